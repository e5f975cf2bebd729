import { existsSync, renameSync } from 'node:fs'
import type { Logger } from 'pino'
import { allRows } from '#server/commerce/db/rows.ts'
import { MAIL_COLUMNS } from '#server/commerce/modules/mail/outbox.ts'
import type { DatabaseSync } from 'node:sqlite'
import { CONSENT_COLUMNS } from './consentRow.ts'
import type { PostgresLink, Sql } from './postgresLink.ts'
import { digestOf } from './postgresRecords.ts'
import { openConsents, openWithdrawals } from './sqliteRecords.ts'
import type { StatementRow } from './statementRow.ts'

type Files = { readonly withdrawalsPath: string; readonly consentsPath: string }

type Values = Record<string, string | number | null>

/**
 * Moves the records of a host that has kept them in files so far, and renames the files. All of it is repeated after a
 * crash in between; a mail that has left meanwhile is then sent once more.
 */
export async function moveFiles(link: PostgresLink, files: Files, log: Pick<Logger, 'warn'>): Promise<void> {
  await moveFile(files.withdrawalsPath, openWithdrawals, async (db) => {
    const statements = allRows<StatementRow>(db, 'SELECT * FROM withdrawal ORDER BY id')
    const mails = allRows<Values>(db, `SELECT attempts, ${MAIL_COLUMNS.join(', ')} FROM mail_outbox ORDER BY id`)
    await link.transaction(async (sql) => {
      for (const { id: _id, ...row } of statements) {
        const digest = digestOf({ ...row, orderNumber: row.order_number })
        await insert(sql, 'withdrawal', { digest, ...row }, 'digest')
      }
      for (const mail of mails) await insert(sql, 'mail_outbox', mail, 'message_key')
    })
    log.warn(
      { statements: statements.length, mails: mails.length },
      'The statements of withdrawal of this host are in PostgreSQL now',
    )
  })
  await moveFile(files.consentsPath, openConsents, async (db) => {
    const choices = allRows<Values>(db, `SELECT ${CONSENT_COLUMNS.join(', ')} FROM consent ORDER BY id`)
    const texts = allRows<Values>(db, 'SELECT version, language, shown_since, text FROM consent_text')
    await link.transaction(async (sql) => {
      for (const choice of choices) await insert(sql, 'consent', choice, 'browser, chosen_at')
      for (const text of texts) await insert(sql, 'consent_text', text, 'version')
    })
    log.warn({ choices: choices.length }, 'The proofs of consent of this host are in PostgreSQL now')
  })
}

async function moveFile(
  path: string,
  open: (path: string) => DatabaseSync,
  move: (db: DatabaseSync) => Promise<void>,
): Promise<void> {
  if (!existsSync(path)) return
  const db = open(path)
  try {
    await move(db)
  } finally {
    // Also writes the changes of its log into the file.
    db.close()
  }
  renameSync(path, path.replace(/\.sqlite$/, '.moved.sqlite'))
}

async function insert({ rows }: Sql, table: string, row: Values, key: string): Promise<void> {
  const columns = Object.keys(row)
  await rows(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_column, index) => `$${index + 1}`).join(', ')})
     ON CONFLICT (${key}) DO NOTHING`,
    Object.values(row),
  )
}
