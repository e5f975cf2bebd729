import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { checkProductFeed } from '#tests/harness/productFeed.ts'

journey('the product feed of each store agrees with its pages', async ({ shopUrl }) => {
  const [italian, english] = [await checkProductFeed(shopUrl), await checkProductFeed(`${shopUrl}/en`)]
  expect(italian.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  for (const rows of [italian, english]) {
    expect(rows.some((row) => row['item_group_id'] !== '' && row['size'] !== '')).toBe(true)
    expect(rows.some((row) => row['sale_price'] !== '')).toBe(true)
  }
})
