import type { DatabaseSync } from 'node:sqlite'
import { allRows, oneRow, runSql } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import type { Download } from '../../engine/download.ts'
import { toMagentoDate } from '../../engine/magentoDate.ts'
import { customerIdOfToken } from '../customer/tokens.ts'
import { requireCustomer } from '../customer/requireCustomer.ts'
import { insertRow } from './repository.ts'

const HASH_LENGTH = 48
const PURCHASED = /^\/downloadable\/download\/link\/id\/([A-Za-z0-9]+)\/?$/

type Grant = { readonly itemId: number; readonly linkId: number; readonly quantity: number }

/** Allows the downloads of a bought file: the merchant's limit for each item, times the quantity. */
export function grantDownloads({ db, randomText }: CommerceContext, { itemId, linkId, quantity }: Grant): void {
  const link = oneRow<{ download_limit: number }>(db, 'SELECT download_limit FROM downloadable_link WHERE id = ?', [
    linkId,
  ])
  insertRow(db, 'sales_purchased_link', {
    item_id: itemId,
    link_id: linkId,
    link_hash: randomText(HASH_LENGTH),
    downloads_bought: (link?.download_limit ?? 0) * quantity,
  })
}

type PurchaseRow = {
  id: number
  link_hash: string
  downloads_bought: number
  downloads_used: number
  quantity_ordered: number
  quantity_invoiced: number
  quantity_refunded: number
  order_status: string
  increment_id: string
  customer_id: number | null
  created_at: number
  /** Null after the merchant has removed it. */
  file: string | null
}

const PURCHASE_SELECT = `
  SELECT bought.id, link_hash, downloads_bought, downloads_used, quantity_ordered, quantity_invoiced, quantity_refunded,
    sales_order.status AS order_status, increment_id, customer_id, created_at, link.file
  FROM sales_purchased_link AS bought
  JOIN sales_order_item AS item ON item.id = bought.item_id
  JOIN sales_order ON sales_order.id = item.order_id
  LEFT JOIN downloadable_link AS link ON link.id = bought.link_id`

/** Magento's status of a file: available once it is invoiced, until it is refunded, used up or cancelled. */
function statusOf(row: PurchaseRow): 'available' | 'expired' | 'pending' {
  const isOver = row.order_status === 'canceled' || row.quantity_refunded >= row.quantity_ordered
  const isSpent = row.downloads_bought > 0 && row.downloads_used >= row.downloads_bought
  if (isOver || isSpent || row.file === null) return 'expired'
  return row.quantity_invoiced > 0 ? 'available' : 'pending'
}

/** The files that the signed-in customer has bought, oldest first. */
export function purchasedDownloads(_: unknown, _args: unknown, context: CommerceContext) {
  const { id } = requireCustomer(context)
  const rows = allRows<PurchaseRow>(context.db, `${PURCHASE_SELECT} WHERE customer_id = ? ORDER BY bought.id`, [id])
  return {
    items: rows.map((row) => ({
      date: toMagentoDate(row.created_at),
      download_url: `${context.baseUrl}downloadable/download/link/id/${row.link_hash}/`,
      order_increment_id: row.increment_id,
      remaining_downloads:
        row.downloads_bought === 0 ? 'Unlimited' : String(Math.max(0, row.downloads_bought - row.downloads_used)),
      status: statusOf(row),
    })),
  }
}

type DownloadRequest = {
  readonly path: string
  /** The bearer token of the request. */
  readonly token: string | null
  /** Milliseconds since 1970. */
  readonly now: number
  /** Whether the file is really sent; not for a HEAD request. */
  readonly isCounted: boolean
}

/** The bought file of a path, for its buyer only; null for any other path. */
export function purchasedFile(db: DatabaseSync, { path, token, now, isCounted }: DownloadRequest): Download | null {
  const hash = PURCHASED.exec(path)?.[1]
  if (hash === undefined) return null
  const verdict = token === null ? null : customerIdOfToken(db, token, now)
  if (!verdict || 'invalid' in verdict) return { kind: 'refused', status: 401 }
  const row = oneRow<PurchaseRow>(db, `${PURCHASE_SELECT} WHERE link_hash = ?`, [hash])
  if (row?.customer_id !== verdict.customerId) return { kind: 'refused', status: 404 }
  if (row.file === null || statusOf(row) !== 'available') return { kind: 'refused', status: 403 }
  if (isCounted) {
    runSql(db, 'UPDATE sales_purchased_link SET downloads_used = downloads_used + 1 WHERE id = ?', [row.id])
  }
  return { kind: 'file', file: row.file, isPrivate: true }
}
