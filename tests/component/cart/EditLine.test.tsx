import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import cartPageNode from '#src/__generated__/CartPageQuery.graphql.ts'
import productQuickNode from '#src/__generated__/ProductQuickPageQuery.graphql.ts'
import setGiftMessagesNode from '#src/__generated__/setGiftMessagesMutation.graphql.ts'
import { CloseLayerContext } from '#src/features/navigation/closeLayer.ts'
import { component as CartPage } from '#src/pages/cart/CartPage.tsx'
import { component as ProductQuickPage } from '#src/pages/product-quick/ProductQuickPage.tsx'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { ThemedToaster } from '#src/shell/toasts/ThemedToaster.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { BOWL } from '../product/productStage.tsx'
import { axeFaults } from '../ui/axe.ts'
import { cartOf, CUP, PLATE, BESIDE, STORE_CONFIG } from './cartAnswers.ts'
import type { TestLine } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'

const WORDS = { to: 'Nonna Rosa', from: 'Ada', message: 'Buon compleanno!' }
const variables = { urlKey: 'ciotola' }
const OLD = {
  uid: 'MQ==',
  sku: 'CIOTOLA',
  name: 'Ciotola',
  quantity: 2,
  selectedOptions: ['teal', 'm'],
  enteredOptions: [],
  price: { value: 22, currency: 'EUR' },
}
const bowl = (uid: string, quantity: number): TestLine => ({ uid, name: 'Ciotola', quantity, price: 22 })

async function editBowl(line = OLD.uid, known: JournalLine = OLD) {
  const close = vi.fn<() => void>()
  const stage = await stageCart(
    <CloseLayerContext value={close}>
      <ThemedToaster />
      <ProductQuickPage query={{ operation: 'ProductQuickPageQuery', variables }} variant={{}} line={line} />
    </CloseLayerContext>,
  )
  stage.shop.cartJournal.write(CART_ID, [known])
  stage.seed(
    productQuickNode,
    variables,
    completeAnswer(productQuickNode.operation, { products: { items: [BOWL] }, storeConfig: STORE_CONFIG }),
  )
  const { container } = stage.show()
  const answer = async (name: string, data: object) => {
    await waitFor(() => expect(stage.sent.at(-1)?.name).toBe(name))
    const request = stage.sent.at(-1)!
    await act(async () => request.answer({ data }))
    return request.variables
  }
  const added = (lines: readonly TestLine[], user_errors: readonly object[] = []) =>
    answer('useAddProductsToCartMutation', { addProductsToCart: { cart: cartOf(lines), user_errors } })
  const told = () => stage.told().map(({ event, ecommerce: { items } }) => [event, items[0]?.quantity])
  return {
    ...stage,
    container,
    close,
    answer,
    added,
    toldOfCart: () => told().filter(([event]) => event !== 'view_item'),
  }
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const update = () => userEvent.click(screen.getByRole('button', { name: 'Aggiorna il carrello' }))

test('a line with choices leads to them; one without has none to change', async () => {
  const stage = await stageCart(
    <CartPage extras={null} query={{ operation: 'CartPageQuery', variables: { cartId: CART_ID } }} pending={false} />,
  )
  const cart = cartOf([CUP, PLATE])
  const [cup, plate] = cart.itemsV2.items
  const words = {
    __typename: 'SelectedCustomizableOption',
    customizable_option_uid: 'w',
    label: 'Dedica',
    type: 'field',
  }
  const values = [{ customizable_option_value_uid: 'w', label: '', value: 'Ada' }]
  const items = [cup, { ...plate, customizable_options: [{ ...words, values }] }]
  stage.seed(cartPageNode, { cartId: CART_ID }, { cart: { ...cart, itemsV2: { items } }, ...BESIDE })
  stage.show()
  for (const more of screen.getAllByRole('button', { name: 'Altre azioni' })) await userEvent.click(more)
  const links = screen.getAllByRole('link', { name: 'Modifica' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/piatto-duna.html?quick=Mg%3D%3D'])
  // The data for the choices is known after the first rendering of a cart that was filled on another device.
  const known = stage.shop.cartJournal.linesOf(CART_ID)?.map(({ uid, enteredOptions }) => [uid, enteredOptions])
  expect(known).toEqual([
    [CUP.uid, []],
    [PLATE.uid, [{ uid: 'w', value: 'Ada' }]],
  ])
})

test('its choices are filled in; another one is added first, and then the old one goes', async () => {
  const { container, sent, close, answer, added, shop, toldOfCart } = await editBowl()
  expect(radio('Petrolio').checked).toBe(true)
  expect(radio('Media').checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantità' }).value).toBe('2')
  expect(await axeFaults(container)).toEqual([])

  await userEvent.click(radio('Verde salvia'))
  await update()
  const { cartItems } = await added([bowl(OLD.uid, 2), bowl('Mg==', 2)])
  expect(cartItems).toEqual([{ sku: 'CIOTOLA', quantity: 2, selected_options: ['sage', 'm'], entered_options: [] }])
  expect(close).not.toHaveBeenCalled()
  expect(
    await answer('useRemoveItemFromCartMutation', { removeItemFromCart: { cart: cartOf([bowl('Mg==', 2)]) } }),
  ).toEqual({ cartId: CART_ID, cartItemUid: OLD.uid })
  expect(close).toHaveBeenCalledOnce()
  expect(sent.map(({ name }) => name)).toEqual(['useAddProductsToCartMutation', 'useRemoveItemFromCartMutation'])
  expect(shop.cartJournal.linesOf(CART_ID)?.map(({ uid }) => uid)).toEqual(['Mg=='])
  expect(toldOfCart()).toEqual([
    ['add_to_cart', 2],
    ['remove_from_cart', 2],
  ])
})

test('the focus finds the line that took the place of the changed one', async () => {
  const { answer, sent, close, origins } = await editBowl()
  await userEvent.click(radio('Verde salvia'))
  await update()
  const cart = cartOf([bowl(OLD.uid, 2), bowl('Mg==', 2)])
  const [old, added] = cart.itemsV2.items
  const chosen = {
    ...added,
    __typename: 'ConfigurableCartItem',
    __isCartItemInterface: 'ConfigurableCartItem',
    product: { ...added!.product, __typename: 'ConfigurableProduct', sku: OLD.sku },
    configured_variant: { ...added!.product, sku: 'CIOTOLA-SAGE-M' },
    configurable_options: ['sage', 'm'].map((uid) => ({
      option_label: uid,
      value_label: uid,
      configurable_product_option_value_uid: uid,
    })),
  }
  await answer('useAddProductsToCartMutation', {
    addProductsToCart: { cart: { ...cart, itemsV2: { items: [old, chosen] } }, user_errors: [] },
  })
  await waitFor(() => expect(sent.at(-1)?.name).toBe('useRemoveItemFromCartMutation'))
  expect(origins.get('Mg==')).toBe(OLD.uid)
  // The removal failed, so the focus is still there.
  await act(async () => sent.at(-1)!.fail(new TypeError('offline')))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(origins.has('Mg==')).toBe(false)
})

/** A cart with the old line and its replacement, as the backend returns it. */
function replacedCart(words: object | null, uids: readonly string[] = [OLD.uid, 'Mg==']) {
  const cart = cartOf(uids.map((uid) => bowl(uid, 2)))
  const items = cart.itemsV2.items.map((item) => ({
    ...item,
    __typename: 'ConfigurableCartItem',
    __isCartItemInterface: 'ConfigurableCartItem',
    product: { ...item.product, __typename: 'ConfigurableProduct', sku: OLD.sku },
    configured_variant: { ...item.product, sku: 'CIOTOLA-SAGE-M' },
    configurable_options: [item.uid === OLD.uid ? 'teal' : 'sage', 'm'].map((uid) => ({
      option_label: uid,
      value_label: uid,
      configurable_product_option_value_uid: uid,
    })),
    gift_message: item.uid === OLD.uid ? WORDS : words,
  }))
  return { ...cart, itemsV2: { items } }
}

test.each([
  ['the new one', WORDS, ['Ciotola: carrello aggiornato']],
  [
    'neither, and are told',
    null,
    ['Ciotola: carrello aggiornato, ma il messaggio regalo va riscritto:', WORDS.message],
  ],
])('the words beside the old line lie beside %s before that line goes', async (_, kept, told) => {
  const { answer, sent, shop } = await editBowl(OLD.uid, { ...OLD, giftMessage: WORDS })
  await userEvent.click(radio('Verde salvia'))
  await update()
  await answer('useAddProductsToCartMutation', { addProductsToCart: { cart: replacedCart(null), user_errors: [] } })
  const cart = replacedCart(kept)
  const { cartItems } = await answer(
    'setGiftMessagesMutation',
    completeAnswer(setGiftMessagesNode.operation, { updateCartItems: { cart } }),
  )
  expect(cartItems).toEqual([{ cart_item_uid: 'Mg==', quantity: 2, gift_message: WORDS }])
  await answer('useRemoveItemFromCartMutation', { removeItemFromCart: { cart: replacedCart(kept, ['Mg==']) } })
  expect(sent).toHaveLength(3)
  for (const text of told) expect(await screen.findByText(text)).toBeTruthy()
  expect(shop.cartJournal.linesOf(CART_ID)?.map(({ giftMessage }) => giftMessage)).toEqual([kept ?? undefined])
})

test('a choice that is refused leaves the old line and says why', async () => {
  const { sent, close, added, shop, toldOfCart } = await editBowl()
  await userEvent.click(radio('Verde salvia'))
  await update()
  const refusal = { __typename: 'CartUserInputError', code: 'INSUFFICIENT_STOCK', message: 'Only 1 of 2 available' }
  await added([bowl(OLD.uid, 2)], [refusal])
  expect((await screen.findByRole('alert')).textContent).toBe('Questa quantità non è disponibile.')
  expect(sent).toHaveLength(1)
  expect(close).not.toHaveBeenCalled()
  expect(shop.cartJournal.linesOf(CART_ID)?.map(({ uid }) => uid)).toEqual([OLD.uid])
  expect(toldOfCart()).toEqual([])
})

test('without a change nothing is sent', async () => {
  const { sent, close } = await editBowl()
  await update()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent).toEqual([])
})

test('the same choice in another quantity is a change of the line', async () => {
  const { sent, answer, toldOfCart } = await editBowl()
  await userEvent.click(screen.getByRole('button', { name: 'Aumenta la quantità' }))
  await update()
  const { cartItems } = await answer('useUpdateCartItemsMutation', {
    updateCartItems: { cart: cartOf([bowl(OLD.uid, 3)]) },
  })
  expect(cartItems).toEqual([{ cart_item_uid: OLD.uid, quantity: 3 }])
  expect(sent).toHaveLength(1)
  expect(toldOfCart()).toEqual([['add_to_cart', 1]])
})

test('a choice that is the old one to the backend keeps its line, in the wanted quantity', async () => {
  const { sent, added, answer } = await editBowl()
  await userEvent.click(radio('Verde salvia'))
  await update()
  await added([bowl(OLD.uid, 4)])
  const { cartItems } = await answer('useUpdateCartItemsMutation', {
    updateCartItems: { cart: cartOf([bowl(OLD.uid, 2)]) },
  })
  expect(cartItems).toEqual([{ cart_item_uid: OLD.uid, quantity: 2 }])
  expect(sent.map(({ name }) => name)).not.toContain('useRemoveItemFromCartMutation')
})

test('a line that is gone can be put into the cart again', async () => {
  await editBowl('OTk=')
  expect(screen.getByText(/^Questo articolo non è più nel carrello/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Aggiungi al carrello' })).toBeTruthy()
})
