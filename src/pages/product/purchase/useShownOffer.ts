import { graphql, useFragment } from 'react-relay'
import type { useShownOffer_product$key } from '#src/__generated__/useShownOffer_product.graphql.ts'
import { useProductOffer } from '#src/features/product/offer/useProductOffer.ts'
import type { ProductOfferKey } from '#src/features/product/offer/useProductOffer.ts'
import { useVariants } from '#src/features/product/variants/useVariants.ts'
import type { VariantParams } from '#src/features/product/variants/variantSelection.ts'
import { useChoice } from './useChoice.ts'

type OfferedProduct = {
  readonly product: useShownOffer_product$key
  readonly urlKey: string
  /** The options in the URL. */
  readonly variant: VariantParams
}

export type ShownOffer = ReturnType<typeof useShownOffer>

/** The offer of a product for the choice in the URL, and a function that changes the choice. */
export function useShownOffer({ product: key, urlKey, variant }: OfferedProduct) {
  const product = useFragment(
    graphql`
      fragment useShownOffer_product on ProductInterface {
        ...useProductOffer_product
        ...useVariants_product @alias(as: "configurable")
      }
    `,
    key,
  )
  const { stock } = useProductOffer(product)
  const [choice, choose] = useChoice(variant, urlKey)
  const offered = useVariants(product.configurable, choice)
  // It is for sale, but the backend did not return its offer: show neither a price nor a stock status.
  const isUnknown =
    offered !== null && stock !== 'OUT_OF_STOCK' && (offered.axes.length === 0 || offered.all.length === 0)
  const variants = isUnknown ? null : offered
  const chosen = variants?.chosen ?? null
  const shown: ProductOfferKey = chosen ?? product
  const priced: ProductOfferKey = variants?.priced?.product ?? product
  return { choice, choose, isUnknown, variants, chosen, shown, priced, from: variants?.priced?.from ?? false }
}
