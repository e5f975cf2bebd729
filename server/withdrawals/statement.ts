import * as v from 'valibot'
import { isLanguageTag } from '#server/shop/isLanguageTag.ts'

/** PostgreSQL has no texts with a NUL. */
const WITHOUT_NUL = /^[^\0]*$/

const text = (mostCharacters: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(mostCharacters), v.regex(WITHOUT_NUL))

/**
 * A consumer's statement of withdrawal (Directive 2011/83/EU, art. 11a): name, contract, and e-mail for the receipt.
 */
export const Statement = v.object({
  name: text(255),
  email: v.pipe(text(254), v.regex(/^.+@[^\s@]+$/)),
  orderNumber: text(64),
  /** The goods, if it does not cover all of them. */
  goods: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000), v.regex(WITHOUT_NUL)), ''),
  /** The locale of the page on which it was written, a BCP 47 tag. */
  language: v.pipe(v.string(), v.maxLength(35), v.check(isLanguageTag)),
  /** The code of its store view; without it the default one. */
  store: v.optional(v.pipe(v.string(), v.regex(/^(?:[A-Za-z]\w{0,31})?$/)), ''),
})

export type Statement = v.InferOutput<typeof Statement>

/** The proof that a statement has arrived. */
export type Receipt = Pick<Statement, 'name' | 'email' | 'orderNumber' | 'goods'> & {
  /** The identifier for shop and consumer, e.g. `R-7KQ2-M4XD`. */
  readonly reference: string
  /** ISO 8601, in UTC. */
  readonly receivedAt: string
}
