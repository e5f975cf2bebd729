import { expect, test } from 'vitest'
import { shopProblems } from '#server/shop/shopProblems.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

const [store] = SHOP.stores
const [RATE] = SHOP.shippingRates ?? []

test('the shop that is built has no problem', () => {
  expect(shopProblems(SHOP)).toEqual([])
})

test('nothing needs to be guaranteed, and no withdrawal be offered', () => {
  expect(shopProblems({ ...SHOP, legal: { ...SHOP.legal, guarantee: null, withdrawal: null } })).toEqual([])
})

/** Each setting of a definition: its path, and the definition with another value there. */
function* changedSettings(
  value: unknown,
  replaced: (value: unknown) => unknown,
  path: readonly string[] = [],
): Generator<readonly [path: string, definition: unknown]> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, own] of Object.entries(value)) {
    const withOther = (other: unknown) =>
      Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other }
    const here = [...path, name]
    yield [here.join('.'), withOther(replaced(own))]
    for (const [below, changed] of changedSettings(own, replaced, here)) yield [below, withOther(changed)]
  }
}

const FORM = /must be (?:an?|one of|the|true|another|days|weekdays|anyone|mailto|backend|fewest|[/{]) ?\S/

test.each([
  ['a value of another type', (value: unknown) => (typeof value === 'string' ? 3.25 : '?')],
  ['null', () => null],
])('with %s each setting is named with its accepted form', (_what, replaced) => {
  const changed = [...changedSettings(SHOP, replaced)]
  expect(changed.length).toBeGreaterThan(100)
  for (const [path, definition] of changed) {
    const lines = shopProblems(definition)
    if (replaced(undefined) === null && lines.length === 0) continue
    expect(
      lines.find((line) => `${path}.`.startsWith(`${line.split(':')[0]}.`)),
      `${path}\n${lines.join('\n')}`,
    ).toMatch(FORM)
  }
})

test.each<[wrong: object, line: string]>([
  [{ ...SHOP, colour: 'blue' }, 'colour: is no setting of a shop'],
  [{ ...SHOP, brand: { name: ' ' } }, 'brand.name: must be a text that is not empty'],
  [{ ...SHOP, country: 'Italy' }, 'country: must be an ISO 3166-1 code, e.g. IT'],
  [{ ...SHOP, country: undefined }, 'country: is missing, and must be an ISO 3166-1 code, e.g. IT'],
  [{ ...SHOP, country: 'UK' }, 'country: must be an ISO 3166-1 code, e.g. IT, not "UK"'],
  [{ ...SHOP, country: 'XX' }, 'country: must be an ISO 3166-1 code, e.g. IT, not "XX"'],
  [{ ...SHOP, currency: 'EUO' }, 'currency: must be an ISO 4217 code, e.g. EUR, not "EUO"'],
  [
    { ...SHOP, brand: { name: 'A', logo: { width: 900, height: 90, hasDark: false } } },
    'brand.logo.width: must be a number of px from 1 to 400, not 900\nbrand.logo.height: must be a number of px from 1 to 56, not 90',
  ],
  [
    {
      ...SHOP,
      stores: [
        store,
        { ...store, magentoStoreCode: 'b', basePath: '/en' },
        { ...store, magentoStoreCode: 'c', basePath: '/en' },
      ],
    },
    'the same basePath: /en is there twice',
  ],
  [
    { ...SHOP, deliveryCalendar: { ...SHOP.deliveryCalendar, country: 'AQ' } },
    'deliveryCalendar.country: must be the ISO 3166-1 code of a country whose public holidays are known, e.g. IT, not "AQ"',
  ],
  [
    { ...SHOP, deliveryCalendar: { ...SHOP.deliveryCalendar, closedDays: ['2026-02-31'] } },
    'deliveryCalendar.closedDays.0: must be days such as 2026-12-24, not "2026-02-31"',
  ],
  [
    { ...SHOP, campaignParams: ['?partner'] },
    'campaignParams.0: must be the name of a parameter, or the beginning of names with *, e.g. partner_*, not "?partner"',
  ],
  [
    { ...SHOP, campaignParams: ['p*'] },
    'campaignParams.0: must be the name of a parameter, or the beginning of names with *, e.g. partner_*, not "p*"',
  ],
  [
    { ...SHOP, campaignParams: ['pa*'] },
    `campaignParams.0: must be another name: page is a parameter of the shop's own pages, not "pa*"`,
  ],
  [
    { ...SHOP, campaignParams: ['Token'] },
    `campaignParams.0: must be another name: token is a parameter of the shop's own pages, not "Token"`,
  ],
  [
    { ...SHOP, shippingRates: [{ ...RATE, carrier: 'balloon' }] },
    'shippingRates.0.carrier: must be a carrier with deliveryDays, not "balloon"',
  ],
  [
    { ...SHOP, shippingRates: [{ ...RATE, handlingDays: { fewest: 0, most: 99 } }] },
    `shippingRates.0.handlingDays: must be part of the deliveryDays of ${RATE?.carrier}`,
  ],
  [
    { ...SHOP, shippingRates: [{ ...RATE, countries: [] }] },
    'shippingRates.0.countries.0: is missing, and must be an ISO 3166-1 code, e.g. IT',
  ],
  [{ ...SHOP, currency: '€' }, 'currency: must be an ISO 4217 code, e.g. EUR'],
  [{ ...SHOP, stores: [] }, 'stores: must be a list of at least one store'],
  [{ ...SHOP, stores: undefined }, 'stores: is missing, and must be a list of at least one store'],
  [{ ...SHOP, stores: [{ ...store, basePath: '/it' }] }, 'stores: must be a list whose first store has the basePath /'],
  [
    { ...SHOP, stores: [store, store] },
    'stores: must be a list in which no two stores of a domain have the same basePath',
  ],
  [
    { ...SHOP, stores: [{ ...store, domain: 'a.example' }] },
    'stores: must be a list whose first store has the basePath / and no domain',
  ],
  [
    { ...SHOP, stores: [store, { ...store, domain: 'a.example', basePath: '/us', magentoStoreCode: 'us' }] },
    'stores: must be a list with a store of the basePath / for each domain',
  ],
  [
    { ...SHOP, stores: [store, { ...store, basePath: '/en' }] },
    'stores: must be a list of stores with different values of magentoStoreCode',
  ],
  [
    { ...SHOP, stores: [{ ...store, intlLocale: 'it_IT' }] },
    'stores.0.intlLocale: must be a BCP 47 language tag, e.g. en-GB',
  ],
  [{ ...SHOP, stores: [{ ...store, basePath: 'en' }] }, 'stores.0.basePath: must be / or a path of small letters'],
  [
    { ...SHOP, stores: [{ ...store, domain: 'https://x.example' }] },
    'stores.0.domain: must be a host name in small letters',
  ],
  [{ ...SHOP, stores: [{ ...store, colour: 'x' }] }, 'stores.0.colour: is no setting of a shop'],
  [{ ...SHOP, stores: [{ ...store, country: 'USA' }] }, 'stores.0.country: must be an ISO 3166-1 code, e.g. IT'],
  [{ ...SHOP, stores: [{ ...store, currency: 'Dollar' }] }, 'stores.0.currency: must be an ISO 4217 code, e.g. EUR'],
  [
    { ...SHOP, stores: [{ ...store, attributes: { care: '' } }] },
    'stores.0.attributes.care: must be the code of a Magento attribute, or null',
  ],
  [
    { ...SHOP, stores: [{ ...store, attributes: { colour: 'x' } }] },
    'stores.0.attributes.colour: is no setting of a shop',
  ],
  [
    { ...SHOP, stores: [{ ...store, legal: { withdrawal: { days: 1 } } }] },
    'stores.0.legal.withdrawal.days: must be a whole number of days from 2 to 99',
  ],
  [
    { ...SHOP, stores: [{ ...store, legal: { imprint: SHOP.legal?.imprint } }] },
    'stores.0.legal.imprint: is no setting of a shop',
  ],
  [
    { ...SHOP, stores: [{ ...store, taxDisplay: 'net' }] },
    'stores.0.taxDisplay: must be backend, including, excluding or both',
  ],
  [
    { ...SHOP, attributes: { ...SHOP.attributes, care: '' } },
    'attributes.care: must be the code of a Magento attribute, or null',
  ],
  [{ ...SHOP, legal: { ...SHOP.legal, imprint: undefined } }, 'legal.imprint: is missing'],
  [
    { ...SHOP, legal: { ...SHOP.legal, imprint: { ...SHOP.legal?.imprint, email: 'shop' } } },
    'legal.imprint.email: must be an e-mail address',
  ],
  [
    { ...SHOP, legal: { ...SHOP.legal, imprint: { ...SHOP.legal?.imprint, vatId: '99914720489' } } },
    'legal.imprint.vatId: must be a VAT number with its country, e.g. IT99914720489',
  ],
  [
    { ...SHOP, legal: { ...SHOP.legal, imprint: { ...SHOP.legal?.imprint, address: [] } } },
    'legal.imprint.address: must be a list of at least one line',
  ],
  [
    { ...SHOP, legal: { ...SHOP.legal, disputes: { participates: true } } },
    'legal.disputes: must be a statement with a body, because the merchant participates',
  ],
  [
    {
      ...SHOP,
      legal: {
        ...SHOP.legal,
        disputes: { participates: true, body: { name: 'ODR', url: 'https://ec.europa.eu/consumers/odr' } },
      },
    },
    'legal.disputes.body.url: must be an https:// address of the body itself',
  ],
  [
    { ...SHOP, legal: { ...SHOP.legal, withdrawal: { days: 14, services: ['*'] } } },
    'legal.withdrawal.services.0: must be a SKU, or the beginning of SKUs with *, e.g. COURSE-*',
  ],
  [
    { ...SHOP, legal: { ...SHOP.legal, withdrawal: { days: 0 } } },
    'legal.withdrawal.days: must be a whole number of days from 2 to 99',
  ],
  [
    { ...SHOP, legal: { ...SHOP.legal, accessibility: { status: 'full' } } },
    'legal.accessibility.status: is no setting of a shop',
  ],
  [
    { ...SHOP, legal: { ...SHOP.legal, accessibility: { enforcement: { name: 'AgID', url: 'agid.gov.it' } } } },
    'legal.accessibility.enforcement.url: must be an https:// address',
  ],
  [
    { ...SHOP, legal: { ...SHOP.legal, accessibility: { knownFailures: { it: [] } } } },
    'legal.accessibility.knownFailures.it: must be a list of at least one line',
  ],
  [
    {
      ...SHOP,
      legal: { ...SHOP.legal, guarantee: { legalMonths: 24, notice: { it: { text: 'Avviso', url: '/avviso' } } } },
    },
    'legal.guarantee.notice.it.url: must be an https:// address',
  ],
  [
    {
      ...SHOP,
      legal: {
        ...SHOP.legal,
        guarantee: {
          legalMonths: 24,
          notice: { it: { text: 'Avviso', picture: { file: '../a.svg', alt: '', width: 0, height: 9 } } },
        },
      },
    },
    'legal.guarantee.notice.it.picture.file: must be a name of small letters, e.g. guarantee-it.svg, not "../a.svg"\nlegal.guarantee.notice.it.picture.alt: must be a text that is not empty, not ""\nlegal.guarantee.notice.it.picture.width: must be a whole number of px from 1 to 2000, not 0',
  ],
  [
    { ...SHOP, attributes: { ...SHOP.attributes, durability: '' } },
    'attributes.durability: must be the code of a Magento attribute, or null',
  ],
  [{ ...SHOP, legal: { ...SHOP.legal, guarantee: undefined } }, 'legal.guarantee: is missing'],
  [
    { ...SHOP, legal: { ...SHOP.legal, guarantee: { legalMonths: 2.5 } } },
    'legal.guarantee.legalMonths: must be a whole number of months from 1 to 999',
  ],
  [
    { ...SHOP, legal: { ...SHOP.legal, guarantee: { legalMonths: 24, commercial: { Italian: { text: 'Sì' } } } } },
    'legal.guarantee.commercial.Italian: must be the name of a catalogue',
  ],
  [
    { ...SHOP, legal: { ...SHOP.legal, guarantee: { legalMonths: 24, commercial: { it: { text: ' ' } } } } },
    'legal.guarantee.commercial.it.text: must be a text that is not empty',
  ],
  [
    {
      ...SHOP,
      legal: { ...SHOP.legal, guarantee: { legalMonths: 24, commercial: { it: { text: 'Sì', url: 'javascript:a' } } } },
    },
    'legal.guarantee.commercial.it.url: must be an https:// address',
  ],
  [{ ...SHOP, isDemo: 'yes' }, 'isDemo: must be true or false'],
  [
    { ...SHOP, legal: { ...SHOP.legal, reviews: { authors: 'all', areModerated: true } } },
    'legal.reviews.authors: must be anyone or buyers',
  ],
  [
    { ...SHOP, attributes: { care: null } },
    'attributes.lowestPrice: is missing, and must be the code of a Magento attribute, or null',
  ],
  [{ ...SHOP, deliveryDays: { ups: 3 } }, 'deliveryDays.ups: must be an object with fewest, most, not 3'],
  [{ ...SHOP, deliveryDays: 3 }, 'deliveryDays: must be an object, not 3'],
  [
    { ...SHOP, legal: { ...SHOP.legal, withdrawal: 14 } },
    'legal.withdrawal: must be an object with days, or null, not 14',
  ],
  [{ ...SHOP, features: 'all' }, 'features: must be an object with any of wishlist, compare, '],
  [{ ...SHOP, deliveryDays: { ups: { fewest: 1 } } }, 'deliveryDays.ups.most: is missing'],
  [
    { ...SHOP, deliveryDays: { ups: { fewest: 4, most: 2 } } },
    'deliveryDays.ups: must be fewest and most days, the fewest first',
  ],
  [
    { ...SHOP, deliveryCalendar: { ...SHOP.deliveryCalendar, timeZone: 'Rome' } },
    'deliveryCalendar.timeZone: must be an IANA time zone, e.g. Europe/Rome',
  ],
  [
    { ...SHOP, deliveryCalendar: { ...SHOP.deliveryCalendar, closedWeekdays: [1, 2, 3, 4, 5, 6, 7] } },
    'deliveryCalendar.closedWeekdays: must be weekdays from 1 (Monday) to 7 (Sunday), not all of them',
  ],
  [
    { ...SHOP, deliveryCalendar: { ...SHOP.deliveryCalendar, cutOffHour: 25 } },
    'deliveryCalendar.cutOffHour: must be a whole hour from 0 to 24',
  ],
  [
    { ...SHOP, deliveryCalendar: { ...SHOP.deliveryCalendar, closedDays: ['24.12.2026'] } },
    'deliveryCalendar.closedDays.0: must be days such as 2026-12-24',
  ],
  [{ ...SHOP, search: { synonyms: { Italian: [] } } }, 'search.synonyms.Italian: must be the name of a catalogue'],
  [
    { ...SHOP, search: { synonyms: { it: [['tazza']] } } },
    'search.synonyms.it.0: must be a group of at least two words with one meaning',
  ],
  [{ ...SHOP, search: { synonyms: { it: [['tazza', '']] } } }, 'search.synonyms.it.0.1: must be a text'],
  [{ ...SHOP, features: { wishlist: 'no' } }, 'features.wishlist: must be true or false'],
  [{ ...SHOP, features: { wishes: false } }, 'features.wishes: is no setting of a shop'],
  [
    { ...SHOP, payments: ['Bank transfer'] },
    'payments.0: must be the code of a Magento payment method, e.g. banktransfer',
  ],
  [
    { ...SHOP, productFeed: { columns: { condition: { text: 'neu' } } } },
    'productFeed.columns.condition.text: must be one of new, refurbished, used',
  ],
  [
    { ...SHOP, productFeed: { columns: { gtin: 'ean' } } },
    'productFeed.columns.gtin: must be { attribute: the code of a Magento attribute }',
  ],
  [{ ...SHOP, productFeed: { columns: { colour: { text: 'red' } } } }, 'productFeed.columns.colour: is no setting'],
  [{ ...SHOP, captcha: { consent: 'all' } }, 'captcha.consent: must be one of preferences, statistics, marketing'],
  [
    { ...SHOP, trackingUrls: { gls: 'https://gls.example/' } },
    'trackingUrls.gls: must be an https:// address that contains {number}',
  ],
  [
    { ...SHOP, stores: [{ ...store, paymentNames: { 'Bank transfer': 'Vorkasse' } }] },
    'stores.0.paymentNames.Bank transfer: must be the code of a Magento payment method, e.g. banktransfer',
  ],
  [{ ...SHOP, stores: [{ ...store, currencies: ['euro'] }] }, 'stores.0.currencies.0: must be an ISO 4217 code'],
  [
    { ...SHOP, securityContacts: ['security@shop.example'] },
    'securityContacts.0: must be mailto: with an e-mail address, or an https:// address, not "security@shop.example"',
  ],
  [{ ...SHOP, securityContacts: [] }, 'securityContacts: must be a list with at least one mailto: with'],
  [
    { ...SHOP, vendors: { tagManagerId: 'UA 1' } },
    'vendors.tagManagerId: must be a container id, e.g. GTM-ABC1234, or null',
  ],
  [
    { ...SHOP, vendors: { tagManagerId: null, onPersonalPages: ['tagManager', 'pixel'] } },
    'vendors.onPersonalPages.1: must be one of accessibilityWidget, tagManager',
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

test.each([
  ['IT99914720489', true],
  ['IT99914720480', false],
  ['IT9991472048', false],
  ['DE999999999', true],
  ['DE99999999', false],
  ['ATU99999999', true],
  ['AT99999999', false],
  ['ESA99999999', true],
  ['ES9999', false],
  ['FR99999999999', true],
  ['FR9999', false],
  // No rule of this country is known.
  ['NL999999999B99', true],
])('the VAT number %s of an imprint has the form of its country: %s', (vatId, isRight) => {
  const problems = shopProblems({ ...SHOP, legal: { ...SHOP.legal, imprint: { ...SHOP.legal?.imprint, vatId } } })
  const line = `legal.imprint.vatId: must be a VAT number with its country, e.g. IT99914720489, not "${vatId}"`
  expect(problems).toEqual(isRight ? [] : [line])
})
