import { expect } from 'vitest'
import { listPaths, lowFirstCards } from '../e2e/firstCards.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import SHOP from '../../shops/nordlicht/shop.config.ts'

journey.for(SHOP.stores)(
  'on a phone the first product is in the upper half of each list of the store $magentoStoreCode',
  async (store, { browser, shopUrl }) => {
    const url = new URL(shopUrl)
    if (store.domain) url.hostname = store.domain
    expect(await lowFirstCards(browser, url.origin, await listPaths(shopUrl, store, 'fjord'))).toEqual([])
  },
)
