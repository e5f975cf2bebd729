import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import orderPageNode from '#src/__generated__/AccountOrderPageQuery.graphql.ts'
import detailsNode from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import { component as AccountOrderPage } from '#src/pages/account-order/AccountOrderPage.tsx'
import { SHOP } from '#src/shop/selectedShop.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { orderDetails } from '#tests/harness/orderDetails.ts'
import { stageAccount } from './accountStage.tsx'

const euro = (value: number) => ({ value, currency: 'EUR' })
const line = (id: string) => ({ __typename: 'InvoiceItem', id, product_name: 'Tazza' })

const ORDER = {
  id: 'MQ==',
  number: '000000001',
  order_date: '2026-11-20 18:24:28',
  status: 'Complete',
  shipping_address: null,
  total: { grand_total: euro(12_345.5), total_tax: euro(222.61), shipping_handling: null },
  items: [],
  invoices: [{ number: '7', items: [{ ...line('a'), quantity_invoiced: 3 }], total: { grand_total: euro(12_345.5) } }],
  credit_memos: [{ number: '9', items: [{ ...line('b'), quantity_refunded: 1 }], total: { grand_total: euro(39.9) } }],
  shipments: [],
}

test('invoices and credit memos have their own totals and pieces', async () => {
  const answer = { customer: { orders: { items: [ORDER] } } }
  const { customerToken, show } = await stageAccount(
    <AccountOrderPage
      query={{ operation: 'AccountOrderPageQuery', variables: { number: ORDER.number } }}
      details={orderDetails({ number: ORDER.number }, {})}
      path="/account/orders/000000001"
      number={ORDER.number}
    />,
    {
      path: '/account/orders/000000001',
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
  const textOf = async (name: string) =>
    (await screen.findByRole('heading', { level: 3, name })).closest('article')?.textContent
  expect(await textOf('Fattura 7')).toBe('Fattura 712.345,50\u00A0€3 × Tazza')
  expect(await textOf('Nota di credito 9')).toBe('Nota di credito 939,90\u00A0€1 × Tazza')
})
