import type {
  SeedCartPriceRule,
  SeedCustomer,
  SeedGiftCard,
  SeedPaymentMethod,
  SeedShippingMethod,
} from '#server/commerce/seed/types.ts'

/** Spending that makes delivery free, in cents. */
export const FREE_SHIPPING_FROM_CENTS = 7900

export const giftCards: readonly SeedGiftCard[] = [
  { code: 'TERRA-4F7K-92QX', cents: 5_000, until: null },
  { code: 'SMALTO-8H3M-51ZT', cents: 2_000, until: '2028-12-31' },
]

export const cartPriceRules: readonly SeedCartPriceRule[] = [
  {
    name: { it: 'Benvenuto', en: 'Welcome' },
    description: {
      it: '10 % in meno, con il codice della newsletter.',
      en: '10% off, with the code from the newsletter.',
    },
    couponCode: 'BENVENUTO10',
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

export const shippingMethods: readonly SeedShippingMethod[] = [
  {
    carrierCode: 'freeshipping',
    methodCode: 'freeshipping',
    carrierTitle: { it: 'Spedizione gratuita', en: 'Free delivery' },
    methodTitle: { it: 'Corriere, 2–4 giorni lavorativi', en: 'Courier, 2–4 working days' },
    priceCents: 0,
    subtotalFromCents: FREE_SHIPPING_FROM_CENTS,
    countries: ['IT', 'SM', 'VA'],
    sortOrder: 10,
  },
  {
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    carrierTitle: { it: 'Corriere espresso', en: 'Express courier' },
    methodTitle: { it: '2–4 giorni lavorativi', en: '2–4 working days' },
    priceCents: 690,
    subtotalFromCents: null,
    countries: ['IT', 'SM', 'VA', 'AT', 'BE', 'DE', 'ES', 'FR', 'IE', 'NL', 'PT', 'CH', 'GB'],
    sortOrder: 20,
  },
  {
    carrierCode: 'instore',
    methodCode: 'pickup',
    carrierTitle: { it: 'Ritiro in bottega', en: 'Collect in store' },
    methodTitle: { it: 'Nella bottega che scegli', en: 'At the shop you choose' },
    priceCents: 0,
    subtotalFromCents: null,
    countries: ['IT', 'SM', 'VA'],
    sortOrder: 30,
  },
]

export const paymentMethods: readonly SeedPaymentMethod[] = [
  {
    code: 'banktransfer',
    title: { it: 'Bonifico bancario', en: 'Bank transfer' },
    instructions: {
      it: 'Ti mandiamo l’IBAN con la conferma d’ordine. Spediamo appena arriva il bonifico, di solito in uno o due giorni.',
      en: 'We send you the IBAN with the order confirmation. We ship as soon as the transfer arrives, usually within a day or two.',
    },
    sortOrder: 10,
  },
  {
    code: 'cashondelivery',
    title: { it: 'Contrassegno', en: 'Cash on delivery' },
    instructions: {
      it: 'Paghi in contanti al corriere. Tieni pronto l’importo esatto, se puoi.',
      en: 'You pay the courier in cash. Have the exact amount ready if you can.',
    },
    sortOrder: 20,
  },
  {
    code: 'checkmo',
    title: { it: 'Assegno', en: 'Cheque or money order' },
    instructions: {
      it: 'Intestalo a Terra e Smalto S.r.l. e spediscilo in Via del Forno 12, 50056 Montelupo Fiorentino (FI).',
      en: 'Make it payable to Terra e Smalto S.r.l. and post it to Via del Forno 12, 50056 Montelupo Fiorentino (FI), Italy.',
    },
    sortOrder: 30,
  },
  {
    code: 'purchaseorder',
    title: { it: 'Ordine d’acquisto aziendale', en: 'Purchase order' },
    instructions: {
      it: 'Per aziende ed enti: indica il numero del tuo ordine d’acquisto, paghi a 30 giorni dalla fattura.',
      en: 'For companies and institutions: give your purchase order number and pay within 30 days of the invoice.',
    },
    sortOrder: 40,
  },
  {
    code: 'paypal_express',
    title: { it: 'PayPal', en: 'PayPal' },
    instructions: null,
    sortOrder: 45,
  },
  {
    code: 'braintree',
    title: { it: 'Carta di credito o di debito', en: 'Credit or debit card' },
    instructions: null,
    sortOrder: 41,
  },
  {
    code: 'braintree_paypal',
    title: { it: 'PayPal', en: 'PayPal' },
    instructions: null,
    sortOrder: 44,
  },
  {
    code: 'adyen_cc',
    title: { it: 'Carta di credito o di debito', en: 'Credit or debit card' },
    instructions: null,
    sortOrder: 41,
  },
  {
    code: 'mollie_methods_creditcard',
    title: { it: 'Carta', en: 'Card' },
    instructions: null,
    sortOrder: 42,
  },
  {
    code: 'mollie_methods_applepay',
    title: { it: 'Apple Pay', en: 'Apple Pay' },
    instructions: null,
    sortOrder: 42,
  },
  {
    code: 'mollie_methods_satispay',
    title: { it: 'Satispay', en: 'Satispay' },
    instructions: null,
    sortOrder: 43,
  },
  {
    code: 'braintree_cc_vault',
    title: { it: 'Carta salvata', en: 'Saved card' },
    instructions: null,
    sortOrder: 46,
  },
  {
    code: 'braintree_paypal_vault',
    title: { it: 'Conto PayPal salvato', en: 'Saved PayPal account' },
    instructions: null,
    sortOrder: 47,
  },
  {
    code: 'free',
    title: { it: 'Nessun pagamento necessario', en: 'No payment needed' },
    instructions: null,
    sortOrder: 50,
  },
]

export const customers: readonly SeedCustomer[] = [
  {
    email: 'giulia@example.com',
    password: 'Ceramica.2026',
    firstname: 'Giulia',
    lastname: 'Ferri',
    store: 'it',
    isSubscribed: true,
    createdAt: '2025-05-12',
    addresses: [
      {
        firstname: 'Giulia',
        lastname: 'Ferri',
        company: null,
        street: ['Via dei Servi 41', 'Scala B, interno 7'],
        city: 'Firenze',
        postcode: '50122',
        regionCode: 'FI',
        countryId: 'IT',
        telephone: '+39 055 000 0000',
        isDefaultShipping: true,
        isDefaultBilling: true,
      },
      {
        firstname: 'Giulia',
        lastname: 'Ferri',
        company: 'Studio Ferri Architetti',
        street: ['Via San Felice 18'],
        city: 'Bologna',
        postcode: '40122',
        regionCode: 'BO',
        countryId: 'IT',
        telephone: '+39 051 000 0000',
        isDefaultShipping: false,
        isDefaultBilling: false,
      },
    ],
    wishes: [
      { sku: 'TS-LAMPADA-LUME', variantSku: null },
      { sku: 'TS-VASO-ANFORA', variantSku: 'TS-VASO-ANFORA-OCRA-M' },
      { sku: 'TS-CASSERUOLA', variantSku: null },
      { sku: 'TS-CORSO-TORNIO', variantSku: null },
    ],
    paymentTokens: [
      { type: 'card', token: 'demo-card', brand: 'VI', lastDigits: '4242', expiryMonth: 9, expiryYear: 2028 },
      { type: 'account', token: 'demo-account', email: 'giulia@example.com' },
    ],
    storeCredit: [
      { on: '2026-05-12', action: 'Created', cents: 2_500 },
      { on: '2026-06-20', action: 'Used', cents: -900 },
      { on: '2026-06-25', action: 'Refunded', cents: 900 },
    ],
    rewardPoints: [{ on: '2025-05-12', action: 'register', points: 100 }],
    giftRegistries: [
      {
        on: '2026-09-14',
        type: 'wedding',
        eventName: 'Il matrimonio di Giulia e Marco',
        message: 'Ci sposiamo a maggio: se volete farci un regalo, qui trovate quello che sogniamo per la nostra casa.',
        isPublic: true,
        answers: { event_date: '2027-05-15', event_country: 'IT', event_location: 'Fiesole', number_of_guests: '80' },
        registrants: [
          { firstname: 'Giulia', lastname: 'Ferri', email: 'giulia@example.com', answers: { role: 'bride' } },
          { firstname: 'Marco', lastname: 'Sala', email: 'marco@example.com', answers: { role: 'groom' } },
        ],
        items: [
          { sku: 'TS-TEIERA', variantSku: null, quantity: 1, received: 0, note: 'Per le domeniche mattina.' },
          { sku: 'TS-TAZZA', variantSku: 'TS-TAZZA-PETROLIO', quantity: 6, received: 2, note: null },
          { sku: 'TS-VASO-ANFORA', variantSku: 'TS-VASO-ANFORA-OCRA-M', quantity: 1, received: 1, note: null },
        ],
      },
    ],
  },
]
