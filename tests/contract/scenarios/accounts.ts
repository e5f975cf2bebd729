import assert from 'node:assert/strict'
import type { Answer } from '../commerceClient.ts'
import { ITALIAN_ADDRESS } from '../preparations.ts'
import type { Scenario } from './scenario.ts'

const PROFILE = 'email prefix firstname middlename lastname suffix date_of_birth gender taxvat is_subscribed'
const ADDRESS = `id firstname lastname company street city region { region region_code region_id } postcode country_code
  telephone vat_id default_billing default_shipping`
const ADDRESSES = `{ customer { default_billing default_shipping addresses { ${ADDRESS} } } }`
const CREATE_ADDRESS = `mutation($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { ${ADDRESS} } }`
const UPDATE_ADDRESS = `mutation($d: Int!, $i: CustomerAddressInput) { updateCustomerAddress(id: $d, input: $i) { ${ADDRESS} } }`
const DELETE_ADDRESS = 'mutation($d: Int!) { deleteCustomerAddress(id: $d) }'
const UPDATE = `mutation($i: CustomerUpdateInput!) { updateCustomerV2(input: $i) { customer { ${PROFILE} } } }`
const CHANGE_EMAIL =
  'mutation($e: String!, $p: String!) { updateCustomerEmail(email: $e, password: $p) { customer { email } } }'
const CHANGE_PASSWORD =
  'mutation($a: String!, $b: String!) { changeCustomerPassword(currentPassword: $a, newPassword: $b) { email } }'
const SIGN_IN = 'mutation($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }'
const CUSTOMER = '{ customer { email } }'

type Address = {
  readonly id: number
  readonly city: string
  readonly region: { readonly region_id: number | null; readonly region: string | null }
  readonly default_billing: boolean
  readonly default_shipping: boolean
}
type Book = {
  readonly customer: {
    readonly default_billing: string | null
    readonly default_shipping: string | null
    readonly addresses: readonly Address[]
  }
}

const PASSWORD = 'Ceramica.2026'
const as = (token: string) => ({ Authorization: `Bearer ${token}` })

/** The first error of an answer as `[category, message]`. */
const refusalOf = ({ body }: Answer) => {
  const [error] = body?.errors ?? []
  return [error?.extensions?.category, error?.message]
}

export const accounts: readonly Scenario[] = [
  {
    name: 'a profile changes in what is sent and keeps the rest; the newsletter follows',
    run: async ({ client, steps }) => {
      const { email, token } = await steps.newCustomer()
      const update = async (input: object) =>
        (await client.data<{ updateCustomerV2: { customer: object } }>(UPDATE, { i: input }, as(token)))
          .updateCustomerV2.customer
      const changed = { email, firstname: 'Augusta', date_of_birth: '1815-12-10', gender: 2, is_subscribed: true }
      const rest = { prefix: null, middlename: null, lastname: 'Prova', suffix: null, taxvat: null }
      const { email: _, ...input } = changed
      assert.deepEqual(await update(input), { ...rest, ...changed })
      assert.deepEqual(await update({ is_subscribed: false }), { ...rest, ...changed, is_subscribed: false })
    },
  },
  {
    name: 'the first address is kept as given; defaults are taken and given up one by one',
    run: async ({ client, steps }) => {
      const { token } = await steps.newCustomer()
      const { id: regionId, name } = await steps.italianRegion()
      const { region: _code, save_in_address_book: _saved, ...address } = ITALIAN_ADDRESS
      const book = async () => (await client.data<Book>(ADDRESSES, {}, as(token))).customer
      const { createCustomerAddress: first } = await client.data<{ createCustomerAddress: Address }>(
        CREATE_ADDRESS,
        { i: { ...address, region: { region_id: regionId }, default_billing: true, default_shipping: true } },
        as(token),
      )
      assert.deepEqual([first.region.region_id, first.region.region], [regionId, name])
      assert.deepEqual([first.default_billing, first.default_shipping], [true, true])
      const second = await steps.newAddress(token)
      const update = (id: number, input: object) => client.data(UPDATE_ADDRESS, { d: id, i: input }, as(token))
      await update(second, { default_shipping: true, city: 'Monza' })
      await update(first.id, { default_billing: false })
      const now = await book()
      assert.deepEqual([now.default_billing, now.default_shipping], [null, String(second)])
      assert.deepEqual(
        now.addresses.map((each) => [each.id, each.city, each.default_billing, each.default_shipping]),
        [
          [first.id, ITALIAN_ADDRESS.city, false, false],
          [second, 'Monza', false, true],
        ],
      )
      assert.deepEqual(await client.data(DELETE_ADDRESS, { d: first.id }, as(token)), { deleteCustomerAddress: true })
      assert.deepEqual(refusalOf(await client.send(DELETE_ADDRESS, { d: second }, { headers: as(token) })), [
        'graphql-input',
        `Customer Address ${second} is set as default shipping address and can not be deleted`,
      ])
    },
  },
  {
    name: 'a changed address signs in under its new name, with the same session',
    run: async ({ client, steps }) => {
      const { email, token } = await steps.newCustomer()
      const next = steps.freshEmail()
      await client.data(CHANGE_EMAIL, { e: next, p: PASSWORD }, as(token))
      assert.deepEqual(await client.data(CUSTOMER, {}, as(token)), { customer: { email: next } })
      assert.equal(refusalOf(await client.send(SIGN_IN, { e: email, p: PASSWORD }))[0], 'graphql-authentication')
      assert.ok(await steps.signIn(next))
    },
  },
  {
    name: 'a changed password is the only one that signs in; the session goes on',
    run: async ({ client, steps }) => {
      const { email, token } = await steps.newCustomer()
      await client.data(CHANGE_PASSWORD, { a: PASSWORD, b: 'Maiolica.2027' }, as(token))
      assert.deepEqual(await client.data(CUSTOMER, {}, as(token)), { customer: { email } })
      assert.equal(refusalOf(await client.send(SIGN_IN, { e: email, p: PASSWORD }))[0], 'graphql-authentication')
      await client.data(SIGN_IN, { e: email, p: 'Maiolica.2027' })
    },
  },
  {
    name: 'a deleted account is gone with its sessions, and its address is free again',
    run: async ({ client, steps, wares, profile }) => {
      const { email, token } = await steps.newCustomer()
      await steps.newAddress(token, { default_billing: true })
      await steps.add(await steps.customerCart(token), wares.simple, 1, [], token)
      await client.data(
        'mutation($i: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $i) { user_errors { code } } }',
        { i: [{ sku: wares.simple, quantity: 1 }] },
        as(token),
      )
      await client.data('mutation { createCompareList { uid } }', {}, as(token))
      assert.deepEqual(await client.data('mutation { deleteCustomer }', {}, as(token)), { deleteCustomer: true })
      const after = await client.send(CUSTOMER, null, { headers: as(token) })
      assert.equal(after.status, profile === '2.4.7' ? 200 : 401)
      assert.ok(after.body?.errors)
      await client.data('mutation($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email } } }', {
        i: { email, firstname: 'Ada', lastname: 'Prova', password: PASSWORD },
      })
    },
  },
]
