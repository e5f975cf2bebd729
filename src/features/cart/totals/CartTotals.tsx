import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { CartTotals_cart$key } from '#src/__generated__/CartTotals_cart.graphql.ts'
import { CartAmount } from './CartAmount.tsx'
import * as styles from './CartTotals.css.ts'
import { useCartActivity } from '../requests/CartWriterContext.ts'
import { PICKUP_CARRIER } from './pickupCarrier.ts'

/** The totals of the cart. While writes are pending they are shown as not settled, never as a guess. */
export function CartTotals({ cart }: { cart: CartTotals_cart$key }) {
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
            ...CartAmount_money
          }
          discounts {
            label
            amount {
              ...CartAmount_money
            }
          }
        }
        shipping_addresses {
          selected_shipping_method {
            carrier_code
            method_code
            price_incl_tax {
              ...CartAmount_money
            }
          }
        }
      }
    `,
    cart,
  )
  const subtotal = prices?.subtotal_including_tax
  const shipping = addresses[0]?.selected_shipping_method
  return (
    <dl className={styles.totals} aria-busy={busy}>
      {subtotal && (
        <div className={styles.sum}>
          <dt>
            <Trans>Subtotale</Trans>
          </dt>
          <dd>
            <CartAmount money={subtotal} />
          </dd>
        </div>
      )}
      {prices?.discounts?.map(
        (discount) =>
          discount && (
            <div key={discount.label} className={styles.discount}>
              <dt>{discount.label}</dt>
              <dd>
                <CartAmount money={discount.amount} deducted />
              </dd>
            </div>
          ),
      )}
      {!isVirtual && (
        <div className={styles.sum}>
          <dt>
            {shipping?.carrier_code === PICKUP_CARRIER ? <Trans>Ritiro in negozio</Trans> : <Trans>Spedizione</Trans>}
          </dt>
          <dd>{shipping ? <CartAmount money={shipping.price_incl_tax} /> : <Trans>si calcola alla cassa</Trans>}</dd>
        </div>
      )}
    </dl>
  )
}
