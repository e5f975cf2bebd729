import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSortOperation } from '#server/engine/operationLane.ts'
import { readOperations } from '#server/gateway/operations/readPersistedQueries.ts'
import { createSentText } from '#server/gateway/sentText.ts'

const root = join(import.meta.dirname, '../../../..')
const schemaText = readFileSync(join(root, 'schema.graphql'), 'utf8')
const sort = createSortOperation(schemaText)

test.each([
  ['{ products(search: "a") { total_count } }', 'browsing', true],
  ['{ __schema { types { name } } }', 'browsing', true],
  ['query Q($id: String!) { cart(cart_id: $id) { id } }', 'selling', true],
  ['{ cart(cart_id: "1") { id } products(search: "a") { total_count } }', 'browsing', true],
  ['{ cart(cart_id: "1") { id } storeConfig { store_code } }', 'selling', true],
  [
    '{ cart(cart_id: "1") { itemsV2 { items { product { categories { products { total_count } } } } } } }',
    'browsing',
    true,
  ],
  ['{ cart(cart_id: "1") { ...C } } fragment C on Cart { id products { total_count } }', 'browsing', true],
  ['{ customerOrders { items { id } } }', 'selling', true],
  ['mutation { placeOrder(input: { cart_id: "1" }) { orderV2 { number } } }', 'selling', false],
  ['mutation { generateCustomerToken(email: "a", password: "b") { token } }', 'passwords', false],
  ['mutation { createCustomerV2(input: { email: "a", password: "b" }) { customer { email } } }', 'passwords', false],
  ['mutation { changeCustomerPassword(currentPassword: "a", newPassword: "b") { email } }', 'passwords', false],
  ['mutation { createEmptyCart resetPassword(email: "a", newPassword: "b") }', 'passwords', false],
  ['query Q { ...Root } fragment Root on Query { cart(cart_id: "1") { id } }', 'others', true],
  ['{ cart(cart_id: "1") { id }', 'others', false],
  ['', 'others', false],
])('%s is %s', (text, lane, isQuery) => {
  expect(sort(text)).toEqual({ lane, isQuery })
})

test('a long document is not read', () => {
  expect(sort(`{ cart(cart_id: "${'1'.repeat(9_000)}") { id } }`)).toEqual({ lane: 'others', isQuery: false })
})

test('the operations of the storefront are known, and cart and checkout come first', () => {
  const texts = readOperations(join(root, 'persisted_queries.json'), createSentText(schemaText))
  const lanes = new Map(texts.map((text) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', sort(text).lane]))
  expect(lanes.size).toBeGreaterThan(100)
  expect([...lanes.values()]).not.toContain('others')
  for (const name of ['CartPageQuery', 'CartButtonQuery', 'CheckoutPageQuery', 'CheckoutExtrasQuery']) {
    expect(lanes.get(name), name).toBe('selling')
  }
})
