import type { ReactNode } from 'react'
import { createElement, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProductChoices_product$key } from '#src/__generated__/ProductChoices_product.graphql.ts'
import type { AddToCartProps } from '#src/features/product/purchase/AddToCart.tsx'
import type { ChosenOptions } from '#src/lib/cartLineRequest.ts'
import { ChoicePurchase } from '#src/features/product/purchase/ChoicePurchase.tsx'
import { DownloadContents } from '#src/features/product/choices/DownloadContents.tsx'
import { GroupPurchase } from '#src/features/product/purchase/GroupPurchase.tsx'
import type { ProductDraft } from '#src/features/product/purchase/productDraft.ts'
import { chosenSum } from '#src/features/product/choices/chosenSum.ts'
import { useBundle } from '#src/features/product/choices/useBundle.ts'
import { useInitialAnswers } from '#src/features/product/choices/useChoices.ts'
import { useCustomOptions } from '#src/features/product/choices/useCustomOptions.ts'
import { useDownloads } from '#src/features/product/choices/useDownloads.ts'
import { sumOfPieces, usePieces } from '#src/features/product/purchase/usePieces.ts'
import type { ShownSum } from '#src/features/product/offer/shownSum.ts'
import { useProductOffer } from '#src/features/product/offer/useProductOffer.ts'
import type { ProductOfferKey } from '#src/features/product/offer/useProductOffer.ts'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { ChoicesUnavailable } from './ChoicesUnavailable.tsx'

/** Few products are gift cards; the server has loaded the code already. */
const GiftCardQuestions = createNeededPart(
  async () => (await import('./GiftCardQuestions.tsx')).GiftCardQuestions,
  createElement(SkeletonText, { lines: 8 }),
)

if (import.meta.env.SSR) await GiftCardQuestions.load()

export type ProductChoicesProps = {
  readonly choices: ProductChoices_product$key
  readonly product: ProductOfferKey
  /** The shown product: the chosen variant, or the product itself. */
  readonly shown: ProductOfferKey
  readonly isAbsent: boolean
  /** The price, for the bar on phones. */
  readonly price: ReactNode
  /** Returns the variant's options; null if one is missing, which is then highlighted. */
  readonly choose: () => Partial<ChosenOptions> | null
  readonly askBounds: AddToCartProps['askBounds']
  readonly onDraft?: ((decided: ProductDraft) => void) | undefined
  /** Receives the sum of the chosen parts and options. */
  readonly onSum?: ((sum: ShownSum | null) => void) | undefined
}

const productFragment = graphql`
  fragment ProductChoices_product on ProductInterface {
    __typename
    url_key
    ...useCustomOptions_product @alias(as: "customizable")
    ...useBundle_product @alias(as: "bundle")
    ...useDownloads_product @alias(as: "downloadable")
    ...usePieces_product @alias(as: "grouped")
  }
`

function useProductChoices(key: ProductChoices_product$key) {
  const product = useFragment(productFragment, key)
  const options = useCustomOptions(product.customizable)
  const bundle = useBundle(product.bundle)
  const downloads = useDownloads(product.downloadable)
  const pieces = usePieces(product.grouped)
  const choices = useMemo(
    () => [...(bundle?.parts ?? []), ...(downloads?.choice ? [downloads.choice] : []), ...options],
    [bundle, downloads, options],
  )
  return { product, options, bundle, downloads, pieces, choices }
}

/** All choices of a configurable product, and the purchase button. */
export function ProductChoices({ choices: key, ...purchase }: ProductChoicesProps) {
  const { product, options, bundle, downloads, pieces, choices } = useProductChoices(key)
  const { hasField } = useShop()
  if (product.__typename === 'GiftCardProduct') {
    if (!hasField('GiftCardProduct', 'giftcard_amounts')) return <ChoicesUnavailable />
    return (
      <GiftCardQuestions urlKey={product.url_key ?? ''} product={purchase.product} options={options}>
        {(questions) =>
          // The price of a gift card is its amount.
          questions ? <ChoicePurchase {...purchase} choices={questions} base={0} /> : <ChoicesUnavailable />
        }
      </GiftCardQuestions>
    )
  }
  if (pieces) return <GroupPurchase pieces={pieces} price={purchase.price} onSum={purchase.onSum} />
  return (
    <>
      {downloads && <DownloadContents {...downloads} />}
      <ChoicePurchase {...purchase} choices={choices} {...(bundle && { base: bundle.base, tiers: bundle.tiers })} />
    </>
  )
}

export type PresetSumProps = {
  readonly choices: ProductChoices_product$key
  /** The shown product: the chosen variant, or the product itself. */
  readonly shown: ProductOfferKey
  /** Renders the sum; null if there is none. */
  readonly children: (sum: ShownSum | null) => ReactNode
}

/**
 * The cost of the merchant's defaults, for the server's document and until {@link ProductChoices} has told the sum. A
 * gift card has no defaults, and its least price is that of the product.
 */
export function PresetSum({ choices: key, shown, children }: PresetSumProps) {
  const { product, bundle, pieces, choices } = useProductChoices(key)
  const { price } = useProductOffer(shown)
  const initial = useInitialAnswers()
  if (product.__typename === 'GiftCardProduct') return children(null)
  if (pieces) {
    const sum = sumOfPieces(pieces, ({ preset }) => preset)
    return children(sum && { value: sum.value, isFrom: false })
  }
  const sum = chosenSum({
    choices,
    answers: initial(choices),
    base: bundle ? bundle.base : (price?.value ?? null),
    isAnswersOnly: bundle?.base === 0,
    tiers: bundle?.tiers ?? [],
    products: 1,
  })
  return children(price && sum)
}
