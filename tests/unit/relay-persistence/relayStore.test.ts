import { createOperationDescriptor } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import { expect, it, vi } from 'vitest'
import type { CartButtonQuery } from '#src/__generated__/CartButtonQuery.graphql.ts'
import badgeNode from '#src/__generated__/CartButtonQuery.graphql.ts'
import type { CmsContentPageQuery } from '#src/__generated__/CmsContentPageQuery.graphql.ts'
import cmsNode from '#src/__generated__/CmsContentPageQuery.graphql.ts'
import { createCartIdStore } from '#src/platform/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { createEnvironment, QUERY_CACHE_EXPIRATION_MS } from '#src/relay/createEnvironment.ts'
import { createNetwork } from '#src/relay/createNetwork.ts'
import { createCartReads } from '#src/relay/links/cartReads.ts'
import { createAnswerPersistence } from '#src/relay/persistence/answerPersistence.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import { createAnswerReplay } from '#src/relay/ssr.ts'
import { createManualScheduler, VERSION } from './stage.ts'

const SCOPE = { magentoStoreCode: 'it', currency: null }

/** A browser's relay layer as the app puts it together, with a server that answers when told. */
function visit(storage: ReturnType<typeof createMemoryStorage>) {
  const clock = { now: () => Date.now() }
  const scheduler = createManualScheduler()
  const cartId = createCartIdStore(createNoCookies())
  const customerToken = createCustomerTokenStore({ clock, storage: createMemoryStorage() })
  const persistence = createAnswerPersistence({
    storage,
    clock,
    scheduler,
    version: VERSION,
    scope: SCOPE,
    customerToken: () => null,
    tab: `tab ${Math.random()}`,
    isVisible: () => true,
    log: (line) => {
      throw new Error(line)
    },
  })
  const requests: string[] = []
  const pending: ((answer: object) => void)[] = []
  const environment: IEnvironment = createEnvironment({
    network: createNetwork({
      fetch: (_url, init) => {
        requests.push((JSON.parse(init?.body as string) as { operationName: string }).operationName)
        return new Promise((resolve) => pending.push((answer) => resolve(Response.json(answer))))
      },
      clock,
      random: () => 0.5,
      isServer: false,
      scope: SCOPE,
      possibleTypes: {},
      cartId,
      customerToken,
      cartReads: createCartReads().link,
      recoverCart: () => Promise.reject(new Error('no cart is made here')),
      onSchemaRefusal(error) {
        throw error
      },
      reauthenticator: {
        renew: () => Promise.reject(new Error('nobody signs in here')),
        state: () => ({ kind: 'idle' }),
      },
      isShoppersPage: () => false,
      onFailure(error) {
        throw error
      },
      ssr: createAnswerReplay().link,
      persistence: persistence.link,
    }),
    isServer: false,
    resolverContext: { cartId, customerToken },
    onMissingKey: (error) => {
      throw error
    },
  })
  persistence.start()
  scheduler.runAll()
  const queries = new QueryPool(environment, persistence.isOutdated)
  return {
    queries,
    requests,
    answer: async (answer: object) => {
      pending.shift()?.(answer)
      await vi.waitFor(() => scheduler.runAll())
      await new Promise((resolve) => setImmediate(resolve))
      scheduler.runAll()
    },
    read: (node: typeof badgeNode, variables: Record<string, unknown>) =>
      environment.lookup(createOperationDescriptor(node, variables).fragment).data as Record<string, unknown>,
    recordOf: (id: string) => environment.getStore().getSource().get(id),
    collectGarbage: () => {
      // Relay schedules it by itself only; its types leave the method out.
      const store = environment.getStore() as unknown as { __gc: () => void }
      store.__gc()
    },
  }
}

const CART = { cartId: 'c1' }
const cart = (quantity: number) => ({ data: { cart: { __typename: 'Cart', id: 'c1', total_quantity: quantity } } })
const page = (title: string) => ({
  data: {
    cmsPage: {
      identifier: 'about',
      url_key: 'about',
      title,
      content_heading: null,
      content: '<p>…</p>',
      meta_title: null,
      meta_description: null,
    },
    storeConfig: {
      store_code: 'it',
      website_name: 'Vetrina',
      default_title: 'Vetrina',
      default_description: null,
      title_prefix: null,
      title_separator: '|',
      title_suffix: null,
    },
  },
})

it('a remembered cart is in the store at once, survives garbage collection, and the network has the last word', async () => {
  const storage = createMemoryStorage()
  const first = visit(storage)
  first.queries.load<CartButtonQuery>(badgeNode, CART)
  await first.answer(cart(2))

  const second = visit(storage)
  second.queries.load<CartButtonQuery>(badgeNode, CART)
  expect(second.recordOf('Cart:c1')).toMatchObject({ total_quantity: 2 })
  second.collectGarbage()
  expect(second.recordOf('Cart:c1')).toMatchObject({ total_quantity: 2 })
  expect(second.requests).toEqual(['CartButtonQuery'])
  await second.answer(cart(3))
  expect(second.recordOf('Cart:c1')).toMatchObject({ total_quantity: 3 })
})

it('a remembered page asks for nothing while young, and for itself once its true age is five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const storage = createMemoryStorage()
    const variables = { identifier: 'about' }
    const load = (shop: ReturnType<typeof visit>, identifier = 'about') =>
      shop.queries.load<CmsContentPageQuery>(cmsNode, { identifier })
    const first = visit(storage)
    load(first)
    await first.answer(page('Chi siamo'))

    const second = visit(storage)
    // What the server's document brings in every visit: the store configuration.
    load(second, 'other')
    await second.answer(page('Altro'))
    vi.setSystemTime(Date.now() + QUERY_CACHE_EXPIRATION_MS - 1000)
    load(second)
    expect(second.requests).toEqual(['CmsContentPageQuery'])
    expect(second.read(cmsNode, variables)).toMatchObject({ cmsPage: { title: 'Chi siamo' } })
    vi.setSystemTime(Date.now() + 1000)
    load(second)
    expect(second.requests).toHaveLength(2)
    await second.answer(page('Chi siamo ora'))
    expect(second.read(cmsNode, variables)).toMatchObject({ cmsPage: { title: 'Chi siamo ora' } })
    load(second)
    expect(second.requests).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
