import type { StatedFacts } from '#src/shop/legalFacts.ts'
import { markedNumber } from '#src/lib/markedNumber.ts'

/**
 * The days in which an item may be returned, read from the merchant's text about returns; at least those of the right of
 * withdrawal. Null if there are none.
 */
export const returnDaysIn = (html: string | null | undefined, { withdrawal }: StatedFacts): number | null =>
  Math.max(withdrawal?.days ?? 0, markedNumber(html, 'merchantReturnDays') ?? 0) || null
