import type { Migration } from '../../engine/module.ts'

export const rewardMigrations: readonly Migration[] = [
  {
    id: 'reward-001-points',
    sql: `
      -- A customer's reward points, change by change; the balance is their sum.
      CREATE TABLE customer_reward_points (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        action TEXT NOT NULL CHECK (
          action IN ('admin', 'register', 'order', 'order_extra', 'order_revert', 'creditmemo', 'creditmemo_void')),
        -- Of the order that it is about.
        order_number TEXT,
        change_points INTEGER NOT NULL,
        balance_points INTEGER NOT NULL CHECK (balance_points >= 0),
        -- What the balance was worth at the rate of that moment.
        balance_cents INTEGER NOT NULL,
        -- Milliseconds since 1970.
        changed_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX customer_reward_points_of_customer ON customer_reward_points (customer_id);
      -- Store views made before give none.
      UPDATE store SET config = json_patch('{"rewards": null}', config);
    `,
  },
]
