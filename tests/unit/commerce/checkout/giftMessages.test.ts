import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import {
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  type QuoteShop,
  signUp,
} from '../quoteShop.ts'

let shop: QuoteShop
beforeAll(() => {
  shop = openQuoteShop()
})
afterAll(() => shop.close())

const FIELDS = `cart { itemsV2 { items { uid quantity ... on SimpleCartItem { gift_message { to from message } } } } }
  errors { message }`
const WORDS = { to: 'Nonna Rosa', from: 'Ada', message: 'Buon compleanno!' }

type Line = { readonly uid: string; readonly quantity: number; readonly gift_message?: object | null }

async function linesOf(cartId: string, on = shop, token?: string): Promise<readonly Line[]> {
  const query = `query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { uid quantity
    ... on SimpleCartItem { gift_message { to from message } } } } } }`
  const { data } = await on.ask(query, { id: cartId }, token ? { token } : {})
  return (data as { cart: { itemsV2: { items: readonly Line[] } } }).cart.itemsV2.items
}

async function cartOf(...skus: readonly string[]): Promise<string> {
  const id = await createGuestCart(shop)
  await addLines(
    shop,
    id,
    skus.map((sku) => ({ sku, quantity: 1 })),
  )
  return id
}

async function give(cartId: string, message: object, line = 0, on = shop) {
  const uid = (await linesOf(cartId, on))[line]?.uid
  const input = { cart_id: cartId, cart_items: [{ cart_item_uid: uid, quantity: 2, gift_message: message }] }
  return changeCart(on, 'updateCartItems', input, FIELDS)
}

describe('a gift message', () => {
  test('belongs to its line only, keeps the quantity, and is removed by an empty message', async () => {
    const id = await cartOf('tazza', 'rara')
    expect((await give(id, WORDS)).data).toMatchObject({
      updateCartItems: {
        errors: [],
        cart: {
          itemsV2: {
            items: [
              { quantity: 2, gift_message: WORDS },
              { quantity: 1, gift_message: null },
            ],
          },
        },
      },
    })
    const [line] = await linesOf(id)
    await changeCart(
      shop,
      'updateCartItems',
      { cart_id: id, cart_items: [{ cart_item_uid: line?.uid, quantity: 3 }] },
      FIELDS,
    )
    expect((await linesOf(id))[0]).toMatchObject({ quantity: 3, gift_message: WORDS })
    await give(id, { to: 'Nonna Rosa', from: 'Ada', message: ' ' })
    expect((await linesOf(id))[0]?.gift_message).toBeNull()
  })

  test('is on the order and in its confirmation', async () => {
    const id = await cartOf('tazza')
    await give(id, WORDS)
    await prepareCheckout(shop, id)
    expect((await placeOrder(shop, id, {}, 'items { gift_message { to from message } }')).data).toEqual({
      placeOrder: { errors: [], orderV2: { items: [{ gift_message: WORDS }] } },
    })
    const [mail] = shop.takeMail()
    expect(mail?.plainText).toContain('Messaggio regalo per Nonna Rosa da Ada: «Buon compleanno!»')
  })

  test('comes along when carts are merged', async () => {
    const id = await cartOf('tazza')
    await give(id, WORDS)
    const token = await signUp(shop, 'ada.gives@example.com')
    const merged = await shop.ask(
      'mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }',
      { id },
      { token },
    )
    const { mergeCarts: own } = merged.data as { mergeCarts: { id: string } }
    expect((await linesOf(own.id, shop, token))[0]?.gift_message).toEqual(WORDS)
  })

  test('is not possible for virtual items', async () => {
    const id = await cartOf('corso')
    expect((await give(id, WORDS)).errors).toEqual([])
    await prepareCheckout(shop, await cartOf('tazza'))
    const { data } = await shop.ask(
      'query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { __typename quantity } } } }',
      { id },
    )
    expect(data).toEqual({ cart: { itemsV2: { items: [{ __typename: 'VirtualCartItem', quantity: 2 }] } } })
  })

  test('is passed over where the shop has none', async () => {
    const stores = demoShop.stores.map((store) => ({
      ...store,
      config: { ...store.config, areItemGiftMessagesAllowed: false },
    }))
    const own = openQuoteShop({ shop: { stores } })
    const id = await createGuestCart(own)
    await addLines(own, id, [{ sku: 'tazza', quantity: 1 }])
    await give(id, WORDS, 0, own)
    expect(await linesOf(id, own)).toMatchObject([{ quantity: 2, gift_message: null }])
    expect((await own.ask('{ storeConfig { allow_items } }')).data).toEqual({ storeConfig: { allow_items: '0' } })
    own.close()
  })
})
