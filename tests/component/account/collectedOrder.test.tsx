import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import orderPageNode from '#src/__generated__/AccountOrderPageQuery.graphql.ts'
import detailsNode from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import { component as AccountOrderPage } from '#src/pages/account-order/AccountOrderPage.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { orderDetails } from '#tests/harness/orderDetails.ts'
import { stageAccount } from './accountStage.tsx'

const PLACE = {
  __typename: 'PickupLocation',
  name: 'Negozio di Milano',
  // A merchant's markup is removed: its content does not describe the location.
  description: '<p>Aperto</p>',
  phone: '+39 02 000 0000',
  street: 'Via Solferino 900',
  postcode: '20121',
  city: 'Milano',
  region: 'Milano',
  country_id: 'IT',
}

const orderTo = (street: string) => ({
  id: 'MQ==',
  number: '000000001',
  order_date: '2026-11-20 18:24:28',
  status: 'Pending',
  shipping_method: 'Ritiro in bottega - Negozio di Milano',
  shipping_address: {
    __typename: 'OrderAddress',
    firstname: 'Ada',
    lastname: 'Rossi',
    street: [street],
    postcode: '20121',
    city: 'Milano',
    country_code: 'IT',
    telephone: '02 123456',
  },
  total: {
    grand_total: { value: 20, currency: 'EUR' },
    total_tax: { value: 3.61, currency: 'EUR' },
    shipping_handling: {
      amount_excluding_tax: { value: 0, currency: 'EUR' },
      amount_including_tax: { value: 0, currency: 'EUR' },
    },
  },
  items: [],
  invoices: [],
  credit_memos: [],
  shipments: [],
})

async function showOrder(street: string) {
  const { customerToken, show } = await stageAccount(
    <AccountOrderPage
      query={{ operation: 'AccountOrderPageQuery', variables: { number: '000000001' } }}
      details={orderDetails({ number: '000000001' }, { hasPlaces: true })}
      path="/account/orders/000000001"
      number="000000001"
    />,
    {
      path: '/account/orders/000000001',
      answers: {
        AccountOrderPageQuery: {
          data: completeAnswer(orderPageNode.operation, {
            customer: { orders: { items: [orderTo(street)] } },
            storeConfig: { store_code: 'it', default_title: 'Shop' },
          }),
        },
        OrderDetailsQuery: {
          data: completeAnswer(detailsNode.operation, {
            customer: { orders: { items: [orderTo(street)] } },
            pickupLocations: { items: [PLACE] },
          }),
        },
      },
    },
  )
  customerToken.issue('bearer')
  await show()
  await screen.findByRole('heading', { name: 'Riepilogo' })
  return [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent])
}

test('an order that is collected says where and by whom, in place of where it is sent and how', async () => {
  const facts = await showOrder(PLACE.street)
  const start = facts.findIndex(([name]) => name === 'Ritiro presso')
  expect(facts.slice(start, start + 2)).toEqual([
    ['Ritiro presso', 'Negozio di MilanoVia Solferino 90020121 Milano+39 02 000 0000'],
    ['Ritira', 'Ada Rossi02 123456'],
  ])
  const names = facts.map(([name]) => name)
  expect(names).toContain('Ritiro in negozio')
  for (const name of ['Consegna a', 'Spedizione']) expect(names).not.toContain(name)
})

test('an order that goes elsewhere is sent there', async () => {
  const facts = await showOrder('Via Roma 1')
  // The sums of the pieces come before.
  expect(facts.map(([name]) => name).slice(-2)).toEqual(['Consegna a', 'Spedizione'])
})
