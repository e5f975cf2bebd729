import nordlicht from '../../shops/nordlicht/shop.config.ts'
import { checkForSearchEngines } from '#tests/harness/searchEngines.ts'
import { journey } from '#tests/harness/browser/journey.ts'

journey('search engines find every public page once, in the stores of each domain', async ({ shopUrl }) => {
  await checkForSearchEngines([shopUrl, shopUrl.replace('//localhost', '//us.localhost')], nordlicht)
})
