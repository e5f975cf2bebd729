import assert from 'node:assert/strict'
import type { Answer } from '../commerceClient.ts'
import type { Scenario } from './scenario.ts'

const CART = 'query($c: String!) { cart(cart_id: $c) { id } }'
const CUSTOMER = '{ customer { email } }'
const MERGE = `mutation($s: String!, $d: String) { mergeCarts(source_cart_id: $s, destination_cart_id: $d) {
  id total_quantity applied_coupons { code } itemsV2 { items { uid quantity product { uid sku } } } } }`
const ASSIGN = 'mutation($c: String!) { assignCustomerToGuestCart(cart_id: $c) { id email total_quantity } }'
const ADD = `mutation($c: String!, $i: [CartItemInput!]!) {
  addProductsToCart(cartId: $c, cartItems: $i) { cart { id } user_errors { code } } }`
const PLACE = `mutation($c: String!) {
  placeOrder(input: { cart_id: $c }) { orderV2 { id number } errors { code message } } }`

type MergedCart = {
  readonly id: string
  readonly total_quantity: number
  readonly applied_coupons: readonly { readonly code: string }[] | null
  readonly itemsV2: { readonly items: readonly { readonly quantity: number; readonly product: { sku: string } }[] }
}
type AssignedCart = { readonly id: string; readonly email: string; readonly total_quantity: number }

const as = (token: string) => ({ Authorization: `Bearer ${token}` })

/** The first error of an answer as `[category, message]`. */
const refusalOf = ({ body }: Answer) => {
  const [error] = body?.errors ?? []
  return [error?.extensions?.category, error?.message]
}

const notYours = (cart: string) => [
  'graphql-authorization',
  `The current user cannot perform operations on cart "${cart}"`,
]
const notFound = (cart: string) => ['graphql-no-such-entity', `Could not find a cart with ID "${cart}"`]
const NOT_ACTIVE = ['graphql-no-such-entity', "The cart isn't active."]
const GUEST = ['graphql-authorization', "The current customer isn't authorized."]

export const sessions: readonly Scenario[] = [
  {
    name: 'a token is opaque text, as good as its shop says, in hours',
    run: async ({ client, steps }) => {
      const { storeConfig } = await client.data<{ storeConfig: { customer_access_token_lifetime: number } }>(
        '{ storeConfig { store_code customer_access_token_lifetime } }',
      )
      assert.ok(storeConfig.customer_access_token_lifetime > 0)
      const { email, token } = await steps.newCustomer()
      assert.match(token, /^[\w.~+/=-]{20,}$/)
      assert.deepEqual(await client.data(CUSTOMER, {}, as(token)), { customer: { email } })
    },
  },
  {
    name: 'six wrong passwords close sign-in for the right one too, in the same words',
    run: async ({ client, steps, profile }) => {
      const { email } = await steps.newCustomer()
      const signIn = (password: string) =>
        client.send('mutation($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }', {
          e: email,
          p: password,
        })
      const wrong = await signIn('Sbagliata.1')
      assert.equal(wrong.status, profile === '2.4.7' ? 200 : 401)
      for (let attempt = 1; attempt < 6; attempt += 1) await signIn('Sbagliata.1')
      const closed = await signIn('Ceramica.2026')
      assert.deepEqual([closed.status, ...refusalOf(closed)], [wrong.status, ...refusalOf(wrong)])
    },
  },
  {
    name: 'signing out ends all sessions of the customer',
    run: async ({ client, steps, profile }) => {
      const { email, token } = await steps.newCustomer()
      const second = await steps.signIn(email)
      await client.data('mutation { revokeCustomerToken { result } }', {}, as(token))
      for (const dead of [token, second]) {
        const answer = await client.send(CUSTOMER, null, { headers: as(dead) })
        assert.deepEqual(
          [answer.status, ...refusalOf(answer)],
          profile === '2.4.7' ? [200, ...GUEST] : [401, 'graphql-authentication', 'User token has been revoked'],
        )
      }
      const guest = await client.send('mutation { revokeCustomerToken { result } }')
      assert.deepEqual(refusalOf(guest), GUEST)
    },
  },
  {
    name: 'customerCart makes one cart and keeps it; guests have none',
    run: async ({ client, steps }) => {
      const { token } = await steps.newCustomer()
      const own = await steps.customerCart(token)
      assert.equal(await steps.customerCart(token), own)
      const guest = await client.send('{ customerCart { id } }')
      assert.deepEqual(refusalOf(guest), ['graphql-authorization', 'The request is allowed for logged in customer'])
    },
  },
  {
    name: "nobody reads, fills or orders another's cart, a guest's with a token included",
    run: async ({ client, steps, wares, profile }) => {
      const [owner, other] = [await steps.newCustomer(), await steps.newCustomer()]
      const own = await steps.customerCart(owner.token)
      const guest = await steps.newCart()
      const cases: readonly (readonly [string, Record<string, string>])[] = [
        [own, {}],
        [own, as(other.token)],
        [guest, as(other.token)],
      ]
      for (const [cart, headers] of cases) {
        for (const answer of [
          await client.send(CART, { c: cart }, { headers }),
          await client.send(ADD, { c: cart, i: [{ sku: wares.simple, quantity: 1 }] }, { headers }),
          await client.send(PLACE, { c: cart }, { headers }),
        ]) {
          assert.deepEqual([answer.status, ...refusalOf(answer)], [profile === '2.4.7' ? 200 : 403, ...notYours(cart)])
        }
      }
    },
  },
  {
    name: 'a cart is closed by its order: not active to every call, CART_NOT_ACTIVE to a second order',
    run: async ({ client, steps, wares }) => {
      const cart = await steps.readyCart()
      await steps.order(cart)
      assert.deepEqual(refusalOf(await client.send(CART, { c: cart })), NOT_ACTIVE)
      const add = await client.send(ADD, { c: cart, i: [{ sku: wares.simple, quantity: 1 }] })
      assert.deepEqual([add.status, ...refusalOf(add)], [200, ...NOT_ACTIVE])
      assert.deepEqual(await client.data(PLACE, { c: cart }), {
        placeOrder: { orderV2: null, errors: [{ code: 'CART_NOT_ACTIVE', message: NOT_ACTIVE[1] }] },
      })
    },
  },
  {
    name: 'a cart that is not there is no such entity, CART_NOT_FOUND to an order',
    run: async ({ client, steps, wares }) => {
      const cart = 'nessuncarrelloconquestoid0123456'
      const { token } = await steps.newCustomer()
      for (const answer of [
        await client.send(CART, { c: cart }),
        await client.send(ADD, { c: cart, i: [{ sku: wares.simple, quantity: 1 }] }),
        await client.send(MERGE, { s: cart }, { headers: as(token) }),
        await client.send(MERGE, { s: await steps.newCart(), d: cart }, { headers: as(token) }),
        await client.send(ASSIGN, { c: cart }, { headers: as(token) }),
      ]) {
        assert.deepEqual([answer.status, ...refusalOf(answer)], [200, ...notFound(cart)])
      }
      assert.deepEqual(await client.data(PLACE, { c: cart }), {
        placeOrder: { orderV2: null, errors: [{ code: 'CART_NOT_FOUND', message: notFound(cart)[1] }] },
      })
    },
  },
  {
    name: 'merging adds up equal lines, leaves out what the stock has not, brings the coupon and closes the source',
    isOfEmbeddedShop: true,
    run: async ({ client, steps, wares }) => {
      const { token } = await steps.newCustomer()
      const own = await steps.customerCart(token)
      await steps.add(own, wares.simple, 1, [], token)
      await steps.add(own, wares.lowStock.sku, 1, [], token)
      const guest = await steps.newCart()
      await steps.add(guest, wares.simple, 2)
      const { left } = wares.lowStock
      const { products } = await client.data<{ products: { items: { only_x_left_in_stock: number | null }[] } }>(
        'query($s: String) { products(filter: { sku: { eq: $s } }) { items { uid only_x_left_in_stock } } }',
        { s: wares.lowStock.sku },
      )
      await steps.add(guest, wares.lowStock.sku, products.items[0]?.only_x_left_in_stock ?? left)
      await client.data(`mutation($i: ApplyCouponToCartInput) { applyCouponToCart(input: $i) { cart { id } } }`, {
        i: { cart_id: guest, coupon_code: 'BENVENUTO10' },
      })

      const { mergeCarts } = await client.data<{ mergeCarts: MergedCart }>(MERGE, { s: guest, d: own }, as(token))
      assert.equal(mergeCarts.id, own)
      const quantities = Object.fromEntries(
        mergeCarts.itemsV2.items.map(({ product, quantity }) => [product.sku, quantity]),
      )
      assert.deepEqual(quantities, { [wares.simple]: 3, [wares.lowStock.sku]: 1 })
      assert.deepEqual(mergeCarts.applied_coupons, [{ code: 'BENVENUTO10' }])
      assert.deepEqual(refusalOf(await client.send(CART, { c: guest })), NOT_ACTIVE)
      assert.deepEqual(refusalOf(await client.send(MERGE, { s: guest, d: own }, { headers: as(token) })), NOT_ACTIVE)
    },
  },
  {
    name: 'merging refuses guests, missing ids and carts that are no guest’s',
    run: async ({ client, steps }) => {
      const { token } = await steps.newCustomer()
      const own = await steps.customerCart(token)
      const guest = await steps.newCart()
      const merge = async (variables: object, headers = as(token)) =>
        refusalOf(await client.send(MERGE, variables, { headers }))
      assert.deepEqual(refusalOf(await client.send(MERGE, { s: guest, d: own })), GUEST)
      assert.deepEqual(await merge({ s: '' }), ['graphql-input', 'Required parameter "source_cart_id" is missing'])
      assert.deepEqual(await merge({ s: guest, d: '' }), [
        'graphql-input',
        'The parameter "destination_cart_id" cannot be empty',
      ])
      assert.deepEqual(await merge({ s: own, d: own }), notYours(own))
    },
  },
  {
    name: "a guest's cart becomes the customer's under another id, and takes in the one there was",
    run: async ({ client, steps, wares }) => {
      const { email, token } = await steps.newCustomer()
      const guest = await steps.newCart()
      await steps.add(guest, wares.simple, 2)
      assert.deepEqual(refusalOf(await client.send(ASSIGN, { c: guest })), GUEST)
      const assign = async (cart: string) =>
        (await client.data<{ assignCustomerToGuestCart: AssignedCart }>(ASSIGN, { c: cart }, as(token)))
          .assignCustomerToGuestCart
      const own = await assign(guest)
      assert.deepEqual([own.email, own.total_quantity], [email, 2])
      assert.equal(await steps.customerCart(token), own.id)
      assert.deepEqual(refusalOf(await client.send(ASSIGN, { c: own.id }, { headers: as(token) })), notYours(own.id))
      assert.deepEqual(refusalOf(await client.send(CART, { c: guest }, { headers: as(token) })), notFound(guest))
      const second = await steps.newCart()
      await steps.add(second, wares.simple, 1)
      const joined = await assign(second)
      assert.equal(joined.total_quantity, 3)
      assert.equal(await steps.customerCart(token), joined.id)
      assert.deepEqual(refusalOf(await client.send(CART, { c: own.id }, { headers: as(token) })), NOT_ACTIVE)
    },
  },
]
