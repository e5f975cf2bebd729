import * as fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { Observable } from 'relay-runtime'
import type { Variables } from 'relay-runtime'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { LATE_TOKEN_MS, whenSignedInElsewhere } from '#src/relay/whenSignedInElsewhere.ts'
import type { Link, OperationRequest } from '#src/relay/links/link.ts'
import { resultValidation } from '#src/relay/links/resultValidation.ts'
import { QUERY_TIMEOUT_MS } from '#src/relay/links/timeout.ts'
import { SchemaRefusalError } from '#src/relay/networkErrors.ts'
import { createAnswerRecorder, createAnswerReplay } from '#src/relay/ssr.ts'
import { openEmbeddedShop } from '#tests/contract/embeddedShop.ts'
import type { EmbeddedShop } from '#tests/contract/embeddedShop.ts'
import { stageNetwork } from './networkStage.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from './propertyRuns.ts'

const URL_OF_API = 'http://shop.test/api/graphql'
const server = setupServer()
let shop: EmbeddedShop

/** msw in front of the engine's own executor, so that every answer conforms to the schema. */
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

type SetUp = { readonly ssr?: Link; readonly cartId?: CartIdStore; readonly isShoppersPage?: () => boolean }

function setUp({ ssr = createAnswerReplay().link, cartId, isShoppersPage = () => true }: SetUp = {}) {
  const requests: Request[] = []
  const stage = stageNetwork({
    fetch: (input, init) => {
      const request = new Request(new URL(input as string, URL_OF_API), init)
      requests.push(request.clone())
      return fetch(request)
    },
    ssr,
    isShoppersPage,
    ...(cartId && { cartId }),
  })
  const send = (
    name: string,
    text: string,
    variables: Variables = {},
    kind: 'query' | 'mutation' = 'query',
    isScreen = false,
  ) => stage.send({ name, text, variables, kind, isScreen })
  return { ...stage, send, requests }
}

const STORE_QUERY = 'query StoreQuery { storeConfig { store_code } }'

const answerWith = (body: BodyInit | null, init: ResponseInit) =>
  server.use(http.post(URL_OF_API, () => new Response(body, init)))

describe('the request', () => {
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

describe('a refusal of the backend’s schema', () => {
  const REFUSED = {
    errors: [{ message: 'Cannot query field "a" on type "B".', extensions: { code: 'SCHEMA_REFUSED' } }],
  }

  it.each(['query', 'mutation'] as const)('a %s has its own kind, and is reported once with the name', async (kind) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(REFUSED))
    const { send, onSchemaRefusal } = stageNetwork({ fetch })
    const outcome = await send({ name: 'StoreQuery', text: STORE_QUERY, kind }).catch((error: unknown) => error)
    expect(outcome).toBeInstanceOf(SchemaRefusalError)
    expect((outcome as Error).message).toBe(
      '[vetrina:schema] The backend does not allow StoreQuery: Cannot query field "a" on type "B".',
    )
    expect(onSchemaRefusal).toHaveBeenCalledExactlyOnceWith(outcome)
    // A repeated request would be refused again.
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('the errors of spec §8', () => {
  const outcomeOf = async (body: string | null, status: number): Promise<unknown> =>
    stageNetwork({ fetch: async () => new Response(body, { status }) })
      .send({ name: 'StoreQuery', text: STORE_QUERY })
      .catch((error: unknown) => error)

  it.each([
    [300, ''],
    [301, '<h1>Moved</h1>'],
    [304, null],
    [399, '{}'],
    [400, '{"problem":1}'],
    [401, '{"errors":[]}'],
    [404, '<h1>Not found</h1>'],
    [418, '[{"errors":[{"message":"no"}]}]'],
    [429, 'null'],
    [500, '{"data":{"storeConfig":null}}'],
    [502, '<h1>Bad gateway</h1>'],
    [503, ''],
    [599, '"down"'],
  ])('a status of 300 or above: %i %j', async (status, body) => {
    expect(await outcomeOf(body, status)).toMatchObject({
      name: 'HttpStatusError',
      message: `Response not successful: Received status code ${status}`,
      status,
    })
  })

  it.each([
    [200, '{"data":{"sto'],
    [200, ''],
    [201, '<h1>Created</h1>'],
    [299, 'undefined'],
    [204, null],
  ])('a body that is not JSON: %i %j', async (status, body) => {
    const message = ((): string => {
      try {
        return String(JSON.parse(body ?? ''))
      } catch (error) {
        return (error as SyntaxError).message
      }
    })()
    expect(await outcomeOf(body, status)).toMatchObject({ name: 'ResponseParseError', status, message })
  })

  it.each(['{}', 'null', '[]', '"data"', '7', '{"errors":[]}', '{"errors":null}', '{"data":7}', '{"extensions":{}}'])(
    'no response for a query: %s',
    async (body) => {
      expect(await outcomeOf(body, 200)).toStrictEqual(new Error('Server response was missing for query'))
    },
  )

  it('no response for a query: none at all', async () => {
    const silent: Link = () => Observable.create((sink) => sink.complete())
    const answer = resultValidation({} as OperationRequest, () => silent({} as OperationRequest, () => expect.fail()))
    await expect(answer.toPromise()).rejects.toStrictEqual(new Error('Server response was missing for query'))
  })

  it.each([
    ['[{"path":["a"]}]', [{ path: ['a'] }]],
    ['[{"message":""}]', [{}]],
    ['[{"message":null}]', [{}]],
    ['[{"message":7}]', [{}]],
    ['[null]', [{}]],
    ['"failed"', [{}]],
    ['[{"message":"known"},{}]', [{ message: 'known' }, {}]],
  ])('an error without a text: %s', async (errors, expected) => {
    expect(await outcomeOf(`{"data":{"a":null},"errors":${errors}}`, 200)).toMatchObject({
      data: { a: null },
      errors: expected.map((error) => ({ message: 'Error message not found.', ...error })),
    })
  })

  /** Properties of an outcome that a caller could not interpret. */
  function problemsOf(outcome: unknown, status: number): readonly unknown[] {
    const known = ['Server response was missing for query', `Response not successful: Received status code ${status}`]
    if (outcome instanceof Error) return known.includes(outcome.message) ? [] : [outcome]
    const { data, errors } = outcome as { data?: unknown; errors?: readonly { message: unknown }[] | null }
    const unreadable = (errors ?? []).filter(({ message }) => typeof message !== 'string' || message === '')
    return data === undefined || typeof data === 'object' ? unreadable : [data, ...unreadable]
  }

  it(
    'whatever JSON comes, it ends in an answer with texts or in one of these errors',
    async () => {
      const anything = fc.oneof(
        fc.jsonValue({ maxDepth: 3 }),
        fc.record(
          { data: fc.jsonValue({ maxDepth: 1 }), errors: fc.jsonValue({ maxDepth: 2 }), extensions: fc.jsonValue() },
          { requiredKeys: [] },
        ),
        fc.record({
          errors: fc.array(
            fc.record(
              { message: fc.oneof(fc.string(), fc.jsonValue()), path: fc.jsonValue(), extensions: fc.jsonValue() },
              { requiredKeys: [] },
            ),
          ),
        }),
      )
      await fc.assert(
        fc.asyncProperty(anything, fc.constantFrom(200, 299, 400, 500), async (json, status) => {
          const outcome = await outcomeOf(JSON.stringify(json), status)
          expect(problemsOf(outcome, status)).toEqual([])
        }),
        propertyRuns(300),
      )
    },
    PROPERTY_TIMEOUT_MS,
  )

  it('reads a GraphQL answer whatever its status', async () => {
    answerWith('{"errors":[{"message":"no","extensions":{"category":"graphql-input"}}],"data":null}', { status: 500 })
    const { send } = setUp()
    expect(await send('StoreQuery', STORE_QUERY)).toMatchObject({ errors: [{ message: 'no' }] })
  })

  it('gives up after the time allowed and aborts the request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reached = Promise.withResolvers<void>()
    const aborted = Promise.withResolvers<void>()
    server.use(
      http.post(URL_OF_API, ({ request }) => {
        request.signal.addEventListener('abort', () => aborted.resolve())
        reached.resolve()
        return new Promise<never>(() => undefined)
      }),
    )
    const { send } = setUp()
    const failure = send('StoreQuery', STORE_QUERY).catch((error: unknown) => error)
    await reached.promise
    await vi.advanceTimersByTimeAsync(QUERY_TIMEOUT_MS)
    expect(await failure).toMatchObject({ message: expect.stringContaining(`no answer within ${QUERY_TIMEOUT_MS} ms`) })
    await aborted.promise
  })
})

describe('a refused session', () => {
  const refusals = async (name: string, kind: 'query' | 'mutation') => {
    const stage = setUp()
    stage.customerToken.issue('not-a-token-of-the-engine')
    const answers = Promise.all([1, 2, 3].map(() => stage.send(name, STORE_QUERY, {}, kind)))
    await vi.waitFor(() => expect(stage.onAsk).toHaveBeenCalled())
    expect(stage.customerToken.validToken()).toBeNull()
    return { ...stage, answers }
  }
  const bearers = (requests: readonly Request[]) => requests.map(({ headers }) => headers.get('authorization'))

  it('asks the shopper once, however many calls fail together, and the queries wait for a new token', async () => {
    server.use(engineAnswers)
    const { answers, customerToken, onAsk, requests } = await refusals('StoreQuery', 'query')
    server.use(http.post(URL_OF_API, () => HttpResponse.json({ data: { storeConfig: { store_code: 'it' } } })))
    await vi.waitFor(() => expect(requests).toHaveLength(3))
    customerToken.issue('new')
    for (const answer of await answers) expect(answer).toMatchObject({ data: { storeConfig: { store_code: 'it' } } })
    expect(onAsk).toHaveBeenCalledOnce()
    expect(bearers(requests)).toEqual([
      ...Array(3).fill('Bearer not-a-token-of-the-engine'),
      ...Array(3).fill('Bearer new'),
    ])
  })

  it('asks the queries once more as a guest when the shopper goes on without', async () => {
    server.use(engineAnswers)
    const { answers, reauthenticator, requests, customerToken } = await refusals('StoreQuery', 'query')
    await vi.waitFor(() => expect(requests).toHaveLength(3))
    reauthenticator.leave()
    for (const answer of await answers) expect(answer).toMatchObject({ data: { storeConfig: { store_code: 'it' } } })
    expect(bearers(requests).slice(3)).toEqual([null, null, null])
    expect(customerToken.get()).toBeNull()
  })

  describe('on a page that is not about the shopper', () => {
    const CART_QUERY = 'query CartQuery($cartId: String!) { cart(cart_id: $cartId) { id } }'
    const stageElsewhere = () => {
      const cartId = createCartIdStore(createNoCookies())
      cartId.set('own')
      return setUp({ isShoppersPage: () => false, cartId })
    }

    it('has a query asked once more as a guest, without a word to the shopper', async () => {
      server.use(engineAnswers)
      const { send, customerToken, onAsk, requests } = stageElsewhere()
      customerToken.issue('not-a-token-of-the-engine')
      expect(await send('StoreQuery', STORE_QUERY)).toMatchObject({ data: { storeConfig: { store_code: 'it' } } })
      expect(bearers(requests)).toEqual(['Bearer not-a-token-of-the-engine', null])
      expect(onAsk).not.toHaveBeenCalled()
    })

    it('refuses a query about the own cart, sent or not', async () => {
      server.use(engineAnswers)
      const { send, customerToken, onAsk, requests } = stageElsewhere()
      customerToken.issue('not-a-token-of-the-engine')
      for (let sent = 0; sent < 2; sent += 1) {
        expect(await send('CartQuery', CART_QUERY, { cartId: 'own' })).toMatchObject({
          errors: [{ extensions: { category: expect.stringMatching(/^graphql-auth/) as string } }],
        })
        expect(requests).toHaveLength(1)
      }
      expect(onAsk).not.toHaveBeenCalled()
    })

    it('asks for the sign-in when the shopper acts, and queries then wait for it', async () => {
      server.use(engineAnswers)
      const { send, customerToken, onAsk, requests } = stageElsewhere()
      customerToken.issue('not-a-token-of-the-engine')
      await send('useAnyMutation', STORE_QUERY, { cartId: 'own' }, 'mutation')
      expect(onAsk).toHaveBeenCalledOnce()
      const cart = send('CartQuery', CART_QUERY, { cartId: 'own' })
      customerToken.issue('not-this-one-either')
      await cart
      expect(bearers(requests)).toEqual(['Bearer not-a-token-of-the-engine', 'Bearer not-this-one-either'])
    })
  })

  it('fails mutations at once and repeats none of them', async () => {
    server.use(engineAnswers)
    const { answers, customerToken, requests } = await refusals('useAnyMutation', 'mutation')
    for (const answer of await answers) {
      expect(answer).toMatchObject({ errors: [{ extensions: { category: 'graphql-authentication' } }] })
    }
    customerToken.issue('new')
    await new Promise((resolve) => setTimeout(resolve))
    expect(requests).toHaveLength(3)
  })

  it('asks a second time for nobody whose new token is refused too', async () => {
    server.use(engineAnswers)
    const { send, customerToken, onAsk } = setUp()
    customerToken.issue('not-a-token-of-the-engine')
    const answer = send('StoreQuery', STORE_QUERY)
    await vi.waitFor(() => expect(onAsk).toHaveBeenCalled())
    customerToken.issue('no-token-either')
    expect(await answer).toMatchObject({ errors: [{ extensions: { category: 'graphql-authentication' } }] })
    expect(onAsk).toHaveBeenCalledOnce()
    expect(customerToken.session().kind).toBe('expired')
  })

  it.each([
    ['an error without a category', '{"errors":[{"message":"no"}]}'],
    ['no GraphQL at all', '<h1>Unauthorized</h1>'],
  ])('is also HTTP 401 with %s', async (_case, body) => {
    answerWith(body, { status: 401 })
    const { send, customerToken, onAsk, reauthenticator } = setUp()
    customerToken.issue('secret')
    const outcome = send('StoreQuery', STORE_QUERY).catch((error: unknown) => error)
    await vi.waitFor(() => expect(onAsk).toHaveBeenCalledOnce())
    expect(customerToken.validToken()).toBeNull()
    reauthenticator.leave()
    await outcome
  })

  it.each(['graphql-authorization', 'graphql-authentication'])('is an error of the category %s', async (category) => {
    answerWith(`{"data":null,"errors":[{"message":"no","extensions":{"category":"${category}"}}]}`, { status: 200 })
    const { send, customerToken, onAsk, reauthenticator } = setUp()
    customerToken.issue('secret')
    const outcome = send('StoreQuery', STORE_QUERY)
    await vi.waitFor(() => expect(onAsk).toHaveBeenCalledOnce())
    expect(customerToken.validToken()).toBeNull()
    reauthenticator.leave()
    await outcome
  })

  it('is nothing to a guest, whose refusal is an answer', async () => {
    server.use(engineAnswers)
    const { send, onAsk } = setUp()
    expect(await send('CustomerQuery', 'query CustomerQuery { customer { email } }')).toMatchObject({
      errors: [{ extensions: { category: 'graphql-authorization' } }],
    })
    expect(onAsk).not.toHaveBeenCalled()
  })

  describe('to a guest', () => {
    const refuse = (asked: string, isNews: boolean) => {
      answerWith('{"data":null,"errors":[{"message":"no","extensions":{"category":"graphql-authorization"}}]}', {
        status: 200,
      })
      let cookie = isNews ? null : 'own'
      const cartId = createCartIdStore({ get: () => cookie, set: () => undefined })
      cookie = 'own'
      cartId.refresh()
      const stage = setUp({ cartId })
      const send = (kind: 'query' | 'mutation') => stage.send('AnyOperation', STORE_QUERY, { cartId: asked }, kind)
      return { ...stage, send }
    }

    it.each([
      ['asks a query once more', 'query', [null, 'Bearer new']],
      ['repeats no mutation', 'mutation', [null]],
    ] as const)('%s when they have signed in elsewhere meanwhile', async (_case, kind, sent) => {
      const { send, onAsk, customerToken, requests } = refuse('another', true)
      const answer = send(kind)
      await vi.waitFor(() => expect(requests).toHaveLength(1))
      customerToken.issue('new')
      expect(await answer).toMatchObject({ errors: [{ message: 'no' }] })
      expect(bearers(requests)).toEqual(sent)
      expect(onAsk).not.toHaveBeenCalled()
      expect(customerToken.validToken()).toBe('new')
    })

    it.each([
      ['query', [null, 'Bearer new']],
      ['mutation', [null]],
    ] as const)(
      'about a cart that another tab has just put here is held back while another tab’s token may be late: a %s',
      async (kind, sent) => {
        const { send, customerToken, requests, recoverCart } = refuse('own', true)
        const heard = vi.fn<() => void>()
        const answer = send(kind).finally(heard)
        await vi.waitFor(() => expect(requests).toHaveLength(1))
        await new Promise((resolve) => setTimeout(resolve, 50))
        expect(heard).not.toHaveBeenCalled()
        expect(recoverCart).not.toHaveBeenCalled()
        customerToken.issue('new')
        expect(await answer).toMatchObject({ errors: [{ message: 'no' }] })
        expect(bearers(requests)).toEqual(sent)
      },
    )

    it.each([
      ['another cart', 'another', true],
      ['a cart that was here when the page was opened, left by whoever it is', 'own', false],
    ])('about %s is an answer at once', async (_case, asked, isNews) => {
      // A held answer would never arrive.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const { send } = refuse(asked, isNews)
      expect(await send('query')).toMatchObject({ errors: [{ message: 'no' }] })
    })

    it('is an answer when no token came', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const stop = vi.fn<() => void>()
      const waiting = whenSignedInElsewhere({ subscribe: () => stop, validToken: () => null })
      vi.advanceTimersByTime(LATE_TOKEN_MS - 1)
      expect(stop).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      await waiting
      expect(stop).toHaveBeenCalledOnce()
    })
  })
})

describe('a session that ran out by age', () => {
  const expire = () => {
    const stage = setUp()
    stage.customerToken.issue('old', { lifetimeMs: 0, email: 'a@example.com' })
    stage.cartId.set('own')
    return stage
  }
  const CART_QUERY = 'query CartPageQuery($cartId: String!) { cart(cart_id: $cartId) { id } }'

  it('sends nothing about the customer’s cart: a mutation hears spec §8’s error, a query waits', async () => {
    answerWith('{"data":{"cart":null}}', { status: 200 })
    const { send, requests, onAsk, customerToken } = expire()
    expect(await send('useUpdateCartItemsMutation', CART_QUERY, { cartId: 'own' }, 'mutation')).toMatchObject({
      errors: [{ message: 'We currenly do not have a customer token in the cache.' }],
    })
    const answer = send('CartPageQuery', CART_QUERY, { cartId: 'own' })
    await vi.waitFor(() => expect(onAsk).toHaveBeenCalledOnce())
    expect(requests).toEqual([])
    customerToken.issue('new', { email: 'a@example.com' })
    await answer
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer new'])
  })

  it('hinders nothing else', async () => {
    answerWith('{"data":{"storeConfig":null}}', { status: 200 })
    const { send, requests, onAsk } = expire()
    await send('StoreQuery', STORE_QUERY)
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null])
    expect(onAsk).not.toHaveBeenCalled()
  })

  it('ends without sending the waiting requests when another customer signs in', async () => {
    answerWith('{"data":{"cart":null}}', { status: 200 })
    const { send, requests, onAsk, customerToken } = expire()
    const answer = send('CartPageQuery', CART_QUERY, { cartId: 'own' })
    await vi.waitFor(() => expect(onAsk).toHaveBeenCalledOnce())
    customerToken.issue('new', { email: 'b@example.com' })
    await answer
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null])
  })
})

const ADD = `mutation useAddProductsToCartMutation($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) { cart { id total_quantity } user_errors { code message } }
}`

describe('a lost cart', () => {
  const lostId = 'x'.repeat(32)
  const variables = { cartId: lostId, cartItems: [{ sku: 'TS-TEIERA', quantity: 1 }] }

  it('is recovered for an addition, which is sent once more for the new one', async () => {
    server.use(engineAnswers)
    const { send, recoverCart, requests } = setUp()
    recoverCart.mockImplementation(async () => {
      const answer = await shop.fetch(
        new Request(URL_OF_API, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'mutation { createEmptyCart }' }),
        }),
      )
      const { data } = (await answer.json()) as { data: { createEmptyCart: string } }
      return { cartId: data.createEmptyCart, uids: new Map() }
    })
    const answer = await send('useAddProductsToCartMutation', ADD, variables, 'mutation')
    expect(answer).toMatchObject({ data: { addProductsToCart: { cart: { total_quantity: 1 } } } })
    expect(recoverCart.mock.calls).toEqual([[{ lostId, why: 'missing', needsCart: true, isRead: false }]])
    expect(requests).toHaveLength(2)
  })

  it('gives its lines the names they have in the new one', async () => {
    server.use(engineAnswers)
    const { send, recoverCart, requests } = setUp()
    recoverCart.mockResolvedValue({ cartId: 'new', uids: new Map([['MQ==', 'Nw==']]) })
    const UPDATE = `mutation useUpdateCartItemsMutation($cartId: String!, $cartItems: [CartItemUpdateInput]!) {
      updateCartItems(input: { cart_id: $cartId, cart_items: $cartItems }) { cart { id } }
    }`
    const cartItems = [{ cart_item_uid: 'MQ==', quantity: 2 }]
    await send('useUpdateCartItemsMutation', UPDATE, { cartId: lostId, cartItems }, 'mutation')
    expect(((await requests[1]!.json()) as { variables: unknown }).variables).toEqual({
      cartId: 'new',
      cartItems: [{ cart_item_uid: 'Nw==', quantity: 2 }],
    })
  })

  it('is passed on by a query beside the page, and never recovered while an order may be pending', async () => {
    server.use(engineAnswers)
    const { send, recoverCart } = setUp()
    const query = 'query CartPageQuery($cartId: String!) { cart(cart_id: $cartId) { id } }'
    expect(await send('CartPageQuery', query, { cartId: lostId })).toMatchObject({ data: { cart: null } })
    expect(recoverCart.mock.calls).toEqual([[{ lostId, why: 'missing', needsCart: true, isRead: true }]])

    await send(
      'placeOrderMutation',
      'mutation placeOrderMutation($cartId: String!) { placeOrder(input: { cart_id: $cartId }) { errors { code } } }',
      { cartId: lostId },
      'mutation',
    )
    expect(recoverCart).toHaveBeenCalledOnce()
  })

  const category = 'graphql-no-such-entity'
  const REFUSALS: readonly (readonly [string, object, 'missing' | 'closed'])[] = [
    ['the category alone', { message: 'Not found', path: ['cart'], extensions: { category } }, 'missing'],
    ['the category without a path', { message: 'Not found', extensions: { category } }, 'missing'],
    ['category and id', { message: `No cart ${lostId}`, path: ['cart'], extensions: { category } }, 'missing'],
    ['the message alone', { message: `Could not find a cart with ID "${lostId}"` }, 'missing'],
    [
      'the cart that was closed',
      { message: "The cart isn't active.", path: ['cart'], extensions: { category } },
      'closed',
    ],
  ]
  const CART = 'query CartPageQuery($cartId: String!) { cart(cart_id: $cartId) { id } }'

  it.each(REFUSALS)(
    'told to a screen by %s is replaced, and the query is sent once more',
    async (_form, error, why) => {
      const sent: string[] = []
      server.use(
        http.post(URL_OF_API, async ({ request }) => {
          const { variables: given } = (await request.json()) as { variables: { cartId: string } }
          sent.push(given.cartId)
          return given.cartId === lostId
            ? HttpResponse.json({ data: { cart: null }, errors: [error] })
            : HttpResponse.json({ data: { cart: { id: given.cartId } } })
        }),
      )
      const { send, recoverCart } = setUp()
      recoverCart.mockResolvedValue({ cartId: 'new', uids: new Map() })
      const answer = await send('CartPageQuery', CART, { cartId: lostId }, 'query', true)
      expect(answer).toMatchObject({ data: { cart: { id: 'new' } } })
      expect(recoverCart.mock.calls).toEqual([[{ lostId, why, needsCart: true, isRead: true }]])
      expect(sent).toEqual([lostId, 'new'])
    },
  )

  it('that cannot be replaced is passed on to the screen unchanged', async () => {
    server.use(engineAnswers)
    const { send, recoverCart, onFailure } = setUp()
    recoverCart.mockRejectedValue(new Error('offline'))
    const answer = await send('CartPageQuery', CART, { cartId: lostId }, 'query', true)
    expect(answer).toMatchObject({ data: { cart: null } })
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('that cannot be recovered is a failure, not a refusal: nothing is said of its lines', async () => {
    server.use(engineAnswers)
    const { send, recoverCart } = setUp()
    recoverCart.mockRejectedValue(new Error('offline'))
    await expect(send('useAddProductsToCartMutation', ADD, variables, 'mutation')).rejects.toThrow('offline')
  })

  it('that is recovered after the caller has left is reported as no error', async () => {
    server.use(engineAnswers)
    const { observe, recoverCart } = setUp()
    const cart = Promise.withResolvers<null>()
    const asked = Promise.withResolvers<void>()
    recoverCart.mockImplementation(() => {
      asked.resolve()
      return cart.promise
    })
    const heard = vi.fn<() => void>()
    const subscription = observe({
      name: 'useAddProductsToCartMutation',
      text: ADD,
      variables,
      kind: 'mutation',
    }).subscribe({ next: heard, error: heard, complete: heard })
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
    expect([...replay.unhydrated]).toEqual(recorder.answers().map(({ key }) => key))
  })

  it('leaves out a cart that could not be had', async () => {
    server.use(
      http.post(URL_OF_API, () =>
        HttpResponse.json({
          data: { cart: null, storeConfig: { store_code: 'it' } },
          errors: [{ message: 'Not yours', path: ['cart'], extensions: { category: 'graphql-authorization' } }],
        }),
      ),
    )
    const recorder = createAnswerRecorder()
    await setUp({ ssr: recorder.link }).send('CartQuery', STORE_QUERY, { cartId: 'c' })
    expect(recorder.answers()).toEqual([])
  })
})
