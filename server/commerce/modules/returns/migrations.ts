import type { Migration } from '../../engine/module.ts'

export const returnsMigrations: readonly Migration[] = [
  {
    id: 'returns-001-returns',
    sql: `
      CREATE TABLE rma (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        increment_id TEXT NOT NULL UNIQUE,
        order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
        customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL,
        -- Where news of it go instead of the customer's own address.
        contact_email TEXT,
        is_closed INTEGER NOT NULL DEFAULT 0,
        -- Milliseconds since 1970.
        created_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX rma_of_customer ON rma (customer_id);
      CREATE INDEX rma_of_order ON rma (order_id);
      CREATE TABLE rma_item (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        rma_id INTEGER NOT NULL REFERENCES rma (id) ON DELETE CASCADE,
        order_item_id INTEGER NOT NULL REFERENCES sales_order_item (id) ON DELETE CASCADE,
        status TEXT NOT NULL DEFAULT 'PENDING'
          CHECK (status IN ('PENDING', 'AUTHORIZED', 'RECEIVED', 'APPROVED', 'REJECTED', 'DENIED')),
        quantity_requested INTEGER NOT NULL,
        quantity_authorized INTEGER NOT NULL DEFAULT 0,
        -- JSON: what was said of it, by the attribute's code; of a choice the option's id.
        answers TEXT NOT NULL
      ) STRICT;
      CREATE INDEX rma_item_of_rma ON rma_item (rma_id);
      CREATE INDEX rma_item_of_order_item ON rma_item (order_item_id);
      CREATE TABLE rma_comment (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        rma_id INTEGER NOT NULL REFERENCES rma (id) ON DELETE CASCADE,
        is_customers INTEGER NOT NULL,
        text TEXT NOT NULL,
        created_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX rma_comment_of_rma ON rma_comment (rma_id);
      CREATE TABLE rma_tracking (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        rma_id INTEGER NOT NULL REFERENCES rma (id) ON DELETE CASCADE,
        carrier_code TEXT NOT NULL,
        carrier_title TEXT NOT NULL,
        number TEXT NOT NULL
      ) STRICT;
      CREATE INDEX rma_tracking_of_rma ON rma_tracking (rma_id);
      CREATE TABLE rma_sequence (
        store_id INTEGER PRIMARY KEY,
        last_value INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE rma_item_attribute (
        code TEXT PRIMARY KEY,
        sort_order INTEGER NOT NULL,
        -- JSON of ReturnAttributeDefinition.
        definition TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      -- Magento's own.
      INSERT INTO rma_item_attribute (code, sort_order, definition) VALUES
        ('reason', 10, '{"input": "SELECT", "isRequired": true, "label": {"it": "Motivo", "en": "Reason for Return"},
          "options": [
            {"value": "10", "label": {"it": "Colore diverso da come lo immaginavo", "en": "Wrong Color"}},
            {"value": "11", "label": {"it": "Misura sbagliata", "en": "Wrong Size"}},
            {"value": "12", "label": {"it": "È difettoso o si è rotto", "en": "Out of Service"}},
            {"value": "13", "label": {"it": "Altro", "en": "Other"}}]}'),
        ('condition', 20, '{"input": "SELECT", "isRequired": true, "label": {"it": "Condizione", "en": "Item Condition"},
          "options": [
            {"value": "7", "label": {"it": "Mai aperto", "en": "Unopened"}},
            {"value": "8", "label": {"it": "Aperto", "en": "Opened"}},
            {"value": "9", "label": {"it": "Danneggiato", "en": "Damaged"}}]}'),
        ('resolution', 30, '{"input": "SELECT", "isRequired": true, "label": {"it": "Che cosa preferisci", "en": "Resolution"},
          "options": [
            {"value": "4", "label": {"it": "Cambio", "en": "Exchange"}},
            {"value": "5", "label": {"it": "Rimborso", "en": "Refund"}},
            {"value": "6", "label": {"it": "Credito nel negozio", "en": "Store Credit"}}]}'),
        ('reason_other', 40, '{"input": "TEXT", "isRequired": false, "label": {"it": "Altro da dire sull’articolo", "en": "Other"},
          "options": []}');
      -- As Magento comes: switched off.
      UPDATE store SET config = json_patch(
        '{"areReturnsEnabled": false, "returnAddress": null, "returnCarriers": []}', config);
    `,
  },
  {
    id: 'returns-002-confirmation',
    // The digest of the key in the mail to a guest who requested a return; null once confirmed, and for customers.
    sql: 'ALTER TABLE rma ADD COLUMN key_hash TEXT',
  },
  {
    id: 'returns-003-languages',
    // German, French and Spanish beside Italian and English.
    sql: `
      UPDATE rma_item_attribute SET definition = json_set(definition,
        '$.label.de', 'Grund', '$.label.fr', 'Motif', '$.label.es', 'Motivo',
        '$.options[0].label.de', 'Farbe anders als erwartet', '$.options[0].label.fr', 'Couleur différente de celle attendue', '$.options[0].label.es', 'El color no es el que esperaba',
        '$.options[1].label.de', 'Falsche Größe', '$.options[1].label.fr', 'Mauvaise taille', '$.options[1].label.es', 'Talla equivocada',
        '$.options[2].label.de', 'Defekt oder beschädigt', '$.options[2].label.fr', 'Défectueux ou cassé', '$.options[2].label.es', 'Defectuoso o roto',
        '$.options[3].label.de', 'Anderer Grund', '$.options[3].label.fr', 'Autre', '$.options[3].label.es', 'Otro'
      ) WHERE code = 'reason';
      UPDATE rma_item_attribute SET definition = json_set(definition,
        '$.label.de', 'Zustand', '$.label.fr', 'État', '$.label.es', 'Estado',
        '$.options[0].label.de', 'Ungeöffnet', '$.options[0].label.fr', 'Jamais ouvert', '$.options[0].label.es', 'Sin abrir',
        '$.options[1].label.de', 'Geöffnet', '$.options[1].label.fr', 'Ouvert', '$.options[1].label.es', 'Abierto',
        '$.options[2].label.de', 'Beschädigt', '$.options[2].label.fr', 'Endommagé', '$.options[2].label.es', 'Dañado'
      ) WHERE code = 'condition';
      UPDATE rma_item_attribute SET definition = json_set(definition,
        '$.label.de', 'Gewünschte Lösung', '$.label.fr', 'Solution souhaitée', '$.label.es', 'Qué prefieres',
        '$.options[0].label.de', 'Umtausch', '$.options[0].label.fr', 'Échange', '$.options[0].label.es', 'Cambio',
        '$.options[1].label.de', 'Erstattung', '$.options[1].label.fr', 'Remboursement', '$.options[1].label.es', 'Reembolso',
        '$.options[2].label.de', 'Guthaben im Shop', '$.options[2].label.fr', 'Avoir', '$.options[2].label.es', 'Saldo en la tienda'
      ) WHERE code = 'resolution';
      UPDATE rma_item_attribute SET definition = json_set(definition,
        '$.label.de', 'Weitere Angaben zum Artikel', '$.label.fr', 'Autres précisions sur l’article', '$.label.es', 'Algo más sobre el artículo'
      ) WHERE code = 'reason_other';
    `,
  },
]
