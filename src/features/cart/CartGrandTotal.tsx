import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { CartGrandTotal_cart$key } from '#src/__generated__/CartGrandTotal_cart.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/money.ts'
import { figures } from '#src/ui/theme/global.css.ts'
import * as styles from './CartTotals.css.ts'
import { useCartActivity } from './CartWriterProvider.tsx'
import { money } from './money.ts'

/** What the cart costs, taxes included. Screen readers hear a new total once it is settled. */
export function CartGrandTotal({ cart }: { cart: CartGrandTotal_cart$key }) {
  const { intlLocale } = useShop().locale
  const { busy } = useCartActivity()
  const { prices } = useFragment(
    graphql`
      fragment CartGrandTotal_cart on Cart {
        id
        prices {
          grand_total {
            value
            currency
          }
          applied_taxes {
            label
            amount {
              value
              currency
            }
          }
        }
      }
    `,
    cart,
  )
  const total = money(prices?.grand_total)
  const taxes = (prices?.applied_taxes ?? []).flatMap((tax) => {
    const amount = money(tax?.amount)
    return tax && amount && amount.value > 0 ? `${tax.label} ${formatMoney(amount, intlLocale)}` : []
  })
  if (!total) return null
  return (
    <div className={figures}>
      <p className={styles.grandTotal} role="status" aria-busy={busy}>
        <span>
          <Trans>Totale</Trans>
        </span>{' '}
        <span>{formatMoney(total, intlLocale)}</span>
      </p>
      <p className={styles.taxes} aria-busy={busy}>
        {taxes.length > 0 ? <Trans>di cui {taxes.join(', ')}</Trans> : <Trans>IVA inclusa</Trans>}
      </p>
    </div>
  )
}
