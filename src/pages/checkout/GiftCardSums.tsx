import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { GiftCardSums_cart$key } from '#src/__generated__/GiftCardSums_cart.graphql.ts'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { Sum } from '#src/features/checkout/summary/Sum.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Price } from '#src/ui/feedback/Price.tsx'

/** The amount that each gift card pays. */
export function GiftCardSums({ cart }: { readonly cart: GiftCardSums_cart$key }) {
  const { intlLocale } = useShop().locale
  const { applied_gift_cards: cards } = useFragment(
    graphql`
      fragment GiftCardSums_cart on Cart {
        applied_gift_cards {
          code
          applied_balance {
            value
            ...moneyOf_money
          }
        }
      }
    `,
    cart,
  )
  return cards?.map((card) => {
    const code = card?.code
    return (
      card?.applied_balance?.value && (
        <Sum key={code} label={<Trans>Buono regalo {code}</Trans>}>
          −<Price money={moneyOf(card.applied_balance)} locale={intlLocale} size="sm" />
        </Sum>
      )
    )
  })
}
