import type { RefObject } from 'react'
import { offerValueOf } from '#src/features/product/offer/offerItem.ts'
import type { ProductDraft } from '#src/features/product/purchase/productDraft.ts'
import { ShareButton } from '#src/features/product/layout/ShareButton.tsx'
import type { ProductOfferKey } from '#src/features/product/offer/useProductOffer.ts'
import { useProductOffer } from '#src/features/product/offer/useProductOffer.ts'
import { row } from '#src/features/saved/SaveButtons.css.ts'
import { SaveOnPage } from '#src/features/saved/SaveOnPage.tsx'

type ProductActionsProps = {
  readonly uid: string
  /** The product of the list, not a variant. */
  readonly product: ProductOfferKey
  /** The chosen variant, or the product itself. */
  readonly shown: ProductOfferKey
  /** Uids of the chosen option values, separated by spaces: a late part needs props with a stable identity. */
  readonly chosen: string
  /** The other choices, beside the variant. */
  readonly draft: RefObject<ProductDraft>
}

/** The other actions on a product: save it to the wish list, compare it, share it. */
export function ProductActions({ uid, product, shown, chosen, draft }: ProductActionsProps) {
  const listed = useProductOffer(product)
  const offered = useProductOffer(shown)
  const { sku, name } = listed
  return (
    <div className={row}>
      <SaveOnPage
        uid={uid}
        sku={sku}
        name={name}
        chosen={() => {
          const { cost: _cost, selectedOptions = [], ...decided } = draft.current
          return { ...decided, selectedOptions: [...chosen.split(' ').filter(Boolean), ...selectedOptions] }
        }}
        event={() => offerValueOf(listed, offered, draft.current)}
      />
      <ShareButton name={name} />
    </div>
  )
}
