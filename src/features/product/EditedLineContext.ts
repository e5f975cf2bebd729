import { createContext } from 'react'
import type { CartLineInput } from '#src/features/cart/useAddProductsToCart.ts'
import type { CartError } from '#src/features/cart/cartError.ts'
import type { Result } from '#src/lib/result.ts'
import type { Answers, Choice } from './choices.ts'

/** A line of the cart that is being put together anew. */
export type EditedLine = {
  readonly quantity: number
  /** What the button says. */
  readonly label: string
  /** What the line was put together from. */
  readonly answersTo: (choices: readonly Choice[]) => Answers
  /** Never rejects. */
  readonly replaceBy: (line: CartLineInput) => Promise<Result<unknown, CartError>>
}

/** Null where what is put together goes into the cart as a line of its own. */
export const EditedLineContext = createContext<EditedLine | null>(null)
