import { expect } from 'vitest'
import nordlicht from '../../shops/nordlicht/shop.config.ts'
import { readSitemap } from '#tests/harness/crawl.ts'
import { formFaults, pathsOfRouter } from '#tests/harness/formFaults.ts'
import { journey } from '#tests/harness/browser/journey.ts'

/** The crawl submits forms of many pages in each store. */
const PATIENCE = { timeout: 300_000 }

journey('every form of every store answers without JavaScript', PATIENCE, async ({ shopper, shopUrl }) => {
  const { page, allow } = shopper
  allow(/another origin: http:\/\/us\.localhost:|answer (?:4\d\d|50\d): |status of (?:4\d\d|50\d) /)
  const listed = await readSitemap(`${shopUrl}/sitemap.xml`)
  const examples = ['categories', 'products'].map((kind) => {
    const entry = listed.find(({ sitemap }) => sitemap.startsWith(kind))
    if (!entry) throw new Error(`The sitemap has no ${kind}.`)
    return new URL(entry.url).pathname
  })
  await page.goto('/')
  const own = await pathsOfRouter(page)
  const [first] = nordlicht.stores
  const { faults, works } = await formFaults(page, shopUrl, nordlicht.stores, (store) =>
    store === first ? [...own, ...examples] : own,
  )
  expect(faults).toEqual([])
  expect([...works]).toContain('post email,form')
})
