import { defineShop } from '#src/shop/defineShop.ts'

export default defineShop({
  isDemo: true,
  brand: { name: 'Nordlicht', logo: { width: 160, height: 32, hasDark: true } },
  stores: [
    {
      locale: 'de',
      magentoStoreCode: 'de',
      basePath: '/',
      intlLocale: 'de-DE',
      label: 'Deutsch',
      currencies: ['EUR', 'CHF'],
    },
    {
      locale: 'en',
      magentoStoreCode: 'en',
      basePath: '/en',
      intlLocale: 'en-GB',
      label: 'English',
      currencies: ['EUR', 'CHF'],
    },
    {
      // A test shop of the same machine: browsers resolve every name below localhost to it.
      domain: 'us.localhost',
      locale: 'en',
      magentoStoreCode: 'us',
      basePath: '/',
      intlLocale: 'en-US',
      label: 'United States',
      // The law that asks for the statements of the German shop does not hold there.
      legal: { withdrawal: null, guarantee: null, disputes: null },
      country: 'US',
      currency: 'USD',
      deliveryCalendar: {
        timeZone: 'America/New_York',
        cutOffHour: 12,
        country: 'US',
        closedWeekdays: [6, 7],
        closedDays: [],
      },
    },
  ],
  country: 'DE',
  currency: 'EUR',
  attributes: {
    lowestPrice: 'niedrigster_preis_30_tage',
    unitPrice: 'grundpreis',
    care: 'pflege',
    safety: 'sicherheit',
    manufacturer: 'hersteller',
    sizeGuide: null,
  },
  legal: {
    imprint: {
      company: 'Nordlicht Leuchten & Licht GmbH',
      address: ['Speicherweg 7', '24103 Kiel', 'Deutschland'],
      register: 'Amtsgericht Kiel, HRB 99999 KI',
      vatId: 'DE999999999',
      email: 'moin@nordlicht.example',
      phone: '+49 431 0000000',
    },
    withdrawal: { days: 14 },
    returnPostage: 'buyer',
    guarantee: {
      legalMonths: 24,
      commercial: {
        de: {
          text: 'Auf fest verbaute LED-Module geben wir zusätzlich fünf Jahre Garantie. Ihre gesetzlichen Rechte bleiben davon unberührt.',
        },
        en: {
          text: 'For built-in LED modules we also give a guarantee of five years. It does not affect your legal rights.',
        },
      },
    },
    reviews: { authors: 'anyone', areModerated: true },
    disputes: { participates: false },
  },
  payments: ['purchaseorder', 'banktransfer'],
  deliveryCountries: ['DE', 'AT', 'CH', 'DK', 'NL', 'SE', 'GB', 'US'],
  deliveryDays: { flatrate: { fewest: 1, most: 3 }, freeshipping: { fewest: 1, most: 3 } },
  shippingRates: [
    {
      carrier: 'flatrate',
      countries: ['DE'],
      currency: 'EUR',
      amount: 4.9,
      freeFrom: 99,
      handlingDays: { fewest: 0, most: 1 },
    },
  ],
  carrierNames: {
    flatrate: ['Paketversand', 'Parcel delivery', 'Standard Shipping'],
    freeshipping: ['Kostenloser Versand', 'Free delivery', 'Free Shipping'],
  },
  deliveryCalendar: {
    timeZone: 'Europe/Berlin',
    cutOffHour: 15,
    country: 'DE',
    closedWeekdays: [7],
    closedDays: [],
  },
  features: { giftRegistry: false },
  trackingUrls: {
    dhl: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
    dpd: 'https://tracking.dpd.de/status/de_DE/parcel/{number}',
    hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}',
  },
  search: {
    synonyms: {
      // The names of the catalogue are compounds with “-leuchte”.
      de: [
        ['leuchte', 'lampe'],
        ['pendelleuchte', 'hängeleuchte', 'hängelampe', 'pendellampe', 'deckenlampe'],
        ['tischleuchte', 'tischlampe', 'nachttischlampe'],
        ['stehleuchte', 'stehlampe'],
        ['wandleuchte', 'wandlampe'],
        ['blau', 'nachtblau', 'eisblau'],
        ['grün', 'moosgrün'],
        ['weiß', 'schneeweiß'],
        ['beige', 'sand', 'sandfarben'],
        ['holz', 'eichenholz', 'eiche'],
        ['wolle', 'schurwolle'],
        ['wachs', 'bienenwachs'],
      ],
      en: [
        ['blue', 'midnight blue', 'ice blue'],
        ['green', 'moss green'],
        ['white', 'snow white'],
        ['beige', 'sand'],
        ['wood', 'wooden', 'oak'],
      ],
    },
  },
  productFeed: {
    columns: {
      brand: { text: 'Nordlicht' },
      identifier_exists: { text: 'no' },
      condition: { text: 'new' },
      color: { attribute: 'farbe' },
      material: { attribute: 'material' },
    },
  },
  vendors: { tagManagerId: null },
})
