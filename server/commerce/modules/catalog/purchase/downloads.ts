import { allRows, jsonList } from '../../../db/rows.ts'
import type { CommerceContext } from '../../../engine/context.ts'
import { shownCents } from '../../../engine/currency.ts'
import type { Cents } from '../../../engine/money.ts'
import { encodeUid } from '../../../engine/uid.ts'
import type { BuyRequest } from './buyRequest.ts'
import { groupedValues } from '../products/products.ts'

export type DownloadLink = {
  readonly id: number
  readonly uid: string
  readonly title: string
  readonly position: number
  readonly priceCents: Cents
  readonly hasSample: boolean
}

export type DownloadSample = { readonly id: number; readonly title: string; readonly position: number }

/** The links and samples of a downloadable product. */
export type Downloads = {
  readonly linksTitle: string
  readonly areLinksSoldSeparately: boolean
  readonly links: readonly DownloadLink[]
  readonly samples: readonly DownloadSample[]
}

/** Links and samples by product, in the merchant's order. */
export function loadDownloads(context: CommerceContext, productIds: readonly number[]): ReadonlyMap<number, Downloads> {
  const parameters = { ids: jsonList(productIds), store: context.store.id }
  const products = allRows<{ product_id: number; are_links_sold_separately: number; links_title: string }>(
    context.db,
    `SELECT d.product_id, are_links_sold_separately, coalesce(own.links_title, base.links_title, '') AS links_title
     FROM downloadable d
     LEFT JOIN downloadable_text base ON base.product_id = d.product_id AND base.store_id = 0
     LEFT JOIN downloadable_text own ON own.product_id = d.product_id AND own.store_id = :store
     WHERE d.product_id IN (SELECT value FROM json_each(:ids))`,
    parameters,
  )
  if (products.length === 0) return new Map()
  type LinkRow = {
    id: number
    product_id: number
    title: string
    position: number
    price_cents: number
    sample_file: string | null
  }
  const links = groupedValues(
    allRows<LinkRow>(
      context.db,
      `SELECT id, product_id, coalesce(own.title, base.title, '') AS title, position, price_cents, sample_file
       FROM downloadable_link
       LEFT JOIN downloadable_link_text base ON base.link_id = id AND base.store_id = 0
       LEFT JOIN downloadable_link_text own ON own.link_id = id AND own.store_id = :store
       WHERE product_id IN (SELECT value FROM json_each(:ids)) ORDER BY product_id, position`,
      parameters,
    ),
    (row) => row.product_id,
    (row): DownloadLink => ({
      id: row.id,
      uid: encodeUid('downloadable', row.id),
      title: row.title,
      position: row.position,
      priceCents: shownCents(context.store, row.price_cents),
      hasSample: row.sample_file !== null,
    }),
  )
  const samples = groupedValues(
    allRows<{ id: number; product_id: number; title: string; position: number }>(
      context.db,
      `SELECT id, product_id, coalesce(own.title, base.title, '') AS title, position
       FROM downloadable_sample
       LEFT JOIN downloadable_sample_text base ON base.sample_id = id AND base.store_id = 0
       LEFT JOIN downloadable_sample_text own ON own.sample_id = id AND own.store_id = :store
       WHERE product_id IN (SELECT value FROM json_each(:ids)) ORDER BY product_id, position`,
      parameters,
    ),
    (row) => row.product_id,
    ({ id, title, position }): DownloadSample => ({ id, title, position }),
  )
  return new Map(
    products.map((row) => [
      row.product_id,
      {
        linksTitle: row.links_title,
        areLinksSoldSeparately: row.are_links_sold_separately === 1,
        links: links.get(row.product_id) ?? [],
        samples: samples.get(row.product_id) ?? [],
      },
    ]),
  )
}

/** The links that a request buys: the requested ones, or all of them if they are not sold separately. */
export function chooseLinks(downloads: Downloads, request: BuyRequest): readonly DownloadLink[] {
  if (!downloads.areLinksSoldSeparately) return downloads.links
  const selected = new Set(request.selected)
  return downloads.links.filter((link) => selected.has(link.uid))
}
