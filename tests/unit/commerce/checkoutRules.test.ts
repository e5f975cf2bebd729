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

/** Messages of what was thrown, one per entry of `errors`. */
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
