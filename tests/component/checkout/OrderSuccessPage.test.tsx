import '#src/ui/theme/global.css.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import detailsNode from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import successNode from '#src/__generated__/OrderSuccessPageQuery.graphql.ts'
import { createUnreportedPurchases } from '#src/features/analytics/unreportedPurchases.ts'
import { createUnseenReceipt } from '#src/features/checkout/receipt/unseenReceipt.ts'
import { component as OrderSuccessPage } from '#src/pages/order-success/OrderSuccessPage.tsx'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { orderDetails } from '#tests/harness/orderDetails.ts'
import { stageCart } from '../cart/cartStage.tsx'
import { axeFaults } from '../ui/axe.ts'

const euros = (value: number) => ({ value, currency: 'EUR' })
const line = (id: string, sku: string, name: string, price: number, quantity: number, listedSku: string | null) => ({
  __typename: 'OrderItem',
  id,
  product_sku: sku,
  product_name: name,
  quantity_ordered: quantity,
  product_sale_price: euros(price),
  product: listedSku === null ? null : { __typename: 'SimpleProduct', uid: listedSku, sku: listedSku },
})

const ORDER = {
  number: '000000042',
  order_date: '2026-11-20 09:00:00',
  status: 'Pending',
  email: 'ada@example.com',
  items: [
    line('1', 'VASO', 'Vaso', 30, 1, 'VASO'),
    line('2', 'CIOTOLA-SALVIA-M', 'Ciotola', 24, 2, 'CIOTOLA'),
    line('3', 'LAMPADA', 'Lampada', 10, 1, null),
  ],
  total: { grand_total: euros(95), total_tax: euros(17.13), total_shipping: euros(7) },
}
const STORE_CONFIG = { store_code: 'it', newsletter_enabled: true }

const variables = { token: 'token-of-the-order', number: '', isCustomer: false }

const DETAILS = orderDetails(
  { token: variables.token },
  { hasPrices: true, hasGiftCards: true, hasGiftMessages: true, hasGiftOptions: true, hasPlaces: true },
)

/** The page of an order that this tab has placed, or not. */
function Success({ placed, hasSums }: { readonly placed: string | null; readonly hasSums: boolean }) {
  const { tabStorage } = useShop()
  useState(() => {
    if (placed === null) return
    createUnreportedPurchases(tabStorage).note(placed)
    createUnseenReceipt(tabStorage).note({ number: placed, token: variables.token })
  })
  return (
    <OrderSuccessPage
      query={{ operation: 'OrderSuccessPageQuery', variables }}
      details={hasSums ? DETAILS : null}
      pending={null}
    />
  )
}

const placeOf = (street: string, name: string) => ({
  __typename: 'PickupLocation',
  name,
  description: 'Aperto ogni giorno.',
  phone: '+39 02 000 0000',
  street,
  postcode: '20121',
  city: 'Milano',
  region: 'Milano',
  country_id: 'IT',
})
const PLACES = [placeOf('Via Borsieri 900', 'Negozio dell’Isola'), placeOf('Via Solferino 900', 'Negozio di Brera')]

async function show(
  placed: string | null,
  { storeConfig = STORE_CONFIG as object, order = ORDER as object, hasSums = false, hasOrderPrices = true } = {},
) {
  const stage = await stageCart(<Success placed={placed} hasSums={hasSums} />, { cartId: null, hasOrderPrices })
  stage.seed(successNode, variables, completeAnswer(successNode.operation, { guestOrderByToken: order, storeConfig }))
  const pickupLocations = { items: PLACES }
  const details = completeAnswer(detailsNode.operation, { guestOrderByToken: order, pickupLocations })
  stage.seed(detailsNode, DETAILS.variables, details)
  stage.show()
  await screen.findByText(/000000042/)
  return stage
}

test('an order placed by this tab sends its event, with its totals and the earlier product names', async () => {
  const { told } = await show('000000042')
  expect(told()).toEqual([
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: '000000042',
        currency: 'EUR',
        value: 95,
        tax: 17.13,
        shipping: 7,
        items: [
          { item_id: 'VASO', item_name: 'Vaso', price: 30, quantity: 1 },
          { item_id: 'CIOTOLA', item_name: 'Ciotola', item_variant: 'CIOTOLA-SALVIA-M', price: 24, quantity: 2 },
          { item_id: 'LAMPADA', item_name: 'Lampada', price: 10, quantity: 1 },
        ],
      },
    },
  ])
})

test.each([null, '000000041'])('another order’s page sends no event (placed here: %s)', async (placed) => {
  const { told } = await show(placed)
  expect(told()).toEqual([])
})

test.each([
  ['000000042', null],
  ['000000041', '000000041'],
])('after the order %s, the receipt of 000000042 leaves this one unseen: %s', async (placed, unseen) => {
  const { shop } = await show(placed)
  expect(createUnseenReceipt(shop.tabStorage).get()?.number ?? null).toBe(unseen)
})

test('one click on the receipt subscribes to the newsletter, and a failure is reported', async () => {
  const { sent } = await show(null)
  const button = screen.getByRole('button', { name: 'Scrivetemi a ada@example.com' })
  await userEvent.click(button)
  expect(sent[0]).toMatchObject({
    name: 'useSubscribeEmailToNewsletterMutation',
    variables: { email: 'ada@example.com' },
  })
  await act(async () => sent[0]?.fail(new NetworkUnreachableError('Any', new TypeError('Failed to fetch'))))
  expect(screen.getByRole('alert').textContent).toContain('Controlla la rete')
  await userEvent.click(button)
  await act(async () => sent[1]?.answer({ data: { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } } }))
  expect(screen.queryByRole('button', { name: /^Scrivetemi/ })).toBeNull()
  expect(document.activeElement?.textContent).toContain('Grazie!')
  expect(await axeFaults(document.body)).toEqual([])
})

test('a shop without letters offers none', async () => {
  await show(null, { storeConfig: { ...STORE_CONFIG, newsletter_enabled: false } })
  expect(screen.queryByRole('button', { name: /^Scrivetemi/ })).toBeNull()
})

const address = (own: object) => ({
  firstname: 'Ada',
  lastname: 'Rossi',
  company: null,
  street: ['Via Roma 1'],
  postcode: '20121',
  city: 'Milano',
  region: null,
  country_code: 'IT',
  telephone: '02 123456',
  fax: null,
  vat_id: null,
  ...own,
})

/** 1 × 36.60 and 2 × 29.28, minus 5.00, plus 7.00 for the courier; 20.00 of it paid by a card. */
const WHOLE_ORDER = {
  ...ORDER,
  items: ORDER.items.slice(0, 2).map((item, index) => ({
    ...item,
    prices: {
      price: euros(index === 0 ? 30 : 24),
      price_including_tax: euros(index === 0 ? 36.6 : 29.28),
      // A cent less than two rounded prices.
      row_total: euros(index === 0 ? 30 : 47.99),
      row_total_including_tax: euros(index === 0 ? 36.6 : 58.56),
      fixed_product_taxes: [],
    },
  })),
  applied_gift_cards: [{ code: 'REGALO', applied_balance: euros(20) }],
  comments: [{ message: 'Nota per il corriere: scala B', timestamp: '2026-11-22 10:00:00' }],
  shipping_address: address({}),
  billing_address: address({ company: 'Rossi srl', vat_id: '01234567897', fax: 'ABC1234' }),
  total: {
    subtotal: euros(78),
    subtotal_incl_tax: euros(95.16),
    discounts: [{ label: 'Benvenuto', amount: euros(5) }],
    shipping_handling: { amount_excluding_tax: euros(5.74), amount_including_tax: euros(7) },
    grand_total: euros(77.16),
    total_tax: euros(13.91),
  },
}

const spaced = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ')

test('the receipt names every line with its price, and sums that add up to the total', async () => {
  await show(null, { order: WHOLE_ORDER, hasSums: true })
  expect(screen.getAllByRole('listitem').map((item) => spaced(item.textContent))).toEqual(
    expect.arrayContaining(['VasoQuantità 136,60 €', 'CiotolaQuantità 2 × 29,28 €58,56 €']),
  )
  const sums = screen.getByText('Totale').closest('dl')
  expect(spaced(sums?.textContent)).toBe(
    'Articoli95,16 €Benvenuto−5,00 €Spedizione7,00 €Buono regalo REGALO−20,00 €Totale77,16 €di cui imposte13,91 €',
  )
})

test('the receipt repeats the invoice data, at the billing address only', async () => {
  await show(null, { order: WHOLE_ORDER })
  const of = (name: string) => spaced(screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent)
  expect(of('Fatturazione')).toMatch(/Rossi srl.*Partita IVA: 01234567897Codice destinatario: ABC1234$/)
  expect(of('Consegna a')).not.toContain('Partita IVA')
  expect(screen.getByRole('list', { name: 'Messaggi sull’ordine' }).textContent).toContain('scala B')
})

test('a backend that knows prices without tax alone has them shown as such', async () => {
  await show(null, { order: WHOLE_ORDER, hasOrderPrices: false })
  expect(screen.getAllByRole('listitem').map((item) => spaced(item.textContent))).toEqual(
    expect.arrayContaining(['VasoQuantità 130,00 €', 'CiotolaQuantità 2 × 24,00 €48,00 €']),
  )
  expect(spaced(screen.getByText('Totale').closest('dl')?.textContent)).toMatch(/^Articoli, imposte escluse78,00 €/)
  expect(screen.getByText('Prezzi dei singoli pezzi, imposte escluse.')).toBeTruthy()
})

test('prices with tax that did not come leave the lines without any', async () => {
  await show(null, { order: WHOLE_ORDER })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['VasoQuantità 1', 'CiotolaQuantità 2']),
  )
  expect(screen.queryByText(/^Articoli/)).toBeNull()
})

test('the receipt is printed by one click', async () => {
  await show(null)
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Stampa' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a gift message is shown beside its item on the receipt, and nowhere else', async () => {
  const [vase, ...others] = WHOLE_ORDER.items
  const words = { to: 'Nonna Rosa', from: 'Ada', message: 'Auguri!' }
  await show(null, { order: { ...WHOLE_ORDER, items: [{ ...vase, gift_message: words }, ...others] }, hasSums: true })
  const told = screen.getAllByText(/^Messaggio regalo/)
  expect(told.map((element) => element.textContent)).toEqual(['Messaggio regalo per Nonna Rosa da Ada: «Auguri!»'])
  expect(told[0]?.closest('li')?.textContent).toContain('Vaso')
})

test('the gift options of the whole order are shown below its items', async () => {
  const gift = { gift_message: { to: 'Bea', from: 'Ada', message: 'Per la casa nuova' }, gift_receipt_included: true }
  await show(null, { order: { ...WHOLE_ORDER, ...gift }, hasSums: true })
  const words = screen.getByText('Messaggio regalo per Bea da Ada: «Per la casa nuova»')
  expect(words.closest('li')).toBeNull()
  expect(screen.getByText('Lo accompagna uno scontrino regalo, senza prezzi.')).toBeTruthy()
})

test('an order that is collected says where and by whom, and speaks of no courier', async () => {
  const order = {
    ...WHOLE_ORDER,
    comments: [],
    shipping_method: 'Ritiro in bottega - Negozio di Brera',
    shipping_address: address({ street: ['Via Solferino 900'] }),
    billing_address: address({}),
    payment_methods: [{ __typename: 'OrderPaymentMethod', name: 'Contrassegno', type: 'cashondelivery' }],
  }
  await show(null, { order, hasSums: true })
  const of = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
  expect(
    of('Ritiro presso')
      ?.innerHTML.split('<br>')
      .map((line) => line.replaceAll(/<[^>]*>/g, '')),
  ).toEqual(['Negozio di Brera', 'Via Solferino 900', '20121 Milano', '+39 02 000 0000', 'Aperto ogni giorno.'])
  expect(of('Ritira')?.textContent).toBe('Ada Rossi02 123456')
  expect(screen.getByText('Tieni pronto l’importo: lo paghi in negozio quando ritiri.')).toBeTruthy()
  expect(of('Ritiro in negozio')?.textContent).toMatch(/^7,00/)
  expect(document.body.textContent).not.toMatch(/Consegna|Spedizione|corriere|Imballiamo/)
  expect(await axeFaults(document.body)).toEqual([])
})

test('the delivery of an order is written as in the checkout', async () => {
  const order = { ...WHOLE_ORDER, comments: [], shipping_method: 'Corriere espresso - 2–4 giorni lavorativi' }
  await show(null, { order })
  expect(screen.getByText(/^Corriere espresso · 2–4 giorni lavorativi/, { selector: 'dd' })).toBeTruthy()
})

test('a virtual order mentions no parcel, and says how its gift cards are delivered', async () => {
  const card = { ...line('1', 'BUONO', 'Buono', 50, 1, 'BUONO'), __typename: 'GiftCardOrderItem' }
  const file = { ...line('2', 'CARTA', 'Carta', 5, 1, 'CARTA'), __typename: 'DownloadableOrderItem' }
  const order = {
    ...WHOLE_ORDER,
    comments: [],
    items: [card, file],
    shipping_address: null,
    shipping_method: null,
    payment_methods: [{ __typename: 'OrderPaymentMethod', name: 'Contrassegno', type: 'cashondelivery' }],
  }
  await show(null, { order })
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual([
    'Non passa nessun corriere a riscuotere: ti scriviamo noi come pagare.',
    'In quest’ordine non c’è niente da spedire: non arriva nessun pacco.',
    'I buoni regalo arrivano per email a chi li riceve.',
    'Hai chiesto che i contenuti digitali siano forniti subito: quando la fornitura inizia, su di essi non hai più il diritto di recesso.',
  ])
  expect(document.body.textContent).not.toMatch(/Consegna|Spedizione|Imballiamo|Da scaricare/)
})

test('an order that is sent names no shop', async () => {
  await show(null, { order: WHOLE_ORDER, hasSums: true })
  expect(screen.getByText('Consegna a', { selector: 'dt' })).toBeTruthy()
  expect(screen.queryByText('Ritiro presso')).toBeNull()
})

test('a guest makes an account with a password alone, under the name and the address of the order', async () => {
  const { sent } = await show(null, { order: WHOLE_ORDER })
  await userEvent.type(screen.getByLabelText('Password'), 'Nuova.parola.26')
  await userEvent.click(screen.getByRole('button', { name: 'Crea il mio account' }))
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['useCreateCustomerMutation'])
  expect(sent[0]?.variables).toEqual({
    input: {
      firstname: 'Ada',
      lastname: 'Rossi',
      email: 'ada@example.com',
      password: 'Nuova.parola.26',
      is_subscribed: false,
    },
  })
  await act(async () => sent[0]?.answer({ data: { createCustomerV2: { customer: { __typename: 'Customer' } } } }))
  expect(screen.getByText('Il tuo account è pronto.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Accedi' })).toBeTruthy()
})

test('an account that is refused keeps the typed password and says why', async () => {
  const { sent } = await show(null, { order: WHOLE_ORDER })
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(field, 'corta')
  await userEvent.click(screen.getByRole('button', { name: 'Crea il mio account' }))
  await screen.findByText(/Troppo corta/)
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, '.e.piu.lunga.26')
  await userEvent.click(screen.getByRole('button', { name: 'Crea il mio account' }))
  await expect.poll(() => sent.length).toBe(1)
  await act(async () => sent[0]?.fail(new NetworkUnreachableError('Any', new TypeError('Failed to fetch'))))
  await screen.findByText(/Controlla la rete/)
  expect(field.value).toBe('corta.e.piu.lunga.26')
})

test('the receipt says how far the order is', async () => {
  await show(null, { order: { ...WHOLE_ORDER, order_date: '2026-11-20 09:00:00', status: 'Processing' } })
  const current = screen.getByRole('list', { name: 'A che punto è' }).querySelector('[aria-current="step"]')
  expect(current?.textContent).toContain('In preparazione')
})
