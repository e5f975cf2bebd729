import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { addressCountries } from '#src/features/address/addressCountries.ts'
import { customerAddressOf } from '#src/features/address/addressInput.ts'
import { cartAddressOf, pickupAddressOf } from '#src/features/checkout/delivery/cartAddress.ts'
import { afterStep, nextStep, stepsOf } from '#src/features/checkout/steps/cartSteps.ts'
import type { SavedSteps } from '#src/features/checkout/steps/cartSteps.ts'
import type { CheckoutRules } from '#src/features/checkout/form/checkoutSchema.ts'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import { emptyCheckout, methodCodesOf, methodKey } from '#src/features/checkout/form/checkoutValues.ts'
import type { AddressValues } from '#src/features/address/addressValues.ts'
import type { CheckoutValues } from '#src/features/checkout/form/checkoutValues.ts'

const countries: readonly AddressCountry[] = addressCountries(
  [
    {
      id: 'IT',
      full_name_locale: 'Italia',
      available_regions: [{ id: 9, code: 'MI', name: 'Milano' }, { id: 7, code: 'FI', name: 'Firenze' }, null],
    },
    { id: 'ES', full_name_locale: 'Spagna', available_regions: [{ id: 40, code: 'Madrid', name: 'Madrid' }] },
    { id: 'DE', full_name_locale: 'Germania', available_regions: null },
    null,
  ],
  { countries_with_required_region: 'IT,DE', optional_zip_countries: 'DE' },
  'it-IT',
)
const rules: CheckoutRules = {
  countries,
  isVirtual: false,
  isCustomer: false,
  consents: [],
  requiredAgreementIds: [],
}

const address: AddressValues = {
  ...emptyAddress('IT'),
  firstname: ' Ada ',
  lastname: 'Bianchi',
  street: 'Via Dante 1',
  postcode: '20121',
  city: 'Milano',
  regionId: '9',
  telephone: '02123456',
}
const values: CheckoutValues = {
  ...emptyCheckout('IT'),
  email: 'ada@example.com',
  shipping: address,
  shippingMethod: 'flatrate|flatrate',
  paymentMethod: 'checkmo',
}

/** All steps that transfer the form to a new cart, in order. */
function walk(wanted: CheckoutValues, saved: SavedSteps = {}, changed: Partial<CheckoutRules> = {}) {
  const kinds: string[] = []
  let known = saved
  const steps = stepsOf(wanted, { ...rules, ...changed })
  for (let step = nextStep(steps, known); step; step = nextStep(steps, known)) {
    kinds.push(step.kind)
    known = afterStep(known, step)
    if (kinds.length > 20) throw new Error('The cart never becomes what the form says.')
  }
  return { kinds, saved: known }
}

describe('collecting', () => {
  const pickup = {
    code: 'milano',
    name: 'Negozio di Milano',
    countryCode: 'IT',
    street: 'Via Solferino 900',
    postcode: '20121',
    city: 'Milano',
    regionId: '9',
  }
  const person = { ...emptyAddress('IT'), firstname: 'Ada', lastname: 'Bianchi', telephone: '02123456' }
  const collected: CheckoutValues = {
    ...values,
    isPickup: true,
    pickup,
    shipping: person,
    notes: 'Citofono rotto',
    shippingMethod: 'instore|pickup',
  }
  const addressStep = (wanted: CheckoutValues) =>
    stepsOf(wanted, rules).find(({ kind }) => kind === 'shippingAddress') ?? null

  test('sends the person to the place, without a word to the courier', () => {
    expect(addressStep(collected)).toMatchObject({
      pickupCode: 'milano',
      notes: null,
      address: {
        firstname: 'Ada',
        telephone: '02123456',
        street: ['Via Solferino 900'],
        city: 'Milano',
        postcode: '20121',
        region_id: 9,
        country_code: 'IT',
      },
    })
  })

  test('asks for a bill of its own: nobody is billed at a shop', () => {
    expect(walk(collected).kinds).toEqual(['email', 'shippingAddress', 'shippingMethod', 'paymentMethod'])
    expect(walk({ ...collected, billing: address }).kinds).toEqual([
      'email',
      'shippingAddress',
      'shippingMethod',
      'billingAddress',
      'paymentMethod',
    ])
  })

  test.each([
    ['the place', { pickup: null }],
    ['its code', { pickup: { ...pickup, code: '' } }],
    ['the person', { shipping: { ...person, telephone: '' } }],
  ])('waits for %s', (_, missing) => {
    expect(addressStep({ ...collected, ...missing })).toBeNull()
  })

  test('is taken back where it came up, and never mentioned where it did not', () => {
    expect(addressStep({ ...values, pickup })).toMatchObject({ pickupCode: '', address: { street: ['Via Dante 1'] } })
    expect(addressStep(values)).not.toHaveProperty('pickupCode')
  })

  test('never keeps the shop in the address book', () => {
    const steps = stepsOf({ ...collected, savesAddress: true }, { ...rules, isCustomer: true }, { isFinal: true })
    expect(steps.find(({ kind }) => kind === 'shippingAddress')).toMatchObject({
      address: { save_in_address_book: false },
    })
  })
})

describe('countries', () => {
  test('are sorted by name, their regions too, and ask for a region only where they have some', () => {
    expect(countries.map(({ name }) => name)).toEqual(['Germania', 'Italia', 'Spagna'])
    expect(countries[1]?.regions.map(({ name }) => name)).toEqual(['Firenze', 'Milano'])
    expect(countries.map(({ isRegionRequired }) => isRegionRequired)).toEqual([false, true, false])
    expect(countries.map(({ isPostcodeOptional }) => isPostcodeOptional)).toEqual([true, false, false])
  })
})

describe('steps', () => {
  test('come in Magento’s order, each once', () => {
    expect(walk(values).kinds).toEqual([
      'email',
      'shippingAddress',
      'shippingMethod',
      'billingAddress',
      'paymentMethod',
    ])
  })

  test('a cart that has them needs none', () => {
    expect(walk(values, walk(values).saved).kinds).toEqual([])
  })

  test('incomplete or wrong values are not sent', () => {
    expect(walk({ ...values, email: 'ada@' }).kinds).not.toContain('email')
    expect(walk({ ...values, shipping: { ...address, postcode: '2012' } }).kinds).toEqual(['email'])
  })

  test('a new delivery address takes the method and the copied billing address with it', () => {
    const moved = { ...values, shipping: { ...address, city: 'Monza' } }
    expect(walk(moved, walk(values).saved).kinds).toEqual(['shippingAddress', 'shippingMethod', 'billingAddress'])
  })

  test('another billing address is sent as such, and only when it is complete', () => {
    const other = { ...values, billingIsShipping: false }
    expect(walk(other).kinds).not.toContain('billingAddress')
    const steps = stepsOf({ ...other, billing: { ...address, city: 'Roma' } }, rules)
    expect(steps.find(({ kind }) => kind === 'billingAddress')).toMatchObject({ address: { city: 'Roma' } })
  })

  test('a company is billed at the same address under its own name and VAT number, once both are right', () => {
    const billed = (change: Partial<CheckoutValues>) =>
      stepsOf({ ...values, invoiceTo: 'company', invoiceCompany: ' Rossi S.r.l. ', vatId: '', ...change }, rules).find(
        ({ kind }) => kind === 'billingAddress',
      )
    expect(billed({})).toBeUndefined()
    expect(billed({ vatId: '12345678902' })).toBeUndefined()
    expect(billed({ vatId: 'IT 1234567 890 3', invoiceCompany: ' ' })).toBeUndefined()
    expect(billed({ vatId: 'IT 1234567 890 3' })).toMatchObject({
      address: { company: 'Rossi S.r.l.', vat_id: '12345678903', city: 'Milano', region_id: 9 },
    })
  })

  test('an Italian company’s invoice is delivered where the order keeps it', () => {
    const fax = (invoiceDelivery: string, countryCode = 'IT') => {
      const invoice = { invoiceTo: 'company', invoiceCompany: 'Rossi S.r.l.', vatId: '12345678903' } as const
      const shipping = { ...address, countryCode, regionId: countryCode === 'IT' ? '9' : '40' }
      const steps = stepsOf({ ...values, ...invoice, shipping, invoiceDelivery }, rules)
      const billed = steps.find(({ kind }) => kind === 'billingAddress')
      return billed?.kind === 'billingAddress' && billed.address !== 'same-as-shipping' ? billed.address.fax : 'none'
    }
    expect(fax('')).toBeNull()
    expect(fax(' m5uxcr1 ')).toBe('M5UXCR1')
    expect(fax('Rossi@pec.it')).toBe('Rossi@pec.it')
    expect(fax('M5')).toBe('none')
    expect(fax('M5', 'ES')).toBeNull()
  })

  test('a person with a tax code is billed with it at the same address', () => {
    const billed = (change: Partial<CheckoutValues>) =>
      stepsOf({ ...values, ...change }, rules).find(({ kind }) => kind === 'billingAddress')
    expect(billed({})).toMatchObject({ address: 'same-as-shipping' })
    expect(billed({ fiscalCode: 'RSSMRA85T10A562T' })).toBeUndefined()
    expect(billed({ fiscalCode: ' rssmra85t10a562s' })).toMatchObject({
      address: { vat_id: 'RSSMRA85T10A562S', city: 'Milano', company: null, fax: null },
    })
  })

  test('a virtual cart has a billing address alone', () => {
    const virtual = { ...values, shipping: emptyAddress('IT'), billing: address }
    expect(walk(virtual, {}, { isVirtual: true }).kinds).toEqual(['email', 'billingAddress', 'paymentMethod'])
  })

  test('a customer’s e-mail is known, and Magento accepts no other', () => {
    expect(walk(values, {}, { isCustomer: true }).kinds).not.toContain('email')
  })

  test('a customer’s address is kept once, right before the order, and only where that is wished for', () => {
    const kept = (change: Partial<CheckoutValues>, changed: Partial<CheckoutRules>, isFinal: boolean) =>
      stepsOf({ ...values, ...change }, { ...rules, ...changed }, { isFinal }).some(
        (step) => step.kind === 'shippingAddress' && step.address.save_in_address_book,
      )
    expect(kept({ savesAddress: true }, { isCustomer: true }, true)).toBe(true)
    expect(kept({ savesAddress: true }, { isCustomer: true }, false)).toBe(false)
    expect(kept({ savesAddress: true }, { isCustomer: false }, true)).toBe(false)
    expect(kept({}, { isCustomer: true }, true)).toBe(false)
  })

  test('a purchase order waits for its number, which no other method gets', () => {
    const kinds = (change: Partial<CheckoutValues>) => stepsOf({ ...values, ...change }, rules)
    expect(kinds({ paymentMethod: 'purchaseorder' }).some(({ kind }) => kind === 'paymentMethod')).toBe(false)
    expect(kinds({ paymentMethod: 'purchaseorder', purchaseOrderNumber: ' 42 ' })).toContainEqual({
      kind: 'paymentMethod',
      input: { code: 'purchaseorder', purchase_order_number: '42' },
    })
    expect(kinds({ purchaseOrderNumber: '42' })).toContainEqual({
      kind: 'paymentMethod',
      input: { code: values.paymentMethod },
    })
    expect(kinds({ paymentMethod: 'paypal_express' })).not.toContainEqual(
      expect.objectContaining({ kind: 'paymentMethod' }),
    )
    expect(kinds({ paymentMethod: 'paypal_express', paymentToken: 'EC-1', payerId: '7E8' })).toContainEqual({
      kind: 'paymentMethod',
      input: { code: 'paypal_express', paypal_express: { token: 'EC-1', payer_id: '7E8' } },
    })
  })
})

test('the address is trimmed, its street is the lines that hold something', () => {
  expect(cartAddressOf({ ...address, streetMore: '  ' }, countries)).toMatchObject({
    firstname: 'Ada',
    street: ['Via Dante 1'],
    company: null,
    region_id: 9,
    save_in_address_book: false,
  })
  expect(cartAddressOf({ ...address, streetMore: 'Scala B' }, countries).street).toEqual(['Via Dante 1', 'Scala B'])
})

test('a region as text is sent back where the country has no list of regions, and only there', () => {
  const saxony = { ...address, countryCode: 'DE', regionId: '', regionName: ' Sachsen ' }
  expect(cartAddressOf(saxony, countries)).toMatchObject({ region: 'Sachsen', region_id: null })
  expect(customerAddressOf(saxony, countries).region).toEqual({ region: 'Sachsen', region_id: null })
  expect(cartAddressOf({ ...saxony, countryCode: 'ES' }, countries)).not.toHaveProperty('region')
  const place = {
    code: 'b',
    name: 'B',
    countryCode: 'DE',
    street: 'Gasse 1',
    postcode: '10115',
    city: 'B',
    regionId: '',
  }
  expect(pickupAddressOf(cartAddressOf(saxony, countries), place).region).toBeUndefined()
})

test('check 40: no sequence of country, region and postcode sends a foreign or textual region id', () => {
  const edit = fc.oneof(
    fc.record({ countryCode: fc.constantFrom('IT', 'ES', 'DE', 'XX') }),
    fc.record({ regionId: fc.oneof(fc.constantFrom('', '7', '9', '40', 'MI', 'Milano'), fc.string()) }),
    fc.record({ postcode: fc.string() }),
  )
  fc.assert(
    fc.property(fc.array(edit), (edits) => {
      const typed = edits.reduce<AddressValues>((form, change) => ({ ...form, ...change }), address)
      const sent = cartAddressOf(typed, countries)
      const own = countries.find(({ id }) => id === sent.country_code)?.regions.map(({ id }) => id) ?? []
      expect([null, ...own]).toContain(sent.region_id)
    }),
  )
})

test('a method’s key holds both codes, and nothing else is one', () => {
  const key = methodKey({ carrier_code: 'flatrate', method_code: 'standard' })
  expect(methodCodesOf(key)).toEqual({ carrierCode: 'flatrate', methodCode: 'standard' })
  expect(methodCodesOf(methodKey({ carrier_code: 'flatrate', method_code: null }))).toBeNull()
  expect(methodCodesOf('')).toBeNull()
})
