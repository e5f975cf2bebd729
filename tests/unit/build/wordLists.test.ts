import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '../../arch/sources.ts'

/** A spelling that a language does not use, with the one that it uses everywhere. */
type Spelling = { readonly wrong: RegExp; readonly right: string }

/** One word for one thing in each language. */
const WORD_LISTS: Readonly<Record<string, readonly Spelling[]>> = {
  it: [
    { wrong: /e-mail|posta elettronica/i, right: 'email' },
    { wrong: /[“”„]/, right: '«»' },
    // Shoppers read this as the delivery of the parcel.
    { wrong: /ordine è arrivato/i, right: 'abbiamo ricevuto l’ordine' },
    { wrong: /^(?:scegli|scrivi|compila): /i, right: '{label}: …' },
  ],
  en: [
    { wrong: /e-mail/i, right: 'email' },
    { wrong: /[«»„]/, right: '“”' },
    { wrong: /\bcancel(?:ed|ing)\b/i, right: 'cancelled, cancelling' },
    { wrong: /\b(?:color|favorite|gray|center)/i, right: 'the British spelling' },
    { wrong: /\border has arrived/i, right: 'we have received the order' },
    { wrong: /^how you |^with your |^whom do /i, right: 'a noun as the title' },
  ],
  de: [
    { wrong: /\b(?:email|e-mail|Email|E-mail|EMail)/, right: 'E-Mail' },
    { wrong: /[«»”]/, right: '„“' },
  ],
  fr: [
    { wrong: /\bemail|\bcourriel|\bmails?\b(?<!e-mails?)/i, right: 'e-mail' },
    { wrong: /[“”„]|«(?!\u202f)|(?<!\u202f)»/, right: '« » with narrow no-break spaces' },
  ],
  es: [
    { wrong: /\be-?mail/i, right: 'correo electrónico, correo' },
    { wrong: /[“”„]/, right: '«»' },
  ],
}

const EVERYWHERE: readonly Spelling[] = [
  { wrong: /"/, right: 'the quotation marks of the language' },
  { wrong: /\p{L}'\p{L}/u, right: '’' },
]

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8')

/** The texts of a catalogue without their placeholders. */
const catalogueTexts = (path: string) =>
  Array.from(read(path).matchAll(/^msgstr "(.+)"$/gm), ([, text = '']) => text.replaceAll(/\{\w+\}/g, '{}'))

/** The string literals of a module of texts, without the keys of objects. */
const literals = (path: string) =>
  Array.from(read(path).matchAll(/'((?:[^'\\\n]|\\.)*)'(?!:)|`([^`]*)`/g), ([, quoted, template]) =>
    (quoted ?? template ?? '').replaceAll('\\u202f', '\u202f').replaceAll(/\$\{[^}]*\}/g, '{}'),
  )

const wrongIn = (locale: string, texts: readonly string[]) =>
  texts.flatMap((text) =>
    [...(WORD_LISTS[locale] ?? []), ...EVERYWHERE].flatMap(({ wrong, right }) =>
      wrong.test(text) ? `${text} → ${right}` : [],
    ),
  )

const localeOf = (path: string) => basename(path).replace(/\.\w+$/, '')

test.each(globSync('locales/*.po', { cwd: PROJECT_ROOT }))('%s keeps to the word list of its language', (path) => {
  const texts = catalogueTexts(path)
  expect(Object.keys(WORD_LISTS)).toContain(localeOf(path))
  expect(texts.length).toBeGreaterThan(1000)
  expect(wrongIn(localeOf(path), texts)).toEqual([])
})

test.each(globSync('shops/*/texts/*.po', { cwd: PROJECT_ROOT }))(
  '%s keeps to the word list of its language',
  (path) => {
    expect(wrongIn(localeOf(path), catalogueTexts(path))).toEqual([])
  },
)

test.each(globSync('server/commerce/modules/mail/texts/??.ts', { cwd: PROJECT_ROOT }))(
  '%s keeps to the word list of its language',
  (path) => {
    const texts = literals(path)
    expect(texts.length).toBeGreaterThan(20)
    expect(wrongIn(localeOf(path), texts)).toEqual([])
  },
)
