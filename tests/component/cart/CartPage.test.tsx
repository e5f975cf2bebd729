import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import cartPageNode from '#src/__generated__/CartPageQuery.graphql.ts'
import { UNDO_MS } from '#src/features/cart/lines/removedLines.ts'
import { component as CartPage } from '#src/pages/cart/CartPage.tsx'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { axeFaults } from '../ui/axe.ts'
import { cartOf, CUP, PLATE, BESIDE } from './cartAnswers.ts'
import type { TestLine } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'
import type { SentRequest } from './cartStage.tsx'
import { IN_FOUR_MINUTES, tooManyTries } from '#tests/harness/components/tooManyTries.ts'

afterEach(() => {
  vi.useRealTimers()
})

const variables = { cartId: CART_ID }

async function showCart(lines: readonly TestLine[], coupon: string | null = null, options: { saves?: boolean } = {}) {
  const page = <CartPage extras={null} query={{ operation: 'CartPageQuery', variables }} pending={false} />
  const stage = await stageCart(page, options)
  stage.seed(cartPageNode, variables, { cart: cartOf(lines, coupon), ...BESIDE })
  const { container } = stage.show()
  return { ...stage, container }
}

const quantityOf = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name: `Quantità di ${name}` })
const total = () => screen.getByText('Totale').closest('p')
const lineOf = (name: string) => within(screen.getByRole('link', { name }).closest('li')!)
const names = (sent: readonly SentRequest[]) => sent.map(({ name }) => name)
const answer = (request: SentRequest | undefined, response: object) => act(async () => request?.answer(response))

const updated = (...lines: readonly TestLine[]) => ({ data: { updateCartItems: { cart: cartOf(lines) } } })
const emptied = (...lines: readonly TestLine[]) => ({ data: { removeItemFromCart: { cart: cartOf(lines) } } })
const added = (...lines: readonly TestLine[]) => ({
  data: { addProductsToCart: { cart: cartOf(lines), user_errors: [] } },
})
const refusal = (category: string, message: string, field: string) => ({
  data: { [field]: null },
  errors: [{ message, path: [field], extensions: { category } }],
})

test('lines, sums and the way to the checkout', async () => {
  const { container, sent } = await showCart([CUP, PLATE])
  expect(screen.getByRole('link', { name: 'Tazza Alba' }).getAttribute('href')).toBe('/tazza-alba.html')
  expect(quantityOf('Piatto Duna').value).toBe('2')
  expect(lineOf('Piatto Duna').getByText(/48,00/)).toBeTruthy()
  expect(total()?.textContent).toMatch(/66,00/)
  expect(screen.getByRole('link', { name: 'Vai alla cassa' }).getAttribute('href')).toBe('/checkout')
  expect(names(sent)).toEqual([])
  expect(await axeFaults(container)).toEqual([])
})

test.each([
  [0, 'gratis'],
  [6.9, '6,90 €'],
])('a chosen delivery of %s costs %s', async (value, words) => {
  const money = { value, currency: 'EUR' }
  const chosen = {
    carrier_code: 'flatrate',
    method_code: 'flatrate',
    amount: money,
    price_excl_tax: money,
    price_incl_tax: money,
  }
  const stage = await stageCart(
    <CartPage extras={null} query={{ operation: 'CartPageQuery', variables }} pending={false} />,
  )
  const cart = {
    ...cartOf([CUP]),
    shipping_addresses: [{ __typename: 'ShippingCartAddress', selected_shipping_method: chosen }],
  }
  stage.seed(cartPageNode, variables, { cart, ...BESIDE })
  stage.show()
  const delivery = screen.getAllByRole('term').find(({ textContent }) => textContent === 'Spedizione')
  expect(delivery?.nextElementSibling?.textContent.replaceAll('\u00A0', ' ')).toBe(words)
})

test('check 27: fast changes show at once, are sent one by one, and no sum is guessed', async () => {
  const { container, sent } = await showCart([CUP, PLATE])
  const more = screen.getByRole('button', { name: 'Uno in più di Tazza Alba' })
  await userEvent.click(more)
  await userEvent.click(more)
  await userEvent.click(more)
  expect(quantityOf('Tazza Alba').value).toBe('4')
  expect(total()?.textContent).toMatch(/66,00/)
  expect(total()?.getAttribute('aria-busy')).toBe('true')
  expect(await axeFaults(container)).toEqual([])
  expect(sent.map((request) => request.variables['cartItems'])).toEqual([[{ cart_item_uid: CUP.uid, quantity: 2 }]])

  await answer(sent[0], updated({ ...CUP, quantity: 2 }, PLATE))
  expect(quantityOf('Tazza Alba').value).toBe('4')
  expect(sent[1]?.variables['cartItems']).toEqual([{ cart_item_uid: CUP.uid, quantity: 4 }])
  await answer(sent[1], updated({ ...CUP, quantity: 4 }, PLATE))
  expect(quantityOf('Tazza Alba').value).toBe('4')
  expect(total()?.textContent).toMatch(/120,00/)
  expect(total()?.getAttribute('aria-busy')).toBe('false')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a quantity that 2.4.8 refuses in silence goes back and says why on its line', async () => {
  const { sent } = await showCart([CUP, PLATE])
  await userEvent.click(screen.getByRole('button', { name: 'Uno in più di Tazza Alba' }))
  await answer(sent[0], updated(CUP, PLATE))
  expect(quantityOf('Tazza Alba').value).toBe('1')
  expect(lineOf('Tazza Alba').getByRole('alert').textContent).toBe('Questa quantità non è disponibile.')
  expect(lineOf('Piatto Duna').queryByRole('alert')).toBeNull()
})

test('fewer pieces that 2.4.8 refuses in silence are not said to be missing', async () => {
  const { sent } = await showCart([{ ...CUP, quantity: 6 }, PLATE])
  await userEvent.click(screen.getByRole('button', { name: 'Uno in meno di Tazza Alba' }))
  await answer(sent[0], updated({ ...CUP, quantity: 6 }, PLATE))
  expect(quantityOf('Tazza Alba').value).toBe('6')
  expect(lineOf('Tazza Alba').getByRole('alert').textContent).toBe(
    'In questo numero non si vende: resta quello di prima.',
  )
})

test('fewer pieces than 2.4.7 takes go back, and the line says how many are the fewest', async () => {
  const { sent } = await showCart([{ ...CUP, quantity: 6 }])
  await userEvent.click(screen.getByRole('button', { name: 'Uno in meno di Tazza Alba' }))
  const message = 'Could not update the product with SKU X-24: The fewest you may purchase is 6.'
  await answer(sent[0], refusal('graphql-input', message, 'updateCartItems'))
  expect(quantityOf('Tazza Alba').value).toBe('6')
  expect(screen.getByRole('alert').textContent).toBe('Si ordina da 6 pezzi in su.')
})

test('a quantity that 2.4.7 refuses with an error goes back and says why on its line', async () => {
  const { sent } = await showCart([CUP])
  await userEvent.click(screen.getByRole('button', { name: 'Uno in più di Tazza Alba' }))
  const message = 'Could not update the product with SKU X: The requested qty is not available'
  await answer(sent[0], refusal('graphql-input', message, 'updateCartItems'))
  expect(quantityOf('Tazza Alba').value).toBe('1')
  expect(screen.getByRole('alert').textContent).toBe('Questa quantità non è disponibile.')
})

test('no answer: the line is reset, the failure is reported, and the cart is refetched', async () => {
  const { sent } = await showCart([CUP])
  await userEvent.click(screen.getByRole('button', { name: 'Uno in più di Tazza Alba' }))
  await act(async () => sent[0]?.fail(new NetworkUnreachableError('Any', new TypeError('Failed to fetch'))))
  expect(quantityOf('Tazza Alba').value).toBe('1')
  expect(screen.getByRole('alert').textContent).toMatch(/^Il negozio non risponde/)
  expect(names(sent)).toEqual(['useUpdateCartItemsMutation', 'CartPageQuery'])
  // The backend had executed it.
  await answer(sent[1], { data: { cart: cartOf([{ ...CUP, quantity: 2 }]), ...BESIDE } })
  expect(quantityOf('Tazza Alba').value).toBe('2')
  expect(total()?.textContent).toMatch(/36,00/)
})

test('check 26: a removed line leaves its place to the undo, which has the focus; undo brings the same line back', async () => {
  const { container, sent } = await showCart([CUP, PLATE])
  await userEvent.click(lineOf('Piatto Duna').getByRole('button', { name: 'Rimuovi' }))
  expect(screen.queryByRole('link', { name: 'Piatto Duna' })).toBeNull()
  const undo = screen.getByRole('button', { name: 'Annulla' })
  expect(document.activeElement).toBe(undo)
  expect(undo.closest('li')?.textContent).toMatch(/^Piatto Duna rimosso/)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Piatto Duna rimosso')
  expect(await axeFaults(container)).toEqual([])

  await userEvent.click(undo)
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Articoli nel carrello' }))
  expect(names(sent)).toEqual(['useRemoveItemFromCartMutation'])
  await answer(sent[0], emptied(CUP))
  expect(sent[1]?.variables).toEqual({
    cartId: CART_ID,
    cartItems: [{ sku: `SKU-${PLATE.uid}`, quantity: 2, selected_options: [], entered_options: [] }],
  })
  expect(screen.getByText('2 pezzi')).toBeTruthy()
  await answer(sent[1], added(CUP, { ...PLATE, uid: 'Mw==' }))
  expect(quantityOf('Piatto Duna').value).toBe('2')
  expect(screen.queryByText('2 pezzi')).toBeNull()
})

test('the last line removed shows the empty cart and the undo', async () => {
  const { sent } = await showCart([CUP])
  await userEvent.click(screen.getByRole('button', { name: 'Rimuovi' }))
  await answer(sent[0], emptied())
  expect(screen.getByRole('heading', { name: 'Il tuo carrello è ancora vuoto' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Annulla' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Vai alla cassa' })).toBeNull()
})

test('check 26: the time to undo, ten seconds at least, runs once the keyboard has left it', async () => {
  expect(UNDO_MS).toBeGreaterThanOrEqual(10_000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { sent } = await showCart([CUP, PLATE])
  await act(async () => lineOf('Piatto Duna').getByRole('button', { name: 'Rimuovi' }).click())
  await answer(sent[0], emptied(CUP))
  const undo = screen.getByRole('button', { name: 'Annulla' })
  await act(async () => void vi.advanceTimersByTime(2 * UNDO_MS))
  expect(undo.isConnected).toBe(true)
  await act(async () => undo.blur())
  await act(async () => void vi.advanceTimersByTime(UNDO_MS - 1))
  expect(undo.isConnected).toBe(true)
  await act(async () => void vi.advanceTimersByTime(1))
  expect(undo.isConnected).toBe(false)
})

test('a removal that fails puts the line back and says why on it', async () => {
  const { sent } = await showCart([CUP, PLATE])
  await userEvent.click(lineOf('Tazza Alba').getByRole('button', { name: 'Rimuovi' }))
  await act(async () => sent[0]?.fail(new NetworkUnreachableError('Any', new TypeError('Failed to fetch'))))
  expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull()
  expect(lineOf('Tazza Alba').getByRole('alert').textContent).toMatch(/^Il negozio non risponde/)
})

test('a line that another tab has removed counts as removed', async () => {
  const { sent } = await showCart([CUP, PLATE])
  await userEvent.click(lineOf('Tazza Alba').getByRole('button', { name: 'Rimuovi' }))
  await answer(sent[0], refusal('graphql-no-such-entity', "The cart doesn't contain the item", 'removeItemFromCart'))
  expect(screen.queryByRole('link', { name: 'Tazza Alba' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an undo that fails stays, with the reason, and can be tried again', async () => {
  const { sent } = await showCart([CUP, PLATE])
  await userEvent.click(lineOf('Piatto Duna').getByRole('button', { name: 'Rimuovi' }))
  await answer(sent[0], emptied(CUP))
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }))
  await answer(sent[1], {
    data: {
      addProductsToCart: {
        cart: cartOf([CUP]),
        user_errors: [{ __typename: 'CartUserInputError', code: 'NOT_SALABLE', message: 'There are no source items' }],
      },
    },
  })
  expect(screen.getByRole('alert').textContent).toBe('È appena andato esaurito.')
  expect(screen.getByRole('button', { name: 'Annulla' })).toBeTruthy()
})

test('a coupon is refused in words under its field, and applied', async () => {
  const { container, sent } = await showCart([CUP])
  const field = screen.getByRole('textbox', { name: 'Codice sconto' })
  const apply = screen.getByRole('button', { name: 'Applica' })
  await userEvent.type(field, 'NIENTE')
  await userEvent.click(apply)
  expect(sent[0]?.variables).toEqual({ cartId: CART_ID, couponCode: 'NIENTE' })
  await answer(
    sent[0],
    refusal(
      'graphql-no-such-entity',
      "The coupon code isn't valid. Verify the code and try again.",
      'applyCouponToCart',
    ),
  )
  const described = field.getAttribute('aria-describedby')
  expect(described && document.getElementById(described)?.textContent).toMatch(/^Questo codice non vale/)
  expect(await axeFaults(container)).toEqual([])

  await userEvent.click(apply)
  await answer(sent[1], tooManyTries(200))
  const waiting = field.getAttribute('aria-describedby')
  expect(waiting && document.getElementById(waiting)?.textContent).toBe(IN_FOUR_MINUTES)
  expect(field).toHaveProperty('value', 'NIENTE')

  await userEvent.clear(field)
  await userEvent.type(field, 'BENVENUTO10')
  await userEvent.click(apply)
  await answer(sent[2], { data: { applyCouponToCart: { cart: cartOf([CUP], 'BENVENUTO10') } } })
  expect(screen.queryByRole('textbox', { name: 'Codice sconto' })).toBeNull()
  expect(screen.getByText('BENVENUTO10')).toBeTruthy()
  expect(screen.getByText('Benvenuto').closest('div')?.textContent).toMatch(/-1,80/)

  await userEvent.click(screen.getByRole('button', { name: 'Togli il codice' }))
  await answer(sent[3], { data: { removeCouponFromCart: { cart: cartOf([CUP]) } } })
  expect(screen.getByRole('textbox', { name: 'Codice sconto' })).toBeTruthy()
})

test('the shopper learns at once that the backend drops a discount, and its code is not called misspelt', async () => {
  const { container, sent } = await showCart([CUP, PLATE], 'BENVENUTO10')
  expect(screen.queryByText(/non vale più/)).toBeNull()
  await userEvent.click(lineOf('Piatto Duna').getByRole('button', { name: 'Rimuovi' }))
  await answer(sent[0], { data: { removeItemFromCart: { cart: cartOf([CUP]) } } })
  expect(screen.getByText(/^Il codice BENVENUTO10 non vale più e lo sconto è tolto dal totale/)).toBeTruthy()
  expect(await axeFaults(container)).toEqual([])

  const field = screen.getByRole('textbox', { name: 'Codice sconto' })
  await userEvent.type(field, 'benvenuto10')
  await userEvent.click(screen.getByRole('button', { name: 'Applica' }))
  await answer(
    sent[1],
    refusal(
      'graphql-no-such-entity',
      "The coupon code isn't valid. Verify the code and try again.",
      'applyCouponToCart',
    ),
  )
  const described = field.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toMatch(/^Il codice è scritto bene, ma adesso non vale/)

  await userEvent.clear(field)
  await userEvent.type(field, 'ALTRO')
  await userEvent.click(screen.getByRole('button', { name: 'Applica' }))
  await answer(sent[2], { data: { applyCouponToCart: { cart: cartOf([CUP], 'ALTRO') } } })
  await userEvent.click(screen.getByRole('button', { name: 'Togli il codice' }))
  await answer(sent[3], { data: { removeCouponFromCart: { cart: cartOf([CUP]) } } })
  // Removed on purpose.
  expect(screen.queryByText(/non vale più/)).toBeNull()
})

test('a line missing in the answer to a coupon is reported by name, when it is applied and when it is removed', async () => {
  const { sent, gone, shop } = await showCart([CUP, PLATE])
  await waitFor(() => expect(shop.cartJournal.linesOf(CART_ID)).toHaveLength(2))
  await userEvent.type(screen.getByRole('textbox', { name: 'Codice sconto' }), 'BENVENUTO10')
  await userEvent.click(screen.getByRole('button', { name: 'Applica' }))
  await answer(sent[0], { data: { applyCouponToCart: { cart: cartOf([CUP], 'BENVENUTO10') } } })
  expect(gone).toEqual(['Piatto Duna'])
  await userEvent.click(screen.getByRole('button', { name: 'Togli il codice' }))
  await answer(sent[1], { data: { removeCouponFromCart: { cart: cartOf([PLATE]) } } })
  expect(gone).toEqual(['Piatto Duna', 'Tazza Alba'])
  expect(shop.cartJournal.linesOf(CART_ID)?.map(({ name }) => name)).toEqual(['Piatto Duna'])
})

test('a browser without a cart leaves the skeleton of the server for the empty cart', async () => {
  const { sent, show } = await stageCart(<CartPage extras={null} query={null} pending />, { cartId: null })
  show()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Il tuo carrello è ancora vuoto' })).toBeTruthy())
  expect(sent).toEqual([])
})

test('a browser with a cart waits for it', async () => {
  const { show } = await stageCart(<CartPage extras={null} query={null} pending />)
  show()
  expect(screen.getByRole('status', { name: 'Il carrello sta arrivando' })).toBeTruthy()
})

test('moving a line to the wish list sends two events: added there, and removed from the cart', async () => {
  const { sent, told } = await showCart([CUP, PLATE], null, { saves: true })
  await userEvent.click(lineOf('Piatto Duna').getByRole('button', { name: 'Altre azioni' }))
  await userEvent.click(lineOf('Piatto Duna').getByRole('button', { name: 'Sposta nella lista dei desideri' }))
  await waitFor(() => expect(names(sent)).toEqual(['useRemoveItemFromCartMutation']))
  await answer(sent[0], emptied(CUP))
  expect(
    told().flatMap(({ event, ecommerce: { items, value } }) =>
      event === 'view_cart' ? [] : [[event, items[0]?.item_name, items[0]?.quantity, value]],
    ),
  ).toEqual([
    ['add_to_wishlist', 'Piatto Duna', 2, 48],
    ['remove_from_cart', 'Piatto Duna', 2, 48],
  ])
})

test('a line that the wish list refuses stays in the cart, and no event is sent', async () => {
  const { sent, told } = await showCart([CUP, PLATE])
  await userEvent.click(lineOf('Piatto Duna').getByRole('button', { name: 'Altre azioni' }))
  await userEvent.click(lineOf('Piatto Duna').getByRole('button', { name: 'Sposta nella lista dei desideri' }))
  expect(told().map(({ event }) => event)).toEqual(['view_cart'])
  expect(names(sent)).toEqual([])
  expect(lineOf('Piatto Duna').getByText(/48,00/)).toBeTruthy()
})
