import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LOCALES = new URL('../../../locales/', import.meta.url)

/** The translations of a catalogue. */
const messagesIn = (po: string): readonly string[] =>
  [...po.matchAll(/^msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm)].map(([, quoted = '']) =>
    [...quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join(''),
  )

const FORMS = /one \{((?:[^{}]|\{\w+\})*)\} other \{((?:[^{}]|\{\w+\})*)\}/g
const wordAfterNumber = (form: string): string | undefined => /#\s+(\p{L}+)/u.exec(form)?.[1]

/** The words that the plurals of a catalogue have after a number, and that one piece has otherwise. */
const pluralWords = (messages: readonly string[]): ReadonlySet<string> =>
  new Set(
    messages
      .flatMap((message) => [...message.matchAll(FORMS)])
      .flatMap(([, one = '', other = '']) => {
        const word = wordAfterNumber(other)
        return word === undefined || word === wordAfterNumber(one) ? [] : [word]
      }),
  )

/** The places where such a word follows a plain placeholder, so that it stays in the plural for one piece. */
function wrongForOne(messages: readonly string[]): readonly string[] {
  const words = pluralWords(messages)
  return messages.filter((message) =>
    [...message.matchAll(/\{\w+\}\s+(\p{L}+)/gu)].some(([, word = '']) => words.has(word)),
  )
}

test.each(readdirSync(LOCALES).filter((name) => name.endsWith('.po')))(
  'the words after numbers of %s are inflected',
  (name) => {
    expect(wrongForOne(messagesIn(readFileSync(new URL(name, LOCALES), 'utf8')))).toEqual([])
  },
)

test('a word after a number without a plural is found', () => {
  const plural = '{count, plural, one {# carattere} other {# caratteri}}'
  expect(wrongForOne([plural, 'Almeno {least} caratteri', 'Pagina {page} di {count}'])).toEqual([
    'Almeno {least} caratteri',
  ])
  expect(wrongForOne(['{count, plural, one {# Zeichen} other {# Zeichen}}', 'Ab {least} Zeichen'])).toEqual([])
})
