import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useShop } from '#src/relay/ShopContext.ts'
import { storeCurrency } from '#src/shop/storeFacts.ts'
import { Price } from '#src/ui/feedback/Price.tsx'
import { AddToCart } from './AddToCart.tsx'
import type { AddToCartProps } from './AddToCart.tsx'
import type { ChosenOptions } from '#src/lib/cartLineRequest.ts'
import { answeredChoices, chosenUids, wordsOfAnswers } from '../choices/choices.ts'
import type { Choice } from '../choices/choices.ts'
import { ChoiceFields } from '../choices/ChoiceFields.tsx'
import { ChoiceProblems } from '../choices/ChoiceProblems.tsx'
import { ChosenPrice } from './ChosenPrice.tsx'
import { chosenSum } from '../choices/chosenSum.ts'
import type { ProductDraft } from './productDraft.ts'
import type { PercentTier } from '../choices/tierAmount.ts'
import { useChoices } from '../choices/useChoices.ts'
import type { ShownSum } from '../offer/shownSum.ts'
import { useProductOffer } from '../offer/useProductOffer.ts'
import type { ProductOfferKey } from '../offer/useProductOffer.ts'

type ChoicePurchaseProps = {
  readonly product: ProductOfferKey
  /** The chosen variant, or the product itself. */
  readonly shown: ProductOfferKey
  readonly isAbsent: boolean
  readonly choices: readonly Choice[]
  /** The price without surcharges; null if a sum would be wrong. Absent: the price of the shown product. */
  readonly base?: number | null
  /** Discounts on {@link base} from a number of products on. */
  readonly tiers?: readonly PercentTier[]
  /** The price for the bar on phones if there is no sum. */
  readonly price: ReactNode
  /** The chosen variant, for the bar on phones. */
  readonly words?: string | undefined
  /** Returns the variant's options; null if one is missing, which is then highlighted. */
  readonly choose: () => Partial<ChosenOptions> | null
  readonly askBounds?: AddToCartProps['askBounds']
  readonly onDraft?: ((decided: ProductDraft) => void) | undefined
  /** Receives the price with the present answers; null if a sum would be wrong. */
  readonly onSum?: ((sum: ShownSum | null) => void) | undefined
}

/** The questions about a product, its resulting price, and the cart button. */
export function ChoicePurchase({
  product,
  shown,
  isAbsent,
  choices,
  base,
  tiers = [],
  price,
  words,
  choose,
  askBounds,
  onDraft,
  onSum,
}: ChoicePurchaseProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const state = useChoices(choices)
  // Known from the quantity field; the price of a part may depend on it.
  const [products, setProducts] = useState(1)
  const { price: offered } = useProductOffer(shown)
  const sum = chosenSum({
    choices,
    answers: state.answers,
    base: base === undefined ? (offered?.value ?? null) : base,
    isAnswersOnly: base === 0,
    tiers,
    products,
  })
  const money = offered && sum ? { ...offered, value: sum.value } : null
  const shownSum = money?.value
  const isFrom = sum?.isFrom === true
  const from = isFrom ? t`da` : undefined
  useEffect(() => onSum?.(shownSum === undefined ? null : { value: shownSum, isFrom }), [onSum, shownSum, isFrom])
  useEffect(() => {
    if (!onDraft) return
    const answered = answeredChoices(choices, state.answers)
    onDraft({
      ...chosenUids(answered, state.answers),
      words: wordsOfAnswers(answered, state.answers, locale.intlLocale),
    })
  })
  return (
    <>
      <ChoiceFields state={state} currency={offered?.currency ?? storeCurrency(locale)} products={products} />
      <ChoiceProblems state={state} />
      {money && <ChosenPrice money={money} from={from} />}
      <AddToCart
        product={product}
        shown={shown}
        isAbsent={isAbsent}
        price={money ? <Price money={money} locale={locale.intlLocale} from={from} /> : price}
        words={words}
        cost={money}
        askBounds={askBounds}
        onDraft={(decided) => {
          setProducts(decided.quantity ?? 1)
          onDraft?.(decided)
        }}
        choose={() => {
          const answered = state.choose()
          const variant = choose()
          if (!answered || !variant) return null
          return {
            selectedOptions: [...(variant.selectedOptions ?? []), ...answered.selectedOptions],
            enteredOptions: [...(variant.enteredOptions ?? []), ...answered.enteredOptions],
          }
        }}
      />
    </>
  )
}
