import { markedNumber } from '#src/lib/markedNumber.ts'

/** Italian Consumer Code art. 52: days in which a consumer may withdraw from a distance contract. */
const WITHDRAWAL_DAYS = 14

/**
 * The days in which an item may be returned, read from the merchant's text about returns; at least the legal minimum.
 */
export const returnDaysIn = (html: string | null | undefined): number =>
  Math.max(WITHDRAWAL_DAYS, markedNumber(html, 'merchantReturnDays') ?? 0)
