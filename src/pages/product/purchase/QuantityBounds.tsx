import { Suspense, useEffect } from 'react'
import { graphql } from 'react-relay'
import type { QuantityBoundsQuery } from '#src/__generated__/QuantityBoundsQuery.graphql.ts'
import { useLimitText } from '#src/features/cart/lines/useLimitText.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import type { QuantityBounds as Bounds } from '#src/features/product/purchase/AddToCart.tsx'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import { Text } from '#src/ui/layout/Text.tsx'
import { useIsServerHtml } from '#src/ui/useIsServerHtml.ts'

/** Magento's value if the merchant sets no limit; it is not shown. */
const UNBOUNDED_QUANTITY = 10_000

type QuantityBoundsProps = {
  readonly sku: string
  /** Not called for products without limits. */
  readonly onBounds: (bounds: Bounds) => void
}

/**
 * The lowest and highest quantity as text beside the quantity field. Few products have limits, so the server's document
 * does not contain them.
 */
export function QuantityBounds(props: QuantityBoundsProps) {
  const isServerHtml = useIsServerHtml()
  return (
    !isServerHtml && (
      <WidgetBoundary fallback={null}>
        <Suspense fallback={null}>
          <AskedBounds {...props} />
        </Suspense>
      </WidgetBoundary>
    )
  )
}

function AskedBounds({ sku, onBounds }: QuantityBoundsProps) {
  const limitText = useLimitText()
  const { products } = useBrowserQuery<QuantityBoundsQuery>(
    graphql`
      query QuantityBoundsQuery($sku: String!) {
        products(filter: { sku: { eq: $sku } }, pageSize: 1, currentPage: 1) {
          items {
            uid
            min_sale_qty
            max_sale_qty
          }
        }
      }
    `,
    { sku },
  )
  const { min_sale_qty: min, max_sale_qty: max } = products?.items?.[0] ?? {}
  // Fractions are for goods by weight; this shop sells whole items.
  const least = Math.max(1, Math.ceil(min ?? 1))
  const most = max != null && max >= least && max < UNBOUNDED_QUANTITY ? Math.floor(max) : Infinity
  const isBounded = least > 1 || most < Infinity
  useEffect(() => {
    if (isBounded) onBounds({ least, most })
  }, [isBounded, least, most, onBounds])
  if (!isBounded) return null
  return (
    <div>
      {least > 1 && (
        <Text size="xs" tone="muted">
          {limitText('least', least)}
        </Text>
      )}
      {most < Infinity && (
        <Text size="xs" tone="muted">
          {limitText('most', most)}
        </Text>
      )}
    </div>
  )
}
