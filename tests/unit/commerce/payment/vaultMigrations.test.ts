import { expect, test } from 'vitest'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { migrate } from '#server/commerce/db/migrate.ts'
import { commerceModules } from '#server/commerce/modules/commerceModules.ts'

test('a shop that was open before offers its tokens to pay with, each by its kind', () => {
  const db = openDatabase(':memory:')
  const all = commerceModules.flatMap(({ migrations }) => migrations)
  const at = all.findIndex(({ id }) => id === 'vault-002-paying-with-tokens')
  migrate(db, all.slice(0, at))
  db.exec(`
    PRAGMA foreign_keys = OFF;
    INSERT INTO store (id, code, name, website_id, locale, root_category_id, sort_order, config)
    VALUES (1, 'it', 'Italiano', 1, 'it_IT', 2, 1, '{}'), (2, 'en', 'English', 1, 'en_US', 2, 2, '{}');
    INSERT INTO payment_method (code, sort_order, is_active) VALUES ('checkmo', 30, 1), ('paypal_express', 45, 0);
    INSERT INTO vault_payment_token (customer_id, public_hash, payment_method, type, gateway_token, details)
    VALUES (7, 'a', 'paypal_express', 'card', 'x', '{}'), (7, 'b', 'paypal_express', 'account', 'y', '{}')`)
  migrate(db, all)
  expect(db.prepare('SELECT public_hash, payment_method FROM vault_payment_token ORDER BY id').all()).toEqual([
    { public_hash: 'a', payment_method: 'braintree' },
    { public_hash: 'b', payment_method: 'braintree_paypal' },
  ])
  // Like the merchant's setting for the provider itself: on or off.
  expect(
    db
      .prepare(
        `SELECT code, is_active, store_id, title FROM payment_method JOIN payment_method_text USING (code)
         ORDER BY code, store_id`,
      )
      .all(),
  ).toEqual([
    { code: 'braintree_cc_vault', is_active: 0, store_id: 1, title: 'Carta salvata' },
    { code: 'braintree_cc_vault', is_active: 0, store_id: 2, title: 'Saved card' },
    { code: 'braintree_paypal_vault', is_active: 0, store_id: 1, title: 'Conto PayPal salvato' },
    { code: 'braintree_paypal_vault', is_active: 0, store_id: 2, title: 'Saved PayPal account' },
  ])
  db.close()
})
