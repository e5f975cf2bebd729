import type { ReactNode } from 'react'
import { useGiftCardProduct } from '../purchase/useGiftCardProduct.ts'
import { WithoutParcel } from './WithoutParcel.tsx'

type GiftCardParcelProps = {
  readonly urlKey: string
  /** The text about the parcel in this place of the page. */
  readonly children: ReactNode
  /** Whether this place shows that there is no parcel. */
  readonly saysSo: boolean
}

/** A physical card is delivered in a parcel, a virtual one by e-mail, a combined one in both ways. */
export function GiftCardParcel({ urlKey, children, saysSo }: GiftCardParcelProps) {
  if (!useGiftCardProduct(urlKey).isVirtual) return children
  return saysSo ? <WithoutParcel kind="email" /> : null
}
