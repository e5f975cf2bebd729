import '#src/ui/theme/global.css.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import successNode from '#src/__generated__/OrderSuccessPageQuery.graphql.ts'
import { createUntoldPurchases } from '#src/features/analytics/untoldPurchases.ts'
import { OrderSuccessPage } from '#src/pages/order-success/OrderSuccessPage.tsx'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageCart } from '../cart/cartStage.tsx'
import { axeFaults } from '../ui/axe.ts'

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
  email: 'ada@example.com',
  items: [
    line('1', 'VASO', 'Vaso', 30, 1, 'VASO'),
    line('2', 'CIOTOLA-SALVIA-M', 'Ciotola', 24, 2, 'CIOTOLA'),
    line('3', 'LAMPADA', 'Lampada', 10, 1, null),
  ],
  total: { grand_total: euros(95), total_tax: euros(17.13), total_shipping: euros(7) },
}
const STORE_CONFIG = { store_code: 'it', newsletter_enabled: true }

const variables = { token: 'token-of-the-order', number: '', isCustomer: false }

/** The page of an order that this tab has placed, or not. */
function Success({ placed }: { readonly placed: string | null }) {
  const { tabStorage } = useShop()
  if (placed !== null) createUntoldPurchases(tabStorage).note(placed)
  return <OrderSuccessPage query={{ operation: 'OrderSuccessPageQuery', variables }} pending={false} />
}

async function show(placed: string | null, storeConfig: object = STORE_CONFIG) {
  const stage = await stageCart(<Success placed={placed} />, { cartId: null })
  const answer = completeAnswer(successNode.operation, { guestOrderByToken: ORDER, storeConfig })
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

test('one click on the receipt subscribes to the letters of the shop, and a failure is told', async () => {
  const { sent } = await show(null)
  const button = screen.getByRole('button', { name: 'Scrivetemi a ada@example.com' })
  await userEvent.click(button)
  expect(sent[0]).toMatchObject({
    name: 'useSubscribeEmailToNewsletterMutation',
    variables: { email: 'ada@example.com' },
  })
  await act(async () => sent[0]?.fail(new NetworkUnreachableError('Any', new TypeError('Failed to fetch'))))
  expect(screen.getByRole('alert').textContent).toContain('Controlla la rete')
  await userEvent.click(button)
  await act(async () => sent[1]?.answer({ data: { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } } }))
  expect(screen.queryByRole('button', { name: /^Scrivetemi/ })).toBeNull()
  expect(document.activeElement?.textContent).toContain('Grazie!')
  expect(await axeFaults(document.body)).toEqual([])
})

test('a shop without letters offers none', async () => {
  await show(null, { ...STORE_CONFIG, newsletter_enabled: false })
  expect(screen.queryByRole('button', { name: /^Scrivetemi/ })).toBeNull()
})
