import { screen } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { describe, expect, test } from 'vitest'
import type { taxDisplayQuery } from '#tests/__generated__/taxDisplayQuery.graphql.ts'
import { CartGrandTotal } from '#src/features/cart/totals/CartGrandTotal.tsx'
import { CartTotals } from '#src/features/cart/totals/CartTotals.tsx'
import { OrderLines } from '#src/features/checkout/summary/OrderLines.tsx'
import { OrderTotals } from '#src/features/checkout/summary/OrderTotals.tsx'
import { ProductPrice } from '#src/features/product/offer/ProductPrice.tsx'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'

function Stage() {
  const { cart, products } = useLazyLoadQuery<taxDisplayQuery>(
    graphql`
      query taxDisplayQuery @relay_test_operation {
        cart(cart_id: "cart") {
          id
          ...CartTotals_cart
          ...CartGrandTotal_cart
          ...OrderLines_cart
          ...OrderTotals_cart
          # CartTotals and OrderTotals show its rows.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...CartFixedTaxes_cart
        }
        products(search: "mug", pageSize: 1) {
          items {
            uid
            # ProductPrice reads it.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...useProductOffer_product
          }
        }
      }
    `,
    {},
  )
  const product = products?.items?.[0]
  return (
    <>
      <section aria-label="product">{product && <ProductPrice product={product} from={false} />}</section>
      <section aria-label="cart">
        {cart && <CartTotals freeFrom={null} cart={cart} lines={cart} />}
        {cart && <CartGrandTotal cart={cart} />}
      </section>
      <section aria-label="checkout">
        {cart && <OrderLines cart={cart} />}
        {cart && <OrderTotals cart={cart} lines={cart} isPending={false} />}
      </section>
    </>
  )
}

/** A cart of 100.00 without and 110.00 with tax, shipped for 5.00, by the name of the field. */
const AMOUNTS: Readonly<Record<string, number>> = {
  subtotal_excluding_tax: 100,
  subtotal_including_tax: 110,
  row_total: 100,
  row_total_including_tax: 110,
  price_excl_tax: 5,
  price_incl_tax: 5,
  amount: 10,
  grand_total: 115,
}
const TAX = { label: 'Tax 10%' }

type Settings = {
  readonly display: 1 | 2 | 3
  /** That of products, if it is another one. */
  readonly catalogue?: 1 | 2 | 3
  readonly taxes?: readonly object[]
  readonly country?: string
}

async function show({ display, catalogue = display, taxes = [TAX], country = 'US' }: Settings) {
  const isKnown = taxes.length > 0
  await renderWithShop(<Stage />, {
    config: {
      display_product_prices_in_catalog: catalogue,
      shopping_cart_display_price: display,
      shopping_cart_display_subtotal: display,
    },
    shop: { locale: { ...STOREFRONT_LOCALES[0], country } },
    resolvers: {
      Money: ({ name }) => ({ value: AMOUNTS[name ?? ''] ?? 24.5 }),
      Cart: () => ({
        is_virtual: false,
        prices: { discounts: null, applied_taxes: taxes },
        shipping_addresses: isKnown ? [{}] : [],
        itemsV2: {
          items: [{ __typename: 'SimpleCartItem', quantity: 2, errors: null }],
        },
      }),
    },
  })
  const textOf = (name: string) => (screen.getByRole('region', { name }).textContent ?? '').replaceAll(/\s/g, ' ')
  return { product: textOf('product'), cart: textOf('cart'), checkout: textOf('checkout') }
}

describe('a store that shows prices without tax', () => {
  test('says so of products, and lists the taxes before the total', async () => {
    const { product, cart, checkout } = await show({ display: 1 })
    expect(product).toContain('imposte escluse')
    expect(cart).toContain('Subtotale, imposte escluse100,00 €')
    expect(cart).toContain('Tax 10%10,00 €')
    expect(cart).toContain('Totale 115,00 €')
    expect(checkout).toContain('Articoli, imposte escluse100,00 €')
    expect(checkout).toContain('Tax 10%10,00 €')
    for (const text of [product, cart, checkout]) expect(text).not.toMatch(/inclus|di cui|110,00/)
  })

  test('says until the address is known that tax will be added', async () => {
    const { cart, checkout } = await show({ display: 1, taxes: [] })
    expect(cart).toContain('Impostesi calcolano alla cassa')
    expect(checkout).toContain('Impostesi calcolano con l’indirizzo')
  })
})

test.each([2, 3] as const)(
  'sums with tax (%i) of prices without it are shown without it until the address is known',
  async (display) => {
    const { cart, checkout } = await show({ display, catalogue: 1, taxes: [] })
    expect(cart).toContain('Subtotale, imposte escluse100,00 €')
    expect(cart).toContain('Impostesi calcolano alla cassa')
    expect(checkout).toContain('Articoli, imposte escluse100,00 €')
    expect(checkout).toContain('Impostesi calcolano con l’indirizzo')
    for (const text of [cart, checkout]) expect(text).not.toContain('inclus')
  },
)

test('a store that shows prices with tax says so, and how much tax is in the total', async () => {
  const { product, cart, checkout } = await show({ display: 2, country: 'IT' })
  expect(product).toContain('IVA inclusa')
  expect(cart).toContain('Subtotale110,00 €')
  expect(cart).toContain('di cui Tax 10% 10,00 €')
  expect(checkout).toContain('110,00 €')
  expect(checkout).toContain('di cui Tax 10%10,00 €')
  for (const text of [product, cart, checkout]) expect(text).not.toMatch(/esclus|[^1]100,00/)
})

test('a total without any tax in it does not claim one', async () => {
  const { cart } = await show({ display: 2, taxes: [] })
  expect(cart).not.toMatch(/inclus|di cui/)
})

test('a store that shows both has both in its sums', async () => {
  const { product, cart, checkout } = await show({ display: 3 })
  expect(product).toContain('imposte incluse')
  expect(cart).toContain('Subtotale, imposte escluse100,00 €Subtotale, imposte incluse110,00 €')
  expect(checkout).toContain('Articoli, imposte escluse100,00 €Articoli, imposte incluse110,00 €')
})
