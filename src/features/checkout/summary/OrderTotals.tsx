import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CartFixedTaxes_cart$key } from '#src/__generated__/CartFixedTaxes_cart.graphql.ts'
import type { OrderTotals_cart$key } from '#src/__generated__/OrderTotals_cart.graphql.ts'
import { shownAmount, sumsDisplayOf } from '#src/features/store/taxDisplay.ts'
import { LateTaxes } from '#src/features/store/taxes/lateTaxes.ts'
import { PICKUP_CARRIER } from '#src/shop/deliveryCalendar.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { Price } from '#src/ui/feedback/Price.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { ConvertedNotice } from './ConvertedNotice.tsx'
import { GrandTotal } from './GrandTotal.tsx'
import { moneyOf } from './moneyOf.ts'
import { MoreSumsContext } from './MoreSumsContext.ts'
import { pendingSums, sums } from './OrderTotals.css.ts'
import { Sum } from './Sum.tsx'

type OrderTotalsProps = {
  readonly cart: OrderTotals_cart$key
  /** For the rows of fixed taxes. */
  readonly lines: CartFixedTaxes_cart$key
  /** The cart is being changed, so the totals may be old. */
  readonly isPending: boolean
}

/** The totals of the cart as the server calculated them. */
export function OrderTotals({ cart, lines, isPending }: OrderTotalsProps) {
  const { locale } = useShop()
  const { tax: taxDisplays, hasFixedTaxes } = useStoreSettings()
  const moreSums = use(MoreSumsContext)
  const data = useFragment(
    graphql`
      fragment OrderTotals_cart on Cart {
        id
        # CheckoutSteps reads it: an answer with other sums has to tell that they lack a discount.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...useLostCoupon_cart
        is_virtual
        prices {
          subtotal_excluding_tax {
            ...moneyOf_money
          }
          subtotal_including_tax {
            ...moneyOf_money
          }
          discounts {
            label
            amount {
              ...moneyOf_money
            }
          }
          applied_taxes {
            label
            amount {
              ...moneyOf_money
            }
          }
          grand_total {
            ...moneyOf_money
          }
        }
        shipping_addresses {
          selected_shipping_method {
            carrier_code
            method_code
            price_excl_tax {
              ...moneyOf_money
            }
            price_incl_tax {
              ...moneyOf_money
            }
          }
        }
      }
    `,
    cart,
  )
  const { prices, shipping_addresses: addresses, is_virtual: isVirtual } = data
  const selected = addresses[0]?.selected_shipping_method
  const total = prices?.grand_total && moneyOf(prices.grand_total)
  const taxes = prices?.applied_taxes ?? []
  const isTaxKnown = taxes.length > 0 || addresses.length > 0
  const tax = sumsDisplayOf(taxDisplays, isTaxKnown)
  const delivery =
    selected && moneyOf(shownAmount(tax, { including: selected.price_incl_tax, excluding: selected.price_excl_tax }))
  const price = (money: MoneyValue) => <Price money={money} locale={locale.intlLocale} size="sm" />
  return (
    <div aria-busy={isPending} className={isPending ? pendingSums : undefined}>
      <dl className={sums}>
        {tax !== 'including' && prices?.subtotal_excluding_tax && (
          <Sum label={<Trans>Articoli, imposte escluse</Trans>}>{price(moneyOf(prices.subtotal_excluding_tax))}</Sum>
        )}
        {tax !== 'excluding' && prices?.subtotal_including_tax && (
          <Sum label={tax === 'both' ? <Trans>Articoli, imposte incluse</Trans> : <Trans>Articoli</Trans>}>
            {price(moneyOf(prices.subtotal_including_tax))}
          </Sum>
        )}
        {hasFixedTaxes && (
          <LateTaxes as="rows" cart={lines} row={(label, money) => <Sum label={label}>{price(money)}</Sum>} />
        )}
        {prices?.discounts?.map(
          (discount, index) =>
            discount && (
              <Sum key={index} label={discount.label}>
                −{price(moneyOf(discount.amount))}
              </Sum>
            ),
        )}
        {!isVirtual && (
          <Sum
            label={
              selected?.carrier_code === PICKUP_CARRIER ? <Trans>Ritiro in negozio</Trans> : <Trans>Spedizione</Trans>
            }
          >
            {delivery ? (
              delivery.value === 0 ? (
                <Trans>gratis</Trans>
              ) : (
                price(delivery)
              )
            ) : (
              <Text as="span" size="sm" tone="muted">
                <Trans>si calcola con l’indirizzo</Trans>
              </Text>
            )}
          </Sum>
        )}
        {tax === 'excluding' &&
          taxes.map(
            (applied, index) =>
              applied && (
                <Sum key={index} label={applied.label}>
                  {price(moneyOf(applied.amount))}
                </Sum>
              ),
          )}
        {tax === 'excluding' && !isTaxKnown && (
          <Sum label={<Trans>Imposte</Trans>}>
            <Text as="span" size="sm" tone="muted">
              <Trans>si calcolano con l’indirizzo</Trans>
            </Text>
          </Sum>
        )}
        {moreSums}
        {total && <GrandTotal money={total} />}
        {tax !== 'excluding' &&
          taxes.map(
            (applied, index) =>
              applied && (
                <Sum key={index} label={<Trans>di cui {applied.label}</Trans>} isQuiet>
                  {price(moneyOf(applied.amount))}
                </Sum>
              ),
          )}
      </dl>
      {total && <ConvertedNotice total={total} />}
    </div>
  )
}
