import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { CartGrandTotal_cart$key } from '#src/__generated__/CartGrandTotal_cart.graphql.ts'
import { CartAmount } from './CartAmount.tsx'
import * as styles from './CartTotals.css.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useCartActivity } from '../requests/CartWriterContext.ts'

/** The grand total; the taxes in it, unless the sums above list them. Screen readers announce a new total once no write is pending. */
export function CartGrandTotal({ cart }: { cart: CartGrandTotal_cart$key }) {
  const { busy } = useCartActivity()
  const { sums: tax } = useStoreSettings().tax
  const { prices } = useFragment(
    graphql`
      fragment CartGrandTotal_cart on Cart {
        id
        prices {
          grand_total {
            ...CartAmount_money
          }
          applied_taxes {
            label
            amount {
              value
              ...CartAmount_money
            }
          }
        }
      }
    `,
    cart,
  )
  if (!prices?.grand_total) return null
  const applied = (prices.applied_taxes ?? []).filter((one) => one != null).filter(({ amount }) => amount.value)
  const taxes = tax === 'excluding' ? [] : applied
  return (
    <div>
      <p className={styles.grandTotal} role="status" aria-busy={busy}>
        <span>
          <Trans>Totale</Trans>
        </span>{' '}
        <CartAmount money={prices.grand_total} />
      </p>
      {tax !== 'excluding' && (
        <p className={styles.taxes} aria-busy={busy}>
          {taxes.map(({ label, amount }, index) => (
            <span key={index} className={styles.tax}>
              <Trans>
                di cui {label} <CartAmount money={amount} />
              </Trans>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
