import type { ShownSum } from '../offer/shownSum.ts'
import { priceWithChoices, stillToAdd } from './choices.ts'
import type { Answers, Choice } from './choices.ts'
import { reachedPercent } from './tierAmount.ts'
import type { PercentTier } from './tierAmount.ts'

type Purchase = {
  readonly choices: readonly Choice[]
  readonly answers: Answers
  /** The price without surcharges; null if a sum would be wrong. */
  readonly base: number | null
  /** The price is that of the answers only, so that there is none without an answer. */
  readonly isAnswersOnly: boolean
  /** Discounts on {@link base} from a number of products on. */
  readonly tiers: readonly PercentTier[]
  readonly products: number
}

/** The cost of one product with these answers and the least of the open ones; null if it is unknown. */
export function chosenSum({ choices, answers, base, isAnswersOnly, tiers, products }: Purchase): ShownSum | null {
  if (base === null) return null
  const start = (base * (100 - reachedPercent(tiers, products))) / 100
  const answered = priceWithChoices(choices, answers, start, products)
  if (isAnswersOnly && answered === 0) return null
  // A sum without the parts that have to be chosen could not be paid.
  const open = stillToAdd(choices, answers, start, products)
  return { value: answered + open.least, isFrom: open.isFrom }
}
