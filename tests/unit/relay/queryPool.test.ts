import { createOperationDescriptor, Network } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import type { CartButtonQuery } from '#src/__generated__/CartButtonQuery.graphql.ts'
import badgeNode from '#src/__generated__/CartButtonQuery.graphql.ts'
import { createEmptyCart } from '#src/features/cart/keeping/createEmptyCart.ts'
import { nextTask } from '#src/lib/scheduling/nextTask.ts'
import { createEnvironment, QUERY_CACHE_EXPIRATION_MS } from '#src/relay/createEnvironment.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import { answerKey } from '#src/relay/ssr.ts'
import { createShopMockEnvironment } from '#tests/harness/components/mockEnvironment.ts'

const CART = { cartId: 'c1' }
const KEY = answerKey({ ...badgeNode.params, id: badgeNode.params.id ?? null, variables: CART })

/** The shop's environment with a network that counts, and answers at once. */
function setUp(unhydrated?: Set<string>) {
  const asked: string[] = []
  const line = { isDown: false }
  const { cartId, customerToken } = createShopMockEnvironment()
  const environment = createEnvironment({
    network: Network.create(async ({ name }) => {
      asked.push(name)
      if (line.isDown) throw new TypeError('Failed to fetch')
      const cart = { __typename: 'Cart', id: 'c1', total_quantity: asked.length }
      const data = name === 'CartButtonQuery' ? { cart } : { createEmptyCart: 'c1' }
      return { data } as unknown as GraphQLResponse
    }),
    isServer: false,
    resolverContext: { cartId, customerToken },
    onMissingKey: (error) => {
      throw error
    },
  })
  const queries = new QueryPool(environment, undefined, unhydrated && { unhydrated, isHeld: () => false })
  const load = async (policy?: 'store-and-network') => {
    queries.load<CartButtonQuery>(badgeNode, CART, policy)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const read = () => environment.lookup(createOperationDescriptor(badgeNode, CART).fragment).data
  /** Like a page that shows it. */
  const show = async () => {
    const leave = queries.retain(badgeNode, { operation: 'CartButtonQuery', variables: CART })
    await nextTask()
    await new Promise((resolve) => setImmediate(resolve))
    return leave
  }
  const quantity = () => environment.getStore().getSource().get('Cart:c1')?.['total_quantity']
  return { asked, environment, line, load, quantity, queries, read, show }
}

test('a query is cache-first unless somebody says otherwise (spec §9), for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { asked, load } = setUp()
    await load()
    await load()
    vi.setSystemTime(Date.now() + QUERY_CACHE_EXPIRATION_MS - 1)
    await load()
    expect(asked).toEqual(['CartButtonQuery'])
    await load('store-and-network')
    expect(asked).toHaveLength(2)
    vi.setSystemTime(Date.now() + QUERY_CACHE_EXPIRATION_MS)
    await load()
    expect(asked).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

test('a query started before its loader is sent once', async () => {
  const { asked, load, queries } = setUp()
  queries.loadAhead(badgeNode, CART)
  await load('store-and-network')
  expect(asked).toHaveLength(1)
  expect(queries.size).toBe(1)
  await load('store-and-network')
  expect(asked).toHaveLength(2)
})

test('the document’s query is refetched when it is hydrated, and not before', async () => {
  const { asked, load, quantity, show } = setUp(new Set([KEY]))
  // The first answer plays the role of the document's own.
  await load()
  await load('store-and-network')
  expect({ asked: asked.length, quantity: quantity() }).toEqual({ asked: 1, quantity: 1 })
  await show()
  expect({ asked: asked.length, quantity: quantity() }).toEqual({ asked: 2, quantity: 2 })
  await load('store-and-network')
  expect(asked).toHaveLength(3)
})

test('the document’s stays where nothing newer can be had', async () => {
  const { asked, line, load, quantity, show } = setUp(new Set([KEY]))
  await load('store-and-network')
  line.isDown = true
  await show()
  expect({ asked: asked.length, quantity: quantity() }).toEqual({ asked: 2, quantity: 1 })
})

test('the document’s query is not refetched without a reason', async () => {
  const { asked, load, show } = setUp(new Set([KEY]))
  await load()
  await show()
  expect(asked).toHaveLength(1)
})

test('a mutation is network-only (spec §9)', async () => {
  const { asked, environment } = setUp()
  await createEmptyCart(environment)
  await createEmptyCart(environment)
  expect(asked).toEqual(['createEmptyCartMutation', 'createEmptyCartMutation'])
})

test('a new cart holds nothing, and nobody need be asked: it is known by its id (spec §3)', async () => {
  const { asked, environment, load, read } = setUp()
  expect(await createEmptyCart(environment)).toBe('c1')
  await load()
  expect(asked).toEqual(['createEmptyCartMutation'])
  expect(environment.getStore().getSource().get('Cart:c1')).toMatchObject({ id: 'c1', total_quantity: 0 })
  expect(read()).toMatchObject({ cart: { __id: 'Cart:c1' } })
})

test('each query takes only its own answers of the document into the store', async () => {
  const { asked, queries } = setUp()
  const other = answerKey({ id: 'another', name: 'Another', variables: CART })
  queries.loadRecorded(badgeNode, [
    { key: other, response: { data: {} } as GraphQLResponse },
    { key: KEY, response: { data: {} } as GraphQLResponse },
  ])
  await nextTask()
  expect({ asked, size: queries.size }).toEqual({ asked: ['CartButtonQuery'], size: 1 })
  // A page that is hydrated then sends no further request.
  queries.adopt(badgeNode, { operation: 'CartButtonQuery', variables: CART })
  await nextTask()
  expect({ asked: asked.length, size: queries.size }).toEqual({ asked: 1, size: 1 })
})

test('every answer and every failure is reported when the store has received it', async () => {
  const { line, load, quantity, queries } = setUp()
  const told: unknown[] = []
  const stop = queries.onArrival(() => told.push(quantity()))
  await load()
  expect({ told, arrivals: queries.arrivals }).toEqual({ told: [1], arrivals: 1 })
  line.isDown = true
  await load('store-and-network')
  expect(told).toHaveLength(2)
  stop()
  await load('store-and-network')
  expect({ told: told.length, arrivals: queries.arrivals }).toEqual({ told: 2, arrivals: 3 })
})
