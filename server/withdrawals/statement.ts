import * as v from 'valibot'

const text = (mostCharacters: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(mostCharacters))

/** What a consumer states (Codice del consumo, art. 54-bis): who, from which contract, and where the receipt goes. */
export const Statement = v.object({
  name: text(255),
  email: v.pipe(text(254), v.regex(/^[^\s@]+@[^\s@]+$/)),
  orderNumber: text(64),
  /** The goods, where it is not about all of them. */
  goods: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ''),
  language: v.picklist(['it', 'en']),
})

export type Statement = v.InferOutput<typeof Statement>

/** The proof that a statement has arrived. */
export type Receipt = Pick<Statement, 'name' | 'email' | 'orderNumber' | 'goods'> & {
  /** What shop and consumer call it by. */
  readonly reference: string
  /** ISO 8601, in UTC. */
  readonly receivedAt: string
}
