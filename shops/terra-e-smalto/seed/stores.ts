import { company } from './company.ts'
import type { SeedStore, SeedStoreConfig, SeedTaxClass } from '#server/commerce/seed/types.ts'

const companyLines = `${company.street}\n${company.postcode} ${company.city} (${company.province})`

const sharedConfig = {
  baseCurrencyCode: 'EUR',
  defaultDisplayCurrencyCode: 'EUR',
  titlePrefix: '',
  titleSuffix: ' · Terra e Smalto',
  titleSeparator: ' - ',
  cmsHomePage: 'home',
  cmsNoRoute: 'no-route',
  catalogDefaultSortBy: 'position',
  categoryUrlSuffix: '.html',
  productUrlSuffix: '.html',
  weightUnit: 'kgs',
  timezone: 'Europe/Rome',
  listMode: 'grid-list',
  gridPerPage: 12,
  gridPerPageValues: [12, 24, 36],
  listPerPage: 12,
  listPerPageValues: [12, 24, 36],
  defaultCountry: 'IT',
  countriesWithRequiredRegion: ['IT', 'US'],
  optionalZipCountries: ['IE'],
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
  areSeveralWishlistsEnabled: true,
  maximumNumberOfWishlists: 5,
  areProductReviewsEnabled: true,
  areItemGiftMessagesAllowed: true,
  areOrderGiftMessagesAllowed: true,
  areGiftReceiptsAllowed: true,
  mayGuestsWriteReviews: true,
  isAccountConfirmationRequired: false,
  isOrderCancellationEnabled: true,
  salesEmail: company.email,
  // No bank of Italy has the code 99999.
  bankTransfer: {
    accountHolder: company.name,
    bank: 'Cassa Ceramisti (banca inventata)',
    iban: 'IT74U9999999999000000260714',
  },
  checkPayableTo: company.name,
  areReturnsEnabled: true,
  returnAddress: {
    contactName: `${company.tradeName}, resi`,
    street: [company.street],
    city: company.city,
    postcode: company.postcode,
    regionCode: company.province,
    countryId: company.countryId,
    telephone: company.phone,
  },
  // Customers get back one twentieth of an amount.
  rewards: {
    earning: { points: 1, cents: 100 },
    redemption: { points: 10, cents: 50 },
    minPoints: 50,
    isHistoryPublished: true,
  },
  returnCarriers: [
    { code: 'dhl', title: 'DHL' },
    { code: 'ups', title: 'UPS' },
  ],
} satisfies Partial<SeedStoreConfig>

export const stores: readonly SeedStore[] = [
  {
    code: 'it',
    name: 'Italiano',
    locale: 'it_IT',
    sortOrder: 10,
    config: {
      ...sharedConfig,
      defaultTitle: 'Ceramiche fatte a mano a Montelupo',
      defaultDescription:
        'Terra e Smalto: vasi, piatti, tazze e lampade in ceramica, fatti al tornio e smaltati a mano a Montelupo Fiorentino.',
      copyright: '© Terra e Smalto S.r.l. Tutti i diritti riservati.',
      logoAlt: 'Terra e Smalto, ceramiche',
      checkMailingAddress: `${companyLines}\nItalia`,
      orderCancellationReasons: [
        'Non mi serve più',
        'L’ho ordinato per sbaglio',
        'Non arriva in tempo',
        'L’ho trovato a meno',
        'Altro',
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
      defaultTitle: 'Ceramics made by hand in Montelupo',
      defaultDescription:
        'Terra e Smalto: ceramic vases, plates, mugs and lamps, thrown on the wheel and glazed by hand in Montelupo, near Florence.',
      copyright: '© Terra e Smalto S.r.l. All rights reserved.',
      logoAlt: 'Terra e Smalto, ceramics',
      checkMailingAddress: `${companyLines}\nItaly`,
      orderCancellationReasons: [
        'I no longer need it',
        'I ordered it by mistake',
        'It does not arrive in time',
        'I found it for less',
        'Other',
      ],
    },
  },
]

export const taxClasses: readonly SeedTaxClass[] = [
  { code: 'standard', name: { it: 'IVA ordinaria 22 %', en: 'Standard VAT 22%' }, ratePercent: 22 },
  { code: 'libri', name: { it: 'IVA libri 4 %', en: 'Books VAT 4%' }, ratePercent: 4 },
  { code: 'esente', name: { it: 'Fuori campo IVA', en: 'Outside the scope of VAT' }, ratePercent: 0 },
]
