import * as v from 'valibot'

const text = (mostCharacters: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(mostCharacters))

/**
 * A consumer's statement of withdrawal (Codice del consumo, art. 54-bis): name, contract, and e-mail for the receipt.
 */
export const Statement = v.object({
  name: text(255),
  email: v.pipe(text(254), v.regex(/^[^\s@]+@[^\s@]+$/)),
  orderNumber: text(64),
  /** The goods, if it does not cover all of them. */
  goods: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ''),
  language: v.picklist(['it', 'en']),
})

export type Statement = v.InferOutput<typeof Statement>

/** The proof that a statement has arrived. */
export type Receipt = Pick<Statement, 'name' | 'email' | 'orderNumber' | 'goods'> & {
  /** The identifier for shop and consumer. */
  readonly reference: string
  /** ISO 8601, in UTC. */
  readonly receivedAt: string
}
