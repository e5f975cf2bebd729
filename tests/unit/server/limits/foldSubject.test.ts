import { expect, test } from 'vitest'
import { digestOf, foldSubject } from '#server/limits/foldSubject.ts'

test.each([
  ['ada@example.com', ['ADA@Example.COM', ' ada@example.com ', 'ada+shop@example.com', '"ada"@example.com.']],
  ['ada@example.com', ['ad\u{200b}a@example.com', 'ａｄａ＠example.com', 'ada+a+b@example.com']],
  ['adalovelace@gmail.com', ['Ada.Lovelace@gmail.com', 'a.d.a.lovelace+x@googlemail.com']],
  // Only Google says that dots do not matter.
  ['ada.lovelace@example.com', ['Ada.Lovelace@example.com']],
  ['ada@xn--bcher-kva.example', ['ada@bücher.example', 'ada@BÜCHER.example']],
  ['+39@example.com', ['+39@example.com']],
  ['welcome10', ['WELCOME10', 'wel come 10', 'ＷＥＬＣＯＭＥ１０']],
  ['@nobody', ['@nobody']],
  ['', ['', ' ']],
])('%s is the one spelling of %j', (folded, spellings) => {
  expect(spellings.map(foldSubject)).toEqual(spellings.map(() => folded))
})

test('a text without end is folded in no time', () => {
  const started = performance.now()
  foldSubject(`${'e\u{301}\u{323}'.repeat(100_000)}@example.com`)
  expect(performance.now() - started).toBeLessThan(500)
})

test('a store receives no address', () => {
  expect(digestOf('ada@example.com')).toMatch(/^[\w-]{43}$/)
})
