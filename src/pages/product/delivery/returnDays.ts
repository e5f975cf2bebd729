import { markedNumber } from '#src/lib/markedNumber.ts'

/** Italian Consumer Code art. 52: days in which a consumer may withdraw from a distance contract. */
const WITHDRAWAL_DAYS = 14

/** The days in which a piece may come back, as the merchant's own text on returns says. The law's where it says fewer. */
export const returnDaysIn = (html: string | null | undefined): number =>
  Math.max(WITHDRAWAL_DAYS, markedNumber(html, 'merchantReturnDays') ?? 0)
