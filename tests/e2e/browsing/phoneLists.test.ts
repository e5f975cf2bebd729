import { expect } from 'vitest'
import { listPaths, lowFirstCards } from '../firstCards.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import SHOP from '#shop-folder/shop.config.ts'

journey.for(SHOP.stores)(
  'on a phone the first product is in the upper half of each list of the store $magentoStoreCode',
  async (store, { browser, shopUrl }) => {
    expect(await lowFirstCards(browser, shopUrl, await listPaths(shopUrl, store, 'vaso'))).toEqual([])
  },
)
