import type { Migration } from '../../engine/module.ts'

export const mailMigrations: readonly Migration[] = [
  {
    id: 'mail-001-outbox',
    sql: `
      -- What still has to leave the shop; a delivered mail's row is deleted. Times are milliseconds since 1970.
      CREATE TABLE mail_outbox (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        -- The part before the @ of its Message-ID: the same at every attempt.
        message_key TEXT NOT NULL UNIQUE,
        sender_name TEXT NOT NULL,
        sender_email TEXT,
        recipient TEXT NOT NULL,
        subject TEXT NOT NULL,
        plain_text TEXT NOT NULL,
        html TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        attempts INTEGER NOT NULL DEFAULT 0,
        -- Null: given up.
        due_at INTEGER
      ) STRICT;
      CREATE INDEX mail_outbox_due ON mail_outbox (due_at) WHERE due_at IS NOT NULL;
    `,
  },
  {
    id: 'mail-002-reply-to',
    // Null: replies go to the sender.
    sql: 'ALTER TABLE mail_outbox ADD COLUMN reply_to TEXT;',
  },
  {
    id: 'mail-003-language',
    // BCP 47.
    sql: "ALTER TABLE mail_outbox ADD COLUMN language TEXT NOT NULL DEFAULT 'en';",
  },
]
