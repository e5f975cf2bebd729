import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { CardPrice_product$key } from '#src/__generated__/CardPrice_product.graphql.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { Price } from '#src/ui/feedback/Price.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { block, note } from './CardPrice.css.ts'
import { completeMoney } from './completeMoney.ts'

/** A product's lowest variant price, with the previous price if the law allows showing it. */
export function CardPrice({ product }: { readonly product: CardPrice_product$key }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const { price_range, custom_attributesV2 } = useFragment(
    graphql`
      fragment CardPrice_product on ProductInterface {
        price_range {
          minimum_price {
            final_price {
              value
              currency
            }
            regular_price {
              value
              currency
            }
          }
          maximum_price {
            final_price {
              value
            }
          }
        }
        custom_attributesV2(filters: { used_in_product_listing: true }) {
          items {
            code
            ... on AttributeValue @alias(as: "plain") {
              value
            }
          }
        }
      }
    `,
    product,
  )
  const { minimum_price, maximum_price } = price_range
  const price = completeMoney(minimum_price.final_price)
  if (!price) return null
  const lowest = Number(
    custom_attributesV2?.items.find((attribute) => attribute?.code === SHOP.attributes.lowestPrice)?.plain?.value,
  )
  const isReduced = (minimum_price.regular_price.value ?? 0) > price.value && lowest > price.value
  const before = isReduced ? { value: lowest, currency: price.currency } : null
  const highest = maximum_price?.final_price.value ?? price.value
  const lowestLabel = t`Prezzo più basso degli ultimi 30 gg`
  return (
    <div className={block}>
      <Price
        money={price}
        locale={locale.intlLocale}
        from={highest > price.value ? t`da` : undefined}
        reducedFrom={before ? { money: before, label: lowestLabel, nowLabel: t`Prezzo attuale` } : undefined}
      />
      {before && (
        <small aria-hidden="true" className={`${note} ${figures}`}>
          {lowestLabel}: {formatMoney(before, locale.intlLocale)}
        </small>
      )}
    </div>
  )
}
