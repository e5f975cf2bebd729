import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import orderPageNode from '#src/__generated__/AccountOrderPageQuery.graphql.ts'
import detailsNode from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import { component as AccountOrderPage } from '#src/pages/account-order/AccountOrderPage.tsx'
import { statedFacts } from '#src/shop/legalFacts.ts'
import type { StatedFacts } from '#src/shop/legalFacts.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { orderDetails } from '#tests/harness/orderDetails.ts'
import { stageAccount } from './accountStage.tsx'

const euro = (value: number) => ({ value, currency: 'EUR' })

const orderOf = (kind: string, sku: string) => ({
  id: 'MQ==',
  number: '000000001',
  order_date: '2026-11-20 18:24:28',
  status: 'Complete',
  shipping_address: null,
  total: { grand_total: euro(20), total_tax: euro(3.61), shipping_handling: null },
  items: [{ __typename: kind, id: 'MQ==', product_name: 'Ricettario', product_sku: sku, quantity_ordered: 1 }],
  invoices: [],
  credit_memos: [],
  shipments: [],
})

/** Whether the order's page repeats the consent and the end of the right of withdrawal. */
async function statesConsent(kind: string, withdrawal: StatedFacts['withdrawal'] = { days: 14 }, sku = 'FILE') {
  const answer = { customer: { orders: { items: [orderOf(kind, sku)] } } }
  const { customerToken, show } = await stageAccount(
    <AccountOrderPage
      query={{ operation: 'AccountOrderPageQuery', variables: { number: '000000001' } }}
      details={orderDetails({ number: '000000001' }, {})}
      path="/account/orders/000000001"
      number="000000001"
    />,
    {
      path: '/account/orders/000000001',
      legal: { ...statedFacts(SHOP.legal), withdrawal },
      answers: {
        AccountOrderPageQuery: {
          data: completeAnswer(orderPageNode.operation, {
            ...answer,
            storeConfig: { store_code: SHOP.stores[0].magentoStoreCode, default_title: 'Shop' },
          }),
        },
        OrderDetailsQuery: { data: completeAnswer(detailsNode.operation, answer) },
      },
    },
  )
  customerToken.issue('bearer')
  await show()
  await screen.findByRole('heading', { name: 'Riepilogo' })
  return screen.queryByText(/(contenuti digitali siano forniti subito|servizi comincino).*diritto di recesso/) !== null
}

test('an order with digital content states the consent to its supply, and that it ended the right of withdrawal', async () => {
  expect(await statesConsent('DownloadableOrderItem')).toBe(true)
})

test('an order of a service states the request for its early beginning', async () => {
  expect(await statesConsent('OrderItem', { days: 14, services: ['COURSE'] }, 'COURSE')).toBe(true)
})

test('an order of goods states no such consent', async () => {
  expect(await statesConsent('OrderItem')).toBe(false)
})

test('where the law knows no right of withdrawal, nobody was asked to consent', async () => {
  expect(await statesConsent('DownloadableOrderItem', null)).toBe(false)
})
