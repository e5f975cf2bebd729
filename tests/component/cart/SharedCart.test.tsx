import '#src/ui/theme/global.css.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import sharedLinesNode from '#src/__generated__/SharedLinesQuery.graphql.ts'
import { readSharedCart } from '#src/lib/url/sharedCart.ts'
import { ShareCart } from '#src/pages/cart/ShareCart.tsx'
import { component as CartSharedPage } from '#src/pages/cart-shared/CartSharedPage.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { expectNoise } from '#tests/harness/consoleNoise.ts'
import { productOf } from '../catalogue/productAnswers.ts'
import { axeFaults } from '../ui/axe.ts'
import { cartOf, CUP as CUP_LINE, PLATE as PLATE_LINE } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'

const here = window.location.pathname + window.location.search
beforeEach(() => window.history.replaceState(null, '', '/cart/shared'))
afterEach(() => window.history.replaceState(null, '', here))

const CUP = productOf({ key: 'tazza', name: 'Tazza Alba' })
const VASE = productOf({ key: 'vaso', name: 'Vaso Anfora', colours: { Petrolio: 'teal', Salvia: 'green' } })
const LAMP = productOf({ key: 'lampada', name: 'Lampada Luna', soldOut: true })
const FRAGMENT = '1;tazza,2;vaso,1,glaze-Petrolio;lampada,1;sparito,1;vaso,1,glaze-Ocra'

async function open(fragment: string) {
  window.history.replaceState(null, '', `/cart/shared#${fragment}`)
  const stage = await stageCart(<CartSharedPage fragment="" />, { path: '/cart/shared' })
  const skus = [...new Set((readSharedCart(fragment) ?? []).map(({ sku }) => sku))].toSorted()
  const variants = ['Petrolio', 'Salvia'].map((label) => ({
    attributes: [{ uid: `glaze-${label}`, code: 'smalto', label }],
    product: { ...productOf({ key: `vaso-${label}`, name: 'Vaso', price: { final: 45 } }) },
  }))
  stage.seed(
    sharedLinesNode,
    { skus, pageSize: skus.length },
    completeAnswer(sharedLinesNode.operation, { products: { items: [CUP, { ...VASE, variants }, LAMP] } }),
  )
  const { container } = stage.show()
  return { ...stage, container }
}

const row = (index: number) => within(screen.getAllByRole('listitem').filter((it) => it.querySelector('h2'))[index]!)

test('a shared cart shows its lines, and which of them are unavailable', async () => {
  const { container, sent } = await open(FRAGMENT)
  expect(row(0).getByRole('link', { name: 'Tazza Alba' }).getAttribute('href')).toBe('/tazza.html')
  expect(row(0).getByText('Quantità 2')).toBeTruthy()
  expect(row(1).getByText('Smalto: Petrolio')).toBeTruthy()
  expect(row(1).getByText(/45,00/)).toBeTruthy()
  expect(row(2).getByText('Esaurito')).toBeTruthy()
  expect(row(3).getByText('Questo articolo non è più in vendita.')).toBeTruthy()
  expect(row(4).getByText('Questo articolo non è più in vendita.')).toBeTruthy()
  expect(sent).toEqual([])
  expect(await axeFaults(container)).toEqual([])
})

test('without an answer about the products none is shown as gone', async () => {
  expectNoise(/no answer/)
  expectNoise(/wasn't caught by any route/)
  window.history.replaceState(null, '', '/cart/shared#1;tazza,1')
  const stage = await stageCart(<CartSharedPage fragment="" />, { path: '/cart/shared' })
  stage.show()
  await waitFor(() => expect(stage.sent).toHaveLength(1))
  await act(async () => stage.sent[0]?.answer({ data: { products: null }, errors: [{ message: 'Failed' }] }))
  expect(await screen.findByText('[vetrina:cart-shared] no answer')).toBeTruthy()
  expect(screen.queryByText('Questo articolo non è più in vendita.')).toBeNull()
})

test('available lines are added to the existing cart, each with its own result', async () => {
  const { sent, told } = await open(FRAGMENT)
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi al carrello 3 pezzi' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.variables).toEqual({
    cartId: CART_ID,
    cartItems: [{ sku: 'tazza', quantity: 2, selected_options: [], entered_options: [] }],
  })
  await act(async () =>
    sent[0]?.answer({ data: { addProductsToCart: { cart: cartOf([PLATE_LINE, CUP_LINE]), user_errors: [] } } }),
  )
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.variables['cartItems']).toEqual([
    { sku: 'vaso', quantity: 1, selected_options: ['glaze-Petrolio'], entered_options: [] },
  ])
  const refusal = { __typename: 'CartUserInputError', code: 'NOT_SALABLE', message: 'No.' }
  await act(async () =>
    sent[1]?.answer({ data: { addProductsToCart: { cart: cartOf([PLATE_LINE, CUP_LINE]), user_errors: [refusal] } } }),
  )
  expect(row(0).getByText('È nel carrello.')).toBeTruthy()
  expect(row(1).getByText('È appena andato esaurito.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Vai al carrello' })).toBeTruthy()
  expect(screen.getByText(/^Non tutto è entrato nel carrello/)).toBeTruthy()
  // A retry only concerns missing lines.
  expect(screen.getByRole('button', { name: 'Aggiungi al carrello 1 pezzo' })).toBeTruthy()
  expect(told().map(({ event, ecommerce }) => [event, ecommerce.items[0]?.item_id])).toEqual([['add_to_cart', 'tazza']])
})

test('a button with nothing left to add moves the focus to the result', async () => {
  const { sent } = await open('1;tazza,1')
  screen.getByRole('button', { name: 'Aggiungi al carrello 1 pezzo' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent).toHaveLength(1))
  const answer = { data: { addProductsToCart: { cart: cartOf([CUP_LINE]), user_errors: [] } } }
  await act(async () => sent[0]?.answer(answer))
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^È tutto nel carrello/)
})

test('lines that need a text of the shopper are reported', async () => {
  const { sent } = await open('1;tazza,1')
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi al carrello 1 pezzo' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const message = "The product's required option(s) weren't entered. Make sure the options are entered and try again."
  await act(async () =>
    sent[0]?.answer({
      data: {
        addProductsToCart: {
          cart: cartOf([]),
          user_errors: [{ __typename: 'CartUserInputError', code: 'UNDEFINED', message }],
        },
      },
    }),
  )
  expect(row(0).getByText('Manca una scelta che il link non porta: aprilo e falla tu.')).toBeTruthy()
})

test.each(['', '2;tazza,1', '1;tazza', 'sezione'])('a link that holds no cart says so: #%s', async (fragment) => {
  const { container, sent } = await open(fragment)
  expect(screen.getByRole('heading', { name: 'Questo link non contiene un carrello' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(sent).toEqual([])
  expect(await axeFaults(container)).toEqual([])
})

test('another link in the same tab shows another cart', async () => {
  await open('1;tazza,2')
  act(() => {
    window.location.hash = '#nothing'
  })
  expect(await screen.findByRole('heading', { name: 'Questo link non contiene un carrello' })).toBeTruthy()
})

async function share({ takes = true } = {}) {
  const written: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (!takes) throw new Error('not allowed')
    written.push(text)
  })
  const stage = await stageCart(<ShareCart cartId={CART_ID} />)
  const pieces = { sku: 'tazza', selectedOptions: ['glaze-Salvia'], quantity: 3 }
  const enteredOptions = [{ uid: btoa('custom-option/1'), value: 'Per Ada' }]
  stage.shop.cartJournal.write(CART_ID, [{ ...pieces, uid: 'MQ==', name: 'Tazza', price: null, enteredOptions }])
  const { container } = stage.show()
  await userEvent.click(screen.getByRole('button', { name: 'Condividi il carrello' }))
  return { ...stage, container, written, pieces }
}

test('the link of a cart contains the data to fill another one, and no text of the shopper', async () => {
  const { written, shop, pieces } = await share()
  await waitFor(() => expect(written).toHaveLength(1))
  const url = new URL(written[0]!)
  expect(`${url.origin}${url.pathname}`).toBe(`${shop.origin}/cart/shared`)
  expect(url.search).toBe('')
  expect(readSharedCart(url.hash.slice(1))).toEqual([{ ...pieces, enteredOptions: [] }])
})

test('a link that the clipboard does not take can be taken by hand', async () => {
  const { container } = await share({ takes: false })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link del carrello' })
  expect(field.value).toContain('/cart/shared#1;tazza,3,glaze-Salvia')
  expect(field.readOnly).toBe(true)
  expect(document.activeElement).toBe(field)
  expect(await axeFaults(container)).toEqual([])
})
