import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OrderLines_cart$key } from '#src/__generated__/OrderLines_cart.graphql.ts'
import { GiftCardWordsContext } from '#src/features/cart/gift/GiftCardWordsContext.ts'
import { lineWordsOf } from '#src/features/cart/lines/lineWords.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { shownAmount } from '#src/features/store/taxDisplay.ts'
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
  const { lines: tax } = useStoreSettings().tax
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
                <Trans>Quantità {quantity}</Trans>
              </Text>
              {giftCardWords(uid)}
              {errors && errors.length > 0 && (
                <Text size="xs" tone="danger">
                  <Trans>Non è più disponibile così: cambialo nel carrello.</Trans>
                </Text>
              )}
            </div>
            {prices && (
              <span className={amount}>
                <Price
                  money={moneyOf(
                    shownAmount(tax, { including: prices.row_total_including_tax, excluding: prices.row_total }),
                  )}
                  locale={locale.intlLocale}
                  size="sm"
                />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
