import { readFileSync } from 'node:fs'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { ConcreteRequest, IEnvironment } from 'relay-runtime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import addNode from '#src/__generated__/useAddProductsToCartMutation.graphql.ts'
import badgeNode from '#src/__generated__/CartButtonQuery.graphql.ts'
import cartNode from '#src/__generated__/CartPageQuery.graphql.ts'
import categoryNode from '#src/__generated__/CategoryPageQuery.graphql.ts'
import cmsNode from '#src/__generated__/CmsContentPageQuery.graphql.ts'
import homeNode from '#src/__generated__/HomePageQuery.graphql.ts'
import productNode from '#src/__generated__/ProductPageQuery.graphql.ts'
import resolveNode from '#src/__generated__/resolveUrlQuery.graphql.ts'
import shellNode from '#src/__generated__/ShellQuery.graphql.ts'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import { createNetwork } from '#src/relay/createNetwork.ts'
import { createCartReads } from '#src/relay/links/cartReads.ts'
import { createRecordPersistence, SNAPSHOT_KEY } from '#src/relay/persistence/recordPersistence.ts'
import { snapshotTools } from '#src/relay/persistence/snapshotTools.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import { answerKey, createAnswerReplay } from '#src/relay/ssr.ts'
import { openEmbeddedShop } from '#tests/contract/embeddedShop.ts'
import type { EmbeddedShop } from '#tests/contract/embeddedShop.ts'
import { possibleTypesOf } from '../../../build/possibleTypes.ts'
import { snapshotRulesOf } from '../../../build/snapshotRules.ts'
import { createManualScheduler } from './stage.ts'

const SCOPE = { magentoStoreCode: 'it', currency: null }
const PROJECT = new URL('../../..', import.meta.url).pathname
const RULES = snapshotRulesOf(PROJECT)
const TYPES = possibleTypesOf(readFileSync(`${PROJECT}schema.graphql`, 'utf8'))

let shop: EmbeddedShop
beforeAll(() => {
  shop = openEmbeddedShop('2.4.8')
})
afterAll(() => {
  expect(shop.failures).toEqual([])
  shop.close()
})

type Line = 'open' | 'held' | 'dead'

const enoughTasks = async () => {
  for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A document's Relay layer like the app's, with the embedded engine behind a connection that a test can cut. */
function openDocument(
  storage: ReturnType<typeof createMemoryStorage>,
  cartId: string | null = null,
  replay = createAnswerReplay(),
) {
  const clock = { now: () => Date.now() }
  const scheduler = createManualScheduler()
  const cartIds = createCartIdStore(createNoCookies())
  cartIds.set(cartId)
  const customerToken = createCustomerTokenStore({ clock, storage: createMemoryStorage() })
  const persistence = createRecordPersistence({
    storage,
    clock,
    scheduler,
    rules: RULES,
    possibleTypes: TYPES,
    scope: SCOPE,
    customer: () => null,
    isExpired: () => false,
    cartId: cartIds.get,
    tab: `tab ${Math.random()}`,
    isVisible: () => true,
    log: (line) => {
      throw new Error(line)
    },
  })
  const line = { state: 'open' as Line }
  const requests: string[] = []
  const held: (() => void)[] = []
  const environment: IEnvironment = createEnvironment({
    source: persistence.source,
    network: createNetwork({
      async fetch(url, init) {
        const request = new Request(new URL(url as string, 'http://localhost:3000'), init)
        requests.push(((await request.clone().json()) as { operationName: string }).operationName)
        if (line.state === 'dead') throw new TypeError('Failed to fetch')
        if (line.state === 'held') await new Promise<void>((resolve) => held.push(resolve))
        return shop.fetch(request)
      },
      clock,
      random: () => 0,
      isServer: false,
      scope: SCOPE,
      possibleTypes: TYPES,
      cartId: cartIds,
      customerToken,
      cartReads: createCartReads().link,
      recoverCart: () => Promise.reject(new Error('no cart is made here')),
      reauthenticator: {
        renew: () => Promise.reject(new Error('nobody signs in here')),
        state: () => ({ kind: 'idle' }),
      },
      isShoppersPage: () => false,
      onSchemaRefusal(error) {
        throw error
      },
      onFailure(error) {
        throw error
      },
      ssr: replay.link,
      snapshot: persistence,
    }),
    isServer: false,
    resolverContext: { cartId: cartIds, customerToken },
    onMissingKey: (error) => {
      throw error
    },
  })
  const queries = new QueryPool(environment, persistence.hasRestored, replay)
  return {
    environment,
    queries,
    line,
    requests,
    release: () => {
      line.state = 'open'
      for (const go of held.splice(0)) go()
    },
    readSnapshot() {
      persistence.start(snapshotTools)
      scheduler.runAll()
    },
    async leave() {
      await enoughTasks()
      scheduler.runAll()
      persistence.flush()
    },
    isShown: (node: ConcreteRequest, variables: Record<string, unknown>) =>
      environment.check(createOperationDescriptor(node, variables)).status === 'available',
    known: (node: ConcreteRequest, variables: Record<string, unknown>) =>
      environment.lookup(createOperationDescriptor(node, variables).fragment).data,
    collectGarbage: () => (environment.getStore() as unknown as { __gc: () => void }).__gc(),
  }
}

type Visit = ReturnType<typeof openDocument>

async function ask<TData>(query: string, variables: object = {}): Promise<TData> {
  const response = await shop.fetch(
    new Request(shop.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'it' },
      body: JSON.stringify({ query, variables }),
    }),
  )
  const { data, errors } = (await response.json()) as { data: TData; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

/** The query of each kind of page that may be stored, with real variables. */
async function pages(): Promise<Readonly<Record<string, [ConcreteRequest, Record<string, unknown>]>>> {
  const { products, categories } = await ask<{
    products: { items: { url_key: string }[] }
    categories: { items: { children: { uid: string; url_path: string }[] }[] }
  }>('{products(filter:{},pageSize:1){items{url_key}}categories{items{children{uid url_path}}}}')
  const { uid } = categories.items[0]!.children[0]!
  const urlKey = products.items[0]!.url_key
  return {
    product: [productNode, { urlKey }],
    list: [categoryNode, { uid, filter: { category_uid: { eq: uid } }, pageSize: 12, currentPage: 1, sort: null }],
    text: [cmsNode, { identifier: 'chi-siamo' }],
    home: [homeNode, { identifier: 'home' }],
    address: [getRequest(resolveNode), { url: `${urlKey}.html` }],
  }
}

/** The callers that may send a page's query first, and when. */
const FIRST: Readonly<
  Record<string, (visit: Visit, node: ConcreteRequest, variables: Record<string, unknown>) => void>
> = {
  'the page, once the snapshot is read'(visit, node, variables) {
    visit.readSnapshot()
    visit.queries.load(node, variables)
  },
  'whoever decides by it, once the snapshot is read'(visit, node, variables) {
    visit.readSnapshot()
    void visit.queries.loadFully(node, variables)
    visit.queries.load(node, variables)
  },
  'the page, before the snapshot is read'(visit, node, variables) {
    visit.queries.load(node, variables)
    visit.readSnapshot()
  },
  'whoever decides by it, before the snapshot is read'(visit, node, variables) {
    void visit.queries.loadFully(node, variables)
    visit.queries.load(node, variables)
    visit.readSnapshot()
  },
}

describe('seen in an earlier document', () => {
  describe.each(['product', 'list', 'text', 'home', 'address'])('%s', (kind) => {
    it.each(Object.keys(FIRST))(
      'asked for first by %s: shown before the network answers, and asked for',
      async (who) => {
        const [node, variables] = (await pages())[kind]!
        const storage = createMemoryStorage()
        const first = openDocument(storage)
        first.readSnapshot()
        await first.queries.loadFully(shellNode, {})
        await first.queries.loadFully(node, variables)
        expect(first.isShown(node, variables)).toBe(true)
        // The page's subject is there.
        expect(Object.values(first.known(node, variables) ?? {})).not.toContain(null)
        await first.leave()

        const second = openDocument(storage)
        // The document contains the shell's part of the store configuration, and none of this page's.
        await second.queries.loadFully(shellNode, {})
        second.requests.splice(0)
        second.line.state = 'held'
        FIRST[who]?.(second, node, variables)
        const decided = second.queries.loadFully(node, variables)
        second.collectGarbage()
        // Settings are in no snapshot (spec §9): those that the document lacks wait for the answer.
        expect({ ...second.known(node, variables), storeConfig: null }).toEqual({
          ...first.known(node, variables),
          storeConfig: null,
        })
        expect(await decided).toBeTruthy()
        await enoughTasks()
        expect(second.requests).toEqual([node.params.name])
        second.release()
        await enoughTasks()
        // Once answered it is like any other page within this document.
        second.queries.load(node, variables)
        expect(second.requests).toEqual([node.params.name])
      },
    )

    it.each(Object.keys(FIRST))('asked for first by %s: readable on a dead line', async (who) => {
      const [node, variables] = (await pages())[kind]!
      const storage = createMemoryStorage()
      const first = openDocument(storage)
      first.readSnapshot()
      await first.queries.loadFully(node, variables)
      await first.leave()

      const second = openDocument(storage)
      await second.queries.loadFully(shellNode, {})
      second.line.state = 'dead'
      FIRST[who]?.(second, node, variables)
      expect(await second.queries.loadFully(node, variables)).toBeTruthy()
      let failure: unknown = null
      second.queries.adopt(node, { operation: node.params.name, variables }).source?.subscribe({
        error: (error: Error) => (failure = error),
      })
      await enoughTasks()
      expect(failure).toBeNull()
    })
  })

  it('a part that is hydrated after the snapshot was read finds its document’s data', async () => {
    const [node, variables] = (await pages())['text']!
    const storage = createMemoryStorage()
    const first = openDocument(storage)
    first.readSnapshot()
    await first.queries.loadFully(node, variables)
    await first.leave()

    const data = await ask<{ cmsPage: object }>(node.params.text ?? '', variables)
    const response = { data: { ...data, cmsPage: { ...data.cmsPage, title: 'Changed since' } } } as never
    for (const who of ['load', 'loadFully'] as const) {
      const replay = createAnswerReplay()
      replay.add([{ key: answerKey({ id: node.params.id ?? null, name: node.params.name, variables }), response }])
      const second = openDocument(storage, null, replay)
      second.readSnapshot()
      void second.queries[who](node, variables)
      expect(second.known(node, variables)).toMatchObject({ cmsPage: { title: 'Changed since' } })
      await enoughTasks()
      expect(second.requests).toEqual([])
    }
  })

  it('nothing is known of another page, which waits for the network', async () => {
    const storage = createMemoryStorage()
    const first = openDocument(storage)
    first.readSnapshot()
    const [node, variables] = (await pages())['product']!
    await first.queries.loadFully(node, variables)
    await first.leave()
    const second = openDocument(storage)
    second.readSnapshot()
    second.line.state = 'dead'
    await expect(second.queries.loadFully(node, { urlKey: 'another' })).rejects.toThrow(Error)
  })
})

describe('the cart', () => {
  /** A document in which an item was added to a cart that no query has read. */
  async function addition() {
    const { createEmptyCart: cartId } = await ask<{ createEmptyCart: string }>('mutation{createEmptyCart}')
    const { products } = await ask<{
      products: { items: { sku: string; __typename: string; stock_status: string; options?: object[] | null }[] }
    }>('{products(filter:{},pageSize:50){items{sku __typename stock_status ...on SimpleProduct{options{uid}}}}}')
    const { sku } = products.items.find(
      (item) =>
        item.__typename === 'SimpleProduct' && item.stock_status === 'IN_STOCK' && (item.options ?? []).length === 0,
    )!
    const storage = createMemoryStorage()
    const first = openDocument(storage, cartId)
    first.readSnapshot()
    const add = () =>
      commitMutation(first.environment, {
        mutation: addNode,
        variables: { cartId, cartItems: [{ sku, quantity: 2 }] },
        optimisticUpdater: (store) => store.get(`Cart:${cartId}`)?.setValue(99, 'total_quantity'),
      })
    return { cartId, storage, first, add }
  }

  it.each(Object.keys(FIRST))('is known in the next document, asked for first by %s', async (who) => {
    const { cartId, storage, first, add } = await addition()
    expect(await add()).toMatchObject({ ok: true })
    await first.leave()

    const second = openDocument(storage, cartId)
    await second.queries.loadFully(shellNode, {})
    second.line.state = 'held'
    FIRST[who]?.(second, badgeNode, { cartId })
    expect(second.isShown(badgeNode, { cartId })).toBe(true)
    expect(await second.queries.loadFully(badgeNode, { cartId })).toBeTruthy()
    second.queries.load(cartNode, { cartId }, 'store-and-network')
    const { cart } = second.environment.lookup(createOperationDescriptor(cartNode, { cartId }).fragment)
      .data as unknown as { cart: { itemsV2: { items: object[] } } }
    const pieces = second.environment.getStore().getSource().get(`Cart:${cartId}`)?.['total_quantity']
    expect([pieces, cart.itemsV2.items.length]).toEqual([2, 1])
    expect(second.isShown(cartNode, { cartId })).toBe(true)
    await enoughTasks()
    expect(second.requests.slice(-2).toSorted()).toEqual(['CartButtonQuery', 'CartPageQuery'])
  })

  it('is never written as it is predicted', async () => {
    const { storage, first, add } = await addition()
    await add()
    await first.leave()
    first.line.state = 'held'
    const adding = add()
    await first.leave()
    expect(storage.get(SNAPSHOT_KEY)).toContain('"total_quantity":2')
    expect(storage.get(SNAPSHOT_KEY)).not.toContain('"total_quantity":99')
    first.release()
    await adding
    await first.leave()
    expect(storage.get(SNAPSHOT_KEY)).toContain('"total_quantity":4')
  })
})
