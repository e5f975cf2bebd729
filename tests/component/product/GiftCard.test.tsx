import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { GIFT_CARD_UIDS } from '#src/lib/catalog/giftCardUids.ts'
import { axeFaults } from '../ui/axe.ts'
import { BOWL, clickAdd, stageProduct } from './productStage.tsx'

const { configurable_options: _options, variants: _variants, ...PLAIN } = BOWL
const at = (value: number) => ({
  final_price: { value, currency: 'EUR' },
  regular_price: { value, currency: 'EUR' },
  fixed_product_taxes: [],
})
const CARD = {
  ...PLAIN,
  __typename: 'GiftCardProduct',
  price_range: { minimum_price: at(10), maximum_price: at(500) },
  options: [],
}
const option = (uid: string, required = true) => ({
  __typename: 'CustomizableFieldOption',
  uid,
  title: 'In English',
  required,
})
const FIELDS = {
  allow_open_amount: true,
  open_amount_min: 10,
  open_amount_max: 500,
  message_max_length: 20,
  giftcard_amounts: [
    { uid: 'fifty', value: 50 },
    { uid: 'twenty-five', value: 25 },
  ],
  gift_card_options: [
    option(GIFT_CARD_UIDS.openAmount, false),
    option(GIFT_CARD_UIDS.senderName),
    option(GIFT_CARD_UIDS.senderEmail),
    option(GIFT_CARD_UIDS.recipientName),
    option(GIFT_CARD_UIDS.recipientEmail),
    option(GIFT_CARD_UIDS.message, false),
  ],
}
const stage = (fields: object = {}) =>
  stageProduct({ product: CARD, choices: { options: [] }, giftCard: { ...FIELDS, ...fields } })

const type = (name: string | RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text)
const ownAmount = 'Il tuo importo in euro'
const fillIn = async () => {
  await type('Il tuo nome', 'Ada')
  await type('La tua email', 'ada@example.com')
  await type('Nome di chi lo riceve', 'Bea')
  await type('Email di chi lo riceve', 'bea@example.com')
}
type Stage = Awaited<ReturnType<typeof stage>>
const additions = ({ sent }: Stage) =>
  sent.filter(({ name }) => name === 'useAddProductsToCartMutation').map(({ variables }) => variables['cartItems'])
const entered = (more: readonly object[] = []) => [
  ...more,
  { uid: GIFT_CARD_UIDS.senderName, value: 'Ada' },
  { uid: GIFT_CARD_UIDS.senderEmail, value: 'ada@example.com' },
  { uid: GIFT_CARD_UIDS.recipientName, value: 'Bea' },
  { uid: GIFT_CARD_UIDS.recipientEmail, value: 'bea@example.com' },
]

test('one of the merchant’s amounts goes into the cart, smallest first, with who gives it to whom', async () => {
  const shown = await stage()
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label, div')?.textContent)).toHaveLength(3)
  expect(screen.queryByText('Con le tue scelte')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /25,00/ }))
  expect(screen.getByText('Con le tue scelte').parentElement?.textContent).toContain('25,00')
  await fillIn()
  expect(await axeFaults(shown.container)).toEqual([])
  await clickAdd()
  expect(additions(shown)).toEqual([
    [{ sku: 'CIOTOLA', quantity: 1, selected_options: ['twenty-five'], entered_options: entered() }],
  ])
})

test('a custom amount is requested only when selected, and sent in the backend’s format', async () => {
  const shown = await stage()
  expect(screen.queryByRole('textbox', { name: ownAmount })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Un altro importo' }))
  await type(ownAmount, '37,5')
  expect(screen.getByText('Con le tue scelte').parentElement?.textContent).toContain('37,50')
  await fillIn()
  await type(/^Messaggio/, 'Auguri')
  await clickAdd()
  expect(additions(shown)).toEqual([
    [
      {
        sku: 'CIOTOLA',
        quantity: 1,
        selected_options: [],
        entered_options: [
          ...entered([{ uid: GIFT_CARD_UIDS.openAmount, value: '37.50' }]),
          { uid: GIFT_CARD_UIDS.message, value: 'Auguri' },
        ],
      },
    ],
  ])
})

test('a custom amount is discarded when another is chosen', async () => {
  const shown = await stage()
  await userEvent.click(screen.getByRole('radio', { name: 'Un altro importo' }))
  await type(ownAmount, '9999')
  await userEvent.click(screen.getByRole('radio', { name: /50,00/ }))
  await fillIn()
  await clickAdd()
  expect(additions(shown)).toEqual([
    [{ sku: 'CIOTOLA', quantity: 1, selected_options: ['fifty'], entered_options: entered() }],
  ])
})

describe('each field shows its error', () => {
  test.each([
    ['9,99', 'Il tuo importo in euro: almeno 10,00 €'],
    ['500,01', 'Il tuo importo in euro: al massimo 500,00 €'],
    ['tanto', 'Il tuo importo in euro: scrivi una cifra, per esempio 37,50'],
    ['0', 'Il tuo importo in euro: scrivi una cifra, per esempio 37,50'],
  ])('an amount of %s', async (text, problem) => {
    await stage()
    await userEvent.click(screen.getByRole('radio', { name: 'Un altro importo' }))
    await type(ownAmount, text)
    await userEvent.tab()
    expect(screen.getByText((words) => words.replaceAll('\u00a0', ' ') === problem)).toBeTruthy()
  })

  test('an address that is none, once it is left', async () => {
    await stage()
    await type('Email di chi lo riceve', 'bea')
    expect(screen.queryByText(/non sembra un indirizzo/)).toBeNull()
    await userEvent.tab()
    expect(screen.getByText(/^Email di chi lo riceve: non sembra un indirizzo/)).toBeTruthy()
    await type('Email di chi lo riceve', '@example.com')
    expect(screen.queryByText(/non sembra un indirizzo/)).toBeNull()
  })

  test('nothing filled in: a list of links, the first of which is focused', async () => {
    const shown = await stage()
    await clickAdd()
    expect(additions(shown)).toEqual([])
    expect(
      screen
        .getAllByRole('link', { name: /: (scegli un’opzione|scrivi qualcosa)$/ })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Importo: scegli un’opzione',
      'Il tuo nome: scrivi qualcosa',
      'La tua email: scrivi qualcosa',
      'Nome di chi lo riceve: scrivi qualcosa',
      'Email di chi lo riceve: scrivi qualcosa',
    ])
    expect(document.activeElement?.getAttribute('type')).toBe('radio')
  })
})

test('a card of any amount asks for it at once', async () => {
  const shown = await stage({ giftcard_amounts: [], open_amount_min: null, open_amount_max: null })
  expect(screen.queryByRole('radio')).toBeNull()
  await type(ownAmount, '12')
  await fillIn()
  await clickAdd()
  expect(additions(shown)).toEqual([
    [
      {
        sku: 'CIOTOLA',
        quantity: 1,
        selected_options: [],
        entered_options: entered([{ uid: GIFT_CARD_UIDS.openAmount, value: '12.00' }]),
      },
    ],
  ])
})

test('a backend without gift card fields sells none', async () => {
  const shown = await stageProduct({ product: CARD, choices: { options: [] } })
  expect(screen.getByText(/Non riusciamo a mostrarti le scelte/)).toBeTruthy()
  expect(shown.sent.map(({ name }) => name)).not.toContain('useGiftCardProductQuery')
})
