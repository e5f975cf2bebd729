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

describe('every field of a cart, a customer and an order is served', () => {
  let shop: TestShop
  beforeAll(() => {
    shop = openShop('2.4.8', demoShop)
  })
  afterAll(() => shop.close())

  const data = async (query: string, headers: Record<string, string> = {}) => {
    const { body } = await shop.query(query, {}, headers)
    expect(body.errors, `${query} ${JSON.stringify(shop.logged)}`).toBeUndefined()
    return body.data
  }
  const askEach = async (typeName: string, place: string, headers: Record<string, string> = {}) => {
    for (const field of Object.values(typeNamed(typeName).getFields())) {
      for (const selection of fieldSelection(field, [typeName])) await data(`{ ${place} { ${selection} } }`, headers)
    }
  }
  const ADDRESS = `{ firstname: "Ada", lastname: "Rossi", street: ["Via Roma 1"], city: "Firenze", region_id: 867,
    region: "FI", postcode: "50100", country_code: "IT", telephone: "055123456" }`

  test('as the shop goes along', async () => {
    const id: string = (await data('mutation { createGuestCart { cart { id } } }')).createGuestCart.cart.id
    const cart = `cart(cart_id: "${id}")`
    await askEach('Cart', cart)
    const { products } =
      await data(`{ products(filter: {}, pageSize: 100, sort: { position: ASC }) { items { __typename sku
      ... on ConfigurableProduct { variants { attributes { uid } product { stock_status } } } } } }`)
    const items: readonly ListedProduct[] = products.items
    const vase = items.find((item) => item.__typename === 'ConfigurableProduct')
    const simple = items.find((item) => item.__typename === 'SimpleProduct')
    const variant = vase?.variants?.find(({ product }) => product.stock_status === 'IN_STOCK')
    const uids = JSON.stringify(variant?.attributes.map(({ uid }) => uid))
    const lines = `[{ sku: "${vase?.sku}", quantity: 1, selected_options: ${uids} }, { sku: "${simple?.sku}", quantity: 1 }]`
    const added = await data(
      `mutation { addProductsToCart(cartId: "${id}", cartItems: ${lines}) { cart { id } user_errors { code message } } }`,
    )
    expect(added.addProductsToCart.user_errors).toEqual([])
    const step = (name: string, input: string) =>
      data(`mutation { ${name}(input: { cart_id: "${id}", ${input} }) { cart { id } } }`)
    await step('applyCouponToCart', 'coupon_code: "BENVENUTO10"')
    await step('setGuestEmailOnCart', 'email: "ada@example.com"')
    await step('setShippingAddressesOnCart', `shipping_addresses: [{ address: ${ADDRESS} }]`)
    await step('setBillingAddressOnCart', `billing_address: { address: ${ADDRESS} }`)
    await step('setShippingMethodsOnCart', 'shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }]')
    await step('setPaymentMethodOnCart', 'payment_method: { code: "checkmo" }')
    await askEach('Cart', cart)

    const placed = await data(
      `mutation { placeOrder(input: { cart_id: "${id}" }) { errors { code message } order { order_number } orderV2 { number token } } }`,
    )
    expect(placed.placeOrder.errors).toEqual([])
    await askEach('CustomerOrder', `guestOrderByToken(input: { token: "${placed.placeOrder.orderV2.token}" })`)

    const [customer] = demoShop.customers
    const signedIn = await data(
      `mutation { generateCustomerToken(email: "${customer?.email}", password: "${customer?.password}") { token } }`,
    )
    const headers = { authorization: `Bearer ${signedIn.generateCustomerToken.token}` }
    await askEach('Customer', 'customer', headers)
    await askEach('Cart', 'customerCart', headers)
    await askEach('CheckoutAgreement', 'checkoutAgreements')
  }, 30_000)
})

type ListedProduct = {
  readonly __typename: string
  readonly sku: string
  readonly variants?: readonly {
    readonly attributes: readonly { readonly uid: string }[]
    readonly product: { readonly stock_status: string }
  }[]
}

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
