import '#src/ui/theme/global.css.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import cartButtonNode from '#src/__generated__/CartButtonQuery.graphql.ts'
import { useAddProductsToCart } from '#src/features/cart/requests/useAddProductsToCart.ts'
import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import { CartButton } from '#src/shell/cart-button/CartButton.tsx'
import { HeaderCart } from '#src/shell/cart-button/HeaderCart.tsx'
import { axeFaults } from '../ui/axe.ts'
import { cartOf, CUP, PLATE } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'
import type { SentRequest } from './cartStage.tsx'

const variables = { cartId: CART_ID }
const badge = { query: { operation: 'CartButtonQuery', variables }, Button: CartButton }
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
      <HeaderCart badge={createObservableValue(badge)} onError={onError} />
      <Buy lines={lines} />
    </>,
  )
  stage.seed(cartButtonNode, variables, { cart: { id: CART_ID, total_quantity: 1 } })
  const { container } = stage.show()
  return { ...stage, container }
}

test('without a cart it is a link that tells nothing is in it', async () => {
  const { show } = await stageCart(<HeaderCart badge={createObservableValue(null)} onError={onError} />, {
    cartId: null,
  })
  show()
  expect(link().getAttribute('href')).toBe('/cart')
  expect(link().getAttribute('aria-label')).toBe('Carrello, 0 articoli')
})

test('the link keeps the focus when the number arrives and when it is fetched again', async () => {
  const value = createObservableValue<typeof badge | null>(null)
  const stage = await stageCart(<HeaderCart badge={value} onError={onError} />)
  stage.seed(cartButtonNode, variables, { cart: { id: CART_ID, total_quantity: 1 } })
  stage.show()
  link().focus()
  await act(async () => value.set(badge))
  expect(link().getAttribute('aria-label')).toBe('Carrello, 1 articolo')
  expect(document.activeElement).toBe(link())
  await act(async () => value.set({ ...badge, query: { ...badge.query } }))
  expect(document.activeElement).toBe(link())
  await act(async () => value.set(null))
  expect(document.activeElement).toBe(link())
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
      <HeaderCart badge={createObservableValue(null)} onError={onError} />
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
  const stage = await stageCart(<HeaderCart badge={createObservableValue(badge)} onError={onError} />)
  const { shop, findGoneLines, show } = stage
  stage.seed(cartButtonNode, variables, { cart: { id: CART_ID, total_quantity: 1 } })
  const known = { uid: 'MQ==', sku: 'TAZZA', name: 'Tazza Alba', selectedOptions: [], enteredOptions: [], price: null }
  shop.cartJournal.write(CART_ID, [{ ...known, quantity }])
  show()
  expect(findGoneLines.mock.calls).toEqual(looks)
})

/** Rests for the browser: scrolls, and waits until the page rests. */
async function scrollTo(top: number): Promise<void> {
  const settled = new Promise((resolve) => window.addEventListener('scrollend', resolve, { once: true }))
  window.scrollTo({ top, behavior: 'instant' })
  await act(() => settled.then(() => undefined))
}

const floating = () => document.querySelector<HTMLElement>('body > a[href="/cart"]')
const isFloating = () => floating()?.checkVisibility({ visibilityProperty: true }) ?? false

async function showLongPage(quantity: number, rows: Readonly<Record<number, ReactNode>> = {}) {
  const stage = await stageCart(
    <>
      <HeaderCart badge={createObservableValue(badge)} onError={onError} />
      <main>
        {Array.from({ length: 20 }, (_, index) => (
          <div key={index} style={{ height: 300, display: 'grid', alignContent: 'end' }}>
            {rows[index]}
          </div>
        ))}
      </main>
    </>,
  )
  stage.seed(cartButtonNode, variables, { cart: { id: CART_ID, total_quantity: quantity } })
  return stage.show()
}

test('the floating cart appears with pieces and after scrolling up, and goes when the page is scrolled down', async () => {
  await showLongPage(2)
  expect(isFloating()).toBe(false)
  await scrollTo(1200)
  // Its code loads with the first scroll.
  await act(async () => void (await import('#src/shell/cart-button/FloatingLink.tsx')))
  expect(isFloating()).toBe(false)
  await scrollTo(900)
  expect(isFloating()).toBe(true)
  expect(floating()?.textContent).toBe('2')
  await scrollTo(1000)
  expect(isFloating()).toBe(false)
})

test('an empty cart does not float', async () => {
  await showLongPage(0)
  await scrollTo(1200)
  await scrollTo(900)
  expect(isFloating()).toBe(false)
})

test.each([
  [
    'a price',
    <span key="a" style={{ justifySelf: 'end' }}>
      19,00 €
    </span>,
  ],
  ['a field', <input key="b" aria-label="Nome" style={{ justifySelf: 'end', height: 60 }} />],
  ['a button', <button key="c" type="button" style={{ justifySelf: 'end' }} aria-label="Aggiungi" />],
  [
    'a message',
    <p key="d" role="alert">
      Il codice non vale.
    </p>,
  ],
])('the floating cart does not cover %s', async (_, row) => {
  // Every row, so that one of them is at the place of the button.
  await showLongPage(2, Object.fromEntries(Array.from({ length: 20 }, (_each, index) => [index, row])))
  await scrollTo(1500)
  const covered: number[] = []
  let shown = 0
  for (let top = 1480; top > 1100; top -= 20) {
    await scrollTo(top)
    const button = floating()!.getBoundingClientRect()
    const isOver = [...document.querySelectorAll('main div > *')].some((each) => {
      const box = each.getBoundingClientRect()
      return box.bottom > button.top && box.top < button.bottom && box.right > button.left && box.left < button.right
    })
    if (isFloating()) shown += 1
    if (isOver && isFloating()) covered.push(top)
  }
  expect(covered).toEqual([])
  expect(shown).toBeGreaterThan(5)
})
