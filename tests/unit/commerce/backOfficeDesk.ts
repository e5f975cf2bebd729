import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTransaction } from '#server/commerce/db/inTransaction.ts'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { allRows } from '#server/commerce/db/rows.ts'
import type { CommerceContext } from '#server/commerce/engine/context.ts'
import { shipPieces } from '#server/commerce/modules/sales/fulfilment.ts'
import { orderParts, type OrderRow } from '#server/commerce/modules/sales/repository.ts'
import { contextAt } from '#server/commerce/modules/store/contextAt.ts'

/** A shop's database in a separate folder, and the actions of a back office on it beside the engine. */
export function openDesk() {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-desk-'))
  const databasePath = join(folder, 'shop.sqlite')
  const now = Date.parse('2026-11-21T12:00:00Z')

  /** Runs an action in one transaction on a separate connection, in the store view of the order. */
  function act<Result>(number: string, work: (context: CommerceContext, order: OrderRow) => Result): Result {
    const db = openDatabase(databasePath)
    try {
      const [order] = allRows<OrderRow>(db, 'SELECT * FROM sales_order WHERE increment_id = ?', [number])
      if (!order) throw new Error(`There is no order ${number}`)
      const seed = { db, randomText: (length: number) => 'd'.repeat(length) }
      const context = contextAt(seed, { storeId: order.store_id, day: '2026-11-21', customerId: null })
      return inTransaction(db, () => work(context, order))
    } finally {
      db.close()
    }
  }

  return {
    databasePath,
    act,
    /** Ships a whole order. */
    ship: (number: string) =>
      act(number, ({ db }, order) => {
        const pieces = orderParts(db, [order.id])(order.id).items.map((item) => ({
          itemId: item.id,
          quantity: item.quantity_ordered,
        }))
        shipPieces(db, order, { pieces, tracks: [], comment: null, now })
      }),
    close: () => rmSync(folder, { recursive: true }),
  }
}
