import { company } from './company.ts'
import { text } from './texts.ts'
import type { SeedStore, SeedStoreConfig, SeedTaxClass } from '#server/commerce/seed/types.ts'

const postalAddress = `${company.street}\n${company.postcode} ${company.city}`

const sharedConfig = {
  baseCurrencyCode: 'EUR',
  defaultDisplayCurrencyCode: 'EUR',
  otherCurrencies: { CHF: 0.94 },
  fixedTaxes: {
    lists: 'INCLUDE_FPT_WITH_DETAILS',
    products: 'INCLUDE_FPT_WITH_DETAILS',
    sales: 'INCLUDE_FPT_WITH_DETAILS',
    areInSubtotal: false,
  },
  titlePrefix: '',
  titleSuffix: ' | Nordlicht',
  titleSeparator: '|',
  cmsHomePage: 'home',
  cmsNoRoute: 'no-route',
  catalogDefaultSortBy: 'position',
  categoryUrlSuffix: '.html',
  productUrlSuffix: '.html',
  weightUnit: 'kgs',
  timezone: 'Europe/Berlin',
  listMode: 'grid',
  gridPerPage: 12,
  gridPerPageValues: [12, 24],
  listPerPage: 12,
  listPerPageValues: [12, 24],
  defaultCountry: 'DE',
  countriesWithRequiredRegion: ['US'],
  optionalZipCountries: [],
  minimumPasswordLength: 8,
  requiredCharacterClassesNumber: 3,
  cartExpiresInDays: 30,
  customerAccessTokenLifetimeHours: 1,
  stockThresholdQty: 5,
  isGuestCheckoutEnabled: true,
  isGuestCheckoutLoginEnabled: true,
  isCheckoutAgreementsEnabled: true,
  isNewsletterEnabled: true,
  isContactEnabled: true,
  isWishlistEnabled: true,
  areSeveralWishlistsEnabled: false,
  maximumNumberOfWishlists: 1,
  areProductReviewsEnabled: true,
  areItemGiftMessagesAllowed: false,
  areOrderGiftMessagesAllowed: false,
  areGiftReceiptsAllowed: false,
  mayGuestsWriteReviews: true,
  isAccountConfirmationRequired: false,
  isOrderCancellationEnabled: true,
  salesEmail: company.email,
  // No bank of Germany has the code 99999999.
  bankTransfer: { accountHolder: company.name, bank: 'Fördebank (erfunden)', iban: 'DE02999999990123456789' },
  checkPayableTo: null,
  checkMailingAddress: null,
  areReturnsEnabled: true,
  returnAddress: {
    contactName: `${company.tradeName}, Retouren`,
    street: [company.street],
    city: company.city,
    postcode: company.postcode,
    regionCode: null,
    countryId: company.countryId,
    telephone: company.phone,
  },
  returnCarriers: [{ code: 'dhl', title: 'DHL' }],
  rewards: null,
} satisfies Partial<SeedStoreConfig>

/** The states in which the shop collects sales tax; all others have none here. */
const AMERICAN_RATES = [
  { regionCode: 'CA', percent: 7.25, title: 'Sales tax (California 7.25%)' },
  { regionCode: 'NY', percent: 8.875, title: 'Sales tax (New York 8.875%)' },
].map((rate) => ({ ...rate, taxClass: 'standard', countryId: 'US' }))

const ENGLISH_REASONS = ['I no longer need it', 'I ordered it by mistake', 'It does not arrive in time', 'Other']

export const stores: readonly SeedStore[] = [
  {
    code: 'de',
    name: 'Deutsch',
    locale: 'de_DE',
    sortOrder: 10,
    config: {
      ...sharedConfig,
      defaultTitle: 'Leuchten und Licht aus dem Norden',
      defaultDescription: 'Nordlicht: Leuchten, Kerzen und Wolldecken für lange Abende, entworfen in Kiel.',
      copyright: '© Nordlicht Leuchten & Licht GmbH',
      logoAlt: 'Nordlicht',
      checkMailingAddress: postalAddress,
      orderCancellationReasons: [
        'Nicht mehr benötigt',
        'Versehentlich bestellt',
        'Lieferung dauert zu lange',
        'Sonstiges',
      ],
    },
  },
  {
    code: 'en',
    name: 'English',
    locale: 'en_GB',
    sortOrder: 20,
    config: {
      ...sharedConfig,
      defaultTitle: 'Lamps and light from the north',
      defaultDescription: 'Nordlicht: lamps, candles and wool blankets for long evenings, designed in Kiel.',
      copyright: '© Nordlicht Leuchten & Licht GmbH',
      logoAlt: 'Nordlicht',
      orderCancellationReasons: ENGLISH_REASONS,
    },
  },
  {
    code: 'us',
    name: 'United States',
    locale: 'en_US',
    sortOrder: 30,
    config: {
      ...sharedConfig,
      defaultDisplayCurrencyCode: 'USD',
      exchangeRate: 1.1,
      otherCurrencies: {},
      netPrices: { rates: AMERICAN_RATES },
      defaultCountry: 'US',
      timezone: 'America/New_York',
      defaultTitle: 'Lamps and Light from the North',
      defaultDescription: 'Nordlicht: lamps, candles and wool blankets for long evenings, designed in Kiel, Germany.',
      copyright: '© Nordlicht Leuchten & Licht GmbH',
      logoAlt: 'Nordlicht',
      orderCancellationReasons: ENGLISH_REASONS,
    },
  },
]

export const taxClasses: readonly SeedTaxClass[] = [
  { code: 'standard', name: text('Umsatzsteuer 19 %', 'VAT 19%'), ratePercent: 19 },
]
