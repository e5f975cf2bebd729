import type { SeedProduct } from '#server/commerce/seed/types.ts'
import { giftCard, shapeImage } from './build.ts'

const TWO_YEARS_DAYS = 730

/** Sold by a shop on Adobe Commerce instead of the voucher of one amount. */
export const giftCardProducts: readonly SeedProduct[] = [
  giftCard({
    sku: 'TS-BUONO-REGALO',
    pictures: [shapeImage('buono-regalo', 'petrolio')],
    name: { it: 'Buono Regalo', en: 'Gift card' },
    urlKey: { it: 'buono-regalo', en: 'gift-card' },
    summary: {
      it: 'Scegli l’importo e scrivi due righe: il buono arriva per email a chi vuoi tu, con il suo codice.',
      en: 'Choose the amount and write a line or two: the card goes by email to whom you like, with its code.',
    },
    story: {
      it: [
        'Scegliere una tazza per qualcun altro è un atto di fiducia; a volte è più bello lasciare che la scelga da sé. Il buono arriva per email subito dopo l’ordine, con il tuo messaggio e un codice da scrivere nel carrello.',
        'Vale due anni, si può usare in più volte e anche per i corsi. Quello che avanza resta sul buono.',
      ],
      en: [
        'Choosing a mug for someone else is an act of trust; at times it is nicer to let them choose. The card comes by email right after the order, with your message and a code to enter in the cart.',
        'It is valid for two years and can be used more than once, for workshops, too. What is left stays on the card.',
      ],
    },
    metaTitle: { it: 'Buono regalo per email', en: 'Gift card by email' },
    metaDescription: {
      it: 'Buono regalo per ceramiche e corsi, dell’importo che vuoi: arriva per email con il tuo messaggio e vale due anni.',
      en: 'A gift card for ceramics and workshops, of the amount you like: by email with your message, valid for two years.',
    },
    categories: { 'idee-regalo': 10 },
    attributes: {},
    createdAt: '2025-01-20',
    related: ['TS-BUONO-CARTA', 'TS-CORSO-TORNIO', 'TS-SET-TE'],
    cardType: 'virtual',
    amounts: [2500, 5000, 10_000],
    openAmount: { minCents: 1000, maxCents: 50_000 },
    messageMaxLength: 255,
    lifetimeDays: TWO_YEARS_DAYS,
    isRedeemable: true,
    weightKg: null,
  }),
  giftCard({
    sku: 'TS-BUONO-CARTA',
    pictures: [shapeImage('buono-regalo', 'petrolio')],
    name: { it: 'Buono Regalo di Carta', en: 'Paper gift card' },
    urlKey: { it: 'buono-regalo-di-carta', en: 'paper-gift-card' },
    summary: {
      it: 'Lo stesso buono, su carta a mano con il nastro cremisi: te lo spediamo in una busta da regalare.',
      en: 'The same card on handmade paper with a crimson ribbon: we post it in an envelope, ready to give.',
    },
    story: {
      it: [
        'Per chi vuole qualcosa da mettere sotto l’albero. Il buono parte da Montelupo in una busta rigida, con il nome che ci scrivi e il codice stampato dentro.',
        'Vale due anni, si può usare in più volte, in bottega e sul sito.',
      ],
      en: [
        'For those who want something to put under the tree. The card leaves Montelupo in a stiff envelope, with the name you give us and the code printed inside.',
        'It is valid for two years and can be used more than once, in the shop and on the site.',
      ],
    },
    metaTitle: { it: 'Buono regalo di carta', en: 'Paper gift card' },
    metaDescription: {
      it: 'Buono regalo su carta fatta a mano, spedito in una busta: da 50 o da 100 €, valido due anni.',
      en: 'A gift card on handmade paper, posted in an envelope: €50 or €100, valid for two years.',
    },
    categories: { 'idee-regalo': 65 },
    attributes: {},
    createdAt: '2025-11-03',
    related: ['TS-BUONO-REGALO'],
    crossSell: ['TS-CANDELA-SERA'],
    cardType: 'physical',
    amounts: [5000, 10_000],
    openAmount: null,
    messageMaxLength: null,
    lifetimeDays: TWO_YEARS_DAYS,
    isRedeemable: false,
    weightKg: 0.1,
  }),
]
