import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { openShop, type TestShop } from '../smallShop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = openShop('2.4.8', demoShop)
  const { body } = await shop.query(
    'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }',
  )
  token = body.data?.generateCustomerToken.token
})
afterAll(() => shop.close())

type Order = { number: string; order_date: string; available_actions: string[]; comments: unknown }

async function orders(filter: string): Promise<readonly Order[]> {
  const { body } = await shop.query(
    `{ customer { orders(filter: ${filter}) { total_count items { number order_date available_actions comments { message timestamp } } } } }`,
    {},
    { authorization: `Bearer ${token}` },
  )
  expect(body.errors).toBeUndefined()
  return (body.data as { customer: { orders: { items: Order[] } } }).customer.orders.items
}
const days = async (filter: string) => (await orders(filter)).map(({ order_date: date }) => date.slice(0, 10))

describe('the orders of a customer can be filtered', () => {
  test.each([
    ['{}', ['2025-09-14', '2026-03-02', '2026-06-20', '2026-11-17', '2026-11-18']],
    ['{ status: { eq: "closed" } }', ['2026-06-20']],
    ['{ status: { in: ["closed", "processing"] } }', ['2026-06-20', '2026-11-17']],
    ['{ order_date: { from: "2026-03-02" } }', ['2026-03-02', '2026-06-20', '2026-11-17', '2026-11-18']],
    ['{ order_date: { from: "2026-01-01", to: "2026-06-20 23:59:59" } }', ['2026-03-02', '2026-06-20']],
    ['{ status: { eq: "closed" }, order_date: { to: "2026-01-01" } }', []],
    ['{ grand_total: { from: "1000000" } }', []],
    ['{ grand_total: { to: "1000000" }, number: { match: "001" } }', ['2025-09-14']],
  ])('%s', async (filter, expected) => {
    expect(await days(filter)).toEqual(expected)
  })
})

test('the shop’s comments are part of the order; without any the field is null, as in Magento', async () => {
  const [first, , , last] = await orders('{}')
  expect(first?.comments).toBeNull()
  expect(last?.comments).toEqual([{ message: expect.stringContaining('mortaio'), timestamp: '2026-11-19 12:00:00' }])
})

test('the actions on an order follow from its status', async () => {
  expect((await orders('{}')).map(({ available_actions: actions }) => actions)).toEqual(Array(5).fill(['REORDER']))
})
