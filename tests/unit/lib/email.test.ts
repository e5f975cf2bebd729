import { describe, expect, test } from 'vitest'
import { safeParse } from 'valibot'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import { emailProblem } from '#src/lib/email.ts'

const ruleOf = (text: unknown) => {
  const parsed = safeParse(emailSchema, text)
  return parsed.success ? null : parsed.issues[0].message
}

describe('an e-mail', () => {
  test.each(['ada@example.com', 'a.b+c@mail.example.it', "o'neil@example.ie", 'böse@bücher.example'])(
    '%j is possible',
    (text) => {
      expect([emailProblem(text), ruleOf(text)]).toEqual([null, null])
    },
  )
  test.each([
    'ada',
    'ada@',
    'ada@example',
    'ada@@example.com',
    'a b@x.it',
    '@x.it',
    'ada@x..it',
    `${'a'.repeat(250)}@x.it`,
  ])('%j is malformed, in the form and without one', (text) => {
    expect([emailProblem(text), ruleOf(text)]).toEqual(['email-malformed', 'email-malformed'])
  })
  test.each(['', '   ', undefined])('%j is missing', (text) => {
    expect(ruleOf(text)).toBe('email-missing')
  })
  test('blanks around it do not count', () => {
    expect(safeParse(emailSchema, ' ada@example.com ').output).toBe('ada@example.com')
  })
})
