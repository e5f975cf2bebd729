import { expect, test } from 'vitest'
import { plainLines, plainName } from '#server/commerce/modules/mail/plainWords.ts'

test.each([
  ['Ada\r\nBcc: all@evil.example', 'Ada Bcc: all @ evil. example'],
  ['Win at https://evil.example/x', 'Win at evil. example/x'],
  ['www.evil.com', 'www. evil. com'],
  ['evil。com and evil．com', 'evil. com and evil. com'],
  ['ev\u{200b}il.com', 'evil. com'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
])('%j becomes %j', (typed, plain) => {
  expect(plainName(typed)).toBe(plain)
})

test.each(['J. R. R. Tolkien', 'S.p.A. Rossi', 'Müller-Lüdenscheidt', 'O’Neill', 'n. 12.50', 'Via Roma 1/b'])(
  '%s stays as it is',
  (name) => expect(plainName(name)).toBe(name),
)

test('a text keeps its lines', () => {
  expect(plainLines('Ciao\r\n\r\nvieni su evil.example')).toBe('Ciao\n\nvieni su evil. example')
})
