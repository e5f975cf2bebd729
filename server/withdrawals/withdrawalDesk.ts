import type { Records } from '#server/records/records.ts'
import type { Receipt, Statement } from './statement.ts'
import { type Shop, withdrawalMails } from './withdrawalMails.ts'

export type WithdrawalDeskOptions = {
  readonly records: Pick<Records, 'statements'>
  /** The shop's e-mail for notices; null stores statements without a mail to the shop. */
  readonly merchantEmail: string | null
  /** The shop in the statement's store view. Must not reject. */
  readonly shopOf: (store: Statement['store']) => Promise<Shop>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly createReference: () => string
  readonly randomText: (length: number) => string
}

/** Accepts statements of withdrawal. Magento's API does not support them, so the host stores them. */
export type WithdrawalDesk = {
  /**
   * Stores a statement permanently and returns its receipt. A repeated statement returns the first receipt, whose date
   * counts.
   */
  readonly file: (statement: Statement) => Promise<Receipt>
}

const MESSAGE_KEY_LENGTH = 32

export function createWithdrawalDesk(options: WithdrawalDeskOptions): WithdrawalDesk {
  const { records, merchantEmail, shopOf, now, createReference, randomText } = options
  return {
    async file(statement) {
      const shop = await shopOf(statement.store)
      const receivedAt = now()
      const origin = () => ({
        senderName: shop.name,
        senderEmail: merchantEmail,
        messageKey: randomText(MESSAGE_KEY_LENGTH),
        now: receivedAt,
      })
      return records.statements.file(statement, {
        receivedAt,
        createReference,
        mailsOf(receipt) {
          const { receipt: content, notice } = withdrawalMails(receipt, statement.language, shop)
          const toConsumer = { kind: 'withdrawal-receipt', recipient: statement.email, content }
          const toShop = { kind: 'withdrawal-notice', recipient: merchantEmail ?? '', content: notice }
          return [toConsumer, ...(merchantEmail === null ? [] : [toShop])].map((mail) => ({ mail, origin: origin() }))
        },
      })
    },
  }
}
