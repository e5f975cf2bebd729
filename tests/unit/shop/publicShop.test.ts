import { expect, test } from 'vitest'
import SHOP from '#shop-folder/shop.config.ts'
import { publicShopOf } from '#src/shop/publicShop.ts'
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
  const { isDemo: _demo, deliveryDays: _days, vendors: _vendors, search: _search, ...others } = shop
  // The columns that pages do not show stay at the host.
  const facts = { ...others, productFeed: { columns: { brand: { text: 'Shop' }, color: { attribute: 'farbe' } } } }
  expect(publicShopOf(shop, 'it')).toEqual({ ...facts, search: { synonyms: { it: [['tazza', 'mug']] } } })
  expect(publicShopOf(shop, 'de')).toEqual(facts)
})

test('a new fact of the configuration does not reach the browser by itself', () => {
  const grown = { ...shop, webhookAddress: 'https://erp.example' }
  expect(JSON.stringify(publicShopOf(grown, 'it'))).not.toContain('erp.example')
})
