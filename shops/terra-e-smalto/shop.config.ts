import { defineShop } from '#src/shop/defineShop.ts'

export default defineShop({
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
  deliveryDays: { flatrate: { fewest: 2, most: 4 }, freeshipping: { fewest: 2, most: 4 } },
  vendors: { tagManagerId: null },
})
