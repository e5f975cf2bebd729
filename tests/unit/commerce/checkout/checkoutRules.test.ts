import { describe, expect, test } from 'vitest'
import { CommerceErrors } from '#server/commerce/engine/errors.ts'
import { addressFields, type CartAddressInput } from '#server/commerce/modules/checkout/rules.ts'
import type { AddressCountry } from '#server/commerce/modules/directory/addressCountry.ts'

const ITALY: AddressCountry = {
  id: 'IT',
  isRegionRequired: true,
  isPostcodeOptional: false,
  regions: [
    { id: 10, code: 'MI', name: 'Milano' },
    { id: 11, code: 'RM', name: 'Roma' },
  ],
}
const IRELAND: AddressCountry = { id: 'IE', isRegionRequired: false, isPostcodeOptional: true, regions: [] }
const ADA: CartAddressInput = {
  firstname: 'Ada',
  lastname: 'Guest',
  street: ['Via Roma 1'],
  city: 'Milano',
  region: 'MI',
  postcode: '20100',
  country_code: 'IT',
  telephone: '021234567',
}

/** Messages of the thrown error, one per entry of `errors`. */
function messagesOf(change: Partial<CartAddressInput>, country: AddressCountry | undefined = ITALY): readonly string[] {
  try {
    addressFields({ ...ADA, ...change }, country)
    return []
  } catch (error) {
    if (error instanceof CommerceErrors) return error.errors.map(({ message }) => message)
    return [error instanceof Error ? error.message : String(error)]
  }
}

describe('addressFields', () => {
  test('takes a region by its code, its id or both', () => {
    const milan = { region: 'Milano', region_code: 'MI', region_id: 10 }
    expect(addressFields(ADA, ITALY)).toMatchObject(milan)
    expect(addressFields({ ...ADA, region: null, region_id: 10 }, ITALY)).toMatchObject(milan)
    expect(addressFields({ ...ADA, region_id: 10 }, ITALY)).toMatchObject(milan)
  })

  test('keeps every field as it came, without the spaces around it', () => {
    const rest = { prefix: 'Dr.', middlename: 'L.', suffix: 'jr.', company: 'Terra', fax: '02', vat_id: 'IT1' }
    const typed = { firstname: ' Ada ', lastname: ' Guest', city: 'Milano ', postcode: ' 20100 ', telephone: ' 021 ' }
    const told = { ...ADA, ...rest, ...typed, street: ['Via Roma 1', null, ''] }
    const kept = { firstname: 'Ada', lastname: 'Guest', city: 'Milano', postcode: '20100', telephone: '021' }
    expect(addressFields(told, ITALY)).toMatchObject({ ...rest, ...kept, street: '["Via Roma 1",""]' })
    const nothing = { prefix: null, middlename: null, suffix: null, company: null, fax: null, vat_id: null }
    expect(addressFields(ADA, ITALY)).toMatchObject(nothing)
    expect(addressFields({ ...ADA, postcode: null, region: null }, IRELAND)).toMatchObject({
      postcode: null,
      region: null,
      region_code: null,
      region_id: null,
    })
  })

  test('asks for the id where two regions have one code', () => {
    const twice = { ...ITALY, regions: [...ITALY.regions, { id: 12, code: 'MI', name: 'Milano due' }] }
    expect(messagesOf({}, twice)).toEqual(['Region input is ambiguous. Specify region_id.'])
    expect(addressFields({ ...ADA, region_id: 12 }, twice)).toMatchObject({ region: 'Milano due', region_id: 12 })
  })

  test('takes free text for a required region of a country without a list of them', () => {
    const free = { ...ITALY, regions: [] }
    expect(addressFields({ ...ADA, region: 'Kerry' }, free)).toMatchObject({ region: 'Kerry', region_id: null })
  })

  test('keeps free text where regions are free', () => {
    expect(addressFields({ ...ADA, region: 'Kerry', postcode: '' }, IRELAND)).toMatchObject({
      region: 'Kerry',
      region_code: null,
      region_id: null,
      country_code: 'IE',
    })
  })

  test.each<[Partial<CartAddressInput>, readonly string[]]>([
    [{ region: null }, ['Region is required.']],
    [{ region: '' }, ['Region is required.']],
    [{ region: 'ZZ' }, ['"regionId" is required. Enter and try again.']],
    [{ region_id: 11 }, ['The region_id does not match the selected country or region']],
    [{ region: null, region_id: 99_999 }, ['The region_id does not match the selected country or region']],
    [{ street: ['a', 'b', 'c'] }, ['"Street Address" cannot contain more than 2 lines.']],
    [{ street: [] }, ['"street" is required. Enter and try again.']],
    [{ postcode: '' }, ['"postcode" is required. Enter and try again.']],
    [{ telephone: null }, ['"telephone" is required. Enter and try again.']],
    [
      { firstname: '', lastname: ' ', city: '', telephone: '' },
      ['firstname', 'lastname', 'city', 'telephone'].map((field) => `"${field}" is required. Enter and try again.`),
    ],
  ])('refuses %j', (change, messages) => {
    expect(messagesOf(change)).toEqual(messages)
  })

  test('refuses a country the shop does not know', () => {
    expect(() => addressFields(ADA, undefined)).toThrow('Country is not available')
  })
})
