import type { ReactNode } from 'react'
import type { Choice } from '#src/features/product/choices/choices.ts'
import { useGiftCard } from '#src/features/product/choices/useGiftCard.ts'
import { useProductOffer } from '#src/features/product/offer/useProductOffer.ts'
import type { ProductOfferKey } from '#src/features/product/offer/useProductOffer.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { storeCurrency } from '#src/shop/storeFacts.ts'
import { useGiftCardProduct } from './useGiftCardProduct.ts'

type GiftCardQuestionsProps = {
  readonly urlKey: string
  readonly product: ProductOfferKey
  /** The merchant's custom options. */
  readonly options: readonly Choice[]
  /** Renders the questions; null if they could not be loaded. */
  readonly children: (choices: readonly Choice[] | null) => ReactNode
}

/** The fields of a gift card. */
export function GiftCardQuestions({ urlKey, product, options, children }: GiftCardQuestionsProps) {
  const { giftCard } = useGiftCardProduct(urlKey)
  const { price } = useProductOffer(product)
  const { locale } = useShop()
  const questions = useGiftCard(giftCard, price?.currency ?? storeCurrency(locale))
  return children(questions && [...questions, ...options])
}
