import * as v from 'valibot'
import { isLanguageTag } from '#server/shop/isLanguageTag.ts'

const text = (mostCharacters: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(mostCharacters))

/**
 * A consumer's statement of withdrawal (Directive 2011/83/EU, art. 11a): name, contract, and e-mail for the receipt.
 */
export const Statement = v.object({
  name: text(255),
  email: v.pipe(text(254), v.regex(/^.+@[^\s@]+$/)),
  orderNumber: text(64),
  /** The goods, if it does not cover all of them. */
  goods: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ''),
  /** The locale of the page on which it was written, a BCP 47 tag. */
  language: v.pipe(v.string(), v.maxLength(35), v.check(isLanguageTag)),
  /** The code of its store view; without it the default one. */
  store: v.optional(v.pipe(v.string(), v.regex(/^(?:[A-Za-z]\w{0,31})?$/)), ''),
})

export type Statement = v.InferOutput<typeof Statement>

/** The proof that a statement has arrived. */
export type Receipt = Pick<Statement, 'name' | 'email' | 'orderNumber' | 'goods'> & {
  /** The identifier for shop and consumer. */
  readonly reference: string
  /** ISO 8601, in UTC. */
  readonly receivedAt: string
}
