import { runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'

/** Writes payment methods and checkout agreements. */
export function seedCheckout({ db, shop, storeIds }: SeedInput): void {
  for (const method of shop.paymentMethods) {
    runSql(db, 'INSERT INTO payment_method (code, sort_order) VALUES (?, ?)', [method.code, method.sortOrder])
    for (const store of ['it', 'en'] as const) {
      runSql(db, 'INSERT INTO payment_method_text (code, store_id, title, instructions) VALUES (?, ?, ?, ?)', [
        method.code,
        storeIds[store],
        method.title[store],
        method.instructions?.[store] ?? null,
      ])
    }
  }
  for (const agreement of shop.agreements) {
    const { lastId } = runSql(db, 'INSERT INTO checkout_agreement (mode, is_html, sort_order) VALUES (?, 1, ?)', [
      agreement.mode,
      agreement.sortOrder,
    ])
    for (const store of ['it', 'en'] as const) {
      runSql(
        db,
        `INSERT INTO checkout_agreement_text (agreement_id, store_id, name, checkbox_text, content)
         VALUES (?, ?, ?, ?, ?)`,
        [lastId, storeIds[store], agreement.name[store], agreement.checkboxText[store], agreement.content[store]],
      )
    }
  }
}
