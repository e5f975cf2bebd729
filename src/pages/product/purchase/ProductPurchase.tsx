import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProductPurchase_choices$key } from '#src/__generated__/ProductPurchase_choices.graphql.ts'
import { AddToCart } from '#src/features/product/purchase/AddToCart.tsx'
import type { AddToCartProps } from '#src/features/product/purchase/AddToCart.tsx'
import type { ChosenOptions } from '#src/lib/cartLineRequest.ts'
import { BarPrice } from '#src/features/product/purchase/BarPrice.tsx'
import { ProductOptions } from '#src/features/product/variants/ProductOptions.tsx'
import type { ProductDraft } from '#src/features/product/purchase/productDraft.ts'
import type { ShownSum } from '#src/features/product/offer/shownSum.ts'
import type { ProductOfferKey } from '#src/features/product/offer/useProductOffer.ts'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { missingAxes } from '#src/features/product/variants/variantSelection.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { ChoicesUnavailable } from './ChoicesUnavailable.tsx'
import { useLateCode } from '#src/ui/useLateCode.ts'
import { LateQuantityBounds } from '../lateParts.ts'
import type { ShownOffer } from './useShownOffer.ts'

/** Most products have no choices: their pages do not load this code. */
const LateChoices = createNeededPart(async () => (await import('./ProductChoices.tsx')).ProductChoices)

if (import.meta.env.SSR) await LateChoices.load()

type ProductPurchaseProps = {
  readonly product: ProductOfferKey
  readonly offer: ShownOffer
  /** The link to the size guide. */
  readonly sizes?: ReactNode
  /** The choices beside the variant; null if there are none. */
  readonly choices: ProductPurchase_choices$key | null | undefined
  /** Receives the choices of the shopper. */
  readonly onDraft?: (decided: ProductDraft) => void
  /** Receives the sum of the chosen parts and options; null if there is none. */
  readonly onSum?: (sum: ShownSum | null) => void
}

/** The options of a product, its quantity, and the purchase button. */
export function ProductPurchase({ product, offer, sizes, choices: choicesKey, onDraft, onSum }: ProductPurchaseProps) {
  const choices = useFragment(
    graphql`
      fragment ProductPurchase_choices on ProductInterface {
        ...ProductChoices_product
      }
    `,
    choicesKey,
  )
  // The page appears together with its choices: their height is not known before.
  useLateCode(choices ? LateChoices.settled : null)
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
    words: variants?.axes
      .flatMap(({ code, values }) => values.find(({ uid }) => uid === variants.choice[code])?.label ?? [])
      .join(', '),
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
      {sizes}
      {choices ? <LateChoices choices={choices} {...purchase} onSum={onSum} /> : <AddToCart {...purchase} />}
    </>
  )
}
