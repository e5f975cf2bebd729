import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import cartPageNode from '#src/__generated__/CartPageQuery.graphql.ts'
import forLaterNode from '#src/__generated__/ForLaterQuery.graphql.ts'
import { component as CartPage } from '#src/pages/cart/CartPage.tsx'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { axeFaults } from '../ui/axe.ts'
import { BESIDE, cartOf, CUP, PLATE } from './cartAnswers.ts'
import type { TestLine } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'
import type { SentRequest } from './cartStage.tsx'

const variables = { cartId: CART_ID }
const SKU = `SKU-${PLATE.uid}`

async function showCart(...lines: readonly TestLine[]) {
  const stage = await stageCart(
    <CartPage extras={null} query={{ operation: 'CartPageQuery', variables }} pending={false} />,
  )
  stage.seed(cartPageNode, variables, { cart: cartOf(lines), ...BESIDE })
  const { container } = stage.show()
  const asked = async (name: string): Promise<SentRequest> => {
    await waitFor(() => expect(stage.sent.map((request) => request.name)).toContain(name))
    return stage.sent.findLast((request) => request.name === name)!
  }
  const answer = async (name: string, data: object) => {
    const request = await asked(name)
    await act(async () => request.answer({ data }))
  }
  return { ...stage, container, asked, answer }
}

const lineOf = (name: string) => within(screen.getByRole('spinbutton', { name: `Quantità di ${name}` }).closest('li')!)
const waiting = () => screen.queryByRole('list', { name: 'Salvati per dopo' })
const row = async () => within(await screen.findByRole('list', { name: 'Salvati per dopo' }))

const price = {
  final_price: { value: 24, currency: 'EUR' },
  regular_price: { value: 24, currency: 'EUR' },
  fixed_product_taxes: [],
}
const products = (...items: readonly object[]) => completeAnswer(forLaterNode.operation, { products: { items } })
const plate = (more: object = {}) => ({
  __typename: 'SimpleProduct',
  uid: `product-${PLATE.uid}`,
  sku: SKU,
  stock_status: 'IN_STOCK',
  url_key: 'piatto-duna',
  url_suffix: '.html',
  price_range: { minimum_price: price, maximum_price: price },
  ...more,
})

async function setAside(stage: Awaited<ReturnType<typeof showCart>>) {
  await userEvent.click(lineOf('Piatto Duna').getByRole('button', { name: 'Salva per dopo' }))
  await stage.answer('useRemoveItemFromCartMutation', { removeItemFromCart: { cart: cartOf([CUP]) } })
  return row()
}

test('a line waits beside the cart with its pieces and today’s price, and comes back as it was', async () => {
  const stage = await showCart(CUP, PLATE)
  const later = await setAside(stage)
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Articoli nel carrello' }))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Piatto Duna salvato per dopo')
  expect(later.getByText('2 pezzi')).toBeTruthy()
  expect((await stage.asked('ForLaterQuery')).variables).toEqual({ skus: [SKU], pageSize: 1 })
  await stage.answer('ForLaterQuery', products(plate()))
  expect((await row()).getByText(/24,00/)).toBeTruthy()
  expect((await row()).getByRole('link', { name: 'Piatto Duna' }).getAttribute('href')).toBe('/piatto-duna.html')
  expect(await axeFaults(stage.container)).toEqual([])

  await userEvent.click((await row()).getByRole('button', { name: 'Rimetti nel carrello' }))
  const { variables: sent } = await stage.asked('useAddProductsToCartMutation')
  expect(sent['cartItems']).toEqual([{ sku: SKU, quantity: 2, selected_options: [], entered_options: [] }])
  // Until it is in the cart, it stays in the list.
  expect(waiting()).not.toBeNull()
  await stage.answer('useAddProductsToCartMutation', {
    addProductsToCart: { cart: cartOf([CUP, PLATE]), user_errors: [] },
  })
  await waitFor(() => expect(waiting()).toBeNull())
  expect(stage.told().map(({ event, ecommerce }) => [event, ecommerce.value])).toEqual([
    ['view_cart', 66],
    ['remove_from_cart', 48],
    ['add_to_cart', 48],
  ])
  expect(lineOf('Piatto Duna')).toBeTruthy()
  expect(document.activeElement).not.toBe(document.body)
})

test('a removal that does not come through leaves the line in the cart, and nothing waits', async () => {
  const stage = await showCart(CUP, PLATE)
  await userEvent.click(lineOf('Piatto Duna').getByRole('button', { name: 'Salva per dopo' }))
  const request = await stage.asked('useRemoveItemFromCartMutation')
  await act(async () => request.fail(new NetworkUnreachableError('Any', new TypeError('Failed to fetch'))))
  expect(lineOf('Piatto Duna').getByRole('alert').textContent).toMatch(/^Il negozio non risponde/)
  expect(waiting()).toBeNull()
})

test('an item that the cart refuses stays saved, with the reason', async () => {
  const stage = await showCart(CUP, PLATE)
  const later = await setAside(stage)
  await userEvent.click(later.getByRole('button', { name: 'Rimetti nel carrello' }))
  await stage.answer('useAddProductsToCartMutation', {
    addProductsToCart: {
      cart: cartOf([CUP]),
      user_errors: [
        { __typename: 'CartUserInputError', code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' },
      ],
    },
  })
  expect((await (await row()).findByRole('alert')).textContent).toMatch(/disponibil/)
})

test('a sold-out item says so and cannot be moved back', async () => {
  const stage = await showCart(CUP, PLATE)
  await setAside(stage)
  await stage.answer('ForLaterQuery', products(plate({ stock_status: 'OUT_OF_STOCK' })))
  expect(await (await row()).findByText('Esaurito per ora')).toBeTruthy()
  expect((await row()).queryByRole('button', { name: 'Rimetti nel carrello' })).toBeNull()
})

test('a discontinued item says so and can only be removed', async () => {
  const stage = await showCart(CUP, PLATE)
  await setAside(stage)
  await stage.answer('ForLaterQuery', products())
  expect(await (await row()).findByText('Non è più in vendita')).toBeTruthy()
  expect((await row()).queryByRole('button', { name: 'Rimetti nel carrello' })).toBeNull()
})

test('a removed item disappears from the list', async () => {
  const stage = await showCart(CUP, PLATE)
  const later = await setAside(stage)
  await userEvent.click(later.getByRole('button', { name: 'Togli dai salvati' }))
  expect(waiting()).toBeNull()
})

test('a browser that keeps nothing leaves the line where it is', async () => {
  const stage = await showCart(CUP, PLATE)
  vi.spyOn(stage.shop.storage, 'set').mockReturnValue(false)
  await userEvent.click(lineOf('Piatto Duna').getByRole('button', { name: 'Salva per dopo' }))
  expect(stage.sent.map(({ name }) => name)).not.toContain('useRemoveItemFromCartMutation')
  expect(lineOf('Piatto Duna')).toBeTruthy()
})

test('free delivery: the missing amount, then that it is reached; nothing without a threshold', async () => {
  const stage = await stageCart(
    <CartPage extras={null} query={{ operation: 'CartPageQuery', variables }} pending={false} />,
  )
  const block = (content: string) => ({
    cmsBlocks: { items: [{ __typename: 'CmsBlock', identifier: 'product-delivery-note', content }] },
  })
  const named = block('<p>Gratis da <data itemprop="freeShippingThreshold" value="79">79 €</data></p>')
  const show = (lines: readonly TestLine[], beside: object) =>
    act(async () => stage.seed(cartPageNode, variables, { cart: cartOf(lines), ...BESIDE, ...beside }))
  await show([CUP], named)
  const { container } = stage.show()
  expect(await screen.findByText(/mancano 61,00\s€ per la spedizione gratuita/)).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])
  await show([{ ...CUP, quantity: 5 }], named)
  expect(await screen.findByText('Il tuo carrello ha raggiunto la spedizione gratuita.')).toBeTruthy()
  await show([CUP], block('<p>Parte subito</p>'))
  await waitFor(() => expect(screen.queryByText(/spedizione gratuita/)).toBeNull())
})
