import { describe, expect, it } from 'vitest'
import { createGetDataID, MissingIdentityKeyError } from '#src/relay/identity.ts'

const strict = createGetDataID((error) => {
  throw error
})

describe('getDataID', () => {
  it('prefixes the key with the type, because uids collide across types', () => {
    expect(strict({ uid: 'MQ==' }, 'SimpleProduct')).toBe('SimpleProduct:MQ==')
    expect(strict({ uid: 'MQ==' }, 'CategoryTree')).toBe('CategoryTree:MQ==')
  })

  it('joins the parts of a shipping method', () => {
    expect(strict({ carrier_code: 'flatrate', method_code: 'flatrate' }, 'AvailableShippingMethod')).toBe(
      'AvailableShippingMethod:flatrate:flatrate',
    )
  })

  it('knows one customer at most', () => {
    expect(strict({}, 'Customer')).toBe('Customer')
  })

  it('files types without identity under their parent', () => {
    expect(strict({ uid: 'x' }, 'ConfigurableProductOptionsValues')).toBeNull()
  })

  it('accepts the empty code of a cart without payment method', () => {
    expect(strict({ code: '' }, 'SelectedPaymentMethod')).toBe('SelectedPaymentMethod:')
  })

  it('files an address that is in no book where it stands', () => {
    expect(strict({ id: 7 }, 'CustomerAddress')).toBe('CustomerAddress:7')
    expect(strict({ id: null }, 'CustomerAddress')).toBeNull()
    expect(() => strict({ city: 'Torino' }, 'CustomerAddress')).toThrow(MissingIdentityKeyError)
  })

  it('throws, and names the remedy, when a key was not selected', () => {
    expect(() => strict({ total_quantity: 2 }, 'Cart')).toThrow(MissingIdentityKeyError)
    expect(() => strict({ total_quantity: 2 }, 'Cart')).toThrow(/Select id wherever .* selects a Cart/)
  })

  it('falls back to the path where the app only reports', () => {
    const reported: string[] = []
    const getDataID = createGetDataID(({ message }) => reported.push(message))
    expect(getDataID({}, 'StoreConfig')).toBeNull()
    expect(reported).toHaveLength(1)
  })
})
