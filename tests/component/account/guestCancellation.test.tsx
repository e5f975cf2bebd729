import '#src/ui/theme/global.css.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import findOrderPageNode from '#src/__generated__/FindOrderPageQuery.graphql.ts'
import { component as FindOrderPage } from '#src/pages/find-order/FindOrderPage.tsx'
import { component as GuestCancelPage } from '#src/pages/guest-cancel/GuestCancelPage.tsx'
import { IN_FOUR_MINUTES, tooManyTries } from '#tests/harness/components/tooManyTries.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageAccount } from './accountStage.tsx'

const STORE_CONFIG = {
  store_code: 'it',
  default_title: 'Shop',
  order_cancellation_enabled: true,
  order_cancellation_reasons: [{ description: 'Altro' }],
}
const VARIABLES = { token: 'open', isKnown: true }
const orderPage = (isShipped: boolean) =>
  completeAnswer(findOrderPageNode.operation, {
    guestOrderByToken: {
      number: '000000007',
      status: 'Pending',
      shipments: [],
      invoices: [],
      credit_memos: [],
      order_date: '2026-11-20 18:24:28',
      items: [
        {
          __typename: 'OrderItem',
          id: 'a',
          quantity_ordered: 1,
          quantity_invoiced: 0,
          quantity_shipped: isShipped ? 1 : 0,
          quantity_refunded: 0,
          quantity_canceled: 0,
          product_sale_price: { value: 10, currency: 'EUR' },
          selected_options: [],
          entered_options: [],
        },
      ],
    },
    storeConfig: STORE_CONFIG,
  })

async function showOrder(
  isShipped: boolean,
  has: boolean,
  answer: object = { data: { requestGuestOrderCancel: { error: null } } },
) {
  const stage = await stageAccount(
    <FindOrderPage query={{ operation: 'FindOrderPageQuery', variables: VARIABLES }} details={null} problem={null} />,
    {
      answers: {
        FindOrderPageQuery: { data: orderPage(isShipped) },
        useRequestGuestOrderCancelMutation: answer,
      },
      hasField: () => has,
    },
  )
  await stage.show()
  await screen.findByRole('heading', { level: 1, name: 'Ordine 000000007' })
  return stage
}
const cancelButton = () => screen.queryByRole('button', { name: 'Annulla l’ordine' })

test.each([
  ['it was sent', true, true],
  ['the backend has no such thing', false, false],
])('a guest’s order is not offered to be canceled where %s', async (_why, isShipped, has) => {
  await showOrder(isShipped, has)
  expect(cancelButton()).toBeNull()
})

test('a guest reads that the order is active until the mail’s link is opened', async () => {
  const { sent } = await showOrder(false, true)
  await act(async () => cancelButton()?.click())
  await act(async () => screen.getByRole('radio', { name: 'Altro' }).click())
  await act(async () => screen.getByRole('button', { name: 'Mandami l’email' }).click())
  expect((await screen.findByRole('status')).textContent).toMatch(/Fino ad allora resta valido/)
  expect(sent.at(-1)).toMatchObject({
    name: 'useRequestGuestOrderCancelMutation',
    variables: { token: 'open', reason: 'Altro' },
  })
})

test('after too many requests the form asks the shopper to wait', async () => {
  await showOrder(false, true, tooManyTries(200))
  await act(async () => cancelButton()?.click())
  await act(async () => screen.getByRole('radio', { name: 'Altro' }).click())
  await act(async () => screen.getByRole('button', { name: 'Mandami l’email' }).click())
  expect((await screen.findByRole('alert')).textContent).toBe(IN_FOUR_MINUTES)
  expect(screen.queryByRole('status')).toBeNull()
})

test('after too many look-ups the same message is shown, and the input is kept', async () => {
  const variables = { token: '', isKnown: false }
  const stage = await stageAccount(
    <FindOrderPage query={{ operation: 'FindOrderPageQuery', variables }} details={null} problem={null} />,
    {
      answers: {
        FindOrderPageQuery: { data: completeAnswer(findOrderPageNode.operation, { storeConfig: STORE_CONFIG }) },
        findGuestOrderQuery: tooManyTries(200),
      },
    },
  )
  await stage.show()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Numero d’ordine' }), '000000007')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
  await userEvent.type(screen.getByRole('textbox', { name: 'Cognome' }), 'Rossi{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(IN_FOUR_MINUTES)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cognome' }).value).toBe('Rossi')
})

afterEach(() => window.history.replaceState(null, '', window.location.pathname))

async function showLink(hash: string, answer: object | Error) {
  window.history.replaceState(null, '', `${window.location.pathname}${hash}`)
  const stage = await stageAccount(<GuestCancelPage />, {
    answers: {
      useConfirmCancelOrderMutation: answer,
    },
  })
  await stage.show()
  return stage
}

test('opening the link alone cancels nothing; a press does', async () => {
  const canceled = { error: null, order: { number: '000000007', status: 'Canceled' } }
  const { sent } = await showLink('#order=Nw%3D%3D&key=k&number=000000007', { data: { confirmCancelOrder: canceled } })
  const button = await screen.findByRole('button', { name: 'Annulla l’ordine' })
  expect(sent.map(({ name }) => name)).toEqual([])
  await act(async () => button.click())
  expect((await screen.findByRole('status')).textContent).toMatch(/L’ordine 000000007 è annullato/)
  expect(sent.at(-1)?.variables).toEqual({ id: 'Nw==', key: 'k' })
})

test.each<[what: string, answer: object | Error, text: RegExp]>([
  ['a used link', { data: { confirmCancelOrder: { error: 'No', order: null } } }, /non si può più annullare/],
  ['too many tries', tooManyTries(200), /^Troppi tentativi: riprova tra 4 minuti\.$/],
  ['no answer', new TypeError('Failed to fetch'), /Qualcosa non ha funzionato|non risponde/],
])('%s is reported with a message, and can be retried', async (_what, answer, text) => {
  await showLink('#order=Nw%3D%3D&key=k', answer)
  const button = await screen.findByRole('button', { name: 'Annulla l’ordine' })
  await act(async () => button.click())
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  expect(cancelButton()?.getAttribute('aria-busy')).toBeNull()
})

test('a link that lost its end says so', async () => {
  await showLink('#order=Nw%3D%3D', {})
  expect(await screen.findByText(/Questo link non è completo/)).toBeTruthy()
})
