import { inTransaction } from '#server/commerce/db/inTransaction.ts'
import { migrate } from '#server/commerce/db/migrate.ts'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { oneRow, runSql } from '#server/commerce/db/rows.ts'
import type { Migration } from '#server/commerce/engine/module.ts'
import { mailMigrations } from '#server/commerce/modules/mail/migrations.ts'
import { createOutbox, type Outbox, writeMail } from '#server/commerce/modules/mail/outbox.ts'
import type { Receipt, Statement } from './statement.ts'
import { type Shop, withdrawalMails } from './withdrawalMails.ts'

export type WithdrawalDeskOptions = {
  /** A file, or `:memory:`. */
  readonly databasePath: string
  /** The shop's e-mail for notices; null stores statements without a mail to the shop. */
  readonly merchantEmail: string | null
  /** The shop in the statement's store view. Must not reject. */
  readonly shopOf: (store: Statement['store']) => Promise<Shop>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly randomText: (length: number) => string
}

/** Accepts statements of withdrawal. Magento's API does not support them, so the host stores them. */
export type WithdrawalDesk = {
  /**
   * Stores a statement permanently and returns its receipt. A repeated statement returns the first receipt, whose date
   * counts.
   */
  readonly file: (statement: Statement) => Promise<Receipt>
  readonly outbox: Outbox
  readonly close: () => void
}

type WithdrawalRow = {
  id: number
  name: string
  email: string
  order_number: string
  goods: string
  received_at: number
}

const withdrawalMigrations: readonly Migration[] = [
  {
    id: 'withdrawals-001-statements',
    sql: `
      CREATE TABLE withdrawal (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        email TEXT NOT NULL,
        order_number TEXT NOT NULL,
        goods TEXT NOT NULL,
        language TEXT NOT NULL,
        -- Milliseconds since 1970.
        received_at INTEGER NOT NULL,
        UNIQUE (email, order_number, name, goods)
      ) STRICT;
      CREATE INDEX withdrawal_of_address ON withdrawal (email, received_at);
    `,
  },
]

const MESSAGE_KEY_LENGTH = 32

/** Opens the store. Answered statements survive a power failure, because they are on disk before the answer. */
export function openWithdrawalDesk(options: WithdrawalDeskOptions): WithdrawalDesk {
  const { merchantEmail, shopOf, now, randomText } = options
  const db = openDatabase(options.databasePath)
  db.exec('PRAGMA synchronous = FULL')
  migrate(db, [...mailMigrations, ...withdrawalMigrations])

  const find = ({ email, orderNumber, name, goods }: Statement) =>
    oneRow<WithdrawalRow>(
      db,
      'SELECT * FROM withdrawal WHERE email = ? AND order_number = ? AND name = ? AND goods = ?',
      [email, orderNumber, name, goods],
    )

  function write(statement: Statement, shop: Shop): Receipt {
    const { name, email, orderNumber, goods, language } = statement
    const known = find(statement)
    if (known) return receiptOf(known)
    const receivedAt = now()
    const { lastId } = runSql(
      db,
      `INSERT INTO withdrawal (name, email, order_number, goods, language, received_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [name, email, orderNumber, goods, language, receivedAt],
    )
    const receipt = receiptOf({
      id: lastId,
      name,
      email,
      order_number: orderNumber,
      goods,
      received_at: receivedAt,
    })
    const mails = withdrawalMails(receipt, language, shop)
    const post = (kind: string, recipient: string, content: (typeof mails)['receipt']) =>
      writeMail(
        db,
        { kind, recipient, content },
        {
          senderName: shop.name,
          senderEmail: merchantEmail,
          messageKey: randomText(MESSAGE_KEY_LENGTH),
          now: receivedAt,
        },
      )
    post('withdrawal-receipt', email, mails.receipt)
    if (merchantEmail !== null) post('withdrawal-notice', merchantEmail, mails.notice)
    return receipt
  }

  return {
    async file(statement) {
      const shop = await shopOf(statement.store)
      return inTransaction(db, () => write(statement, shop))
    },
    outbox: createOutbox(db),
    close: () => db.close(),
  }
}

const receiptOf = (row: WithdrawalRow): Receipt => ({
  reference: `R-${String(row.id).padStart(6, '0')}`,
  receivedAt: new Date(row.received_at).toISOString(),
  name: row.name,
  email: row.email,
  orderNumber: row.order_number,
  goods: row.goods,
})
