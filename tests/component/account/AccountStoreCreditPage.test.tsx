import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { component as AccountStoreCreditPage } from '#src/pages/account-store-credit/AccountStoreCreditPage.tsx'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { axeFaults } from '../ui/axe.ts'
import { IN_FOUR_MINUTES, tooManyTries } from '#tests/harness/components/tooManyTries.ts'
import { stageAccount } from './accountStage.tsx'

const euro = (value: number) => ({ value, currency: 'EUR' })
const change = (action: string, value: number, rest: number) => ({
  action,
  date_time_changed: '2026-06-25 12:00:00',
  balance_change: euro(value),
  actual_balance: euro(rest),
})

async function show(
  credit: object | null,
  has = true,
  giftCardAccount: object | Error | null = null,
  redeemed: object | Error | (() => object) = new Error('No'),
) {
  const stage = await stageAccount(
    <AccountStoreCreditPage
      query={{ operation: 'AccountStoreCreditPageQuery', variables: { page: 1 } }}
      path="/account/store-credit"
    />,
    {
      path: '/account/store-credit',
      hasField: () => has,
      onRenew: async () => 'renewed',
      answers: {
        askGiftCardQuery: giftCardAccount instanceof Error ? giftCardAccount : { data: { giftCardAccount } },
        redeemGiftCardMutation: redeemed,
        AccountStoreCreditPageQuery: {
          data: {
            customer: { store_credit: credit },
            storeConfig: {
              store_code: 'it',
              title_prefix: null,
              title_suffix: null,
              title_separator: null,
              default_title: 'Shop',
              default_description: null,
            },
          },
        },
      },
    },
  )
  stage.customerToken.issue('bearer')
  return stage.show()
}
const creditOf = (items: readonly object[], enabled = true) => ({
  enabled,
  current_balance: euro(25),
  balance_history: { items, page_info: { total_pages: 1 } },
})

test('shows the balance and how it came about', async () => {
  const { container } = await show(creditOf([change('Used', -9, 16), change('Gift of the house', 25, 25)]))
  const list = await screen.findByRole('list', { name: 'Movimenti del credito' })
  expect([...list.children].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Usato per un ordine-9,00 €25 giugno 2026saldo 16,00 €',
    // Magento's own text if the shop has none.
    'Gift of the house+25,00 €25 giugno 2026saldo 25,00 €',
  ])
  expect(await axeFaults(container)).toEqual([])
})

test.each([
  ['nothing has happened yet', creditOf([]), 'Non ci sono ancora movimenti.'],
  ['it is switched off', creditOf([], false), 'Al momento il credito non è disponibile.'],
  ['the backend fails to tell', null, 'Al momento il credito non è disponibile.'],
])('says so where %s', async (_why, credit, text) => {
  await show(credit)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('leads to the credit only where the backend has it', async () => {
  await show(creditOf([]))
  const entry = () => screen.queryByRole('link', { name: 'Credito', hidden: true })
  expect(entry()).toBeTruthy()
})

test('a backend without it has no entry in the navigation', async () => {
  await show(creditOf([]), false)
  expect(screen.getByRole('link', { name: 'Ordini', hidden: true })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Credito', hidden: true })).toBeNull()
})

async function askFor(code: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Codice del buono regalo' }), code)
  await userEvent.click(screen.getByRole('button', { name: 'Mostra il saldo' }))
}

test('shows the balance of a gift card and its expiry date', async () => {
  const { container } = await show(creditOf([]), true, {
    code: 'TERRA-1',
    balance: euro(12.5),
    expiration_date: '2028-12-31 00:00:00',
  })
  await askFor(' terra-1 ')
  const told = await screen.findByText(/Sul buono TERRA-1/)
  expect(told.closest('[role="status"]')?.textContent?.replaceAll(/\s/g, ' ')).toBe(
    'Sul buono TERRA-1 restano 12,50 €. Vale fino al 31 dicembre 2028.',
  )
  expect(await axeFaults(container)).toEqual([])
})

test.each([
  ['nothing is written', '', null, 'Scrivi il codice del buono.'],
  ['there is no such card', 'NO', null, 'Non troviamo un buono valido con questo codice. Controlla come è scritto.'],
  [
    'nobody answers',
    'TERRA-1',
    new NetworkUnreachableError('any', new TypeError('offline')),
    'Il negozio non risponde. Controlla la connessione e riprova.',
  ],
  [
    'there were too many tries',
    'TERRA-1',
    Object.assign(new Error('limited'), { source: tooManyTries(200) }),
    IN_FOUR_MINUTES,
  ],
  [
    'the backend fails',
    'TERRA-1',
    new Error('refused'),
    'Qualcosa non ha funzionato da parte nostra. Riprova tra poco.',
  ],
])('says so at the field where %s', async (_why, code, answer, text) => {
  await show(creditOf([]), true, answer)
  await askFor(code === '' ? ' ' : code)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Codice del buono regalo' }))
})

const CARD = { code: 'TERRA-1', balance: euro(12.5), expiration_date: null }
const redeemButton = () => screen.findByRole('button', { name: /^Aggiungi 12,50/ })

test('converts the balance of a gift card into store credit', async () => {
  await show(creditOf([]), true, CARD, { data: { redeemGiftCardBalanceAsStoreCredit: { code: 'TERRA-1' } } })
  await askFor('TERRA-1')
  await userEvent.click(await redeemButton())
  const told = await screen.findByText(/^Abbiamo aggiunto/)
  expect(told.closest('[role="status"]')?.textContent?.replaceAll(/\s/g, ' ')).toBe(
    'Abbiamo aggiunto 12,50 € al tuo credito.',
  )
  expect(screen.queryByRole('button', { name: /^Aggiungi 12,50/ })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Codice del buono regalo' }).value).toBe('')
})

const refusedAs = (category: string) => ({
  data: { redeemGiftCardBalanceAsStoreCredit: null },
  errors: [{ message: 'No.', path: ['redeemGiftCardBalanceAsStoreCredit'], extensions: { category } }],
})

test.each<[what: string, answer: object | Error, words: RegExp]>([
  ['that may not become credit', refusedAs('graphql-input'), /^Questo buono non si può trasformare in credito/],
  [
    'of which the shop says nothing',
    new NetworkUnreachableError('Any', new TypeError('Failed to fetch')),
    /^Il negozio non risponde/,
  ],
  ['at which the shop fails', refusedAs('internal'), /^Qualcosa non ha funzionato/],
])('check 55: a card %s says so at its field and stays to be tried again', async (_what, answer, words) => {
  await show(creditOf([]), true, CARD, answer)
  await askFor('TERRA-1')
  await userEvent.click(await redeemButton())
  expect(await screen.findByText(words)).toBeTruthy()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Codice del buono regalo' })
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('TERRA-1')
  expect(await redeemButton()).toBeTruthy()
})

test('check 55: a session that ends before a card becomes credit is renewed, and the card becomes credit', async () => {
  let isOver = true
  await show(creditOf([]), true, CARD, () => {
    if (!isOver) return { data: { redeemGiftCardBalanceAsStoreCredit: { code: 'TERRA-1' } } }
    isOver = false
    return refusedAs('graphql-authorization')
  })
  await askFor('TERRA-1')
  await userEvent.click(await redeemButton())
  expect(await screen.findByText(/^Abbiamo aggiunto/)).toBeTruthy()
})

test('an empty card makes no credit', async () => {
  await show(creditOf([]), true, { ...CARD, balance: euro(0) })
  await askFor('TERRA-1')
  await screen.findByText(/Sul buono TERRA-1/)
  expect(screen.queryByRole('button', { name: /^Aggiungi/ })).toBeNull()
})
