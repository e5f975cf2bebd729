import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { MinimumOrderWords_cart$key } from '#src/__generated__/MinimumOrderWords_cart.graphql.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { useCartActivity } from '../requests/CartWriterContext.ts'
import { minimum as minimumClass } from './CartTotals.css.ts'
import { missingForMinimum } from './minimumOrder.ts'
import type { MinimumOrder } from './minimumOrder.ts'

type MinimumOrderWordsProps = {
  readonly cart: MinimumOrderWords_cart$key
  readonly minimum: MinimumOrder
  /** For the control that they describe. */
  readonly id: string
}

type Priced = { readonly amount: { readonly value: number | null | undefined } }

/**
 * The amount that a cart lacks for an order; empty if the minimum is reached. Screen readers announce a new amount once
 * no write is pending. The backend compares in the base currency, and its rate for another one is not known here.
 */
export function MinimumOrderWords({ cart, minimum, id }: MinimumOrderWordsProps) {
  const { busy } = useCartActivity()
  const { baseCurrency } = useStoreSettings()
  const { intlLocale } = useShop().locale
  const { prices } = useFragment(
    graphql`
      fragment MinimumOrderWords_cart on Cart {
        id
        prices {
          subtotal_excluding_tax {
            value
            currency
          }
          subtotal_with_discount_excluding_tax {
            value
          }
          discounts {
            amount {
              value
            }
          }
          applied_taxes {
            amount {
              value
            }
          }
        }
      }
    `,
    cart,
  )
  const { value: subtotal, currency } = prices?.subtotal_excluding_tax ?? {}
  if (subtotal == null || !currency || currency !== baseCurrency) return null
  const valuesOf = (parts: readonly (Priced | null | undefined)[]) => parts.map((part) => part?.amount.value ?? 0)
  const missing = missingForMinimum(minimum, {
    subtotal,
    subtotalWithDiscount: prices?.subtotal_with_discount_excluding_tax?.value ?? subtotal,
    discounts: valuesOf(prices?.discounts ?? []),
    taxes: valuesOf(prices?.applied_taxes ?? []),
  })
  const amount = formatMoney({ value: missing, currency }, intlLocale)
  const lowest = formatMoney({ value: minimum.amount, currency }, intlLocale)
  return (
    <p id={id} role="status" className={minimumClass} aria-busy={busy}>
      {missing > 0 && (
        // Another element for another text, because a page translator has replaced the old text.
        <span key={amount}>
          {minimum.includesTax ? (
            <Trans>
              Per ordinare mancano {amount}: l’ordine minimo è di {lowest}.
            </Trans>
          ) : (
            <Trans>
              Per ordinare mancano {amount}: l’ordine minimo è di {lowest}, imposte escluse.
            </Trans>
          )}
        </span>
      )}
    </p>
  )
}
