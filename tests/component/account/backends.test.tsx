import '#src/ui/theme/global.css.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import orderPageNode from '#src/__generated__/AccountOrderPageQuery.graphql.ts'
import accountPageNode from '#src/__generated__/AccountPageQuery.graphql.ts'
import findOrderPageNode from '#src/__generated__/FindOrderPageQuery.graphql.ts'
import { ConfirmationNotice } from '#src/features/account/ConfirmationNotice.tsx'
import { AccountPage } from '#src/pages/account/AccountPage.tsx'
import { AccountOrderPage } from '#src/pages/account-order/AccountOrderPage.tsx'
import { FindOrderPage } from '#src/pages/find-order/FindOrderPage.tsx'
import { createHasField } from '#src/platform/capabilities.ts'
import { partNames, recordedSchema, type RecordedBackend } from '#tests/contract/recordedSchemas.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageAccount, type Answers } from './accountStage.tsx'

const STORE_CONFIG = {
  store_code: 'it',
  default_title: 'Shop',
  order_cancellation_enabled: true,
  order_cancellation_reasons: [{ description: 'Altro' }],
}

const orderOf = (isSent: boolean) => ({
  id: 'MQ==',
  number: '000000001',
  order_date: '2026-11-20 18:24:28',
  status: 'Processing',
  shipments: isSent ? [{ number: '1', items: [], tracking: [], comments: [] }] : [],
  invoices: [],
  credit_memos: [],
  items: [
    {
      __typename: 'OrderItem',
      id: 'a',
      quantity_ordered: 1,
      quantity_invoiced: 0,
      quantity_shipped: isSent ? 1 : 0,
      quantity_refunded: 0,
      quantity_canceled: 0,
      selected_options: [],
      entered_options: [],
    },
  ],
})
const NO_SUMS = {
  places: null,
  prices: null,
  giftCards: null,
  storeCredit: null,
  rewardPoints: null,
  giftMessages: null,
  gift: null,
}
// Nothing comes back and nothing may: what counts is whether it is asked for at all.
const NO_RETURNS = { number: '000000001', items_eligible_for_return: [], returns: { total_count: 0, items: [] } }

type Abilities = { readonly isCommerce: boolean; readonly guestsCancel: boolean; readonly canSendAgain: boolean }

const COMMERCE_ENTRIES = ['Resi', 'Liste regalo', 'Credito', 'Punti fedeltà']

describe.each<[backend: RecordedBackend, can: Abilities]>([
  ['2.4.7 Open Source', { isCommerce: false, guestsCancel: false, canSendAgain: false }],
  ['2.4.8 Open Source', { isCommerce: false, guestsCancel: true, canSendAgain: true }],
  ['2.4.9 Commerce', { isCommerce: true, guestsCancel: true, canSendAgain: true }],
])('with a real Magento %s behind it', (backend, { isCommerce, guestsCancel, canSendAgain }) => {
  const fields = [...partNames(recordedSchema(backend))]

  async function show(page: React.ReactNode, path: string, answers: Answers) {
    const stage = await stageAccount(page, { path, answers, hasField: createHasField(fields) })
    stage.customerToken.issue('bearer')
    await stage.show()
    return stage
  }

  test('the account leads to what there is', async () => {
    await show(<AccountPage query={{ operation: 'AccountPageQuery', variables: {} }} path="/account" />, '/account', {
      AccountPageQuery: {
        data: completeAnswer(accountPageNode.operation, {
          customer: {
            firstname: 'Ada',
            lastname: 'Rossi',
            email: 'ada@example.com',
            is_subscribed: false,
            orders: { items: [], total_count: 0 },
            addresses: [],
          },
          storeConfig: STORE_CONFIG,
        }),
      },
    })
    const nav = within(await screen.findByRole('navigation', { name: 'Pagine del tuo account' }))
    const entries = nav.getAllByRole('link').map(({ textContent }) => textContent)
    expect(entries).toContain('Ordini')
    expect(entries.filter((entry) => COMMERCE_ENTRIES.includes(entry))).toEqual(isCommerce ? COMMERCE_ENTRIES : [])
  })

  test('a mail that does not arrive is sent again only where that can be asked for', async () => {
    await show(<ConfirmationNotice email="ada@example.com" />, '/account/create', {})
    await screen.findByText('ada@example.com')
    const again = screen.queryAllByRole('button', { name: 'Manda di nuovo l’e-mail' })
    expect(again).toHaveLength(Number(canSendAgain))
  })

  test('an order that was sent asks for its returns only where there are any', async () => {
    const { sent } = await show(
      <AccountOrderPage
        query={{ operation: 'AccountOrderPageQuery', variables: { number: '000000001' } }}
        sums={NO_SUMS}
        path="/account/orders/000000001"
        number="000000001"
      />,
      '/account/orders/000000001',
      {
        AccountOrderPageQuery: {
          data: completeAnswer(orderPageNode.operation, {
            customer: { orders: { items: [orderOf(true)] } },
            storeConfig: STORE_CONFIG,
          }),
        },
        useOrderReturnsQuery: { data: { customer: { orders: { items: [NO_RETURNS] } } } },
      },
    )
    await screen.findByRole('link', { name: 'Recedere dal contratto qui' })
    expect(sent.map(({ name }) => name)).toEqual([
      'AccountOrderPageQuery',
      ...(isCommerce ? ['useOrderReturnsQuery'] : []),
    ])
  })

  test.each([
    ['before it is sent', false],
    ['after it was sent', true],
  ])('a guest’s order offers %s what the backend can do', async (_when, isSent) => {
    const { sent } = await show(
      <FindOrderPage
        query={{ operation: 'FindOrderPageQuery', variables: { token: 'open', isKnown: true } }}
        sums={NO_SUMS}
        problem={null}
      />,
      '/orders/find',
      {
        FindOrderPageQuery: {
          data: completeAnswer(findOrderPageNode.operation, {
            guestOrderByToken: orderOf(isSent),
            storeConfig: STORE_CONFIG,
          }),
        },
        useGuestOrderReturnsQuery: { data: { guestOrderByToken: NO_RETURNS } },
      },
    )
    await screen.findByRole('link', { name: 'Recedere dal contratto qui' })
    expect(screen.queryAllByRole('button', { name: 'Annulla l’ordine' })).toHaveLength(Number(guestsCancel && !isSent))
    expect(sent.map(({ name }) => name)).toEqual([
      'FindOrderPageQuery',
      ...(isCommerce && isSent ? ['useGuestOrderReturnsQuery'] : []),
    ])
  })
})
