import { screen } from '@testing-library/react'
import { use } from 'react'
import { expect, test } from 'vitest'
import detailsNode from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import { GiftRecipientsContext } from '#src/features/checkout/gifts/GiftRecipientsContext.ts'
import { MoreSumsContext } from '#src/features/checkout/summary/MoreSumsContext.ts'
import { OrderDetails } from '#src/pages/order-success/OrderDetails.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { orderDetails } from '#tests/harness/orderDetails.ts'
import { stageCart } from '../cart/cartStage.tsx'

const euro = (value: number) => ({ value, currency: 'EUR' })
const NUMBER = '000000042'

/** The parts around an order, without the order. */
function Order() {
  const recipients = use(GiftRecipientsContext)
  return (
    <>
      <h1>Ordine</h1>
      <dl>{use(MoreSumsContext)}</dl>
      <p>{[...(recipients ?? [])].map((entry) => entry.join(': ')).join(', ')}</p>
    </>
  )
}

async function show({ credit = 0, points = 0, has = { giftCards: true, storeCredit: true } } = {}) {
  const { giftCards: hasGiftCards, storeCredit: hasStoreCredit } = has
  const query = orderDetails({ number: NUMBER }, { hasGiftCards, hasStoreCredit, hasRewardPoints: true })
  const stage = await stageCart(
    <OrderDetails query={query}>
      <Order />
    </OrderDetails>,
    { cartId: null },
  )
  const order = {
    number: NUMBER,
    applied_gift_cards: [{ code: 'REGALO', applied_balance: euro(20) }],
    items: [
      { __typename: 'OrderItem', id: 'cup' },
      {
        __typename: 'GiftCardOrderItem',
        id: 'mailed',
        gift_card: { recipient_name: 'Bea', recipient_email: 'bea@example.com' },
      },
      { __typename: 'GiftCardOrderItem', id: 'posted', gift_card: { recipient_name: 'Cleo', recipient_email: null } },
    ],
    total: { total_store_credit: euro(credit), total_reward_points: euro(points) },
  }
  const customer = { orders: { items: [order] } }
  stage.seed(detailsNode, query.variables, completeAnswer(detailsNode.operation, { customer }))
  stage.show()
  await screen.findByRole('heading', { name: 'Ordine' })
  return { sums: document.querySelector('dl')?.textContent?.replaceAll(/\s+/g, ' ') }
}

test('an order shows the payments by gift card and credit, and the recipients of its gift cards', async () => {
  const { sums } = await show({ credit: 7.5 })
  expect(sums).toBe('Buono regalo REGALO−20,00 €Il tuo credito−7,50 €')
  expect(screen.getByText('mailed: Bea (bea@example.com), posted: Cleo')).toBeTruthy()
})

test('an order shows the payment by points, after cards and credit', async () => {
  expect((await show({ credit: 7.5, points: 4 })).sums).toBe(
    'Buono regalo REGALO−20,00 €Il tuo credito−7,50 €I tuoi punti−4,00 €',
  )
})

test('a backend with points only shows the points', async () => {
  expect((await show({ points: 4, has: { giftCards: false, storeCredit: false } })).sums).toBe('I tuoi punti−4,00 €')
})

test('credit that paid nothing is no row', async () => {
  expect((await show()).sums).toBe('Buono regalo REGALO−20,00 €')
})

test('a backend with credit and without gift cards shows the credit', async () => {
  expect((await show({ credit: 5, has: { giftCards: false, storeCredit: true } })).sums).toBe('Il tuo credito−5,00 €')
})
