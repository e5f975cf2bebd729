import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { CartTotals_cart$key } from '#src/__generated__/CartTotals_cart.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/money.ts'
import { figures } from '#src/ui/theme/global.css.ts'
import * as styles from './CartTotals.css.ts'
import { useCartActivity } from './CartWriterProvider.tsx'
import { money } from './money.ts'

/** The sums of the cart. While writes are unanswered they are shown as not yet settled, never as a guess. */
export function CartTotals({ cart }: { cart: CartTotals_cart$key }) {
  const { intlLocale } = useShop().locale
  const { busy } = useCartActivity()
  const {
    is_virtual: isVirtual,
    prices,
    shipping_addresses: addresses,
  } = useFragment(
    graphql`
      fragment CartTotals_cart on Cart {
        id
        is_virtual
        prices {
          subtotal_including_tax {
            value
            currency
          }
          discounts {
            label
            amount {
              value
              currency
            }
          }
        }
        shipping_addresses {
          selected_shipping_method {
            carrier_code
            method_code
            carrier_title
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
  const subtotal = money(prices?.subtotal_including_tax)
  const shipping = addresses[0]?.selected_shipping_method
  const shippingCost = money(shipping?.amount)
  return (
    <dl className={`${styles.totals} ${figures}`} aria-busy={busy}>
      {subtotal && (
        <div className={styles.sum}>
          <dt>
            <Trans>Subtotale</Trans>
          </dt>
          <dd>{formatMoney(subtotal, intlLocale)}</dd>
        </div>
      )}
      {prices?.discounts?.map((discount) => {
        const amount = money(discount?.amount)
        return (
          discount &&
          amount && (
            <div key={discount.label} className={styles.discount}>
              <dt>{discount.label}</dt>
              <dd>{formatMoney({ ...amount, value: -Math.abs(amount.value) }, intlLocale)}</dd>
            </div>
          )
        )
      })}
      {!isVirtual && (
        <div className={styles.sum}>
          <dt>
            <Trans>Spedizione</Trans>
          </dt>
          <dd>{shippingCost ? formatMoney(shippingCost, intlLocale) : <Trans>si calcola alla cassa</Trans>}</dd>
        </div>
      )}
    </dl>
  )
}
