import type { Page } from 'playwright'
import { expect } from 'vitest'
import { createCommerceClient } from '#tests/contract/commerceClient.ts'
import { readPage } from './crawl.ts'
import { fetchFeed, readFeed } from './productFeed.ts'

/** Products whose price depends on parts that are chosen. */
const COMPOSITES: ReadonlySet<string> = new Set(['BundleProduct', 'GroupedProduct', 'DownloadableProduct'])

type Listed = {
  readonly __typename: string
  readonly sku: string
  readonly name: string
  readonly url_key: string
  readonly url_suffix: string | null
}

type Offers = { readonly price?: string; readonly lowPrice?: string }

/** The first amount within the part of the page, in the smallest units of its currency. */
const amountIn = async (page: Page, selector: string): Promise<number> => {
  const amounts = page.locator(`${selector} [translate="no"]`).filter({ hasText: /^\D{0,4}\d[\d.,]*[.,]\d\d\D{0,4}$/ })
  return Number((await amounts.first().textContent())?.replaceAll(/\D/g, ''))
}

/**
 * Structured data and feed tell the same least price of every composite product of a store. The headlines of its page and
 * its quick look, which show the merchant's defaults, agree and cost no less. A card tells the least price too.
 */
export async function checkCompositePrices(page: Page, home: string): Promise<void> {
  const { products } = await createCommerceClient(`${home}/api/graphql`, fetch).data<{
    products: { items: readonly Listed[] }
  }>(
    `{ products(filter: { price: { from: "0" } }, pageSize: 300) { items { __typename uid sku name url_key url_suffix } } }`,
  )
  const composites = products.items.filter(({ __typename: type }) => COMPOSITES.has(type))
  expect(composites.length).toBeGreaterThan(0)
  const { rows } = readFeed(await (await fetchFeed(`${home}/feeds/products.tsv`)).text())
  for (const { sku, name, url_key: urlKey, url_suffix: suffix } of composites) {
    const path = `/${urlKey}${suffix ?? ''}`
    await page.goto(`/search?q=${encodeURIComponent(`"${name}"`)}`)
    const card = await amountIn(page, `article:has(a[href^="${path}"])`)
    await page.goto(path)
    const headline = await amountIn(page, 'main')
    await page.goto(`${path}?quick=1`)
    const quick = await amountIn(page, ':is([role="dialog"], dialog) article')
    const { jsonLd } = await readPage(home + path)
    const told = jsonLd as readonly { readonly sku?: string; readonly offers?: Offers }[]
    const offers = told.find((data) => data.sku === sku)?.offers
    const row = rows.find(({ id }) => id === sku)
    const feed = parseFloat(row?.['sale_price'] || row?.['price'] || '')
    const structured = Number(offers?.lowPrice ?? offers?.price)
    expect({ sku, feed, quick }).toEqual({ sku, feed: structured, quick: headline })
    expect({ sku, structured }).toEqual({ sku, structured: card / 100 })
    expect(headline / 100, sku).toBeGreaterThanOrEqual(structured)
  }
}
