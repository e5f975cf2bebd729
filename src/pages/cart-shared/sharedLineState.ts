import type { CartError } from '#src/features/cart/requests/cartError.ts'

/** The result of adding a line: pending, added, or the error. */
export type LineOutcome = 'added' | CartError

/** Whether a line can be bought now. */
export type LineState = 'salable' | 'sold-out' | 'gone'
