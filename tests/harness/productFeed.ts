import { gunzipSync } from 'node:zlib'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { readPage } from './crawl.ts'

/** Google's rules for the cells of a feed (support.google.com/merchants/answer/7052112). */
const RULES: Readonly<Record<string, RegExp>> = {
  id: /^.{1,50}$/u,
  title: /^.{1,150}$/u,
  description: /^.{1,5000}$/u,
  link: /^https?:\/\/[^\s<>"]{1,1990}$/,
  image_link: /^https?:\/\/[^\s<>"]{1,1990}$/,
  additional_image_link: /^(?:(?:^|,)https?:\/\/[^\s<>",]{1,1990}){0,10}$/,
  availability: /^(?:in_stock|out_of_stock|preorder|backorder)$/,
  price: /^\d+(?:\.\d{1,3})? [A-Z]{3}$/,
  sale_price: /^(?:\d+(?:\.\d{1,3})? [A-Z]{3})?$/,
  item_group_id: /^.{0,50}$/u,
  product_type: /^.{0,750}$/u,
  brand: /^.{0,70}$/u,
  gtin: /^(?:\d{8}|\d{12,14})?$/,
  mpn: /^.{0,70}$/u,
  identifier_exists: /^(?:yes|no)?$/,
  condition: /^(?:new|refurbished|used)?$/,
  color: /^.{0,100}$/u,
  size: /^.{0,100}$/u,
  material: /^.{0,200}$/u,
}

export type FeedRow = Readonly<Record<string, string>>

const cellOf = (text: string) =>
  text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text

/** The rows of a table with tabs, and the rules that a cell breaks. */
export function readFeed(table: string): { readonly rows: readonly FeedRow[]; readonly faults: readonly string[] } {
  const [head = '', ...lines] = table.replace(/\n$/, '').split('\n')
  const columns = head.split('\t')
  const faults = columns.filter((name, at) => columns.indexOf(name) !== at)
  const rows = lines.map((line, at) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length) faults.push(`line ${at + 2} has ${cells.length} cells`)
    return Object.fromEntries(columns.map((column, place) => [column, cellOf(cells[place] ?? '')]))
  })
  for (const row of rows)
    for (const [column, rule] of Object.entries(RULES))
      if (!rule.test(row[column] ?? '')) faults.push(`${row['id']} ${column}: ${row[column]}`)
  const ids = rows.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) faults.push('an id occurs twice')
  return { rows, faults }
}

const LOOK_EVERY_MS = 200

/** Waits until the host has read the catalogue. */
export async function fetchFeed(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  for (;;) {
    const answer = await fetch(address, { headers })
    if (answer.status !== 503) return answer
    await delay(LOOK_EVERY_MS)
  }
}

type JsonLdProduct = {
  readonly '@type': string
  readonly sku?: string
  readonly url?: string
  readonly offers?: {
    readonly price?: string
    readonly lowPrice?: string
    readonly priceCurrency: string
    readonly availability: string
  }
  readonly hasVariant?: readonly JsonLdProduct[]
}

/** The feed of a store keeps Google's rules, agrees with the structured data of each page, and is sent only when it changes. */
export async function checkProductFeed(home: string): Promise<readonly FeedRow[]> {
  const address = `${home.replace(/\/$/, '')}/feeds/products.tsv`
  const answer = await fetchFeed(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/tab-separated-values; charset=utf-8'])
  const table = await answer.text()
  const { rows, faults } = readFeed(table)
  expect(faults).toEqual([])
  const etag = answer.headers.get('etag') ?? ''
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const file = await fetch(`${address}.gz`)
  expect(gunzipSync(Buffer.from(await file.arrayBuffer())).toString()).toBe(table)

  const pages = Map.groupBy(rows, ({ link = '' }) => link.replace(/\?.*/, ''))
  for (const [url, ofPage] of pages) {
    const { jsonLd, status, canonicals } = await readPage(url)
    expect([status, canonicals[0]]).toEqual([200, url])
    const told = jsonLd.flatMap((data) => {
      const product = data as JsonLdProduct
      return product['@type'] === 'ProductGroup' ? (product.hasVariant ?? []) : [product]
    })
    for (const row of ofPage) {
      const offers = told.find(({ sku }) => sku === row['id'])?.offers
      const [amount = '', currency] = (row['sale_price'] || row['price'] || '').split(' ')
      expect(
        { url: row['link'], price: Number(amount), currency, isInStock: row['availability'] === 'in_stock' },
        row['id'],
      ).toEqual({
        url: told.find(({ sku }) => sku === row['id'])?.url,
        price: Number(offers?.price ?? offers?.lowPrice),
        currency: offers?.priceCurrency,
        isInStock: offers?.availability.endsWith('/InStock'),
      })
    }
  }
  return rows
}
