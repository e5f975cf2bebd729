import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTimeBudget } from '#server/gateway/outages/timeBudget.ts'

const budgets = { documentMs: 3_000, queryMs: 15_000, mutationMs: 16_000, orderMs: 60_000 }
const budgetOf = createTimeBudget({ schemaText: readFileSync('schema.graphql', 'utf8'), budgets, now: () => 10_000 })

test.each([
  ['query A{products{items{sku}}}', {}, 15_000],
  ['{placeOrder}', {}, 15_000],
  ['query A{products{items{sku}}}', { deadline: 12_000 }, 2_000],
  ['query A{products{items{sku}}}', { deadline: 20_000 }, 3_000],
  ['query A{products{items{sku}}}', { deadline: 9_000 }, 0],
  ['mutation A($i:I){addProductsToCart(cartId:$i){cart{id}}}', {}, 16_000],
  ['mutation A($i:I){addProductsToCart(cartId:$i){cart{id}}}', { deadline: 12_000 }, 16_000],
  ['mutation A($i:I){placeOrder(input:$i){orderV2{number}}}', {}, 60_000],
])('%s in %j may take %i ms', (text, scope, ms) => {
  expect(budgetOf(text, scope)).toBe(ms)
})
