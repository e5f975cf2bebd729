import { offerValueOf } from '#src/features/product/offerItem.ts'
import { ShareButton } from '#src/features/product/ShareButton.tsx'
import type { ProductOfferKey } from '#src/features/product/useProductOffer.ts'
import { useProductOffer } from '#src/features/product/useProductOffer.ts'
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
}

/** What else a shopper can do with a piece: put it aside, compare it, show it to somebody. */
export function ProductActions({ uid, product, shown, chosen }: ProductActionsProps) {
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
        chosen={chosen.split(' ').filter(Boolean)}
        event={offerValueOf(listed, offered)}
      />
      <ShareButton name={name} />
    </div>
  )
}
