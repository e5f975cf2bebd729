import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { CartFixedTaxes_cart$key } from '#src/__generated__/CartFixedTaxes_cart.graphql.ts'
import type { CartTotals_cart$key } from '#src/__generated__/CartTotals_cart.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { sum } from '#src/ui/layout/sums.css.ts'
import { Money } from '#src/ui/feedback/Money.tsx'
import { CartAmount } from './CartAmount.tsx'
import * as styles from './CartTotals.css.ts'
import { shownAmount, sumsDisplayOf } from '#src/features/store/taxDisplay.ts'
import { LateTaxes } from '#src/features/store/taxes/lateTaxes.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useCartActivity } from '../requests/CartWriterContext.ts'
import { PICKUP_CARRIER } from '#src/shop/deliveryCalendar.ts'
import { useFreeShipping } from './useFreeShipping.ts'

type CartTotalsProps = {
  readonly cart: CartTotals_cart$key
  /** For the rows of fixed taxes. */
  readonly lines: CartFixedTaxes_cart$key
  /** The amount from which delivery is free; null if there is none. */
  readonly freeFrom: number | null
}

/** The totals of the cart. While writes are pending they are shown as not settled, never as a guess. */
export function CartTotals({ cart: key, lines, freeFrom }: CartTotalsProps) {
  const { busy } = useCartActivity()
  const { tax: taxDisplays, hasFixedTaxes } = useStoreSettings()
  const { intlLocale } = useShop().locale
  const cart = useFragment(
    graphql`
      fragment CartTotals_cart on Cart {
        id
        ...useFreeShipping_cart
        is_virtual
        prices {
          subtotal_excluding_tax {
            ...CartAmount_money
          }
          subtotal_including_tax {
            ...CartAmount_money
          }
          applied_taxes {
            label
            amount {
              ...CartAmount_money
            }
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
            price_excl_tax {
              value
              ...CartAmount_money
            }
            price_incl_tax {
              value
              ...CartAmount_money
            }
          }
        }
      }
    `,
    key,
  )
  const { is_virtual: isVirtual, prices, shipping_addresses: addresses } = cart
  const applied = prices?.applied_taxes ?? []
  const isTaxKnown = applied.length > 0 || addresses.length > 0
  const tax = sumsDisplayOf(taxDisplays, isTaxKnown)
  const isFree = (useFreeShipping(cart, freeFrom)?.missing ?? Infinity) <= 0
  const subtotals = [
    {
      money: prices?.subtotal_excluding_tax,
      isShown: tax !== 'including',
      label: <Trans>Subtotale, imposte escluse</Trans>,
    },
    {
      money: prices?.subtotal_including_tax,
      isShown: tax === 'both',
      label: <Trans>Subtotale, imposte incluse</Trans>,
    },
    { money: prices?.subtotal_including_tax, isShown: tax === 'including', label: <Trans>Subtotale</Trans> },
  ]
  const taxes = tax === 'excluding' ? applied : []
  const shipping = addresses[0]?.selected_shipping_method
  const delivery =
    shipping && shownAmount(tax, { including: shipping.price_incl_tax, excluding: shipping.price_excl_tax })
  return (
    <dl className={styles.totals} aria-busy={busy}>
      {subtotals.map(
        ({ money, isShown, label }, index) =>
          money &&
          isShown && (
            <div key={index} className={sum}>
              <dt>{label}</dt>
              <dd>
                <CartAmount money={money} />
              </dd>
            </div>
          ),
      )}
      {hasFixedTaxes && (
        <LateTaxes
          as="rows"
          cart={lines}
          row={(label, money) => (
            <div className={sum}>
              <dt>{label}</dt>
              <dd>
                <Money money={money} locale={intlLocale} />
              </dd>
            </div>
          )}
        />
      )}
      {prices?.discounts?.map(
        (discount, index) =>
          discount && (
            <div key={index} className={styles.discount}>
              <dt>{discount.label}</dt>
              <dd>
                <CartAmount money={discount.amount} deducted />
              </dd>
            </div>
          ),
      )}
      {!isVirtual && (
        <div className={sum}>
          <dt>
            {shipping?.carrier_code === PICKUP_CARRIER ? <Trans>Ritiro in negozio</Trans> : <Trans>Spedizione</Trans>}
          </dt>
          <dd>
            {delivery ? (
              delivery.value === 0 ? (
                <Trans>gratis</Trans>
              ) : (
                <CartAmount money={delivery} />
              )
            ) : isFree ? (
              <Trans>gratis</Trans>
            ) : (
              <Trans>si calcola alla cassa</Trans>
            )}
          </dd>
        </div>
      )}
      {taxes.map(
        (each, index) =>
          each && (
            <div key={index} className={sum}>
              <dt>{each.label}</dt>
              <dd>
                <CartAmount money={each.amount} />
              </dd>
            </div>
          ),
      )}
      {tax === 'excluding' && !isTaxKnown && (
        <div className={sum}>
          <dt>
            <Trans>Imposte</Trans>
          </dt>
          <dd>
            <Trans>si calcolano alla cassa</Trans>
          </dd>
        </div>
      )}
    </dl>
  )
}
