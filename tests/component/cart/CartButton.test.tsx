import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import cartButtonNode from '#src/__generated__/CartButtonQuery.graphql.ts'
import { useAddProductsToCart } from '#src/features/cart/requests/useAddProductsToCart.ts'
import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import { CartButton } from '#src/shell/cart-button/CartButton.tsx'
import { axeFaults } from '../ui/axe.ts'
import { cartOf, CUP, PLATE } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'
import type { SentRequest } from './cartStage.tsx'

const variables = { cartId: CART_ID }
const badge = { operation: 'CartButtonQuery', variables }
const onError = vi.fn<(error: unknown) => void>()
const outcomes = vi.fn<(outcome: unknown) => void>()

function Buy({ lines }: { lines: readonly CartLineRequest[] }) {
  const addProducts = useAddProductsToCart()
  return (
    <button type="button" onClick={() => void addProducts(lines).then(outcomes)}>
      Aggiungi
    </button>
  )
}

const CUP_LINE = cartLineRequest({ sku: 'TAZZA', quantity: 1 })
const link = () => screen.getByRole('link', { name: /^Carrello/ })
const buy = () => userEvent.click(screen.getByRole('button', { name: 'Aggiungi' }))
const answer = (request: SentRequest | undefined, response: object) => act(async () => request?.answer(response))
const answered = (lines: Parameters<typeof cartOf>[0], errors: readonly object[] = []) => ({
  data: { addProductsToCart: { cart: cartOf(lines), user_errors: errors } },
})
const userError = (code: string, message: string) => ({ __typename: 'CartUserInputError', code, message })

async function showButton(lines: readonly CartLineRequest[] = [CUP_LINE]) {
  outcomes.mockClear()
  const stage = await stageCart(
    <>
      <CartButton badge={createObservableValue(badge)} onError={onError} />
      <Buy lines={lines} />
    </>,
  )
  stage.seed(cartButtonNode, variables, { cart: { id: CART_ID, total_quantity: 1 } })
  const { container } = stage.show()
  return { ...stage, container }
}

test('without a cart it is a link that tells nothing is in it', async () => {
  const { show } = await stageCart(<CartButton badge={createObservableValue(null)} onError={onError} />, {
    cartId: null,
  })
  show()
  expect(link().getAttribute('href')).toBe('/cart')
  expect(link().getAttribute('aria-label')).toBe('Carrello, 0 articoli')
})

test('an addition counts at once and the number is announced; the answer settles it', async () => {
  const { container, sent } = await showButton()
  expect(link().getAttribute('aria-label')).toBe('Carrello, 1 articolo')
  expect(screen.getByRole('status').textContent).toBe('')
  await buy()
  expect(link().getAttribute('aria-label')).toBe('Carrello, 2 articoli')
  await screen.findByText('2 articoli nel carrello')
  await answer(sent[0], answered([{ ...CUP, quantity: 2 }]))
  expect(link().getAttribute('aria-label')).toBe('Carrello, 2 articoli')
  expect(outcomes).toHaveBeenCalledExactlyOnceWith({ ok: true, value: { cartId: CART_ID, refusals: [] } })
  expect(await axeFaults(container)).toEqual([])
})

test('quick additions wait for each other, and none is lost', async () => {
  const { sent } = await showButton()
  await buy()
  await buy()
  expect(link().getAttribute('aria-label')).toBe('Carrello, 3 articoli')
  expect(sent).toHaveLength(1)
  await answer(sent[0], answered([{ ...CUP, quantity: 2 }]))
  expect(link().getAttribute('aria-label')).toBe('Carrello, 3 articoli')
  await answer(sent[1], answered([{ ...CUP, quantity: 3 }]))
  expect(outcomes).toHaveBeenCalledTimes(2)
})

test('a refusal takes the prediction back and tells why', async () => {
  const { sent } = await showButton()
  await buy()
  await answer(sent[0], answered([CUP], [userError('INSUFFICIENT_STOCK', 'Only 1 of 2 available')]))
  expect(link().getAttribute('aria-label')).toBe('Carrello, 1 articolo')
  expect(outcomes).toHaveBeenCalledExactlyOnceWith({
    ok: false,
    error: { kind: 'insufficient-stock', message: 'Only 1 of 2 available' },
  })
})

test('of several lines those that were taken are in the cart, the others are named', async () => {
  const { sent } = await showButton([CUP_LINE, cartLineRequest({ sku: 'NIENTE', quantity: 2, selectedOptions: ['x'] })])
  await buy()
  expect(sent[0]?.variables['cartItems']).toEqual([
    { sku: 'TAZZA', quantity: 1, selected_options: [], entered_options: [] },
    { sku: 'NIENTE', quantity: 2, selected_options: ['x'], entered_options: [] },
  ])
  await answer(sent[0], answered([CUP, PLATE], [userError('PRODUCT_NOT_FOUND', 'Could not find')]))
  expect(outcomes).toHaveBeenCalledExactlyOnceWith({
    ok: true,
    value: { cartId: CART_ID, refusals: [{ kind: 'not-found', message: 'Could not find' }] },
  })
})

test('the first piece counts before there is a cart, and the cart is made first', async () => {
  outcomes.mockClear()
  const { sent, ensureCart, show } = await stageCart(
    <>
      <CartButton badge={createObservableValue(null)} onError={onError} />
      <Buy lines={[cartLineRequest({ sku: 'TAZZA', quantity: 2 })]} />
    </>,
    { cartId: null },
  )
  show()
  await buy()
  expect(ensureCart).toHaveBeenCalledOnce()
  expect(link().getAttribute('aria-label')).toBe('Carrello, 2 articoli')
  expect(sent[0]?.variables['cartId']).toBe(CART_ID)
})

test('no cart could be created: the caller gets the error', async () => {
  outcomes.mockClear()
  const { ensureCart, show } = await stageCart(<Buy lines={[CUP_LINE]} />, { cartId: null })
  ensureCart.mockRejectedValueOnce(new Error('down'))
  show()
  await buy()
  await vi.waitFor(() =>
    expect(outcomes).toHaveBeenCalledExactlyOnceWith({ ok: false, error: { kind: 'unreachable', message: 'down' } }),
  )
})

test.each([
  ['fewer pieces than were there last: the cart is looked through', 2, [[CART_ID]]],
  ['as many: nothing is asked', 1, []],
])('the badge receives %s', async (_, quantity, looks) => {
  const stage = await stageCart(<CartButton badge={createObservableValue(badge)} onError={onError} />)
  const { shop, findGoneLines, show } = stage
  stage.seed(cartButtonNode, variables, { cart: { id: CART_ID, total_quantity: 1 } })
  const known = { uid: 'MQ==', sku: 'TAZZA', name: 'Tazza Alba', selectedOptions: [], enteredOptions: [], price: null }
  shop.cartJournal.write(CART_ID, [{ ...known, quantity }])
  show()
  expect(findGoneLines.mock.calls).toEqual(looks)
})
