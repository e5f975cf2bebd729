import { readFileSync } from 'node:fs'
import { buildSchema, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lostFields } from '#server/commerce/engine/execution/fieldSelectors.ts'
import { createSentText } from '#server/gateway/sentText.ts'
import { createCommerceClient } from './commerceClient.ts'
import { openEmbeddedShop } from './embeddedShop.ts'
import { PAYMENT_PROVIDERS } from './paymentProviders.ts'
import { createSteps, findWares } from './preparations.ts'
import { sampleVariables, type SampleValues } from './sampleVariables.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const schema = buildSchema(read('schema.graphql'))
const sentText = createSentText(read('schema.graphql'))
const operations = Object.values(JSON.parse(read('persisted_queries.json')) as Readonly<Record<string, string>>).map(
  (text) => ({ name: /^\w+ (\w+)/.exec(text)?.[1] ?? 'anonymous', compiled: text, text: sentText(text) }),
)

// The backend with the whole schema.
const shop = openEmbeddedShop('2.4.8', 'commerce', PAYMENT_PROVIDERS)
const client = createCommerceClient(shop.url, shop.fetch)
type Ratings = {
  readonly productReviewRatingsMetadata: {
    readonly items: readonly { readonly id: string; readonly values: readonly { readonly value_id: string }[] }[]
  }
}

let known: SampleValues
beforeAll(async () => {
  const wares = await findWares(client)
  const cart = await createSteps(client, wares).newCart()
  const { productReviewRatingsMetadata: ratings } = await client.data<Ratings>(
    '{ productReviewRatingsMetadata { items { id values { value_id } } } }',
  )
  known = {
    cartId: cart,
    cart_id: cart,
    sku: wares.simple,
    id: ratings.items[0]?.id,
    value_id: ratings.items[0]?.values[0]?.value_id,
    urlKey: wares.configurable.urlKey,
    url: '/',
    search: 'vaso',
    email: 'ospite@example.com',
    country_code: 'IT',
    countryCode: 'IT',
    pageSize: 4,
    currentPage: 1,
  }
})
afterAll(shop.close)

test.each(operations)('the engine executes $name', async ({ text }) => {
  const { body } = await client.send(text, sampleVariables(schema, text, known))
  // A refusal by a resolver is fine here, e.g. for a customer's data; a document that cannot be executed is not.
  const unfit = body?.errors?.filter(
    ({ extensions, path, message }) => (!extensions?.category && !path) || message === 'Internal server error',
  )
  expect(unfit ?? []).toEqual([])
  expect(body).toHaveProperty('data')
})

test('no resolver failed on the way', () => {
  expect(shop.failures).toEqual([])
})

test.each(operations)('Magento’s selectors overlook nothing of $name', ({ text }) => {
  expect([...lostFields(parse(text), schema)]).toEqual([])
})

test('they would miss parts of the compiler’s output', () => {
  const losing = operations.filter(({ compiled }) => lostFields(parse(compiled), schema).size > 0)
  expect(losing.map(({ name }) => name)).toContain('ShellQuery')
})
