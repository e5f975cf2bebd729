import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import cartPageNode from '#src/__generated__/CartPageQuery.graphql.ts'
import { component as CartPage } from '#src/pages/cart/CartPage.tsx'
import { axeFaults } from '../ui/axe.ts'
import { cartOf, CUP, PLATE, BESIDE } from './cartAnswers.ts'
import type { TestLine } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'

const variables = { cartId: CART_ID }

async function showCart(...lines: readonly TestLine[]) {
  const stage = await stageCart(
    <CartPage extras={null} query={{ operation: 'CartPageQuery', variables }} pending={false} />,
  )
  stage.seed(cartPageNode, variables, { cart: cartOf(lines), ...BESIDE })
  const { container } = stage.show()
  return { ...stage, container }
}

const lineOf = (name: string) => within(screen.getByRole('link', { name }).closest('li')!)
const NOTICE = 'Prima di andare alla cassa, sistema gli articoli segnalati.'

test('check 30: fewer are left than a line wants: one click takes those, and the focus is on the quantity', async () => {
  const { container, sent } = await showCart(CUP, { ...PLATE, quantity: 5, fault: { code: 'ITEM_QTY', left: 3 } })
  expect(lineOf('Piatto Duna').getByRole('alert').textContent).toMatch(/^Questa quantità non è più disponibile/)
  expect(lineOf('Tazza Alba').queryByRole('alert')).toBeNull()
  expect(screen.getByText(NOTICE)).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Riduci a 3', description: 'Piatto Duna' }))
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Quantità di Piatto Duna' }))
  expect(lineOf('Piatto Duna').queryByRole('alert')).toBeNull()
  expect(sent[0]?.variables['cartItems']).toEqual([{ cart_item_uid: PLATE.uid, quantity: 3 }])
  const cart = cartOf([CUP, { ...PLATE, quantity: 3 }])
  await act(async () => sent[0]?.answer({ data: { updateCartItems: { cart } } }))
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test('check 30: a line that sold out is taken out with one click, and can be brought back', async () => {
  const { sent } = await showCart(CUP, { ...PLATE, fault: { code: 'ITEM_QTY', left: 0, isSoldOut: true } })
  expect(lineOf('Piatto Duna').getByRole('alert').textContent).toMatch(/^È andato esaurito mentre era nel carrello/)
  await userEvent.click(screen.getByRole('button', { name: 'Togli dal carrello' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annulla' }))
  await act(async () => sent[0]?.answer({ data: { removeItemFromCart: { cart: cartOf([CUP]) } } }))
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test.each([
  ['ITEM_QTY', 'The fewest you may purchase is 2.', 'Di questo articolo ne servono almeno 2.', 1, 2],
  [
    'ITEM_INCREMENTS',
    'You can buy this product only in quantities of 6 at a time.',
    'Si ordina solo a multipli di 6.',
    5,
    6,
  ],
])('check 30: %s: one click takes as many as may be bought', async (code, message, words, quantity, wanted) => {
  const { sent } = await showCart({ ...PLATE, quantity, fault: { code, message, left: 40 } })
  expect(within(lineOf('Piatto Duna').getByRole('alert')).getByText(words)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: `Porta a ${wanted}`, description: 'Piatto Duna' }))
  expect(sent[0]?.variables['cartItems']).toEqual([{ cart_item_uid: PLATE.uid, quantity: wanted }])
  const cart = cartOf([{ ...PLATE, quantity: wanted }])
  await act(async () => sent[0]?.answer({ data: { updateCartItems: { cart } } }))
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test('problems that only the shopper can solve are reported with the backend’s message', async () => {
  await showCart({ ...PLATE, quantity: 5, fault: { code: 'UNDEFINED', message: 'Ask us first.', left: 40 } })
  const alert = within(lineOf('Piatto Duna').getByRole('alert'))
  expect(alert.getByText('Il negozio dice: «Ask us first.»')).toBeTruthy()
  expect(alert.queryByRole('button')).toBeNull()
})

test('the line gets the limit from the refusal, which is named', async () => {
  const { sent } = await showCart({ ...PLATE, quantity: 1 })
  const field = screen.getByRole('spinbutton', { name: 'Quantità di Piatto Duna' })
  await userEvent.clear(field)
  await userEvent.type(field, '9999{Enter}')
  const message = 'Could not update the product with SKU 24-MB01: Only 7 of 9999 available'
  const refusal = { message, path: ['updateCartItems'], extensions: { category: 'graphql-input' } }
  await act(async () => sent[0]?.answer({ data: { updateCartItems: null }, errors: [refusal] }))
  expect(sent[1]?.variables['cartItems']).toEqual([{ cart_item_uid: PLATE.uid, quantity: 7 }])
  const cart = cartOf([{ ...PLATE, quantity: 7 }])
  await act(async () => sent[1]?.answer({ data: { updateCartItems: { cart, errors: [] } } }))
  expect(field).toHaveProperty('value', '7')
  expect(within(lineOf('Piatto Duna').getByRole('alert')).getByText('Al massimo 7 pezzi')).toBeTruthy()
})

test('a refusal without a number leaves the line as it was', async () => {
  const { sent } = await showCart({ ...PLATE, quantity: 1 })
  const field = screen.getByRole('spinbutton', { name: 'Quantità di Piatto Duna' })
  await userEvent.clear(field)
  await userEvent.type(field, '9999{Enter}')
  await act(async () => sent[0]?.answer({ data: { updateCartItems: { cart: cartOf([PLATE]), errors: [] } } }))
  expect(sent).toHaveLength(1)
  expect(within(lineOf('Piatto Duna').getByRole('alert')).getByText('Questa quantità non è disponibile.')).toBeTruthy()
})
