import { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '#server/commerce/db/inTransaction.ts'
import { migrate, OlderDatabase, pendingMigrations } from '#server/commerce/db/migrate.ts'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { allRows, oneRow, runSql } from '#server/commerce/db/rows.ts'
import type { Migration } from '#server/commerce/engine/module.ts'
import { mailMigrations } from '#server/commerce/modules/mail/migrations.ts'
import { createOutbox, writeMail } from '#server/commerce/modules/mail/outbox.ts'
import { refuseNewer } from '#server/refuseNewer.ts'
import {
  CONSENT_COLUMNS,
  type ConsentRow,
  type ConsentTextRow,
  consentOf,
  consentValues,
  textsOf,
} from './consentRow.ts'
import type { ConsentRecords, Records, StatementRecords } from './records.ts'
import { receiptOf, statementOf, type StatementRow } from './statementRow.ts'

type SqliteRecordsOptions = OpenOptions & {
  /** Files, or `:memory:`. */
  readonly withdrawalsPath: string
  readonly consentsPath: string
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
  {
    id: 'withdrawals-002-references',
    // Statements from before keep the reference that their receipts have.
    sql: `
      ALTER TABLE withdrawal ADD COLUMN reference TEXT NOT NULL DEFAULT '';
      UPDATE withdrawal SET reference = printf('R-%06d', id);
      CREATE UNIQUE INDEX withdrawal_reference ON withdrawal (reference);
    `,
  },
]

const consentMigrations: readonly Migration[] = [
  {
    id: 'consents-001-choices',
    sql: `
      -- Times are milliseconds since 1970; purposes are words with spaces between them, vendors are JSON.
      CREATE TABLE consent (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        browser TEXT NOT NULL,
        chosen_at INTEGER NOT NULL,
        received_at INTEGER NOT NULL,
        granted TEXT NOT NULL,
        text_version TEXT NOT NULL,
        vendors TEXT NOT NULL,
        language TEXT NOT NULL,
        store TEXT NOT NULL,
        UNIQUE (browser, chosen_at)
      ) STRICT;
      CREATE INDEX consent_received ON consent (received_at);
      CREATE TABLE consent_text (
        version TEXT PRIMARY KEY,
        language TEXT NOT NULL,
        shown_since INTEGER NOT NULL,
        text TEXT NOT NULL
      ) STRICT;
    `,
  },
]

type OpenOptions = {
  /** Reports the migrations that were applied to a file. */
  readonly onMigrated?: (path: string, ids: readonly string[]) => void
  /** False only reads, and refuses the file of another version. */
  readonly mayChange?: boolean
}

/** Answered statements survive a power failure, because they are on disk before the answer. */
function open(path: string, migrations: readonly Migration[], { onMigrated, mayChange = true }: OpenOptions) {
  const db = mayChange ? openDatabase(path) : new DatabaseSync(path, { readOnly: true })
  try {
    if (mayChange) {
      db.exec('PRAGMA synchronous = FULL')
      const applied = refuseNewer(path, () => migrate(db, migrations))
      onMigrated?.(path, applied)
    } else {
      const applied = new Set(allRows<{ id: string }>(db, 'SELECT id FROM migration').map(({ id }) => id))
      if (refuseNewer(path, () => pendingMigrations(applied, migrations)).length > 0) throw new OlderDatabase()
    }
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

export const openWithdrawals = (path: string, options: OpenOptions = {}): DatabaseSync =>
  open(path, [...mailMigrations, ...withdrawalMigrations], options)

export const openConsents = (path: string, options: OpenOptions = {}): DatabaseSync =>
  open(path, consentMigrations, options)

/** Opens the files of one host. */
export function openSqliteRecords({ withdrawalsPath, consentsPath, ...options }: SqliteRecordsOptions): Records {
  const withdrawals = openWithdrawals(withdrawalsPath, options)
  const consents = openConsents(consentsPath, options)
  return {
    statements: statementsIn(withdrawals),
    consents: consentsIn(consents),
    outbox: createOutbox(withdrawals),
    isReady: () => true,
    close: async () => {
      withdrawals.close()
      consents.close()
    },
  }
}

function statementsIn(db: DatabaseSync): StatementRecords {
  const isTaken = (reference: string) =>
    oneRow(db, 'SELECT 1 FROM withdrawal WHERE reference = ?', [reference]) !== undefined
  return {
    file: async (statement, { receivedAt, createReference, mailsOf }) =>
      inTransaction(db, () => {
        const { name, email, orderNumber, goods, language } = statement
        const known = oneRow<StatementRow>(
          db,
          'SELECT * FROM withdrawal WHERE email = ? AND order_number = ? AND name = ? AND goods = ?',
          [email, orderNumber, name, goods],
        )
        if (known) return receiptOf(known)
        let reference = createReference()
        while (isTaken(reference)) reference = createReference()
        runSql(
          db,
          `INSERT INTO withdrawal (reference, name, email, order_number, goods, language, received_at)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
          [reference, name, email, orderNumber, goods, language, receivedAt],
        )
        const row = { reference, name, email, order_number: orderNumber, goods, received_at: receivedAt }
        const receipt = receiptOf(row)
        for (const { mail, origin } of mailsOf(receipt)) writeMail(db, mail, origin)
        return receipt
      }),
    after: async (place, count) =>
      allRows<StatementRow>(db, 'SELECT * FROM withdrawal WHERE id > ? ORDER BY id LIMIT ?', [place, count]).map(
        statementOf,
      ),
  }
}

function consentsIn(db: DatabaseSync): ConsentRecords {
  return {
    async keep(choice) {
      runSql(
        db,
        `INSERT INTO consent (${CONSENT_COLUMNS.join(', ')}) VALUES (${CONSENT_COLUMNS.map(() => '?').join(', ')})
         ON CONFLICT DO NOTHING`,
        consentValues(choice),
      )
    },
    async keepTexts(texts) {
      for (const { version, language, shownSince, text } of texts) {
        runSql(
          db,
          'INSERT INTO consent_text (version, language, shown_since, text) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
          [version, language, shownSince, text],
        )
      }
    },
    after: async (place, count) =>
      allRows<ConsentRow>(db, 'SELECT * FROM consent WHERE id > ? ORDER BY id LIMIT ?', [place, count]).map(consentOf),
    texts: async () =>
      allRows<ConsentTextRow>(db, 'SELECT * FROM consent_text ORDER BY shown_since, version').map(textsOf),
    deleteBefore: async (moment) => runSql(db, 'DELETE FROM consent WHERE received_at < ?', [moment]).changes,
  }
}
