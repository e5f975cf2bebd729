import { afterAll, describe, expect, test } from 'vitest'
import { createCommerceClient } from './commerceClient.ts'
import { openEmbeddedShop } from './embeddedShop.ts'
import { openStorefront, valuesAt } from './storefront.ts'

const BUNDLES = `{
  products(filter: { price: { from: "0" } }, pageSize: 200) {
    items {
      __typename uid sku url_key stock_status
      ... on BundleProduct { dynamic_sku items { uid options { uid is_default } } }
    }
  }
}`

type Bundle = {
  readonly __typename: string
  readonly sku: string
  readonly stock_status: string
  readonly dynamic_sku?: boolean
  readonly items?: readonly { readonly options: readonly { readonly uid: string; readonly is_default: boolean }[] }[]
}

const LINE = (fields: string) =>
  `query ($cart: String!) { cart(cart_id: $cart) { id itemsV2 { items { uid product { uid ${fields} } } } } }`

describe.each(['2.4.7', '2.4.8'] as const)('Magento %s', (profile) => {
  const shop = openEmbeddedShop(profile)
  const client = createCommerceClient(shop.url, shop.fetch)
  afterAll(() => {
    expect(shop.failures).toEqual([])
    shop.close()
  })

  /**
   * A bundle whose SKU in a cart is composed of its parts, and a cart; both created like the storefront creates them.
   */
  async function chosenBundle() {
    const { products } = await client.data<{ products: { items: readonly Bundle[] } }>(BUNDLES)
    const bundle = products.items.find((item) => item.dynamic_sku && item.stock_status === 'IN_STOCK')
    if (!bundle) throw new Error('The shop has no bundle with a dynamic SKU')
    const chosen = (bundle.items ?? []).flatMap(({ options }) => {
      const choice = options.find((option) => option.is_default) ?? options[0]
      return choice ? [choice.uid] : []
    })
    const storefront = await openStorefront({ client, fetch: shop.fetch, now: () => 0 })
    const [cartId] = valuesAt((await storefront.send('createEmptyCartMutation')).data, 'createEmptyCart')
    const cartItems = [{ sku: bundle.sku, quantity: 1, selected_options: chosen, entered_options: [] }]
    const added = await storefront.send('useAddProductsToCartMutation', { cartId, cartItems })
    return { cartId: cartId as string, added, storefront }
  }

  test('finds no stock of a bundle in a cart: it is reported as sold out, and its remaining stock fails', async () => {
    const { cartId: cart } = await chosenBundle()
    const status = await client.send(LINE('stock_status'), { cart })
    expect(valuesAt(status.body?.data, 'cart.itemsV2.items.product.stock_status')).toEqual(['OUT_OF_STOCK'])
    const left = await client.send(LINE('only_x_left_in_stock'), { cart })
    expect(left.body?.errors?.map(({ message }) => message)).toEqual(['Internal server error'])
  })

  test('is not asked for it by the storefront, whose cart and product page stay right', async () => {
    const { cartId, added, storefront } = await chosenBundle()
    const read = await storefront.send('CartPageQuery', { cartId })
    for (const { data, errors } of [added, read]) {
      expect(errors).toEqual([])
      expect(JSON.stringify(data)).toContain('BundleCartItem')
      expect(JSON.stringify(data)).not.toContain('OUT_OF_STOCK')
    }
  })
})
