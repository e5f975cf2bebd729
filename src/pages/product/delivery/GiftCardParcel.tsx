import type { ReactNode } from 'react'
import { useGiftCardProduct } from '../purchase/useGiftCardProduct.ts'
import { WithoutParcel } from './WithoutParcel.tsx'

type GiftCardParcelProps = {
  readonly urlKey: string
  /** What is told of the parcel in this place of the page. */
  readonly children: ReactNode
  /** Whether this is the place that says that there is none. */
  readonly saysSo: boolean
}

/** A card on paper comes in a parcel, one by e-mail does not; one of both kinds comes both ways. */
export function GiftCardParcel({ urlKey, children, saysSo }: GiftCardParcelProps) {
  if (useGiftCardProduct(urlKey)?.giftcard_type !== 'VIRTUAL') return children
  return saysSo ? <WithoutParcel kind="e-mail" /> : null
}
