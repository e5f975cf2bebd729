import { expect, test } from 'vitest'
import SHOP from '#shop-folder/shop.config.ts'
import { publicShopOf, synonymsFor } from '#src/shop/publicShop.ts'
import type { ShopDefinition } from '#src/shop/defineShop.ts'

const shop: ShopDefinition = {
  ...SHOP,
  isDemo: true,
  productFeed: {
    columns: { brand: { text: 'Shop' }, color: { attribute: 'farbe' }, custom_label_0: { text: 'margin' } },
  },
  search: { synonyms: { it: [['tazza', 'mug']], en: [['jug', 'pitcher']] } },
  vendors: { tagManagerId: 'GTM-ABC1234' },
}

test('the browser gets the named facts of a shop and the synonyms of its own language', () => {
  const { isDemo: _demo, deliveryDays: _days, vendors: _vendors, search: _search, payments: _codes, ...others } = shop
  const stores = shop.stores.map(({ paymentNames: _names, ...store }) => store)
  // The columns that pages do not show stay at the host.
  const facts = {
    ...others,
    stores,
    productFeed: { columns: { brand: { text: 'Shop' }, color: { attribute: 'farbe' } } },
  }
  expect(publicShopOf({ ...shop, cards: ['Visa'] })).toEqual(facts)
  expect(synonymsFor(shop, 'it')).toEqual({ it: [['tazza', 'mug']] })
  expect(synonymsFor(shop, 'de')).toEqual({})
})

test('a new fact of the configuration does not reach the browser by itself', () => {
  const grown = { ...shop, webhookAddress: 'https://erp.example' }
  expect(JSON.stringify(publicShopOf(grown))).not.toContain('erp.example')
})
