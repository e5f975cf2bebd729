import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLOutputType,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCommerceClient } from './commerceClient.ts'
import { openEmbeddedShop } from './embeddedShop.ts'
import { PAYMENT_PROVIDERS } from './paymentProviders.ts'
import { createSteps, findWares, type Wares } from './preparations.ts'
import { sampleVariables } from './sampleVariables.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
// The backend with the whole schema.
const shop = openEmbeddedShop('2.4.8', 'commerce', PAYMENT_PROVIDERS)
const client = createCommerceClient(shop.url, shop.fetch)

let wares: Wares
beforeAll(async () => {
  wares = await findWares(client)
})
afterAll(shop.close)

/** The fields without required arguments, one object deep. */
function selectionOf(declared: GraphQLOutputType, depth = 1): string {
  const type = getNamedType(declared)
  if (isLeafType(type)) return ''
  if (!isObjectType(type)) return '{ __typename }'
  const fields = Object.values(type.getFields()).filter(
    ({ args, type: inner }) => !args.some(isRequiredArgument) && (depth > 0 || isLeafType(getNamedType(inner))),
  )
  return `{ __typename ${fields.map(({ name, type: inner }) => `${name} ${selectionOf(inner, depth - 1)}`).join(' ')} }`
}

test.each(mutations)('$name finds no account that the request has deleted before', async (field) => {
  const steps = createSteps(client, wares)
  const { token, email } = await steps.newCustomer()
  const cartId = await steps.customerCart(token)
  await steps.add(cartId, wares.simple, 1, [], token)
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const mutation = `${field.name}${given && `(${given})`} ${selectionOf(field.type)}`
  const text = `mutation${declared && `(${declared})`} { deleteCustomer ${field.name === 'deleteCustomer' ? `again: ${mutation}` : mutation} }`
  const known = { sku: wares.simple, quantity: 1, country_code: 'IT', email, cartId, cart_id: cartId, wishlistId: '0' }

  const headers = { authorization: `Bearer ${token}` }

  await client.send(text, sampleVariables(schema, text, known), { headers })

  expect((await client.send('{ customer { email } }', {}, { headers })).status).toBe(401)
  expect(shop.failures).toEqual([])
})
