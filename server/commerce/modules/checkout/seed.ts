import { runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { textScopes } from '../store/textScopes.ts'

/** Writes payment methods and checkout agreements. */
export function seedCheckout(input: SeedInput): void {
  const { db, shop } = input
  const scopes = textScopes(input)
  for (const method of shop.paymentMethods) {
    runSql(db, 'INSERT INTO payment_method (code, sort_order) VALUES (?, ?)', [method.code, method.sortOrder])
    const owner = `the payment method ${method.code}`
    for (const { ownId, text } of scopes) {
      runSql(db, 'INSERT INTO payment_method_text (code, store_id, title, instructions) VALUES (?, ?, ?, ?)', [
        method.code,
        ownId,
        text(method.title, `the title of ${owner}`),
        method.instructions && text(method.instructions, `the instructions of ${owner}`),
      ])
    }
  }
  for (const agreement of shop.agreements) {
    const { lastId } = runSql(db, 'INSERT INTO checkout_agreement (mode, is_html, sort_order) VALUES (?, 1, ?)', [
      agreement.mode,
      agreement.sortOrder,
    ])
    const owner = `the agreement ${lastId}`
    for (const { ownId, text } of scopes) {
      runSql(
        db,
        `INSERT INTO checkout_agreement_text (agreement_id, store_id, name, checkbox_text, content)
         VALUES (?, ?, ?, ?, ?)`,
        [
          lastId,
          ownId,
          text(agreement.name, `the name of ${owner}`),
          text(agreement.checkboxText, `the checkbox of ${owner}`),
          text(agreement.content, `the content of ${owner}`),
        ],
      )
    }
  }
}
