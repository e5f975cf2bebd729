import { describe, expect, test } from 'vitest'
import { safeParse } from 'valibot'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import { isEmailAddress } from '#server/commerce/modules/customer/rules.ts'
import { emailProblem } from '#src/lib/email.ts'

const ruleOf = (text: unknown) => {
  const parsed = safeParse(emailSchema, text)
  return parsed.success ? null : parsed.issues[0].message
}

describe('an e-mail', () => {
  test.each([
    '\u200bada@example.com',
    ' ada@example.com\u200b ',
    '\u202aAda@example.com\u202c',
    '\ufeffada@example.com',
  ])('%j is meant without the signs that nobody sees', (text) => {
    expect(safeParse(emailSchema, text).output).toBe('ada@example.com')
  })
  test.each([
    'ada@example.com',
    'a.b+c@mail.example.it',
    "o'neil@example.ie",
    'böse@bücher.example',
    'josé@example.com',
    'user@exämple.com',
    'user@xn--exmple-cua.com',
    'иван@пример.рф',
    'a&b/c=d?e^f_g{h|i}j~k!l#m$n%o*p`q@example.com',
    '"ada rossi"@example.com',
    'ada@mail-1.example.museum',
    `${'a'.repeat(64)}@example.com`,
  ])('%j is possible, for the backend too', (text) => {
    expect([emailProblem(text), ruleOf(text), isEmailAddress(text)]).toEqual([null, null, true])
  })
  test.each([
    'ada',
    'ada@',
    'ada@example',
    'ada@@example.com',
    'a b@x.it',
    '@x.it',
    'ada@x..it',
    `${'a'.repeat(250)}@x.it`,
    `${'a'.repeat(65)}@example.com`,
    'ada..rossi@example.com',
    'ada.@example.com',
    '.ada@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@exa_mple.com',
    'ada@example.c',
    'ada@192.0.2.1',
    'ada,rossi@example.com',
    'ada@example.com;eva@example.com',
    'ada(rossi)@example.com',
  ])('%j is malformed, in the form, without one, and for the backend', (text) => {
    expect([emailProblem(text), ruleOf(text), isEmailAddress(text)]).toEqual([
      'email-malformed',
      'email-malformed',
      false,
    ])
  })
  test.each(['', '   ', undefined])('%j is missing', (text) => {
    expect(ruleOf(text)).toBe('email-missing')
  })
  test('blanks around it do not count', () => {
    expect(safeParse(emailSchema, ' ada@example.com ').output).toBe('ada@example.com')
  })
  test('is sent in one form, however it was typed', () => {
    expect(safeParse(emailSchema, 'Plus+Tag@Example.COM').output).toBe('plus+tag@example.com')
    expect(safeParse(emailSchema, 'jose\u0301@example.com').output).toBe('josé@example.com')
  })
})
