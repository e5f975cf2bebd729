import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OrderLines_cart$key } from '#src/__generated__/OrderLines_cart.graphql.ts'
import { GiftCardWordsContext } from '#src/features/cart/gift/GiftCardWordsContext.ts'
import { lineWordsOf } from '#src/features/cart/lines/lineWords.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { fixedTaxesIn, shownAmount } from '#src/features/store/taxDisplay.ts'
import { LateTaxes } from '#src/features/store/taxes/lateTaxes.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Picture } from '#src/ui/media/Picture.tsx'
import { Price } from '#src/ui/feedback/Price.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { moneyOf } from './moneyOf.ts'
import { amount, line, lines, picture, words } from './OrderLines.css.ts'

type OrderLinesProps = {
  readonly cart: OrderLines_cart$key
  readonly withPictures?: boolean
}

/** The lines of the cart that is being ordered. */
export function OrderLines({ cart, withPictures = false }: OrderLinesProps) {
  const { locale } = useShop()
  const giftCardWords = use(GiftCardWordsContext)
  const { tax: taxDisplays, fixedTaxes: displays } = useStoreSettings()
  const { itemsV2: contents } = useFragment(
    graphql`
      fragment OrderLines_cart on Cart @argumentDefinitions(withPictures: { type: "Boolean!", defaultValue: false }) {
        id
        itemsV2(pageSize: 100) {
          items {
            uid
            quantity
            errors {
              code
            }
            product {
              name
              thumbnail @include(if: $withPictures) {
                url
              }
            }
            prices {
              row_total {
                ...moneyOf_money
              }
              row_total_including_tax {
                ...moneyOf_money
              }
              # The words and rows of the taxes read it.
              fixed_product_taxes {
                # eslint-disable-next-line relay/unused-fields
                label
                # eslint-disable-next-line relay/unused-fields
                amount {
                  # eslint-disable-next-line relay/unused-fields
                  value
                }
              }
            }
            ...lineWords_item
            ... on ConfigurableCartItem @include(if: $withPictures) {
              configured_variant {
                thumbnail {
                  url
                }
              }
            }
          }
        }
      }
    `,
    cart,
  )
  return (
    <ul className={lines}>
      {contents?.items.map((item) => {
        if (!item) return null
        const { uid, quantity, product, prices, errors } = item
        const options = lineWordsOf(item)
        const source = item.configured_variant?.thumbnail?.url ?? product.thumbnail?.url
        const row =
          prices &&
          moneyOf(
            shownAmount(taxDisplays.lines, {
              including: prices.row_total_including_tax,
              excluding: prices.row_total,
            }),
          )
        const taxes = prices?.fixed_product_taxes
        const price = row && { ...row, value: row.value + fixedTaxesIn(displays.sales, taxes, quantity) }
        return (
          <li key={uid} className={line}>
            {withPictures && source && (
              <span className={picture}>
                <Picture src={source} alt="" sizes="4rem" widths={[96, 160]} />
              </span>
            )}
            <div className={words}>
              <Text size="sm">{product.name}</Text>
              <Text size="xs" tone="muted">
                {options.map(({ label, value }) => `${label === null ? value : `${label}: ${value}`} · `)}
                <span key={quantity}>
                  <Trans>Quantità {quantity}</Trans>
                </span>
              </Text>
              {price && taxes?.length ? (
                <Text size="xs" tone="muted">
                  <LateTaxes as="words" display={displays.sales} taxes={taxes} pieces={quantity} price={price} />
                </Text>
              ) : null}
              {giftCardWords(uid)}
              {errors && errors.length > 0 && (
                <Text size="xs" tone="danger">
                  <Trans>Non è più disponibile così: cambialo nel carrello.</Trans>
                </Text>
              )}
            </div>
            {price && (
              <span className={amount}>
                <Price money={price} locale={locale.intlLocale} size="sm" />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
