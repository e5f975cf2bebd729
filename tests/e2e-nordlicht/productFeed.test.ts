import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { checkProductFeed } from '#tests/harness/productFeed.ts'

journey('the product feed of the shop agrees with its pages', async ({ shopUrl }) => {
  const rows = await checkProductFeed(shopUrl)
  expect(new Set(rows.map((row) => row['brand']))).toEqual(new Set(['Nordlicht']))
})
