import { screen } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import type { chargedCurrencyQuery } from '#tests/__generated__/chargedCurrencyQuery.graphql.ts'
import { OrderTotals } from '#src/features/checkout/summary/OrderTotals.tsx'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'

function Stage() {
  const { cart } = useLazyLoadQuery<chargedCurrencyQuery>(
    graphql`
      query chargedCurrencyQuery @relay_test_operation {
        cart(cart_id: "cart") {
          id
          ...OrderTotals_cart
          # OrderTotals shows its rows.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...CartFixedTaxes_cart
        }
      }
    `,
    {},
  )
  return cart && <OrderTotals cart={cart} lines={cart} isPending={false} />
}

const show = (base: string) =>
  renderWithShop(<Stage />, {
    config: { base_currency_code: base },
    resolvers: { Money: () => ({ value: 19, currency: 'EUR' }) },
  })

test('a total in another currency than the one that is charged says so', async () => {
  await show('CHF')
  expect(screen.getByText(/viene addebitato in CHF/)).toBeTruthy()
})

test('a total in the charged currency does not mention it', async () => {
  await show('EUR')
  expect(screen.getAllByText('19,00 €').length).toBeGreaterThan(0)
  expect(screen.queryByText(/addebitato/)).toBeNull()
})
