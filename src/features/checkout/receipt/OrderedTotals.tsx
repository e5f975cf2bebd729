import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OrderedTotals_order$key } from '#src/__generated__/OrderedTotals_order.graphql.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { Price } from '#src/ui/feedback/Price.tsx'
import { ConvertedNotice } from '../summary/ConvertedNotice.tsx'
import { GrandTotal } from '../summary/GrandTotal.tsx'
import { moneyOf } from '../summary/moneyOf.ts'
import { MoreSumsContext } from '../summary/MoreSumsContext.ts'
import { OrderPricesContext } from './OrderPricesContext.ts'
import { sums } from '../summary/OrderTotals.css.ts'
import { Sum } from '../summary/Sum.tsx'

type OrderedTotalsProps = { readonly order: OrderedTotals_order$key; readonly isCollected: boolean }

/** The totals of an order, with or without tax as the store shows sums; the subtotal without it if the backend has no other. */
export function OrderedTotals({ order, isCollected }: OrderedTotalsProps) {
  const { locale, hasField } = useShop()
  const { sums: tax } = useStoreSettings().tax
  const isNet = tax === 'excluding'
  const prices = use(OrderPricesContext)
  const subtotal = prices?.subtotal
  const moreSums = use(MoreSumsContext)
  const { total, shipping_address: shippingAddress } = useFragment(
    graphql`
      fragment OrderedTotals_order on CustomerOrder {
        number
        shipping_address {
          __typename
        }
        total {
          subtotal {
            ...moneyOf_money
          }
          grand_total {
            ...moneyOf_money
          }
          discounts {
            label
            amount {
              ...moneyOf_money
            }
          }
          total_tax {
            ...moneyOf_money
          }
          shipping_handling {
            amount_excluding_tax {
              ...moneyOf_money
            }
            amount_including_tax {
              ...moneyOf_money
            }
          }
        }
      }
    `,
    order,
  )
  if (!total) return null
  const shipping = isNet ? total.shipping_handling?.amount_excluding_tax : total.shipping_handling?.amount_including_tax
  const delivery = shipping && moneyOf(shipping)
  const whole = moneyOf(total.grand_total)
  const price = (money: MoneyValue) => <Price money={money} locale={locale.intlLocale} size="sm" />
  return (
    <>
      <dl className={sums}>
        {(tax !== 'including' || !hasField('OrderTotal', 'subtotal_incl_tax')) && (
          <Sum label={<Trans>Articoli, imposte escluse</Trans>}>{price(moneyOf(total.subtotal))}</Sum>
        )}
        {subtotal && !isNet && (
          <Sum label={tax === 'both' ? <Trans>Articoli, imposte incluse</Trans> : <Trans>Articoli</Trans>}>
            {price(subtotal)}
          </Sum>
        )}
        {prices?.fixedTaxes.map(({ label, value }, index) => (
          <Sum key={index} label={label}>
            {price({ ...prices.subtotal, value })}
          </Sum>
        ))}
        {total.discounts?.map(
          (discount, index) =>
            discount && (
              <Sum key={index} label={discount.label}>
                −{price(moneyOf(discount.amount))}
              </Sum>
            ),
        )}
        {shippingAddress && delivery && (
          <Sum label={isCollected ? <Trans>Ritiro in negozio</Trans> : <Trans>Spedizione</Trans>}>
            {delivery.value === 0 ? <Trans>gratis</Trans> : price(delivery)}
          </Sum>
        )}
        {isNet && <Sum label={<Trans>Imposte</Trans>}>{price(moneyOf(total.total_tax))}</Sum>}
        {moreSums}
        <GrandTotal money={whole} />
        {!isNet && (
          <Sum label={<Trans>di cui imposte</Trans>} isQuiet>
            {price(moneyOf(total.total_tax))}
          </Sum>
        )}
      </dl>
      <ConvertedNotice total={whole} />
    </>
  )
}
