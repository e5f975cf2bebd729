import { SHOP } from '#src/shop/selectedShop.ts'
import { checkForSearchEngines } from '#tests/harness/searchEngines.ts'
import { journey } from '#tests/harness/browser/journey.ts'

journey('search engines find every public page once, in each store', async ({ shopUrl }) => {
  await checkForSearchEngines([shopUrl], SHOP)
})
