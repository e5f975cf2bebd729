import type { CartError } from '#src/features/cart/requests/cartError.ts'

/** What became of a line: on its way in its turn, in the cart, or why not. */
export type LineOutcome = 'added' | CartError

/** Whether a line can be bought today. */
export type LineState = 'salable' | 'sold-out' | 'gone'
