import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeSchema } from '#server/commerce/engine/execution/composeSchema.ts'
import { commerceModules } from '#server/commerce/modules/commerceModules.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { openShop, type TestShop } from '../smallShop.ts'
import { schemaText, selectionsOfFields } from './wholeSelection.ts'

describe('every field of the schema is served', () => {
  let shop: TestShop
  beforeAll(() => {
    shop = openShop('2.4.8', demoShop)
  })
  afterAll(() => shop.close())

  // The engine's field reader throws if a parent lacks the key, so an answer without errors is the proof. One field at
  // a time: the limits of a request apply here too, and a failure names the field.
  test.each<[string, string]>([
    ['StoreConfig', 'storeConfig @'],
    ['StoreConfig', 'availableStores @'],
    ['Currency', 'currency @'],
    ['Country', 'country(id: "IT") @'],
    ['CmsPage', 'cmsPage(id: 1) @'],
    ['CmsBlocks', 'cmsBlocks(identifiers: ["1"]) @'],
    ['CategoryResult', 'categories(filters: { name: { match: "Casa" } }) @'],
    ['CategoryTree', 'categories(filters: { name: { match: "Vasi" } }) { items @ }'],
    ['Products', 'products(filter: {}) @'],
    ['Products', 'products(search: "lamdpaa") @'],
    ['SimpleProduct', 'products(filter: {}, pageSize: 100) { items @ }'],
    ['ProductReviewRatingsMetadata', 'productReviewRatingsMetadata @'],
    ['VirtualProduct', 'products(filter: {}, pageSize: 100) { items @ }'],
    ['ConfigurableProduct', 'products(filter: {}, pageSize: 100) { items @ }'],
    ['BundleProduct', 'products(filter: {}, pageSize: 100) { items @ }'],
    ['GroupedProduct', 'products(filter: {}, pageSize: 100) { items @ }'],
    ['DownloadableProduct', 'products(filter: {}, pageSize: 100) { items @ }'],
    ['GiftCardProduct', 'products(filter: {}, pageSize: 100) { items @ }'],
  ])(
    '%s through %s',
    async (typeName, place) => {
      for (const { field, selection } of selectionsOfFields(typeName, place)) {
        const { body } = await shop.query(`{ ${place.replace('@', selection)} }`)
        expect(body.errors, `${field}: ${JSON.stringify(shop.logged)}`).toBeUndefined()
      }
    },
    30_000,
  )
})

const BACKEND = { profile: '2.4.8', edition: 'commerce' } as const

describe('composeSchema', () => {
  const query = commerceModules.flatMap((module) => Object.entries(module.resolvers.Query ?? {}))

  test('refuses a root field that nobody serves', () => {
    expect(() => composeSchema(schemaText, [], BACKEND)).toThrow(/^No module serves Query\.storeConfig/)
    expect(query.length).toBeGreaterThan(0)
  })

  test('refuses a field that is served twice, and one that is not there', () => {
    const module = { name: 'twice', migrations: [], resolvers: { Query: { storeConfig: () => null } } }
    expect(() => composeSchema(schemaText, [...commerceModules, module], BACKEND)).toThrow(
      'twice: Query.storeConfig has a resolver already',
    )
    const wrong = { ...module, name: 'wrong', resolvers: { StoreConfig: { nope: () => null } } }
    expect(() => composeSchema(schemaText, [wrong], BACKEND)).toThrow('wrong: the schema has no field StoreConfig.nope')
  })
})
