import { expect, test } from 'vitest'
import { shopProblems } from '#server/shop/shopProblems.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

const [store] = SHOP.stores

test('the shop that is built has no problem', () => {
  expect(shopProblems(SHOP)).toEqual([])
})

test.each<[wrong: object, line: string]>([
  [{ ...SHOP, colour: 'blue' }, 'colour: is no setting of a shop'],
  [{ ...SHOP, brand: { name: ' ' } }, 'brand.name: must be a text that is not empty'],
  [{ ...SHOP, country: 'Italy' }, 'country: must be an ISO 3166-1 code, e.g. IT'],
  [{ ...SHOP, country: undefined }, 'country: must be an ISO 3166-1 code, e.g. IT'],
  [{ ...SHOP, currency: '€' }, 'currency: must be an ISO 4217 code, e.g. EUR'],
  [{ ...SHOP, stores: [] }, 'stores: must be a list of at least one store'],
  [{ ...SHOP, stores: undefined }, 'stores: must be a list of at least one store'],
  [{ ...SHOP, stores: [{ ...store, basePath: '/it' }] }, 'stores: must be a list whose first store has the basePath /'],
  [{ ...SHOP, stores: [store, store] }, 'stores: must be a list of stores with different values of basePath'],
  [
    { ...SHOP, stores: [store, { ...store, basePath: '/en' }] },
    'stores: must be a list of stores with different values of magentoStoreCode',
  ],
  [
    { ...SHOP, stores: [{ ...store, intlLocale: 'it_IT' }] },
    'stores.0.intlLocale: must be a BCP 47 language tag, e.g. en-GB',
  ],
  [{ ...SHOP, stores: [{ ...store, basePath: 'en' }] }, 'stores.0.basePath: must be / or a path of small letters'],
  [{ ...SHOP, stores: [{ ...store, domain: 'x' }] }, 'stores.0.domain: is no setting of a shop'],
  [
    { ...SHOP, attributes: { ...SHOP.attributes, care: '' } },
    'attributes.care: must be the code of a Magento attribute, or null',
  ],
  [{ ...SHOP, attributes: { care: null } }, 'attributes.lowestPrice: is missing'],
  [{ ...SHOP, deliveryDays: { ups: { fewest: 1 } } }, 'deliveryDays.ups.most: is missing'],
  [
    { ...SHOP, deliveryDays: { ups: { fewest: 4, most: 2 } } },
    'deliveryDays.ups: must be fewest and most days, the fewest first',
  ],
  [
    { ...SHOP, vendors: { tagManagerId: 'UA 1' } },
    'vendors.tagManagerId: must be a container id, e.g. GTM-ABC1234, or null',
  ],
])('%#: a wrong setting is named with the accepted form', (wrong, line) => {
  expect(shopProblems(wrong).join('\n')).toContain(line)
})

test('every wrong setting has a line of its own', () => {
  expect(shopProblems({ ...SHOP, country: 1, currency: 2, colour: 3 })).toHaveLength(3)
})

test.each([undefined, null, 'shop', []])('%j is no configuration', (wrong) => {
  expect(shopProblems(wrong)).toEqual(['the default export: must be the result of defineShop'])
})
