import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { CardPrice_product$key } from '#src/__generated__/CardPrice_product.graphql.ts'
import { partedProduct } from '#src/features/product/offer/partedProduct.ts'
import { hasDearerChoices, leastAddition } from '#src/shop/leastAddition.ts'
import { storeAttributes } from '#src/shop/storeFacts.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Money } from '#src/ui/feedback/Money.tsx'
import { Price } from '#src/ui/feedback/Price.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { block, note } from './CardPrice.css.ts'
import { completeMoney } from './completeMoney.ts'
import { LateCardTaxNote } from './lateParts.ts'

/** The lowest price of a product's variants and parts, with the previous price if the law allows showing it. */
export function CardPrice({ product }: { readonly product: CardPrice_product$key }) {
  const { t } = useLingui()
  const { locale } = useShop()
  const data = useFragment(
    graphql`
      fragment CardPrice_product on ProductInterface {
        ...partedProduct_product
        __typename
        # LateCardTaxNote reads it.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...CardTaxNote_product
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
  const parts = partedProduct(data)
  const added = leastAddition(parts)
  const { minimum_price, maximum_price } = data.price_range
  const price = completeMoney(minimum_price.final_price)
  if (!price) return null
  const { lowestPrice, unitPrice } = storeAttributes(locale)
  const textOf = (code: string | null) =>
    data.custom_attributesV2?.items.find((attribute) => attribute?.code === code)?.plain?.value || null
  const perUnit = textOf(unitPrice)
  const lowest = Number(textOf(lowestPrice) ?? Number.NaN)
  const isReduced = (minimum_price.regular_price.value ?? 0) > price.value && lowest > price.value
  const before = isReduced ? { value: lowest + added, currency: price.currency } : null
  const isFrom =
    data.__typename === 'GroupedProduct' ||
    (maximum_price?.final_price.value ?? price.value) > price.value ||
    hasDearerChoices(parts)
  const lowestLabel = t`Prezzo più basso degli ultimi 30 gg`
  return (
    <div className={block}>
      <Price
        money={{ ...price, value: price.value + added }}
        locale={locale.intlLocale}
        from={isFrom ? t`da` : undefined}
        reducedFrom={before ? { money: before, label: lowestLabel, nowLabel: t`Prezzo attuale` } : undefined}
      />
      {perUnit !== null && (
        <small className={`${note} ${figures}`} translate="no">
          {perUnit}
        </small>
      )}
      <small className={note}>
        <LateCardTaxNote product={data} />
      </small>
      {before && (
        <small aria-hidden="true" className={`${note} ${figures}`}>
          {lowestLabel}: <Money money={before} locale={locale.intlLocale} />
        </small>
      )}
    </div>
  )
}
