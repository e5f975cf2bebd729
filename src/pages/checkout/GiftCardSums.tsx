import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { GiftCardSumsQuery } from '#src/__generated__/GiftCardSumsQuery.graphql.ts'
import { useRefetch } from '#src/features/cart/requests/useRefetch.ts'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { Sum } from '#src/features/checkout/summary/Sum.tsx'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Price } from '#src/ui/feedback/Price.tsx'

type GiftCardSumsProps = {
  readonly cartId: string
  /** The amount that is left to pay: it determines how much each card pays. */
  readonly due: number | null | undefined
}

/** The amount that each gift card pays. Optional: the total is correct without it. */
export function GiftCardSums(props: GiftCardSumsProps) {
  return (
    <WidgetBoundary fallback={null}>
      <KnownGiftCards {...props} />
    </WidgetBoundary>
  )
}

function KnownGiftCards({ cartId, due }: GiftCardSumsProps) {
  const { intlLocale } = useShop().locale
  const query = useMemo(() => ({ operation: 'GiftCardSumsQuery', variables: { cartId } }), [cartId])
  const node = graphql`
    query GiftCardSumsQuery($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        applied_gift_cards {
          code
          applied_balance {
            value
            ...moneyOf_money
          }
        }
      }
    }
  `
  const { cart } = useRouteQuery<GiftCardSumsQuery>(node, query)
  useRefetch(node, cartId, due)
  return cart?.applied_gift_cards?.map((card) => {
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
