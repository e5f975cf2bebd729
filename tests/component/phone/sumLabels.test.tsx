import '#src/ui/theme/global.css.ts'
import type { Messages } from '@lingui/core'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { sumLabelsQuery } from '#tests/__generated__/sumLabelsQuery.graphql.ts'
import { CartGrandTotal } from '#src/features/cart/totals/CartGrandTotal.tsx'
import { CartTotals } from '#src/features/cart/totals/CartTotals.tsx'
import { OrderPricesContext } from '#src/features/checkout/receipt/OrderPricesContext.ts'
import { OrderedTotals } from '#src/features/checkout/receipt/OrderedTotals.tsx'
import { MoreSumsContext } from '#src/features/checkout/summary/MoreSumsContext.ts'
import { panel } from '#src/features/checkout/summary/OrderSummary.css.ts'
import { OrderTotals } from '#src/features/checkout/summary/OrderTotals.tsx'
import { OrderPayments } from '#src/pages/order-success/OrderPayments.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { wordFaults } from '#tests/harness/browser/wordFaults.ts'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'

const catalogues = import.meta.glob<Messages>('/locales/*.po', { eager: true, import: 'messages' })
const languages = Object.entries(catalogues).map(([path, messages]) => [path.slice(9, -3), messages] as const)

const { innerWidth, innerHeight } = window

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size')
  await page.viewport(innerWidth, innerHeight)
})

const PRICES = { subtotal: { value: 1224.5, currency: 'EUR' }, lines: new Map(), fixedTaxes: [] }

/** Every list of sums of cart, checkout and orders. */
function Stage() {
  const { cart, guestOrderByToken: order } = useLazyLoadQuery<sumLabelsQuery>(
    graphql`
      query sumLabelsQuery(
        $hasGiftCards: Boolean = true
        $hasStoreCredit: Boolean = true
        $hasRewardPoints: Boolean = true
      ) @relay_test_operation {
        cart(cart_id: "cart") {
          id
          ...CartTotals_cart
          ...CartGrandTotal_cart
          ...OrderTotals_cart
          # CartTotals and OrderTotals show its rows.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...CartFixedTaxes_cart
        }
        guestOrderByToken(input: { token: "order" }) {
          number
          ...OrderedTotals_order
          ...OrderPayments_order
        }
      }
    `,
    {},
  )
  if (!cart) return null
  return (
    <Container>
      <CartTotals freeFrom={null} cart={cart} lines={cart} />
      <CartGrandTotal cart={cart} />
      <div className={panel}>
        <OrderTotals cart={cart} lines={cart} isPending={false} />
        <OrderPricesContext value={PRICES}>
          <MoreSumsContext value={<OrderPayments order={order} />}>
            <OrderedTotals order={order} isCollected={false} />
            <OrderedTotals order={order} isCollected />
          </MoreSumsContext>
        </OrderPricesContext>
      </div>
    </Container>
  )
}

/** The ways to deliver and the taxes of a cart: each shows labels that the others do not. */
const CARTS = [
  { taxes: ['VAT 22 %'], carrier: 'flatrate' },
  { taxes: ['VAT 22 %'], carrier: 'instore' },
  { taxes: [], carrier: null },
]

test.each(languages)('in “%s” no label of a list of sums breaks inside a word on a phone', async (_, messages) => {
  for (const width of [320, 360]) {
    await page.viewport(width, 740)
    for (const size of ['100%', '130%', '200%']) {
      document.documentElement.style.fontSize = size
      for (const display of [1, 2, 3] as const) {
        for (const { taxes, carrier } of CARTS) {
          const { container, unmount } = await renderWithShop(<Stage />, {
            messages,
            config: {
              display_product_prices_in_catalog: display,
              shopping_cart_display_price: display,
              shopping_cart_display_subtotal: display,
            },
            resolvers: {
              Money: () => ({ value: 1224.5, currency: 'EUR' }),
              Cart: () => ({
                is_virtual: false,
                prices: { discounts: [{ label: 'Coupon' }], applied_taxes: taxes.map((label) => ({ label })) },
                shipping_addresses:
                  carrier === null ? [] : [{ selected_shipping_method: { carrier_code: carrier, method_code: 'one' } }],
              }),
              OrderTotal: () => ({ discounts: [{ label: 'Coupon' }] }),
              ApplyGiftCardToOrder: () => ({ code: 'GIFT-0000-0000' }),
            },
          })
          const where = `${width} px, text of ${size}, prices ${display}, ${carrier}`
          expect(wordFaults(container), where).toEqual([])
          expect(container.querySelectorAll('dt').length, where).toBeGreaterThan(12)
          expect(document.documentElement.scrollWidth, where).toBeLessThanOrEqual(width)
          unmount()
        }
      }
    }
  }
})
