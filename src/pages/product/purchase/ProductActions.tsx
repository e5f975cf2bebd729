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
  /** As listed. */
  readonly product: ProductOfferKey
  /** The chosen variant, or the product itself. */
  readonly shown: ProductOfferKey
  /** Uids of the chosen option values, with spaces between: a part that comes late wants props that stay the same. */
  readonly chosen: string
  /** What else was decided, beside the variant. */
  readonly draft: RefObject<ProductDraft>
}

/** What else a shopper can do with a piece: put it aside, compare it, show it to somebody. */
export function ProductActions({ uid, product, shown, chosen, draft }: ProductActionsProps) {
  const listed = useProductOffer(product)
  const offered = useProductOffer(shown)
  const { sku, name, stock } = listed
  return (
    <div className={row}>
      <SaveOnPage
        uid={uid}
        sku={sku}
        name={name}
        isSoldOut={stock === 'OUT_OF_STOCK'}
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
