import type { Migration } from '../../engine/module.ts'

export const giftRegistryMigrations: readonly Migration[] = [
  {
    id: 'gift-registry-001-registries',
    sql: `
      CREATE TABLE gift_registry_type (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        -- JSON of GiftRegistryTypeDefinition.
        definition TEXT NOT NULL
      ) STRICT;
      -- Magento's own.
      INSERT INTO gift_registry_type (id, code, definition) VALUES
        (1, 'birthday', '{"label": {"it": "Compleanno", "en": "Birthday"}, "attributes": [
          {"code": "event_date", "input": "date", "group": "event_information", "isRequired": true,
            "label": {"it": "Data della festa", "en": "Event Date"}},
          {"code": "event_country", "input": "country", "group": "event_information", "isRequired": true,
            "label": {"it": "Paese", "en": "Country"}}]}'),
        (2, 'baby_registry', '{"label": {"it": "Lista nascita", "en": "Baby Registry"}, "attributes": [
          {"code": "role", "input": "select", "group": "registrant", "isRequired": true,
            "label": {"it": "Ruolo", "en": "Role"}, "options": ["mom", "dad", "partner"]},
          {"code": "event_country", "input": "country", "group": "event_information", "isRequired": true,
            "label": {"it": "Paese", "en": "Country"}},
          {"code": "baby_gender", "input": "select", "group": "detailed_information", "isRequired": true,
            "label": {"it": "Maschio o femmina", "en": "Baby Gender"}, "options": ["boy", "girl", "surprise"]}]}'),
        (3, 'wedding', '{"label": {"it": "Matrimonio", "en": "Wedding"}, "attributes": [
          {"code": "role", "input": "select", "group": "registrant", "isRequired": true,
            "label": {"it": "Ruolo", "en": "Role"}, "options": ["bride", "groom", "partner"]},
          {"code": "event_date", "input": "date", "group": "event_information", "isRequired": true,
            "label": {"it": "Data del matrimonio", "en": "Wedding Date"}},
          {"code": "event_country", "input": "country", "group": "event_information", "isRequired": true,
            "label": {"it": "Paese", "en": "Country"}},
          {"code": "event_location", "input": "text", "group": "event_information", "isRequired": false,
            "label": {"it": "Luogo", "en": "Location"}},
          {"code": "number_of_guests", "input": "text", "group": "detailed_information", "isRequired": false,
            "label": {"it": "Numero di invitati", "en": "Number of Guests"}}]}');
      CREATE TABLE gift_registry (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        -- What the API calls its uid: a text that cannot be guessed.
        url_key TEXT NOT NULL UNIQUE,
        customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        type_id INTEGER NOT NULL REFERENCES gift_registry_type (id),
        event_name TEXT NOT NULL,
        message TEXT NOT NULL,
        is_public INTEGER NOT NULL,
        is_active INTEGER NOT NULL,
        -- JSON: what was said of the event, by the attribute's code.
        answers TEXT NOT NULL,
        -- Milliseconds since 1970.
        created_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX gift_registry_of_customer ON gift_registry (customer_id);
      CREATE TABLE gift_registry_person (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        registry_id INTEGER NOT NULL REFERENCES gift_registry (id) ON DELETE CASCADE,
        firstname TEXT NOT NULL,
        lastname TEXT NOT NULL,
        email TEXT NOT NULL COLLATE NOCASE,
        -- JSON, as of the registry.
        answers TEXT NOT NULL
      ) STRICT;
      CREATE INDEX gift_registry_person_of_registry ON gift_registry_person (registry_id);
      CREATE INDEX gift_registry_person_by_email ON gift_registry_person (email);
      CREATE TABLE gift_registry_item (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        registry_id INTEGER NOT NULL REFERENCES gift_registry (id) ON DELETE CASCADE,
        product_id INTEGER NOT NULL REFERENCES product (id),
        -- JSON of BuyRequest, as a cart line keeps it.
        buy_request TEXT NOT NULL,
        quantity REAL NOT NULL,
        quantity_fulfilled REAL NOT NULL DEFAULT 0,
        note TEXT,
        created_at INTEGER NOT NULL,
        UNIQUE (registry_id, product_id, buy_request)
      ) STRICT;
    `,
  },
  {
    id: 'gift-registry-002-address',
    sql: `
      -- JSON of NewCustomerAddress: where gifts are sent, as it was when it was chosen.
      ALTER TABLE gift_registry ADD COLUMN address TEXT;
    `,
  },
  {
    id: 'gift-registry-003-languages',
    // German, French and Spanish beside Italian and English.
    sql: `
      UPDATE gift_registry_type SET definition = json_set(definition,
        '$.label.de', 'Geburtstag', '$.label.fr', 'Anniversaire', '$.label.es', 'Cumpleaños',
        '$.attributes[0].label.de', 'Datum der Feier', '$.attributes[0].label.fr', 'Date de la fête', '$.attributes[0].label.es', 'Fecha de la fiesta',
        '$.attributes[1].label.de', 'Land', '$.attributes[1].label.fr', 'Pays', '$.attributes[1].label.es', 'País'
      ) WHERE id = 1;
      UPDATE gift_registry_type SET definition = json_set(definition,
        '$.label.de', 'Babywunschliste', '$.label.fr', 'Liste de naissance', '$.label.es', 'Lista de nacimiento',
        '$.attributes[0].label.de', 'Rolle', '$.attributes[0].label.fr', 'Rôle', '$.attributes[0].label.es', 'Papel',
        '$.attributes[1].label.de', 'Land', '$.attributes[1].label.fr', 'Pays', '$.attributes[1].label.es', 'País',
        '$.attributes[2].label.de', 'Junge oder Mädchen', '$.attributes[2].label.fr', 'Garçon ou fille', '$.attributes[2].label.es', 'Niño o niña'
      ) WHERE id = 2;
      UPDATE gift_registry_type SET definition = json_set(definition,
        '$.label.de', 'Hochzeit', '$.label.fr', 'Mariage', '$.label.es', 'Boda',
        '$.attributes[0].label.de', 'Rolle', '$.attributes[0].label.fr', 'Rôle', '$.attributes[0].label.es', 'Papel',
        '$.attributes[1].label.de', 'Datum der Hochzeit', '$.attributes[1].label.fr', 'Date du mariage', '$.attributes[1].label.es', 'Fecha de la boda',
        '$.attributes[2].label.de', 'Land', '$.attributes[2].label.fr', 'Pays', '$.attributes[2].label.es', 'País',
        '$.attributes[3].label.de', 'Ort', '$.attributes[3].label.fr', 'Lieu', '$.attributes[3].label.es', 'Lugar',
        '$.attributes[4].label.de', 'Anzahl der Gäste', '$.attributes[4].label.fr', 'Nombre d’invités', '$.attributes[4].label.es', 'Número de invitados'
      ) WHERE id = 3;
    `,
  },
]
