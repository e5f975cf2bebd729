import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The words of the form of address that a language does not use: the shop says “Sie” and “vous”, but “tu” and “tú”. */
const OTHER_FORM: Readonly<Record<string, RegExp>> = {
  it: /(?<!\p{L})(?:voi|vostr[aeio]|Lei|Suoi?|Sua)(?!\p{L})/u,
  de: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?|hast|kannst|willst|bist|möchtest)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|toi|ton|ta|tes|tien(?:ne)?s?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted(?:es)?|vosotr[ao]s|vuestr[ao]s?)(?!\p{L})/iu,
}

test.each(Object.entries(OTHER_FORM))('all texts in the language %s address the shopper alike', (locale, other) => {
  const catalogue = readFileSync(new URL(`../../../locales/${locale}.po`, import.meta.url), 'utf8')
  const texts = [...catalogue.matchAll(/^msgstr "(.*)"$/gm)].map(([, text = '']) => text)
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => other.test(text))).toEqual([])
})
