import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { OrderSummary_cart$key } from '#src/__generated__/OrderSummary_cart.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Price } from '#src/ui/feedback/Price.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { moneyOf } from './moneyOf.ts'
import { OrderLines } from './OrderLines.tsx'
import { aside, folded, foldedBody, foldedHead, foldedTitle, panel, sticky, toCart } from './OrderSummary.css.ts'
import { OrderTotals } from './OrderTotals.tsx'

type OrderSummaryProps = { readonly cart: OrderSummary_cart$key; readonly isPending: boolean }

/** The cart's lines and totals: beside the form from `md` up, collapsed above it below. */
export function OrderSummary({ cart, isPending }: OrderSummaryProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const data = useFragment(
    graphql`
      fragment OrderSummary_cart on Cart {
        id
        total_quantity
        prices {
          grand_total {
            ...moneyOf_money
          }
        }
        ...OrderLines_cart @arguments(withPictures: true)
        ...OrderTotals_cart
        # OrderTotals passes it on.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...CartFixedTaxes_cart
      }
    `,
    cart,
  )
  const body = (
    <Stack gap="s5">
      <OrderLines cart={data} withPictures />
      <OrderTotals cart={data} lines={data} isPending={isPending} />
      <Link to="/cart" className={toCart}>
        <Trans>Modifica il carrello</Trans>
      </Link>
    </Stack>
  )
  return (
    <>
      <details className={folded}>
        <summary className={foldedHead}>
          <span className={foldedTitle}>
            <Trans>Riepilogo</Trans> ·{' '}
            <span key={data.total_quantity}>
              <Plural value={data.total_quantity} one="# articolo" other="# articoli" />
            </span>
          </span>
          {data.prices?.grand_total && (
            <Price money={moneyOf(data.prices.grand_total)} locale={locale.intlLocale} size="sm" />
          )}
        </summary>
        <div className={foldedBody}>{body}</div>
      </details>
      <aside className={aside} aria-label={t`Riepilogo`}>
        <div className={`${panel} ${sticky}`}>
          <Stack gap="s5">
            <Heading level={2} size="md">
              <Trans>Riepilogo</Trans>
            </Heading>
            {body}
          </Stack>
        </div>
      </aside>
    </>
  )
}
