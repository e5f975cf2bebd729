import { OlderDatabase, pendingMigrations } from '#server/commerce/db/migrate.ts'
import type { Migration } from '#server/commerce/engine/module.ts'
import type { Sql } from './postgresLink.ts'

/** Times are milliseconds since 1970, as in the files of a single host. */
const migrations: readonly Migration[] = [
  {
    id: 'records-001-statements-and-their-mails',
    sql: `
      CREATE TABLE withdrawal (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- The hash of e-mail, order, name and goods, which are too long for an index.
        digest TEXT NOT NULL UNIQUE,
        reference TEXT NOT NULL,
        name TEXT NOT NULL,
        email TEXT NOT NULL,
        order_number TEXT NOT NULL,
        goods TEXT NOT NULL,
        language TEXT NOT NULL,
        received_at BIGINT NOT NULL
      );
      -- Hosts with files of their own once counted from R-000001 each, and their statements are moved here as they are.
      CREATE UNIQUE INDEX withdrawal_reference ON withdrawal (reference) WHERE reference LIKE 'R-____-____';
      CREATE TABLE mail_outbox (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind TEXT NOT NULL,
        -- The part before the @ of its Message-ID: the same at every attempt.
        message_key TEXT NOT NULL UNIQUE,
        sender_name TEXT NOT NULL,
        sender_email TEXT,
        recipient TEXT NOT NULL,
        reply_to TEXT,
        language TEXT NOT NULL,
        subject TEXT NOT NULL,
        plain_text TEXT NOT NULL,
        html TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        -- Null: given up.
        due_at BIGINT
      );
      CREATE INDEX mail_outbox_due ON mail_outbox (due_at, id) WHERE due_at IS NOT NULL;
    `,
  },
  {
    id: 'records-002-choices-about-cookies',
    sql: `
      -- Purposes are words with spaces between them, vendors are JSON.
      CREATE TABLE consent (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        browser TEXT NOT NULL,
        chosen_at BIGINT NOT NULL,
        received_at BIGINT NOT NULL,
        granted TEXT NOT NULL,
        text_version TEXT NOT NULL,
        vendors TEXT NOT NULL,
        language TEXT NOT NULL,
        store TEXT NOT NULL,
        UNIQUE (browser, chosen_at)
      );
      CREATE INDEX consent_received ON consent (received_at);
      CREATE TABLE consent_text (
        version TEXT PRIMARY KEY,
        language TEXT NOT NULL,
        shown_since BIGINT NOT NULL,
        text TEXT NOT NULL
      );
    `,
  },
]

/** Any number, the same in all versions: hosts that start together migrate one after the other. */
const LOCK = 7_318_422

/**
 * Applies the missing migrations inside the caller's transaction, and returns the ids. Throws a `NewerDatabase` for a database
 * that a later version of this program has changed.
 */
export async function migratePostgres({ rows }: Sql): Promise<readonly string[]> {
  await rows('SELECT pg_advisory_xact_lock($1)', [LOCK])
  await rows('CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY, applied_at TIMESTAMPTZ NOT NULL)')
  const applied = await rows<{ id: string }>('SELECT id FROM migration')
  const pending = pendingMigrations(new Set(applied.map(({ id }) => id)), migrations)
  for (const { id, sql } of pending) {
    await rows(sql)
    await rows('INSERT INTO migration (id, applied_at) VALUES ($1, now())', [id])
  }
  return pending.map(({ id }) => id)
}

/** Throws for a database whose tables are not those of this version. */
export async function refuseOthers({ rows }: Sql): Promise<void> {
  const [found] = await rows<{ table: string | null }>(`SELECT to_regclass('migration')::text AS table`)
  const applied = found?.table == null ? [] : await rows<{ id: string }>('SELECT id FROM migration')
  const pending = pendingMigrations(new Set(applied.map(({ id }) => id)), migrations)
  if (pending.length > 0) throw new OlderDatabase()
}
