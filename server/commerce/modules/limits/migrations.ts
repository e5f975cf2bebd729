import type { Migration } from '../../engine/module.ts'

export const limitsMigrations: readonly Migration[] = [
  {
    id: 'limits-001-tries',
    sql: `
      CREATE TABLE try (
        deed TEXT NOT NULL,
        -- Digest of what was asked about, or of who asked.
        subject TEXT NOT NULL,
        -- Milliseconds since 1970.
        tried_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX try_of_subject ON try (deed, subject, tried_at);
      CREATE INDEX try_by_time ON try (tried_at);
    `,
  },
  // The host counts tries now, in front of any backend.
  { id: 'limits-002-at-the-host', sql: 'DROP TABLE try;' },
]
