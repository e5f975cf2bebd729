import type { ReactNode } from 'react'
import type { Choice } from '#src/features/product/choices/choices.ts'
import { useGiftCard } from '#src/features/product/choices/useGiftCard.ts'
import { useProductOffer } from '#src/features/product/offer/useProductOffer.ts'
import type { ProductOfferKey } from '#src/features/product/offer/useProductOffer.ts'
import { useGiftCardProduct } from './useGiftCardProduct.ts'

type GiftCardQuestionsProps = {
  readonly urlKey: string
  readonly product: ProductOfferKey
  /** What the merchant asks beside. */
  readonly options: readonly Choice[]
  /** Asks them; null where they are not to be had. */
  readonly children: (choices: readonly Choice[] | null) => ReactNode
}

/** What there is to fill in on a gift card. */
export function GiftCardQuestions({ urlKey, product, options, children }: GiftCardQuestionsProps) {
  const card = useGiftCardProduct(urlKey)
  const { price } = useProductOffer(product)
  const questions = useGiftCard(card?.giftCard, price?.currency ?? '')
  return children(questions && [...questions, ...options])
}
