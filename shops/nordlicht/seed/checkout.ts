import type {
  SeedAgreement,
  SeedCartPriceRule,
  SeedCustomer,
  SeedOrder,
  SeedPaymentMethod,
  SeedRating,
  SeedReview,
  SeedShippingMethod,
} from '#server/commerce/seed/types.ts'
import { paragraph, text } from './texts.ts'

const EUROPE = ['DE', 'AT', 'CH', 'DK', 'NL', 'SE', 'GB']

export const shippingMethods: readonly SeedShippingMethod[] = [
  {
    carrierCode: 'freeshipping',
    methodCode: 'freeshipping',
    carrierTitle: text('Kostenloser Versand', 'Free delivery', 'Free Shipping'),
    methodTitle: text('DHL, 1–3 Werktage', 'DHL, 1–3 working days', 'DHL, 1–3 business days'),
    priceCents: 0,
    subtotalFromCents: 9900,
    countries: ['DE'],
    sortOrder: 10,
  },
  {
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    carrierTitle: text('Paketversand', 'Parcel delivery', 'Standard Shipping'),
    methodTitle: text('DHL, 1–3 Werktage', 'DHL, 1–3 working days', 'UPS, 3–6 business days'),
    priceCents: 490,
    subtotalFromCents: null,
    countries: [...EUROPE, 'US'],
    sortOrder: 20,
  },
]

export const paymentMethods: readonly SeedPaymentMethod[] = [
  {
    code: 'purchaseorder',
    title: text('Kauf auf Rechnung', 'Invoice'),
    instructions: text(
      'Für Firmen: Geben Sie Ihre Bestellnummer an und zahlen Sie innerhalb von 14 Tagen.',
      'For companies: give your order number and pay within 14 days.',
    ),
    sortOrder: 10,
  },
  {
    code: 'banktransfer',
    title: text('Vorkasse', 'Bank transfer', 'Wire Transfer'),
    instructions: text(
      'Die Bankverbindung steht in der Bestellbestätigung. Wir versenden nach Zahlungseingang.',
      'The bank details are in the order confirmation. We ship when the payment has arrived.',
    ),
    sortOrder: 20,
  },
  { code: 'free', title: text('Keine Zahlung nötig', 'No payment needed'), instructions: null, sortOrder: 30 },
]

export const cartPriceRules: readonly SeedCartPriceRule[] = [
  {
    name: text('Willkommen', 'Welcome'),
    description: text('10 % mit dem Code aus dem Newsletter.', '10% off with the code from the newsletter.'),
    couponCode: 'MOIN10',
    action: 'by_percent',
    amount: 10,
    subtotalFromCents: null,
    grantsFreeShipping: false,
    from: null,
    to: null,
    usesPerCustomer: null,
    sortOrder: 10,
    stopsFurtherRules: false,
  },
]

export const agreements: readonly SeedAgreement[] = [
  {
    name: text('Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
    checkboxText: text(
      'Ich habe die AGB und die Widerrufsbelehrung gelesen und bin einverstanden.',
      'I have read and accept the terms and the withdrawal policy.',
    ),
    content: paragraph(
      'Vertragspartner ist die Nordlicht Leuchten & Licht GmbH, Speicherweg 7, 24103 Kiel. Sie können binnen 14 Tagen ohne Angabe von Gründen widerrufen.',
      'Your contract is with Nordlicht Leuchten & Licht GmbH, Speicherweg 7, 24103 Kiel, Germany. You may withdraw within 14 days without giving a reason.',
    ),
    mode: 'MANUAL',
    sortOrder: 10,
  },
]

const JOHANNA = { email: 'johanna@example.com', store: 'de' } as const

export const customers: readonly SeedCustomer[] = [
  {
    email: JOHANNA.email,
    password: 'Polarlicht.2026',
    firstname: 'Johanna',
    lastname: 'Claasen',
    store: 'de',
    isSubscribed: false,
    createdAt: '2026-02-03',
    addresses: [
      {
        firstname: 'Johanna',
        lastname: 'Claasen',
        company: null,
        street: ['Holtenauer Straße 12'],
        city: 'Kiel',
        postcode: '24105',
        regionCode: null,
        countryId: 'DE',
        telephone: '+49 431 0000001',
        isDefaultShipping: true,
        isDefaultBilling: true,
      },
    ],
    wishes: [{ sku: 'NL-LOFOT', variantSku: null }],
    storeCredit: [],
  },
]

export const orders: readonly SeedOrder[] = [
  {
    ...JOHANNA,
    placedOn: '2026-10-12',
    items: [
      { sku: 'NL-SKAGEN', variantSku: 'NL-SKAGEN-MOOS', quantity: 1 },
      { sku: 'NL-BIRNE', variantSku: null, quantity: 2 },
    ],
    coupon: null,
    shipping: { carrierCode: 'freeshipping', methodCode: 'freeshipping' },
    payment: 'banktransfer',
    invoice: { on: '2026-10-13', comment: null },
    shipments: [
      {
        on: '2026-10-14',
        lines: [
          [0, 1],
          [1, 2],
        ],
        comment: null,
        tracks: [{ carrier: 'dhl', title: 'DHL', number: '00340434000000000001' }],
      },
    ],
    refund: null,
  },
]

export const ratings: readonly SeedRating[] = [{ code: 'quality', name: text('Qualität', 'Quality') }]

const review = (
  store: string,
  sku: string,
  nickname: string,
  stars: number,
  summary: string,
  words: string,
): SeedReview => ({
  sku,
  store,
  nickname,
  summary,
  text: words,
  stars: { quality: stars },
  status: 'approved',
  customer: null,
  writtenAt: '2026-09-18T18:30',
})

export const reviews: readonly SeedReview[] = [
  review(
    'de',
    'NL-FJORD',
    'Hauke',
    5,
    'Hängt über unserem Tisch',
    'Blendet nicht und sieht auch ausgeschaltet gut aus.',
  ),
  review('de', 'NL-TROMSOE', 'Wiebke', 4, 'Warm', 'Am Anfang kratzt sie ein wenig, nach dem Auslüften nicht mehr.'),
  review(
    'de',
    'NL-STURM',
    'Jette',
    5,
    'Hält den Wind aus',
    'Stand den ganzen Sommer auf dem Balkon, und die Kerze ist nie ausgegangen.',
  ),
  review('en', 'NL-FJORD', 'Alison', 5, 'Calm light', 'Exactly the blue of the photo.'),
  review('en', 'NL-TROMSOE', 'Freya', 5, 'Large enough for two', 'Soft after a week, and it stays on the sofa.'),
  review('en', 'NL-STURM', 'Callum', 4, 'The flame stays', 'It works on a windy balcony. The handle gets warm.'),
  review('us', 'NL-SKAGEN', 'Dana', 4, 'Nice and simple', 'Came with the right plug.'),
  review('us', 'NL-FJORD', 'Theo', 5, 'Soft light', 'No glare at the dinner table, even at full brightness.'),
  review('us', 'NL-TROMSOE', 'Marcus', 5, 'Truly warm', 'We use it on the porch until late fall.'),
]
