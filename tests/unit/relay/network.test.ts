import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { Variables } from 'relay-runtime'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Link } from '#src/relay/links/link.ts'
import { QUERY_TIMEOUT_MS } from '#src/relay/links/timeout.ts'
import { createAnswerRecorder, createAnswerReplay } from '#src/relay/ssr.ts'
import { openEmbeddedShop } from '#tests/contract/embeddedShop.ts'
import type { EmbeddedShop } from '#tests/contract/embeddedShop.ts'
import { stageNetwork } from './networkStage.ts'

const URL_OF_API = 'http://shop.test/api/graphql'
const server = setupServer()
let shop: EmbeddedShop

/** msw in front of the engine's own executor, so that no answer here can drift from the schema. */
const engineAnswers = http.post(URL_OF_API, ({ request }) => shop.fetch(request))

beforeAll(() => {
  shop = openEmbeddedShop('2.4.8')
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => {
  server.close()
  expect(shop.failures).toEqual([])
  shop.close()
})

function setUp({ ssr = createAnswerReplay().link }: { ssr?: Link } = {}) {
  const requests: Request[] = []
  const stage = stageNetwork({
    fetch: (input, init) => {
      const request = new Request(new URL(input as string, URL_OF_API), init)
      requests.push(request.clone())
      return fetch(request)
    },
    ssr,
  })
  const send = (name: string, text: string, variables: Variables = {}, kind: 'query' | 'mutation' = 'query') =>
    stage.send({ name, text, variables, kind })
  return { ...stage, send, requests }
}

const STORE_QUERY = 'query StoreQuery { storeConfig { store_code } }'

const answerWith = (body: BodyInit | null, init: ResponseInit) =>
  server.use(http.post(URL_OF_API, () => new Response(body, init)))

describe('the request', () => {
  it('has the shape of spec §7, to the byte', async () => {
    server.use(engineAnswers)
    const { send, requests } = setUp()
    expect(await send('StoreQuery', STORE_QUERY, { unused: 1 })).toMatchObject({
      data: { storeConfig: { store_code: 'it' } },
    })
    const [request] = requests
    expect(request!.method).toBe('POST')
    expect(request!.credentials).toBe('same-origin')
    expect(request!.headers.get('accept')).toBe('*/*')
    expect(request!.headers.get('content-type')).toBe('application/json')
    expect(request!.headers.get('store')).toBe('it')
    expect(request!.headers.has('authorization')).toBe(false)
    expect(await request!.text()).toBe(
      JSON.stringify({ operationName: 'StoreQuery', variables: { unused: 1 }, query: STORE_QUERY }),
    )
  })

  it('carries the bearer token while it is valid', async () => {
    server.use(http.post(URL_OF_API, () => HttpResponse.json({ data: {} })))
    const { send, requests, customerToken } = setUp()
    customerToken.issue('secret')
    await send('AnyQuery', STORE_QUERY)
    customerToken.invalidate('secret')
    await send('AnyQuery', STORE_QUERY)
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer secret', null])
  })
})

describe('the errors of spec §8', () => {
  it.each([
    [
      'a status of 300 or above without a GraphQL body',
      '<h1>Bad gateway</h1>',
      502,
      'Response not successful: Received status code 502',
    ],
    [
      'a status of 300 or above with foreign JSON',
      '{"problem":1}',
      500,
      'Response not successful: Received status code 500',
    ],
    ['JSON with neither data nor errors', '{}', 200, 'Server response was missing for query'],
  ])('%s', async (_case, body, status, message) => {
    answerWith(body, { status })
    const { send } = setUp()
    await expect(send('StoreQuery', STORE_QUERY)).rejects.toThrow(message)
  })

  it.each([
    ['truncated JSON', '{"data":{"sto'],
    ['an empty body', ''],
  ])('%s is a parse error', async (_case, body) => {
    answerWith(body, { status: 200 })
    const { send } = setUp()
    await expect(send('StoreQuery', STORE_QUERY)).rejects.toMatchObject({ name: 'ResponseParseError', status: 200 })
  })

  it('gives an error without a text one', async () => {
    answerWith('{"data":{"a":null},"errors":[{"path":["a"]}]}', { status: 200 })
    const { send } = setUp()
    expect(await send('StoreQuery', STORE_QUERY)).toMatchObject({ errors: [{ message: 'Error message not found.' }] })
  })

  it('reads a GraphQL answer whatever its status', async () => {
    answerWith('{"errors":[{"message":"no","extensions":{"category":"graphql-input"}}],"data":null}', { status: 500 })
    const { send } = setUp()
    expect(await send('StoreQuery', STORE_QUERY)).toMatchObject({ errors: [{ message: 'no' }] })
  })

  it('gives up after the time allowed and aborts the request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let aborted = false
    server.use(
      http.post(URL_OF_API, ({ request }) => {
        request.signal.addEventListener('abort', () => (aborted = true))
        return new Promise<never>(() => undefined)
      }),
    )
    const { send, requests } = setUp()
    const failure = send('StoreQuery', STORE_QUERY).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(QUERY_TIMEOUT_MS)
    expect(await failure).toMatchObject({ message: expect.stringContaining(`no answer within ${QUERY_TIMEOUT_MS} ms`) })
    expect(requests[0]!.signal.aborted).toBe(true)
    expect(aborted).toBe(true)
  })
})

describe('a refused session', () => {
  it('marks the token invalid and tells the app once, however many calls fail together', async () => {
    server.use(engineAnswers)
    const { send, customerToken, onSessionRefused } = setUp()
    customerToken.issue('not-a-token-of-the-engine')
    const answers = await Promise.all([1, 2, 3].map(() => send('StoreQuery', STORE_QUERY)))
    for (const answer of answers) {
      expect(answer).toMatchObject({ errors: [{ extensions: { category: 'graphql-authentication' } }] })
    }
    expect(customerToken.validToken()).toBeNull()
    expect(onSessionRefused).toHaveBeenCalledOnce()
  })

  it.each([
    ['an error without a category', '{"errors":[{"message":"no"}]}'],
    ['no GraphQL at all', '<h1>Unauthorized</h1>'],
  ])('is also HTTP 401 with %s', async (_case, body) => {
    answerWith(body, { status: 401 })
    const { send, customerToken, onSessionRefused } = setUp()
    customerToken.issue('secret')
    await send('StoreQuery', STORE_QUERY).catch((error: unknown) => error)
    expect(customerToken.validToken()).toBeNull()
    expect(onSessionRefused).toHaveBeenCalledOnce()
  })

  it('is nothing to a guest, whose refusal is an answer', async () => {
    server.use(engineAnswers)
    const { send, onSessionRefused } = setUp()
    expect(await send('CustomerQuery', 'query CustomerQuery { customer { email } }')).toMatchObject({
      errors: [{ extensions: { category: 'graphql-authorization' } }],
    })
    expect(onSessionRefused).not.toHaveBeenCalled()
  })
})

const ADD = `mutation useAddProductsToCartMutation($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) { cart { id total_quantity } user_errors { code message } }
}`

describe('a lost cart', () => {
  it('is replaced by one new cart, which gets the products', async () => {
    server.use(engineAnswers)
    const { send, cartId, createCart, onCartReplaced } = setUp()
    cartId.set('x'.repeat(32))
    createCart.mockImplementation(async () => {
      const answer = await shop.fetch(
        new Request(URL_OF_API, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'mutation { createEmptyCart }' }),
        }),
      )
      const { data } = (await answer.json()) as { data: { createEmptyCart: string } }
      cartId.set(data.createEmptyCart)
      return data.createEmptyCart
    })
    const answer = await send(
      'useAddProductsToCartMutation',
      ADD,
      { cartId: 'x'.repeat(32), cartItems: [{ sku: 'TS-TEIERA', quantity: 1 }] },
      'mutation',
    )
    expect(answer).toMatchObject({ data: { addProductsToCart: { cart: { id: cartId.get() } } } })
    expect(cartId.get()).not.toBe('x'.repeat(32))
    expect(createCart).toHaveBeenCalledOnce()
    expect(onCartReplaced).toHaveBeenCalledOnce()
  })

  it('is forgotten by a query, and never replaced while an order may be under way', async () => {
    server.use(engineAnswers)
    const { send, cartId, createCart } = setUp()
    cartId.set('x'.repeat(32))
    await send('CartPageQuery', 'query CartPageQuery($cartId: String!) { cart(cart_id: $cartId) { id } }', {
      cartId: 'x'.repeat(32),
    })
    expect(cartId.get()).toBeNull()

    cartId.set('y'.repeat(32))
    await send(
      'usePlaceOrderMutation',
      'mutation usePlaceOrderMutation($cartId: String!) { placeOrder(input: { cart_id: $cartId }) { errors { code } } }',
      { cartId: 'y'.repeat(32) },
      'mutation',
    )
    expect(cartId.get()).toBe('y'.repeat(32))
    expect(createCart).not.toHaveBeenCalled()
  })

  it('that cannot be replaced any more, because the caller has left, is nobody’s error', async () => {
    server.use(engineAnswers)
    const { observe, createCart } = setUp()
    const cart = Promise.withResolvers<string>()
    const asked = Promise.withResolvers<void>()
    createCart.mockImplementation(() => {
      asked.resolve()
      return cart.promise
    })
    const heard = vi.fn<() => void>()
    const variables = { cartId: 'x'.repeat(32), cartItems: [{ sku: 'TS-TEIERA', quantity: 1 }] }
    const subscription = observe({
      name: 'useAddProductsToCartMutation',
      text: ADD,
      variables,
      kind: 'mutation',
    }).subscribe({
      next: heard,
      error: heard,
      complete: heard,
    })
    await asked.promise
    subscription.unsubscribe()
    cart.reject(new Error('no cart'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('the hand-over of a server render', () => {
  it('answers the same query once without a request, then really asks', async () => {
    server.use(engineAnswers)
    const recorder = createAnswerRecorder()
    await setUp({ ssr: recorder.link }).send('StoreQuery', STORE_QUERY, { b: { d: 1, c: 2 }, a: 1 })
    expect(recorder.answers()).toHaveLength(1)

    const replay = createAnswerReplay()
    replay.add(recorder.answers())
    const { send, requests } = setUp({ ssr: replay.link })
    // The order of variables is not part of their meaning.
    expect(await send('StoreQuery', STORE_QUERY, { a: 1, b: { c: 2, d: 1 } })).toMatchObject({
      data: { storeConfig: {} },
    })
    expect(requests).toHaveLength(0)
    await send('StoreQuery', STORE_QUERY, { a: 1, b: { c: 2, d: 1 } })
    expect(requests).toHaveLength(1)
  })
})
