import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeSchema } from '#server/commerce/engine/composeSchema.ts'
import { commerceModules } from '#server/commerce/modules/commerceModules.ts'
import { demoShop } from '#server/commerce/seed/demo/demoShop.ts'
import { openShop, type TestShop } from './smallShop.ts'

const schemaText = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')
const schema = buildSchema(schemaText)

/** Products lead to products: inside another type it is enough to see that there are some. */
const ONLY_NAMED: Readonly<Record<string, string>> = {
  ProductInterface: '{ __typename sku }',
  SimpleProduct: '{ sku }',
}

/** Everything a type can be asked for, without entering a type that is being asked already. */
function selectionOf(type: GraphQLNamedType, path: readonly string[]): string | null {
  if (path.includes(type.name)) return null
  const within = [...path, type.name]
  const possible = isInterfaceType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : []
  const parts = possible.map((object) => {
    const fields = Object.values(object.getFields()).flatMap((field) => fieldSelection(field, [...within, object.name]))
    return `... on ${object.name} { __typename ${fields.join(' ')} }`
  })
  return `{ ${parts.join(' ')} }`
}

function fieldSelection(field: GraphQLField<unknown, unknown>, path: readonly string[]): readonly string[] {
  const type = getNamedType(field.type)
  if (!isObjectType(type) && !isInterfaceType(type)) return [field.name]
  const selection = ONLY_NAMED[type.name] ?? selectionOf(type, path)
  return selection === null ? [] : [`${field.name} ${selection}`]
}

const typeNamed = (name: string): GraphQLObjectType => {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no object type`)
  return type
}

describe('every field of the schema is served', () => {
  let shop: TestShop
  beforeAll(() => {
    shop = openShop('2.4.8', demoShop)
  })
  afterAll(() => shop.close())

  // The engine's field reader throws where a parent has no such key, so an answer without errors is the proof. One
  // field at a time: the limits of a request hold here too, and a failure names the field.
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
    ['Products', 'products(search: "lampda") @'],
    ['SimpleProduct', 'products(filter: {}, pageSize: 100) { items @ }'],
    ['VirtualProduct', 'products(filter: {}, pageSize: 100) { items @ }'],
    ['ConfigurableProduct', 'products(filter: {}, pageSize: 100) { items @ }'],
  ])(
    '%s through %s',
    async (typeName, place) => {
      for (const field of Object.values(typeNamed(typeName).getFields())) {
        for (const selection of fieldSelection(field, [typeName])) {
          const { body } = await shop.query(`{ ${place.replace('@', `{ ... on ${typeName} { ${selection} } }`)} }`)
          expect(body.errors, `${typeName}.${field.name}: ${JSON.stringify(shop.logged)}`).toBeUndefined()
        }
      }
    },
    30_000,
  )
})

describe('composeSchema', () => {
  const query = commerceModules.flatMap((module) => Object.entries(module.resolvers.Query ?? {}))

  test('refuses a root field that nobody serves', () => {
    expect(() => composeSchema(schemaText, [])).toThrow(/^No module serves Query\.storeConfig/)
    expect(query.length).toBeGreaterThan(0)
  })

  test('refuses a field that is served twice, and one that is not there', () => {
    const module = { name: 'twice', migrations: [], resolvers: { Query: { storeConfig: () => null } } }
    expect(() => composeSchema(schemaText, [...commerceModules, module])).toThrow(
      'twice: Query.storeConfig has a resolver already',
    )
    const wrong = { ...module, name: 'wrong', resolvers: { StoreConfig: { nope: () => null } } }
    expect(() => composeSchema(schemaText, [wrong])).toThrow('wrong: the schema has no field StoreConfig.nope')
  })
})
