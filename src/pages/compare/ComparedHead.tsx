import { Trans, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { ComparedHead_product$key } from '#src/__generated__/ComparedHead_product.graphql.ts'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import { productValueOf } from '#src/features/analytics/productValue.ts'
import type { CartError } from '#src/features/cart/requests/cartError.ts'
import { useAddProductsToCart } from '#src/features/cart/requests/useAddProductsToCart.ts'
import { useCartErrorText } from '#src/features/cart/requests/useCartErrorText.ts'
import { CardPrice } from '#src/features/catalogue/card/CardPrice.tsx'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { needsChoices } from '#src/features/product/choices/needsChoices.ts'
import { useAddedToast } from '#src/features/product/purchase/useAddedToast.ts'
import { ProductRating } from '#src/features/reviews/ProductRating.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { bar, head, name as nameClass } from './CompareTable.css.ts'

type ComparedHeadProps = {
  readonly product: ComparedHead_product$key
  readonly onRemove: () => void
}

/** The head of a column: product, price, and the button to add it to the cart. */
export function ComparedHead({ product: key, onRemove }: ComparedHeadProps) {
  const { t } = useLingui()
  const addProductsToCart = useAddProductsToCart()
  const sayAdded = useAddedToast()
  const errorText = useCartErrorText()
  const { publish } = useAnalytics()
  const [adding, setAdding] = useState(false)
  const [error, setError] = useState<CartError | null>(null)
  const product = useFragment(
    graphql`
      fragment ComparedHead_product on ProductInterface {
        __typename
        uid
        sku
        name
        url_key
        url_suffix
        stock_status
        rating_summary
        review_count
        small_image {
          url
        }
        ...needsChoices_product
        ...CardPrice_product
        ...productValue_product
      }
    `,
    key,
  )
  const name = product.name ?? product.sku ?? ''
  const imageUrl = product.small_image?.url ?? null
  const link = { urlKey: product.url_key ?? '', urlSuffix: product.url_suffix }
  const isOpen = product.__typename === 'ConfigurableProduct' || needsChoices(product)
  const add = async () => {
    setError(null)
    setAdding(true)
    const event = productValueOf([{ product }])
    const added = await addProductsToCart([
      { ...cartLineRequest({ sku: product.sku ?? '' }), arriving: { name, imageUrl }, event },
    ])
    setAdding(false)
    if (!added.ok) return setError(added.error)
    publish('add_to_cart', event)
    return sayAdded(t`${name} è nel carrello`)
  }
  const buying = isOpen ? (
    <ProductLink
      {...link}
      className={buttonClass({ variant: 'secondary', block: true })}
      aria-label={t`Scegli le opzioni: ${name}`}
    >
      <Trans>Scegli</Trans>
    </ProductLink>
  ) : (
    <Button
      variant="secondary"
      block
      loading={adding}
      aria-label={t`Aggiungi al carrello: ${name}`}
      onClick={() => void add()}
    >
      <Trans>Aggiungi</Trans>
    </Button>
  )
  return (
    <div className={head}>
      <div className={bar}>
        <IconButton label={t`Togli ${name} dal confronto`} icon={<X size={18} />} onClick={onRemove} />
      </div>
      {imageUrl !== null && <Picture src={imageUrl} alt="" sizes="272px" />}
      <ProductLink {...link} className={nameClass}>
        {name}
      </ProductLink>
      <CardPrice product={product} />
      <ProductRating percent={product.rating_summary} count={product.review_count} />
      {product.stock_status === 'OUT_OF_STOCK' ? <Trans>Esaurito</Trans> : buying}
      {error && (
        <div role="alert">
          <FieldError id={`compare-${product.uid}`}>{errorText(error)}</FieldError>
        </div>
      )}
    </div>
  )
}
