import { defineShop } from '#src/shop/defineShop.ts'

export default defineShop({
  isDemo: true,
  brand: { name: 'Terra e Smalto' },
  stores: [
    { locale: 'it', magentoStoreCode: 'it', basePath: '/', intlLocale: 'it-IT', label: 'Italiano' },
    { locale: 'en', magentoStoreCode: 'en', basePath: '/en', intlLocale: 'en-GB', label: 'English' },
  ],
  country: 'IT',
  currency: 'EUR',
  attributes: {
    lowestPrice: 'prezzo_minimo_30_giorni',
    unitPrice: 'prezzo_unitario',
    care: 'cura',
    safety: 'avvertenze',
    manufacturer: 'produttore',
    sizeGuide: 'guida_misure',
  },
  legal: {
    imprint: {
      company: 'Terra e Smalto S.r.l.',
      address: ['Via del Forno 12', '50056 Montelupo Fiorentino (FI)', 'Italia'],
      register: 'FI-999147',
      vatId: 'IT99914720489',
      email: 'ciao@terraesmalto.example',
      phone: '+39 0571 000 000',
    },
    withdrawal: { days: 14, services: ['TS-CORSO-*', 'TS-LABORATORIO-*'] },
    returnPostage: 'buyer',
    guarantee: { legalMonths: 24 },
    reviews: { authors: 'anyone', areModerated: true },
  },
  payments: ['banktransfer', 'cashondelivery', 'checkmo', 'purchaseorder'],
  deliveryDays: { flatrate: { fewest: 2, most: 4 }, freeshipping: { fewest: 2, most: 4 } },
  shippingRates: [
    {
      carrier: 'flatrate',
      countries: ['IT', 'SM', 'VA'],
      currency: 'EUR',
      amount: 6.9,
      freeFrom: 79,
      handlingDays: { fewest: 0, most: 1 },
    },
    {
      carrier: 'flatrate',
      countries: ['AT', 'BE', 'DE', 'ES', 'FR', 'IE', 'NL', 'PT', 'CH', 'GB'],
      currency: 'EUR',
      amount: 6.9,
      handlingDays: { fewest: 0, most: 1 },
    },
  ],
  carrierNames: {
    flatrate: ['Corriere espresso', 'Express courier'],
    freeshipping: ['Spedizione gratuita', 'Free delivery'],
  },
  deliveryCalendar: {
    timeZone: 'Europe/Rome',
    cutOffHour: 14,
    country: 'IT',
    closedWeekdays: [6, 7],
    closedDays: [],
  },
  trackingUrls: {
    brt: 'https://vas.brt.it/vas/sped_det_show.hsm?Nspediz={number}',
    gls: 'https://www.gls-italy.com/it/servizi/servizi-per-chi-riceve/ricerca-spedizioni?match={number}',
    poste: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}',
    sda: 'https://www.sda.it/wps/portal/Servizi_online/ricerca_spedizioni?locale=it&tracing.letteraVettura={number}',
  },
  // The shop's letter marks its own links.
  campaignParams: ['lettera_*'],
  search: {
    synonyms: {
      it: [
        ['tazza', 'mug'],
        ['ciotola', 'bowl', 'scodella'],
        ['blu', 'blu cobalto', 'azzurro', 'cobalto'],
        ['rosso', 'bordeaux', 'cremisi'],
        ['bianco', 'panna', 'crema', 'avorio'],
        ['nero', 'grigio', 'antracite', 'grafite'],
        ['giallo', 'senape', 'ocra'],
        ['verde', 'salvia'],
        ['turchese', 'ottanio', 'petrolio'],
      ],
      en: [
        ['mug', 'cup'],
        ['jug', 'pitcher'],
        ['blue', 'cobalt'],
        ['red', 'burgundy', 'crimson'],
        ['white', 'cream', 'ivory'],
        ['black', 'grey', 'gray', 'graphite'],
        ['yellow', 'mustard', 'ochre'],
        ['green', 'sage'],
        ['turquoise', 'petrol', 'teal'],
      ],
    },
  },
  productFeed: {
    columns: {
      brand: { text: 'Terra e Smalto' },
      identifier_exists: { text: 'no' },
      condition: { text: 'new' },
      color: { attribute: 'smalto' },
      size: { attribute: 'misura' },
      material: { attribute: 'materiale' },
    },
  },
  vendors: { tagManagerId: null },
})
