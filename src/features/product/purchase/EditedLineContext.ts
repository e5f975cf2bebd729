import { createContext } from 'react'
import type { AddedLine } from '#src/platform/session/pendingAddition.ts'
import type { CartError } from '#src/features/cart/requests/cartError.ts'
import type { Result } from '#src/lib/result.ts'
import type { Answers, Choice } from '../choices/choices.ts'

/** A cart line whose options are being edited. */
export type EditedLine = {
  readonly quantity: number
  /** The button's label. */
  readonly label: string
  /** The answers that the line was created from. */
  readonly answersTo: (choices: readonly Choice[]) => Answers
  /** Never rejects. */
  readonly replaceBy: (line: AddedLine) => Promise<Result<unknown, CartError>>
}

/** Null if the product is added to the cart as a new line. */
export const EditedLineContext = createContext<EditedLine | null>(null)
