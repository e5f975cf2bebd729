import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { checkoutSchema, invoiceSchema } from '#src/features/checkout/form/checkoutSchema.ts'
import type { CheckoutRules } from '#src/features/checkout/form/checkoutSchema.ts'
import { NO_GIFT } from '#src/features/checkout/form/checkoutValues.ts'
import type { AddressValues } from '#src/features/address/addressValues.ts'
import type { CheckoutValues } from '#src/features/checkout/form/checkoutValues.ts'
import { FIELD_MESSAGES, isFieldRule } from '#src/features/checkout/form/fieldMessages.ts'

const italy: AddressCountry = {
  id: 'IT',
  name: 'Italia',
  regions: [
    { id: 7, code: 'FI', name: 'Firenze' },
    { id: 9, code: 'MI', name: 'Milano' },
  ],
  isRegionRequired: true,
  isPostcodeOptional: false,
}
const ireland: AddressCountry = {
  ...italy,
  id: 'IE',
  name: 'Irlanda',
  regions: [],
  isRegionRequired: false,
  isPostcodeOptional: true,
}
const spain: AddressCountry = {
  ...italy,
  id: 'ES',
  name: 'Spagna',
  regions: [{ id: 40, code: 'Madrid', name: 'Madrid' }],
  isRegionRequired: false,
}

/** The settings of the backend let both countries do without a postcode. */
const optional = [italy, spain].map((country) => ({ ...country, isPostcodeOptional: true, isRegionRequired: false }))

const rules: CheckoutRules = {
  countries: [italy, ireland, spain],
  isVirtual: false,
  isCustomer: false,
  consents: [],
  requiredAgreementIds: [1],
}

const address: AddressValues = {
  countryCode: 'IT',
  firstname: 'Ada',
  lastname: 'Bianchi',
  company: '',
  street: 'Via Dante 1',
  streetMore: '',
  postcode: '50123',
  city: 'Firenze',
  regionId: '7',
  regionName: '',
  telephone: '+39 055 123 456',
}
const nowhere: AddressValues = {
  ...address,
  firstname: '',
  lastname: '',
  street: '',
  postcode: '',
  city: '',
  regionId: '',
  telephone: '',
}

const complete: CheckoutValues = {
  email: 'ada@example.com',
  isPickup: false,
  pickup: null,
  shipping: address,
  savesAddress: false,
  gift: NO_GIFT,
  notes: '',
  billingIsShipping: true,
  billing: nowhere,
  invoiceTo: 'person',
  invoiceCompany: '',
  vatId: '',
  invoiceDelivery: '',
  fiscalCode: '',
  shippingMethod: 'flatrate|flatrate',
  paymentMethod: 'banktransfer',
  purchaseOrderNumber: '',
  paymentToken: '',
  payerId: '',
  deviceData: '',
  consents: { digital: false, service: false },
  agreements: { agreement1: true },
}

/** The first message of every field, as the form shows it. */
function problems(values: CheckoutValues, changed: Partial<CheckoutRules> = {}): Record<string, string> {
  const { issues = [] } = safeParse(checkoutSchema({ ...rules, ...changed }), values)
  const found: Record<string, string> = {}
  for (const { path, message } of issues) {
    const name = (path ?? []).map(({ key }) => String(key)).join('.')
    found[name] ??= isFieldRule(message) ? String(FIELD_MESSAGES[message].message) : `no words for ${message}`
  }
  return found
}

const shipping = (change: Partial<AddressValues>): CheckoutValues => ({
  ...complete,
  shipping: { ...address, ...change },
})

test('a complete form has no problem', () => {
  expect(problems(complete)).toEqual({})
})

test('an empty form names every field once', () => {
  const empty = { ...complete, email: '', shipping: nowhere, shippingMethod: '', paymentMethod: '', agreements: {} }
  expect(problems(empty)).toEqual({
    email: 'Scrivi l’indirizzo email.',
    'shipping.firstname': 'Scrivi il nome.',
    'shipping.lastname': 'Scrivi il cognome.',
    'shipping.street': 'Scrivi la via e il numero civico.',
    'shipping.postcode': 'Scrivi il CAP.',
    'shipping.city': 'Scrivi la città o il comune.',
    'shipping.regionId': 'Scegli la provincia o la regione.',
    'shipping.telephone': 'Scrivi un numero di telefono.',
    shippingMethod: 'Scegli come vuoi ricevere l’ordine.',
    paymentMethod: 'Scegli come vuoi pagare.',
    'agreements.agreement1': 'Per ordinare serve il tuo consenso: leggi il testo e metti la spunta.',
  })
})

test('blanks are nothing', () => {
  expect(Object.keys(problems(shipping({ firstname: '  ', city: '\t' })))).toEqual([
    'shipping.firstname',
    'shipping.city',
  ])
})

describe('e-mail', () => {
  test.each(['ada@example.com', ' ada@example.com ', 'a.b+c@mail.example.it'])('%j is one', (email) => {
    expect(problems({ ...complete, email })).toEqual({})
  })
  test.each(['ada', 'ada@', 'ada@example', 'ada example@x.it', '@example.com'])('%j is none', (email) => {
    expect(problems({ ...complete, email })).toEqual({
      email: 'Scrivi un indirizzo email completo, per esempio nome@esempio.it.',
    })
  })
})

describe('postcode', () => {
  test.each(['5012', '501234', 'ABCDE', '5012A', '50 123'])('%j is no Italian one', (postcode) => {
    expect(problems(shipping({ postcode }))).toEqual({
      'shipping.postcode': 'In questo paese il CAP ha cinque cifre.',
    })
  })
  test('other countries have other ones, or none', () => {
    expect(problems(shipping({ countryCode: 'IE', regionId: '', postcode: 'D02 AF30' }))).toEqual({})
    expect(problems(shipping({ countryCode: 'AT', regionId: '', postcode: '1010' }))).toEqual({})
    expect(problems(shipping({ countryCode: 'AT', regionId: '', postcode: '10100' }))).toEqual({
      'shipping.postcode': 'In questo paese il CAP ha quattro cifre.',
    })
    expect(problems(shipping({ countryCode: 'IE', regionId: '', postcode: '' }))).toEqual({})
    expect(problems(shipping({ countryCode: 'ES', regionId: '', postcode: '' }))).toEqual({
      'shipping.postcode': 'Scrivi il CAP.',
    })
  })
})

test('where a postcode is optional, one that is written has the form of its country, and Italy needs one', () => {
  const found = (values: Partial<AddressValues>) =>
    problems(shipping({ regionId: '', ...values }), { countries: optional })
  expect(found({ countryCode: 'ES', postcode: '' })).toEqual({})
  expect(found({ countryCode: 'ES', postcode: '2801' })).toEqual({
    'shipping.postcode': 'In questo paese il CAP ha cinque cifre.',
  })
  expect(found({ countryCode: 'IT', postcode: '' })).toEqual({ 'shipping.postcode': 'Scrivi il CAP.' })
})

describe('region', () => {
  test('one of another country is refused', () => {
    expect(problems(shipping({ regionId: '40' }))).toEqual({
      'shipping.regionId': 'Scegli di nuovo la provincia o la regione: quella di prima è di un altro paese.',
    })
  })
  test('is required only if the store requires it', () => {
    expect(problems(shipping({ countryCode: 'ES', regionId: '' }))).toEqual({})
    expect(problems(shipping({ countryCode: 'ES', regionId: '40' }))).toEqual({})
  })
})

describe('telephone', () => {
  test.each(['02123456', '+39 333 123 4567', '(055) 12.34.56', '0039-055/123456'])('%j is one', (telephone) => {
    expect(problems(shipping({ telephone }))).toEqual({})
  })
  test.each(['12345', 'non lo dico', '+39', '1234567890123456'])('%j is none', (telephone) => {
    expect(problems(shipping({ telephone }))).toEqual({
      'shipping.telephone': 'Controlla il telefono: servono almeno sei cifre, per esempio 333 123 4567.',
    })
  })
})

test('the billing address has rules only when it is another one', () => {
  expect(Object.keys(problems({ ...complete, billingIsShipping: false }))).toContain('billing.firstname')
  expect(problems({ ...complete, billingIsShipping: false, billing: address })).toEqual({})
})

test('a cart without anything to ship needs a billing address and no delivery', () => {
  const virtual = { ...complete, shipping: nowhere, shippingMethod: '' }
  expect(Object.keys(problems(virtual, { isVirtual: true }))).toContain('billing.firstname')
  expect(problems({ ...virtual, billing: address }, { isVirtual: true })).toEqual({})
})

test.each(['', null])('a choice that is %j is none', (none) => {
  expect(problems({ ...complete, shippingMethod: none, paymentMethod: none })).toEqual({
    shippingMethod: 'Scegli come vuoi ricevere l’ordine.',
    paymentMethod: 'Scegli come vuoi pagare.',
  })
})

test('a purchase order needs its number', () => {
  expect(problems({ ...complete, paymentMethod: 'purchaseorder' })).toEqual({
    purchaseOrderNumber: 'Scrivi il numero del tuo ordine d’acquisto.',
  })
})

test('only agreements that need a tick block', () => {
  const unticked = { ...complete, agreements: { agreement1: false } }
  expect(problems(unticked)).toHaveProperty(['agreements.agreement1'])
  expect(problems(unticked, { requiredAgreementIds: [] })).toEqual({})
})

test('digital content and services need consents of their own, unless the shopper cannot withdraw', () => {
  expect(problems(complete, { consents: ['digital', 'service'] })).toEqual({
    'consents.digital': 'Per ordinare contenuti digitali serve questo consenso: metti la spunta.',
    'consents.service': 'Per ordinare questi servizi serve questa richiesta: metti la spunta.',
  })
  const given = { ...complete, consents: { digital: true, service: false } }
  expect(problems(given, { consents: ['digital'] })).toEqual({})
  expect(problems(complete)).toEqual({})
})

test('check 42: no two rules share their words', () => {
  const words = Object.values(FIELD_MESSAGES).map(({ message }) => message)
  expect(new Set(words).size).toBe(words.length)
})

describe('an invoice to a company', () => {
  const invoice = (change: Partial<CheckoutValues>): CheckoutValues => ({
    ...complete,
    invoiceTo: 'company',
    invoiceCompany: 'Rossi S.r.l.',
    vatId: '12345678903',
    ...change,
  })

  test.each(['12345678903', 'IT12345678903', ' it 123 456 789.03 '])('takes the VAT number %j', (vatId) => {
    expect(problems(invoice({ vatId }))).toEqual({})
  })

  test.each([
    [{ invoiceCompany: ' ' }, { invoiceCompany: 'Scrivi la ragione sociale.' }],
    [{ vatId: '' }, { vatId: 'Scrivi la partita IVA.' }],
    [{ vatId: '1234567890' }, { vatId: 'In questo paese la partita IVA ha undici cifre.' }],
    [{ vatId: '1234567890A' }, { vatId: 'In questo paese la partita IVA ha undici cifre.' }],
    [{ vatId: '12345678902' }, { vatId: 'Controlla la partita IVA: una cifra non torna.' }],
    [
      { invoiceDelivery: 'ABC12' },
      {
        invoiceDelivery:
          'Il codice destinatario ha sette caratteri, sei per la pubblica amministrazione: lettere e cifre.',
      },
    ],
    [{ invoiceDelivery: 'rossi@pec' }, { invoiceDelivery: 'Controlla la PEC: dovrebbe essere come azienda@pec.it.' }],
  ])('refuses %j', (change, found) => {
    expect(problems(invoice(change))).toEqual(found)
  })

  test.each(['', ' M5UXCR1 ', 'm5uxcr1', 'UFABC1', 'rossi@pec.example.it'])('is delivered to %j', (invoiceDelivery) => {
    expect(problems(invoice({ invoiceDelivery }))).toEqual({})
  })

  test('has the rules of the country it goes to', () => {
    const irish = { ...address, countryCode: 'IE', regionId: '', postcode: '' }
    expect(problems(invoice({ vatId: 'IE6388047V', billingIsShipping: false, billing: irish }))).toEqual({})
    expect(Object.keys(problems(invoice({ vatId: ' ', billingIsShipping: false, billing: irish })))).toEqual(['vatId'])
  })

  test('asks nothing of a person', () => {
    expect(problems({ ...complete, vatId: '1', invoiceDelivery: '1' })).toEqual({})
  })
})

describe('a person’s tax code', () => {
  test.each(['', 'RSSMRA85T10A562S', ' rssmra 85t10 a562s ', '12345678903'])('may be %j', (fiscalCode) => {
    expect(problems({ ...complete, fiscalCode })).toEqual({})
  })

  test.each([
    ['RSSMRA85T10A562', 'Il codice fiscale ha sedici caratteri, per esempio RSSMRA85T10A562S.'],
    ['RSSMRA85T10A562T', 'Controlla il codice fiscale: un carattere non torna.'],
  ])('is refused: %s', (fiscalCode, found) => {
    expect(problems({ ...complete, fiscalCode })).toEqual({ fiscalCode: found })
  })

  test('is asked neither of companies nor abroad', () => {
    const irish = { ...address, countryCode: 'IE', regionId: '', postcode: '' }
    expect(problems({ ...complete, fiscalCode: '1', billingIsShipping: false, billing: irish })).toEqual({})
    const company = { invoiceTo: 'company', invoiceCompany: 'Rossi S.r.l.', vatId: '12345678903' } as const
    expect(problems({ ...complete, ...company, fiscalCode: '1' })).toEqual({})
  })
})

test.each([
  ['DE', 'DE123456789', true],
  ['DE', 'de 123 456 789', true],
  ['DE', 'DE12345678', false],
  // A domestic tax number.
  ['DE', '29/815/08154', true],
  ['AT', 'ATU12345678', true],
  ['AT', 'AT12345678', false],
  ['FR', 'FR 40 303 265 045', true],
  ['FR', 'FR4030326504', false],
  ['ES', 'ESB12345678', true],
  ['ES', 'ES12345678', false],
  ['IE', 'IE-anything', true],
])('the VAT number of a company in %s: %s is accepted: %s', (countryCode, vatId, isAccepted) => {
  const values = { ...complete, invoiceTo: 'company', invoiceCompany: 'Rossi', vatId } as const
  const { issues = [] } = safeParse(invoiceSchema(countryCode), values)
  expect(issues.map(({ message }) => message)).toEqual(isAccepted ? [] : ['vat-id-malformed'])
})
