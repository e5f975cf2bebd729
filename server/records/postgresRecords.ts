import { createHash } from 'node:crypto'
import {
  MAIL_COLUMNS,
  mailOf,
  mailValues,
  OUTBOX_COLUMNS,
  type OutboxRow,
} from '#server/commerce/modules/mail/outbox.ts'
import type { MailQueue } from '#server/engine/engine.ts'
import type { Statement } from '#server/withdrawals/statement.ts'
import {
  CONSENT_COLUMNS,
  type ConsentRow,
  type ConsentTextRow,
  consentOf,
  consentValues,
  textsOf,
} from './consentRow.ts'
import type { PostgresLink, Sql } from './postgresLink.ts'
import type { ConsentRecords, Records, StatementRecords } from './records.ts'
import { receiptOf, statementOf, type StatementRow } from './statementRow.ts'

/** The records of all hosts that share a PostgreSQL. */
export const postgresRecords = (link: PostgresLink): Records => ({
  statements: statementsIn(link),
  consents: consentsIn(link),
  outbox: outboxIn(link),
  isReady: link.isReady,
  close: link.close,
})

const placesFor = (values: readonly unknown[]) => values.map((_value, index) => `$${index + 1}`).join(', ')

/** The hash of the parts that make a repeated statement the same one. */
export const digestOf = ({
  email,
  orderNumber,
  name,
  goods,
}: Pick<Statement, 'email' | 'orderNumber' | 'name' | 'goods'>): string =>
  createHash('sha256')
    .update(JSON.stringify([email, orderNumber, name, goods]))
    .digest('hex')

const CLOCK = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

/** The last column is `due_at`: a host whose clock is ahead delays no mail. */
const INSERT_MAIL = `INSERT INTO mail_outbox (${MAIL_COLUMNS.join(', ')})
  VALUES (${placesFor(MAIL_COLUMNS.slice(1))}, least($${MAIL_COLUMNS.length}, ${CLOCK}))`

const STATEMENT_COLUMNS = 'id, reference, name, email, order_number, goods, language, received_at'

function statementsIn(link: PostgresLink): StatementRecords {
  const find = async ({ rows }: Sql, digest: string) => {
    const [known] = await rows<StatementRow>(`SELECT ${STATEMENT_COLUMNS} FROM withdrawal WHERE digest = $1`, [digest])
    return known ? receiptOf(known) : null
  }
  return {
    file: (statement, { receivedAt, createReference, mailsOf }) =>
      link.transaction(async (sql) => {
        const { name, email, orderNumber, goods, language } = statement
        const digest = digestOf(statement)
        for (;;) {
          const known = await find(sql, digest)
          if (known) return known
          // Nothing is inserted if another host has just filed the same statement, or given the same reference.
          const [row] = await sql.rows<StatementRow>(
            `INSERT INTO withdrawal (digest, reference, name, email, order_number, goods, language, received_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING ${STATEMENT_COLUMNS}`,
            [digest, createReference(), name, email, orderNumber, goods, language, receivedAt],
          )
          if (!row) continue
          const receipt = receiptOf(row)
          for (const { mail, origin } of mailsOf(receipt)) {
            const values = mailValues(mail, origin)
            await sql.rows(INSERT_MAIL, values)
          }
          return receipt
        }
      }),
    after: async (place, count) =>
      (
        await link.rows<StatementRow>(
          `SELECT ${STATEMENT_COLUMNS} FROM withdrawal WHERE id > $1 ORDER BY id LIMIT $2`,
          [place, count],
        )
      ).map(statementOf),
  }
}

/**
 * The outbox of all hosts. The database's clock decides when the claim of a dead host ends, because the clocks of hosts
 * differ.
 */
const outboxIn = ({ rows }: PostgresLink): MailQueue => ({
  async claim(now, hiddenUntil) {
    const [row] = await rows<OutboxRow>(
      `WITH clock AS (SELECT ${CLOCK} AS now)
       UPDATE mail_outbox SET attempts = attempts + 1, due_at = clock.now + $1 FROM clock
       WHERE id = (
         SELECT due.id FROM mail_outbox due, clock WHERE due.due_at <= clock.now
         ORDER BY due.due_at, due.id LIMIT 1 FOR UPDATE OF due SKIP LOCKED)
       RETURNING ${OUTBOX_COLUMNS}`,
      [hiddenUntil - now],
    )
    return row ? mailOf(row) : null
  },
  delivered: async (id) => void (await rows('DELETE FROM mail_outbox WHERE id = $1', [id])),
  failed: async (id, dueAt) => void (await rows('UPDATE mail_outbox SET due_at = $1 WHERE id = $2', [dueAt, id])),
})

function consentsIn({ rows }: PostgresLink): ConsentRecords {
  return {
    async keep(choice) {
      const values = consentValues(choice)
      await rows(
        `INSERT INTO consent (${CONSENT_COLUMNS.join(', ')}) VALUES (${placesFor(values)}) ON CONFLICT DO NOTHING`,
        values,
      )
    },
    async keepTexts(texts) {
      for (const { version, language, shownSince, text } of texts) {
        await rows(
          'INSERT INTO consent_text (version, language, shown_since, text) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
          [version, language, shownSince, text],
        )
      }
    },
    after: async (place, count) =>
      (await rows<ConsentRow>('SELECT * FROM consent WHERE id > $1 ORDER BY id LIMIT $2', [place, count])).map(
        consentOf,
      ),
    texts: async () =>
      (await rows<ConsentTextRow>('SELECT * FROM consent_text ORDER BY shown_since, version')).map(textsOf),
    async deleteBefore(moment) {
      const [deleted] = await rows<{ count: number }>(
        'WITH gone AS (DELETE FROM consent WHERE received_at < $1 RETURNING 1) SELECT count(*) AS count FROM gone',
        [moment],
      )
      return deleted?.count ?? 0
    },
  }
}
