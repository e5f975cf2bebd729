import { Plural, Trans } from '@lingui/react/macro'
import { dot, label } from './StockLabel.css.ts'
import { useProductOffer } from './useProductOffer.ts'
import type { ProductOfferKey } from './useProductOffer.ts'

/** The availability as text; the dot is decoration. */
export function StockLabel({ product }: { readonly product: ProductOfferKey }) {
  const { stock, left } = useProductOffer(product)
  if (stock === null) return null
  if (stock === 'OUT_OF_STOCK') {
    return (
      <span key="sold-out" className={label}>
        <span className={dot.soldOut} />
        <Trans>Esaurito</Trans>
      </span>
    )
  }
  if (left) {
    return (
      <span key={left} className={label}>
        <span className={dot.few} />
        <Plural value={left} one="Ne resta solo #" other="Ne restano solo #" />
      </span>
    )
  }
  return (
    <span key="available" className={label}>
      <span className={dot.available} />
      <Trans>Disponibile</Trans>
    </span>
  )
}
