import * as v from 'valibot'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import { nameSchema } from '#src/features/forms/nameSchema.ts'
import { orderNumberIn } from '#src/lib/buyersWords.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'

/** A consumer's statement of withdrawal (Codice del consumo, art. 54-bis). */
export const statementSchema = v.object({
  name: nameSchema,
  email: emailSchema,
  orderNumber: v.pipe(v.string(), v.transform(orderNumberIn), v.nonEmpty(), v.maxLength(64)),
  /** The goods, where it is not about all of them. */
  goods: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
})

export type WithdrawalStatement = v.InferOutput<typeof statementSchema>

export const receiptSchema = v.object({
  reference: v.string(),
  /** ISO 8601. */
  receivedAt: v.string(),
  name: v.string(),
  email: v.string(),
  orderNumber: v.string(),
  goods: v.string(),
})

/** The shop's proof that a statement has arrived. */
export type WithdrawalReceipt = v.InferOutput<typeof receiptSchema>

const STATEMENT_KEY = 'vetrina.withdrawal'
const RECEIPT_KEY = 'vetrina.withdrawalReceipt'

const readFrom = <TSchema extends v.GenericSchema>(storage: KeyValueStorage, key: string, schema: TSchema) => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.get(key))
  return parsed.success ? parsed.output : null
}

/** The typed values and the shop's answer: both survive a reload, but not the tab. */
export const createWithdrawalFile = (storage: KeyValueStorage) => ({
  statement: () => readFrom(storage, STATEMENT_KEY, statementSchema),
  receipt: () => readFrom(storage, RECEIPT_KEY, receiptSchema),
  write: (statement: WithdrawalStatement) => void storage.set(STATEMENT_KEY, JSON.stringify(statement)),
  finish(receipt: WithdrawalReceipt) {
    storage.remove(STATEMENT_KEY)
    storage.set(RECEIPT_KEY, JSON.stringify(receipt))
  },
})
