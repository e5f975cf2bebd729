import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import successNode from '#src/__generated__/OrderSuccessPageQuery.graphql.ts'
import { createUntoldPurchases } from '#src/features/analytics/untoldPurchases.ts'
import { OrderSuccessPage } from '#src/pages/order-success/OrderSuccessPage.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageCart } from '../cart/cartStage.tsx'

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
  items: [
    line('1', 'VASO', 'Vaso', 30, 1, 'VASO'),
    line('2', 'CIOTOLA-SALVIA-M', 'Ciotola', 24, 2, 'CIOTOLA'),
    line('3', 'LAMPADA', 'Lampada', 10, 1, null),
  ],
  total: { grand_total: euros(95), total_tax: euros(17.13), total_shipping: euros(7) },
}
const STORE_CONFIG = { store_code: 'it' }

const variables = { token: 'token-of-the-order', number: '', isCustomer: false }

/** The page of an order that this tab has placed, or not. */
function Success({ placed }: { readonly placed: string | null }) {
  const { tabStorage } = useShop()
  if (placed !== null) createUntoldPurchases(tabStorage).note(placed)
  return <OrderSuccessPage query={{ operation: 'OrderSuccessPageQuery', variables }} pending={false} />
}

async function show(placed: string | null) {
  const stage = await stageCart(<Success placed={placed} />, { cartId: null })
  const answer = completeAnswer(successNode.operation, { guestOrderByToken: ORDER, storeConfig: STORE_CONFIG })
  stage.seed(successNode, variables, answer)
  stage.show()
  await screen.findByText(/000000042/)
  return stage
}

test('an order that this tab has placed is told, with its sums and under the names that its products had before', async () => {
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

test.each([null, '000000041'])('another’s page of an order tells of none (placed here: %s)', async (placed) => {
  const { told } = await show(placed)
  expect(told()).toEqual([])
})
