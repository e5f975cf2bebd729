import assert from 'node:assert/strict'
import type { GraphqlError } from '../commerceClient.ts'
import type { Scenario } from './scenario.ts'

const LIST = `id items_count sharing_code updated_at items_v2 { page_info { current_page total_pages } items {
  __typename id quantity description added_at product { uid sku }
  ... on ConfigurableWishlistItem { configured_variant { uid sku } configurable_options { option_label value_label } } } }`
const READ = `{ customer { wishlists { ${LIST} } } }`
const ADD = `mutation($w: ID!, $i: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: $w, wishlistItems: $i) {
  wishlist { ${LIST} } user_errors { code message } } }`
const UPDATE = `mutation($w: ID!, $i: [WishlistItemUpdateInput!]!) { updateProductsInWishlist(wishlistId: $w, wishlistItems: $i) {
  wishlist { ${LIST} } user_errors { code message } } }`
const REMOVE = `mutation($w: ID!, $i: [ID!]!) { removeProductsFromWishlist(wishlistId: $w, wishlistItemsIds: $i) {
  wishlist { ${LIST} } user_errors { code message } } }`
const TO_CART = `mutation($w: ID!, $i: [ID!]) { addWishlistItemsToCart(wishlistId: $w, wishlistItemIds: $i) {
  status wishlist { id items_count }
  add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`

type Item = {
  readonly __typename: string
  readonly id: string
  readonly quantity: number
  readonly description: string | null
  readonly product: { readonly sku: string }
  readonly configured_variant?: { readonly sku: string } | null
  readonly configurable_options?: readonly unknown[]
}
type List = {
  readonly id: string
  readonly items_count: number
  readonly sharing_code: string
  readonly items_v2: { readonly items: readonly Item[]; readonly page_info: object }
}
type Changed = { readonly wishlist: List; readonly user_errors: readonly { code: string; message: string }[] }
type Moved = {
  readonly status: boolean
  readonly wishlist: List
  readonly add_wishlist_items_to_cart_user_errors: readonly object[]
}

const as = (token: string) => ({ Authorization: `Bearer ${token}` })
const categoryOf = (errors: readonly GraphqlError[] | undefined) => errors?.[0]?.extensions?.category

export const wishing: readonly Scenario[] = [
  {
    name: 'a customer has one wish list from the start, empty, on one page',
    run: async ({ client, steps }) => {
      const { token } = await steps.newCustomer()
      const read = () => client.data<{ customer: { wishlists: readonly List[] } }>(READ, {}, as(token))
      const [list, ...others] = (await read()).customer.wishlists
      assert.deepEqual(others, [])
      assert.match(list?.id ?? '', /^\d+$/)
      assert.match(list?.sharing_code ?? '', /^\w{32}$/)
      assert.equal(list?.items_count, 0)
      assert.deepEqual(list.items_v2, { items: [], page_info: { current_page: 1, total_pages: 1 } })
      assert.equal((await read()).customer.wishlists[0]?.id, list.id)
    },
  },
  {
    name: 'wishes are kept once each; a configurable with and without its options',
    run: async ({ client, steps, wares }) => {
      const { token } = await steps.newCustomer()
      const add = async (wishes: readonly object[]) =>
        (await client.data<{ addProductsToWishlist: Changed }>(ADD, { w: '0', i: wishes }, as(token)))
          .addProductsToWishlist
      await add([{ sku: wares.simple, quantity: 1 }])
      const { sku, options } = wares.configurable
      const { wishlist, user_errors } = await add([
        { sku: wares.simple, quantity: 1 },
        { sku, quantity: 1 },
        { sku, quantity: 2, selected_options: options },
        { sku: wares.virtual, quantity: 1 },
      ])
      assert.deepEqual(user_errors, [])
      assert.equal(wishlist.items_count, 4)
      assert.deepEqual(
        wishlist.items_v2.items.map((item) => [item.__typename, item.product.sku, item.quantity]),
        [
          ['SimpleWishlistItem', wares.simple, 1],
          ['ConfigurableWishlistItem', sku, 1],
          ['ConfigurableWishlistItem', sku, 2],
          ['VirtualWishlistItem', wares.virtual, 1],
        ],
      )
      const [, open, chosen] = wishlist.items_v2.items
      assert.deepEqual([open?.configured_variant, open?.configurable_options], [null, []])
      assert.notEqual(chosen?.configured_variant?.sku, sku)
      assert.equal(chosen?.configurable_options?.length, options.length)
    },
  },
  {
    name: 'what cannot be wished for is named, the rest is added',
    run: async ({ client, steps, wares }) => {
      const { token } = await steps.newCustomer()
      const { addProductsToWishlist } = await client.data<{ addProductsToWishlist: Changed }>(
        ADD,
        { w: '0', i: ['NO-SUCH-SKU', wares.soldOut, wares.simple].map((sku) => ({ sku, quantity: 1 })) },
        as(token),
      )
      const [unknown, ...refused] = addProductsToWishlist.user_errors
      assert.deepEqual(unknown, {
        code: 'PRODUCT_NOT_FOUND',
        message: 'Could not find a product with SKU "NO-SUCH-SKU"',
      })
      // A Magento that hides sold-out products refuses them on a wish list, too.
      const soldOut = { code: 'UNDEFINED', message: 'Cannot add product without stock to wishlist.' }
      assert.deepEqual(refused, refused.length > 0 ? [soldOut] : [])
      assert.equal(addProductsToWishlist.wishlist.items_count, 2 - refused.length)
    },
  },
  {
    name: 'an item takes a quantity and a remark, never no quantity',
    run: async ({ client, steps, wares }) => {
      const { token } = await steps.newCustomer()
      const { addProductsToWishlist: added } = await client.data<{ addProductsToWishlist: Changed }>(
        ADD,
        { w: '0', i: [{ sku: wares.simple, quantity: 1 }] },
        as(token),
      )
      const id = added.wishlist.items_v2.items[0]?.id
      const update = async (change: object) =>
        (
          await client.data<{ updateProductsInWishlist: Changed }>(
            UPDATE,
            { w: added.wishlist.id, i: [{ wishlist_item_id: id, ...change }] },
            as(token),
          )
        ).updateProductsInWishlist
      const changed = await update({ quantity: 3, description: 'per Bruno' })
      assert.deepEqual(changed.user_errors, [])
      const refused = await update({ quantity: 0 })
      assert.deepEqual(refused.user_errors, [
        { code: 'UNDEFINED', message: 'The quantity of a wishlist item cannot be 0' },
      ])
      const [item] = refused.wishlist.items_v2.items
      assert.deepEqual([item?.quantity, item?.description], [3, 'per Bruno'])
      const { removeProductsFromWishlist: removed } = await client.data<{ removeProductsFromWishlist: Changed }>(
        REMOVE,
        { w: '0', i: [id, '999999'] },
        as(token),
      )
      assert.equal(removed.wishlist.items_count, 0)
      assert.deepEqual(removed.user_errors, [
        { code: 'UNDEFINED', message: 'The wishlist item with ID "999999" does not belong to the wishlist' },
      ])
    },
  },
  {
    name: 'what can be bought moves to the cart, what lacks its options stays',
    run: async ({ client, steps, wares }) => {
      const { token } = await steps.newCustomer()
      const { sku, options } = wares.configurable
      const { addProductsToWishlist: added } = await client.data<{ addProductsToWishlist: Changed }>(
        ADD,
        {
          w: '0',
          i: [
            { sku: wares.simple, quantity: 2 },
            { sku, quantity: 1 },
            { sku, quantity: 1, selected_options: options },
          ],
        },
        as(token),
      )
      const { id } = added.wishlist
      const { addWishlistItemsToCart: moved } = await client.data<{ addWishlistItemsToCart: Moved }>(
        TO_CART,
        { w: id },
        as(token),
      )
      assert.equal(moved.status, false)
      assert.deepEqual(moved.add_wishlist_items_to_cart_user_errors, [
        {
          code: 'UNDEFINED',
          message: 'You need to choose options for your item.',
          wishlistId: id,
          wishlistItemId: added.wishlist.items_v2.items[1]?.id,
        },
      ])
      const { customer } = await client.data<{ customer: { wishlists: readonly List[] } }>(READ, {}, as(token))
      assert.deepEqual(
        customer.wishlists[0]?.items_v2.items.map((item) => [item.product.sku, item.configured_variant]),
        [[sku, null]],
      )
      const { customerCart } = await client.data<{ customerCart: { total_quantity: number } }>(
        '{ customerCart { id total_quantity } }',
        {},
        as(token),
      )
      assert.equal(customerCart.total_quantity, 3)
    },
  },
  {
    name: 'a wish list is its customer’s alone',
    run: async ({ client, steps, wares }) => {
      const [one, other] = [await steps.newCustomer(), await steps.newCustomer()]
      const { customer } = await client.data<{ customer: { wishlists: readonly List[] } }>(READ, {}, as(one.token))
      const id = customer.wishlists[0]?.id
      const wish = { w: id, i: [{ sku: wares.simple, quantity: 1 }] }
      const { body: foreign } = await client.send(ADD, wish, { headers: as(other.token) })
      assert.equal(foreign?.errors?.[0]?.message, 'The wishlist was not found.')
      assert.equal(categoryOf((await client.send(ADD, wish)).body?.errors), 'graphql-authorization')
      const read = await client.data<{ customer: { wishlist_v2: { id: null } } }>(
        'query($id: ID!) { customer { wishlist_v2(id: $id) { id } } }',
        { id },
        as(other.token),
      )
      assert.deepEqual(read.customer.wishlist_v2, { id: null })
    },
  },
]
