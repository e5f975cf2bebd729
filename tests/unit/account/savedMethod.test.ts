import { expect, test } from 'vitest'
import { readSavedMethod } from '#src/features/account/payment-methods/savedMethod.ts'

const card = (details: object | string) =>
  readSavedMethod('card', typeof details === 'string' ? details : JSON.stringify(details))
const NOTHING_KNOWN = { kind: 'card', brand: null, lastDigits: null, expiry: null }

test.each([
  [{ type: 'VI', maskedCC: '1111', expirationDate: '09/2028' }, 'Visa', '1111', { month: 9, year: 2028 }],
  [
    { type: 'MC', maskedCC: '555555******4444', expirationDate: '3-2031' },
    'Mastercard',
    '4444',
    { month: 3, year: 2031 },
  ],
  [{ type: 'ZZ', maskedCC: 'xxxx', expirationDate: '12/30' }, null, null, { month: 12, year: 2030 }],
  [{ expirationDate: '13/2030' }, null, null, null],
])('reads the format of a card vault: %j', (details, brand, lastDigits, expiry) => {
  expect(card(details)).toEqual({ kind: 'card', brand, lastDigits, expiry })
})

test.each(['', '{', 'null', '[]', '{"maskedCC":4242}'])('ignores invalid details: %s', (details) => {
  expect(card(details)).toEqual(NOTHING_KNOWN)
})

test('an account has its owner’s name, where that is known', () => {
  expect(readSavedMethod('account', '{"payerEmail":"ada@example.com"}')).toEqual({
    kind: 'account',
    name: 'ada@example.com',
  })
  expect(readSavedMethod('account', null)).toEqual({ kind: 'account', name: null })
})
