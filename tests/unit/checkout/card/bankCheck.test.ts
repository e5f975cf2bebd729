import { describe, expect, test } from 'vitest'
import type { bankCheck_storeConfig$key } from '#src/__generated__/bankCheck_storeConfig.graphql.ts'
import { isBankAsked, isCheckPassed, readBankCheck } from '#src/features/checkout/card/bankCheck.ts'

const sum = { value: 30, currency: 'EUR' }

/** The settings in the form in which Relay hands them to the reader of an inline fragment. */
function settings(facts: Readonly<Record<string, boolean | string | null>> = {}) {
  const told = { braintree_3dsecure_verify_3dsecure: true, ...facts }
  return readBankCheck({ __fragments: { bankCheck_storeConfig: told } } as unknown as bankCheck_storeConfig$key)
}

describe('the bank is asked', () => {
  test('where the merchant has switched it on', () => {
    expect(isBankAsked(settings(), sum, 'IT')).toBe(true)
    expect(isBankAsked(settings({ braintree_3dsecure_verify_3dsecure: false }), sum, 'IT')).toBe(false)
    expect(isBankAsked(settings({ braintree_3dsecure_verify_3dsecure: null }), sum, 'IT')).toBe(false)
    expect(isBankAsked(readBankCheck(null), sum, 'IT')).toBe(false)
  })

  test('from the threshold on', () => {
    expect(isBankAsked(settings({ braintree_3dsecure_threshold_amount: '30' }), sum, 'IT')).toBe(true)
    expect(isBankAsked(settings({ braintree_3dsecure_threshold_amount: '30.01' }), sum, 'IT')).toBe(false)
    expect(isBankAsked(settings({ braintree_3dsecure_threshold_amount: '' }), sum, 'IT')).toBe(true)
  })

  test('in the chosen countries, or in all', () => {
    const some = { braintree_3dsecure_allowspecific: true, braintree_3dsecure_specificcountry: 'DE,IT' }
    expect(isBankAsked(settings(some), sum, 'IT')).toBe(true)
    expect(isBankAsked(settings(some), sum, 'CH')).toBe(false)
    expect(isBankAsked(settings({ ...some, braintree_3dsecure_allowspecific: false }), sum, 'CH')).toBe(true)
    expect(isBankAsked(settings({ ...some, braintree_3dsecure_specificcountry: '' }), sum, 'CH')).toBe(true)
  })

  test('to ask the shopper every time, if the merchant wants that', () => {
    expect(settings({ braintree_3dsecure_always_request_3ds: true }).isChallengeWanted).toBe(true)
    expect(settings().isChallengeWanted).toBe(false)
  })
})

test('a bank that could take the liability and does not has refused', () => {
  expect(isCheckPassed({ liabilityShiftPossible: true, liabilityShifted: true })).toBe(true)
  expect(isCheckPassed({ liabilityShiftPossible: false, liabilityShifted: false })).toBe(true)
  expect(isCheckPassed({ liabilityShiftPossible: true, liabilityShifted: false })).toBe(false)
})
