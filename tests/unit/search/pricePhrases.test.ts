import { expect, test } from 'vitest'
import { findPrice } from '#src/lib/search/pricePhrases.ts'

const find = (text: string, intlLocale: string, currency = 'EUR') => {
  const found = findPrice(text, { locale: intlLocale.slice(0, 2), intlLocale, currency })
  return found && [found.token, found.rest]
}

test.each<[string, string, string, string]>([
  ['it-IT', 'regalo sotto 40 euro', '-40', 'regalo'],
  ['it-IT', 'sotto i 40 euro', '-40', ''],
  ['it-IT', 'Tazza meno di 12,50 €', '-12.5', 'Tazza'],
  ['it-IT', 'vaso fino a 1.200 euro blu', '-1200', 'vaso blu'],
  ['it-IT', 'vaso entro 40', '-40', 'vaso'],
  ['it-IT', 'più di 40 euro', '40-', ''],
  ['it-IT', 'oltre i 100€ vaso', '100-', 'vaso'],
  ['it-IT', 'piatti da 20 a 40 euro', '20-40', 'piatti'],
  ['it-IT', 'piatti tra i 20 e i 40 euro', '20-40', 'piatti'],
  ['it-IT', 'vaso da 40 euro', '40-', 'vaso'],
  ['it-IT', 'vaso 20-40', '20-40', 'vaso'],
  ['it-IT', 'vaso 20€ - 40€', '20-40', 'vaso'],
  ['it-IT', '40-20', '20-40', ''],
  ['en-GB', 'gift under 40', '-40', 'gift'],
  ['en-GB', 'mug under €40', '-40', 'mug'],
  ['en-GB', 'less than 40 euros', '-40', ''],
  ['en-GB', 'up to 40 eur mug', '-40', 'mug'],
  ['en-GB', 'over 40', '40-', ''],
  ['en-GB', 'between 20 and 40 euro', '20-40', ''],
  ['en-GB', 'plates 20 to 40', '20-40', 'plates'],
  ['de-DE', 'Geschenk unter 40 Euro', '-40', 'Geschenk'],
  ['de-DE', 'bis 40 €', '-40', ''],
  ['de-DE', 'Vase bis zu 40 €', '-40', 'Vase'],
  ['de-DE', 'höchstens 40 Euro', '-40', ''],
  ['de-DE', 'Vase ab 40 Euro', '40-', 'Vase'],
  ['de-DE', 'über 40', '40-', ''],
  ['de-DE', 'Teller 20 bis 40 Euro', '20-40', 'Teller'],
  ['de-DE', 'zwischen 20 und 40', '20-40', ''],
  ['fr-FR', 'moins de 40 €', '-40', ''],
  ['fr-FR', 'cadeau jusqu’à 40 euros', '-40', 'cadeau'],
  ['fr-FR', 'vase à partir de 40 €', '40-', 'vase'],
  ['fr-FR', 'entre 20 et 40 euros', '20-40', ''],
  ['es-ES', 'menos de 40 €', '-40', ''],
  ['es-ES', 'regalo hasta 40 euros', '-40', 'regalo'],
  ['es-ES', 'más de 40 euros', '40-', ''],
  ['es-ES', 'entre 20 y 40 euros', '20-40', ''],
  ['es-ES', 'desde 40 euros', '40-', ''],
  ['pl-PL', 'wazon 20-40 EUR', '20-40', 'wazon'],
])('%s: "%s" is the range %s beside "%s"', (locale, text, token, rest) => {
  expect(find(text, locale)).toEqual([token, rest])
})

test.each<[string, string]>([
  ['it-IT', 'vaso da 40'],
  ['it-IT', 'vaso sotto 40 cm'],
  ['it-IT', 'piatto 20-40cm'],
  ['it-IT', 'servizio fino a 12 persone'],
  ['it-IT', 'sotto il tavolo'],
  ['en-GB', 'mug from 40'],
  ['en-GB', 'under 40 inches'],
  ['en-GB', 'under 40 pounds'],
  ['en-GB', 'under $40'],
  ['en-GB', 'SKU 24-mb01'],
  ['en-GB', '2024-11-26'],
  ['de-DE', 'Vase bis 40 cm'],
  ['de-DE', 'bis 6 Personen'],
  ['fr-FR', 'vase de 40 cm'],
])('%s: "%s" names no price', (locale, text) => {
  expect(find(text, locale)).toBeNull()
})

test('an amount counts in the currency of the filter only', () => {
  expect(find('under 40 pounds', 'en-GB', 'GBP')).toEqual(['-40', ''])
  expect(find('under £40', 'en-GB', 'GBP')).toEqual(['-40', ''])
  expect(find('under 40 euros', 'en-GB', 'GBP')).toBeNull()
})
