import { journey } from '#tests/harness/browser/journey.ts'
import { checkCompositePrices } from '#tests/harness/compositePrices.ts'

journey(
  'card, quick look, page, structured data and feed agree about prices of parts',
  async ({ shopper, shopUrl }) => {
    await checkCompositePrices(shopper.page, shopUrl)
  },
)
