import '#src/ui/theme/global.css.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import orderPageNode from '#src/__generated__/AccountOrderPageQuery.graphql.ts'
import cancelNode from '#src/__generated__/useCancelOrderMutation.graphql.ts'
import { component as AccountOrderPage } from '#src/pages/account-order/AccountOrderPage.tsx'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageAccount } from './accountStage.tsx'

const orderOf = (status: string, canceled: number) => ({
  id: 'MQ==',
  number: '000000001',
  order_date: '2026-11-20 18:24:28',
  status,
  shipping_address: { __typename: 'OrderAddress', firstname: 'Ada', lastname: 'Rossi', street: ['Via Roma 1'] },
  invoices: [],
  credit_memos: [],
  shipments: [],
  items: [
    {
      __typename: 'OrderItem',
      id: 'a',
      quantity_ordered: 1,
      quantity_invoiced: 0,
      quantity_shipped: 0,
      quantity_refunded: 0,
      quantity_canceled: canceled,
      selected_options: [],
      entered_options: [],
    },
  ],
})

test('a missing reason is reported at its field; after the cancellation the page keeps the focus', async () => {
  const { customerToken, sent, show } = await stageAccount(
    <AccountOrderPage
      query={{ operation: 'AccountOrderPageQuery', variables: { number: '000000001' } }}
      details={null}
      path="/account/orders/000000001"
      number="000000001"
    />,
    {
      path: '/account/orders/000000001',
      answers: {
        AccountOrderPageQuery: {
          data: completeAnswer(orderPageNode.operation, {
            customer: { orders: { items: [orderOf('Pending', 0)] } },
            storeConfig: {
              store_code: 'it',
              default_title: 'Shop',
              order_cancellation_enabled: true,
              order_cancellation_reasons: [{ description: 'Altro' }, { description: 'Per sbaglio' }],
            },
          }),
        },
        useCancelOrderMutation: {
          data: completeAnswer(cancelNode.operation, { cancelOrder: { error: null, order: orderOf('Canceled', 1) } }),
        },
      },
    },
  )
  customerToken.issue('bearer')
  const { container } = await show()
  const withdrawal = () => screen.queryByRole('link', { name: 'Recedere dal contratto qui' })
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla l’ordine' }))
  expect(withdrawal()).not.toBeNull()
  const dialog = within(screen.getByRole('dialog'))
  const act = dialog.getByRole('button', { name: 'Annulla l’ordine' })
  await userEvent.click(act)
  expect(dialog.getByText('Scegli un motivo.')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Altro' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Per sbaglio' }))
  await userEvent.click(act)
  expect(sent.at(-1)?.variables).toEqual({ id: 'MQ==', reason: 'Per sbaglio' })
  await screen.findByText('Annullato')
  // The contract has ended.
  expect(withdrawal()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Che cosa puoi fare' }))
  expect(await axeFaults(container)).toEqual([])
})

test('without a right of withdrawal an order does not lead to the form', async () => {
  const { customerToken, show } = await stageAccount(
    <AccountOrderPage
      query={{ operation: 'AccountOrderPageQuery', variables: { number: '000000001' } }}
      details={null}
      path="/account/orders/000000001"
      number="000000001"
    />,
    {
      path: '/account/orders/000000001',
      legal: { ...statedFacts(undefined), withdrawal: null },
      answers: {
        AccountOrderPageQuery: {
          data: completeAnswer(orderPageNode.operation, {
            customer: { orders: { items: [orderOf('Pending', 0)] } },
            storeConfig: { store_code: 'it', default_title: 'Shop' },
          }),
        },
      },
    },
  )
  customerToken.issue('bearer')
  await show()
  await screen.findByRole('heading', { level: 1, name: 'Ordine 000000001' })
  await screen.findByRole('button', { name: 'Stampa' })
  expect(screen.queryByRole('link', { name: 'Recedere dal contratto qui' })).toBeNull()
})
