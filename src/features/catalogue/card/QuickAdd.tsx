import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { QuickAdd_product$key } from '#src/__generated__/QuickAdd_product.graphql.ts'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import { useAddProductsOnDemand } from '#src/features/cart/requests/useAddProductsOnDemand.ts'
import { useCartErrorText } from '#src/features/cart/requests/useCartErrorText.ts'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { useAddedToast } from '#src/features/product/purchase/useAddedToast.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import { iconButtonClass } from '#src/ui/controls/IconButton.css.ts'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { long, quick, short } from './CardActions.css.ts'

type QuickAddProps = {
  readonly product: QuickAdd_product$key
  /** The product as the value of an analytics event. */
  readonly eventOf: () => ItemValue
  /** Only a plus sign, for a row that is too narrow for words. */
  readonly compact?: boolean
}

/** Adds one piece to the cart with one click. Without JavaScript it leads to the product page. */
export function QuickAdd({ product: key, eventOf, compact = false }: QuickAddProps) {
  const { t } = useLingui()
  const { prepare, add } = useAddProductsOnDemand()
  const sayAdded = useAddedToast()
  const errorText = useCartErrorText()
  const { publish } = useAnalytics()
  const [adding, setAdding] = useState(false)
  const product = useFragment(
    graphql`
      fragment QuickAdd_product on ProductInterface {
        sku
        name
        url_key
        url_suffix
        small_image {
          url
        }
      }
    `,
    key,
  )
  const name = product.name ?? ''

  const addOne = async () => {
    if (adding) return
    setAdding(true)
    const arriving = { name, imageUrl: product.small_image?.url ?? null }
    const event = eventOf()
    const result = await add([{ ...cartLineRequest({ sku: product.sku ?? '' }), arriving, event }])
    setAdding(false)
    if (!result.ok) return showToast('error', `${name}: ${errorText(result.error)}`)
    publish('add_to_cart', event)
    return sayAdded(t`${name} è nel carrello`)
  }
  const onClick = (event: MouseEvent) => {
    // A modifier key opens a new tab, which shows the product page.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void addOne()
  }

  return (
    <ProductLink
      urlKey={product.url_key ?? ''}
      urlSuffix={product.url_suffix}
      preload={false}
      role="button"
      aria-label={t`Aggiungi al carrello: ${name}`}
      aria-busy={adding}
      className={compact ? iconButtonClass.plain : quick}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onClick}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        // The space bar would scroll the page.
        event.preventDefault()
        void addOne()
      }}
    >
      {compact ? (
        adding ? (
          <Spinner />
        ) : (
          <Plus aria-hidden="true" size={20} strokeWidth={1.75} />
        )
      ) : (
        <>
          <span aria-hidden="true">{adding ? <Spinner /> : <ShoppingBag size={16} strokeWidth={1.75} />}</span>
          <span className={long}>
            <Trans>Aggiungi al carrello</Trans>
          </span>
          <span className={short}>
            <Trans>Aggiungi</Trans>
          </span>
        </>
      )}
    </ProductLink>
  )
}
