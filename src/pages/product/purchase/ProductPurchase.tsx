import { lazy, Suspense, useRef, useState } from 'react'
import type { ProductChoices_product$key } from '#src/__generated__/ProductChoices_product.graphql.ts'
import { AddToCart } from '#src/features/product/purchase/AddToCart.tsx'
import type { AddToCartProps } from '#src/features/product/purchase/AddToCart.tsx'
import type { ChosenOptions } from '#src/lib/cartLineRequest.ts'
import { BarPrice } from '#src/features/product/purchase/BarPrice.tsx'
import { ProductOptions } from '#src/features/product/variants/ProductOptions.tsx'
import type { ProductDraft } from '#src/features/product/purchase/productDraft.ts'
import type { ProductOfferKey } from '#src/features/product/offer/useProductOffer.ts'
import { missingAxes } from '#src/features/product/variants/variantSelection.ts'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { ChoicesUnavailable } from './ChoicesUnavailable.tsx'
import { LateQuantityBounds } from '../lateParts.ts'
import type { ShownOffer } from './useShownOffer.ts'

const importChoices = async () => (await import('./ProductChoices.tsx')).ProductChoices

/**
 * Most products have no choices: their pages do not load this code. The server has loaded it already: otherwise its
 * first document would contain the placeholder, and the content below would move.
 */
const ProductChoices = import.meta.env.SSR
  ? await importChoices()
  : lazy(async () => ({ default: await importChoices() }))

type ProductPurchaseProps = {
  readonly product: ProductOfferKey
  readonly offer: ShownOffer
  /** The choices beside the variant; null if there are none. */
  readonly choices: ProductChoices_product$key | null
  /** Receives the choices of the shopper. */
  readonly onDraft?: (decided: ProductDraft) => void
}

/** The options of a product, its quantity, and the purchase button. */
export function ProductPurchase({ product, offer, choices, onDraft }: ProductPurchaseProps) {
  const optionsRef = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const { hasField } = useShop()
  const { variants, chosen, shown, priced, from, choose, isUnknown } = offer
  if (isUnknown) return <ChoicesUnavailable />

  const chooseVariant = (): Partial<ChosenOptions> | null => {
    const codes = variants ? missingAxes(variants.axes, variants.choice).map(({ code }) => code) : []
    setMissing(codes)
    const [first] = codes
    if (first === undefined) return { selectedOptions: variants ? Object.values(variants.choice) : [] }
    optionsRef.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(first)}"]`)?.focus()
    return null
  }
  const purchase = {
    product,
    shown,
    isAbsent: variants !== null && chosen === null && missingAxes(variants.axes, variants.choice).length === 0,
    price: <BarPrice product={priced} from={from} />,
    choose: chooseVariant,
    // Not for products with variants: each variant has its own limits, and the refusal names them.
    askBounds: ((sku, tell) =>
      !variants &&
      hasField('ProductInterface', 'min_sale_qty') && (
        <LateQuantityBounds sku={sku} onBounds={tell} />
      )) satisfies AddToCartProps['askBounds'],
    onDraft,
  }
  return (
    <>
      {variants && <ProductOptions ref={optionsRef} variants={variants} onChoose={choose} missing={missing} />}
      {choices ? (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <ProductChoices choices={choices} {...purchase} />
        </Suspense>
      ) : (
        <AddToCart {...purchase} />
      )}
    </>
  )
}
