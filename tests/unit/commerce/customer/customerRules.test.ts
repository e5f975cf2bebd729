import { scryptSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashPassword, isOutdatedHash, verifyPassword } from '#server/commerce/modules/customer/passwords.ts'
import {
  accountProblem,
  failuresAfterTry,
  isEmailAddress,
  isSignInLocked,
  MAX_SIGN_IN_FAILURES,
  passwordProblem,
  SIGN_IN_LOCK_MS,
} from '#server/commerce/modules/customer/rules.ts'

const RULES = { minimumPasswordLength: 8, requiredCharacterClassesNumber: 3 }
const ADA = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Lovelace', password: 'Passw0rd!' }

describe('passwordProblem', () => {
  test.each([
    ['abc', 'The password needs at least 8 characters. Create a new password and try again.'],
    [
      'abcdefghij',
      'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    ],
    [' Passw0rd! ', "The password can't begin or end with a space. Verify the password and try again."],
    [`Aa1${'x'.repeat(300)}`, 'Please enter a password with at most 256 characters.'],
    ['ADA.1@Example.com', "The password can't be the same as the email address. Create a new password and try again."],
  ])('refuses %j', (password, message) => {
    expect(passwordProblem(password, 'Ada.1@example.com', RULES)?.message).toBe(message)
  })

  test.each(['Passw0rd!', 'passw0rd!', 'Àbcdef12'])('accepts %j', (password) => {
    expect(passwordProblem(password, 'Ada.1@example.com', RULES)).toBeNull()
  })
})

describe('accountProblem', () => {
  test.each([
    [{ firstname: '' }, 'Required parameters are missing: First Name'],
    [{ firstname: ' ', lastname: '' }, 'Required parameters are missing: First Name, Last Name'],
    [{ email: 'nope' }, '"nope" is not a valid email address.'],
    [{ date_of_birth: 'nope' }, 'Invalid date'],
    [{ date_of_birth: '1990-02-30' }, 'Invalid date'],
    [{ gender: 7 }, '"7" is not a valid gender value.'],
    [{ firstname: '<b>x</b>' }, 'First Name is not valid!'],
    [{ lastname: 'a{b' }, 'Last Name is not valid!'],
  ])('refuses %j', (change, message) => {
    const problem = accountProblem({ ...ADA, ...change }, RULES)
    expect(problem?.message).toBe(message)
    expect(problem?.category).toBe('graphql-input')
  })

  test.each([{}, { firstname: "D'Àvila-Müller Jr." }, { date_of_birth: '1990-05-17', gender: 1 }, { password: null }])(
    'accepts %j',
    (change) => {
      expect(accountProblem({ ...ADA, ...change }, RULES)).toBeNull()
    },
  )
})

test.each(['a@b.it', 'ada.lovelace+shop@mail.example.com', 'è@dominio.it'])('%s is an e-mail address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each(['', 'a', 'a@b', 'a b@c.it', '@b.it', 'a@.it', 'a@b..it', '<a@b.it>', `${'a'.repeat(250)}@b.it`])(
  '%j is no e-mail address',
  (text) => {
    expect(isEmailAddress(text)).toBe(false)
  },
)

describe('sign-in failures', () => {
  test('the sixth in a row locks for half an hour', () => {
    expect(isSignInLocked({ failures: MAX_SIGN_IN_FAILURES - 1, lastFailureAt: 0 }, 1)).toBe(false)
    const locked = { failures: MAX_SIGN_IN_FAILURES, lastFailureAt: 0 }
    expect(isSignInLocked(locked, SIGN_IN_LOCK_MS - 1)).toBe(true)
    expect(isSignInLocked(locked, SIGN_IN_LOCK_MS)).toBe(false)
  })

  test('count up, and from one after the lock', () => {
    expect(failuresAfterTry(undefined, 0)).toBe(1)
    expect(failuresAfterTry({ failures: 4, lastFailureAt: 0 }, 1)).toBe(5)
    expect(failuresAfterTry({ failures: 6, lastFailureAt: 0 }, SIGN_IN_LOCK_MS)).toBe(1)
  })
})

describe('password hashes', () => {
  test('know their password and no other', async () => {
    const hash = await hashPassword('Passw0rd!', 'salt')
    expect(await verifyPassword('Passw0rd!', hash)).toBe(true)
    expect(await verifyPassword('passw0rd!', hash)).toBe(false)
    expect(await verifyPassword('', null)).toBe(false)
  })

  test('with an earlier, lower cost are accepted, and outdated', async () => {
    const old = scryptSync('Passw0rd!', 'salt', 32, { N: 32_768, r: 8, p: 1, maxmem: 2 ** 28 }).toString('base64')
    const hash = `scrypt$32768$8$1$salt$${old}`
    expect([await verifyPassword('Passw0rd!', hash), await verifyPassword('other', hash)]).toEqual([true, false])
    expect([isOutdatedHash(hash), isOutdatedHash(await hashPassword('Passw0rd!', 'salt'))]).toEqual([true, false])
  })

  test('differ by salt and hold no password', async () => {
    const [first, second] = await Promise.all([hashPassword('Passw0rd!', 'one'), hashPassword('Passw0rd!', 'two')])
    expect(first).not.toBe(second)
    expect(first).not.toContain('Passw0rd!')
  })
})
