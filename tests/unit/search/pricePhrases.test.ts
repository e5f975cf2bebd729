import { expect, test } from 'vitest'
import { numberWordsOf } from '#src/lib/search/numberWords.ts'
import { findAmount, findOtherPrice, findPrice } from '#src/lib/search/pricePhrases.ts'

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
  // Signs.
  ['it-IT', 'vaso <30€', '-30', 'vaso'],
  ['en-GB', 'mug < €30', '-30', 'mug'],
  ['de-DE', 'Vase >= 30 Euro', '30-', 'Vase'],
  ['pl-PL', 'wazon ≤ 30 EUR', '-30', 'wazon'],
  ['en-GB', 'mug €30+', '30-', 'mug'],
  // Abbreviations, and spellings without umlauts.
  ['it-IT', 'vaso max. 30 €', '-30', 'vaso'],
  ['de-DE', 'Vase bis max. 30 €', '-30', 'Vase'],
  ['de-DE', 'hoechstens 30 Euro', '-30', ''],
  ['de-DE', 'Vase ueber 30 Euro', '30-', 'Vase'],
  // A negation turns the limit round.
  ['it-IT', 'vaso non più di 30 euro', '-30', 'vaso'],
  ['it-IT', 'non meno di 30 euro', '30-', ''],
  ['en-GB', 'mug not over €30', '-30', 'mug'],
  ['en-GB', 'no less than 30 euros', '30-', ''],
  ['de-DE', 'Vase nicht mehr als 30 €', '-30', 'Vase'],
  ['fr-FR', 'vase pas plus de 30 €', '-30', 'vase'],
  ['es-ES', 'no más de 30 euros', '-30', ''],
  // Words after the amount.
  ['it-IT', 'vaso 30 euro o meno', '-30', 'vaso'],
  ['it-IT', 'vaso da 30 euro in su', '30-', 'vaso'],
  ['en-GB', 'mug €30 or less', '-30', 'mug'],
  ['en-GB', '€50 and over mug', '50-', 'mug'],
  ['de-DE', 'Vase 30 € oder weniger', '-30', 'Vase'],
  ['fr-FR', 'vase 30 € ou moins', '-30', 'vase'],
  ['es-ES', 'jarrón 30 euros como máximo', '-30', 'jarrón'],
  // Amounts with thousands and cents, and with a dash for no cents.
  ['de-DE', 'Lampe unter 1.299,00 €', '-1299', 'Lampe'],
  ['en-GB', 'lamp under €1,299.50', '-1299.5', 'lamp'],
  ['de-DE', 'Vase unter 30,- €', '-30', 'Vase'],
  // Joined articles, other comparisons, and the name of the price.
  ['it-IT', 'piatti dai 20 ai 30 euro', '20-30', 'piatti'],
  ['it-IT', 'vaso fino ai 30 euro', '-30', 'vaso'],
  ['it-IT', 'piatti inferiori a 30 euro', '-30', 'piatti'],
  ['it-IT', 'vaso prezzo massimo 30 euro', '-30', 'vaso'],
  ['en-GB', 'mugs priced under €30', '-30', 'mugs'],
  ['en-GB', 'mug starting from €20', '20-', 'mug'],
  ['de-DE', 'Vase günstiger als 30 €', '-30', 'Vase'],
  ['de-DE', 'Vase unterhalb von 30 €', '-30', 'Vase'],
  ['fr-FR', 'vase à prix inférieur à 30 €', '-30', 'vase à'],
  ['es-ES', 'precio inferior a 30 euros', '-30', ''],
  // Amounts in words.
  ['it-IT', 'regalo sotto i cinquanta euro', '-50', 'regalo'],
  ['it-IT', 'vaso sotto i cinquanta', '-50', 'vaso'],
  ['it-IT', 'meno di centoventi euro', '-120', ''],
  ['it-IT', 'fino a ventotto euro', '-28', ''],
  ['it-IT', 'fino a centotto euro', '-108', ''],
  ['it-IT', 'tra trenta e cinquanta euro', '30-50', ''],
  ['it-IT', 'piatti trenta-cinquanta euro', '30-50', 'piatti'],
  ['it-IT', 'oltre duecentocinquanta euro', '250-', ''],
  ['it-IT', 'entro duemila euro', '-2000', ''],
  ['it-IT', 'sotto i dieci euro', '-10', ''],
  ['it-IT', 'meno di sei euro', '-6', ''],
  ['en-GB', 'gift under fifty euros', '-50', 'gift'],
  ['en-GB', 'mug under thirty-five euros', '-35', 'mug'],
  ['en-GB', 'under a hundred euros', '-100', ''],
  ['en-GB', 'over one hundred and fifty euros', '150-', ''],
  ['en-GB', 'between a hundred and two hundred euros', '100-200', ''],
  ['en-GB', 'less than two thousand five hundred euros', '-2500', ''],
  ['en-GB', 'forty euros or less mug', '-40', 'mug'],
  ['de-DE', 'Geschenk unter fünfzig Euro', '-50', 'Geschenk'],
  ['de-DE', 'unter fuenfunddreissig Euro', '-35', ''],
  ['de-DE', 'Vase bis fünfunddreißig Euro', '-35', 'Vase'],
  ['de-DE', 'zwischen dreißig und fünfzig Euro', '30-50', ''],
  ['de-DE', 'über zweihundertfünfzig Euro', '250-', ''],
  ['de-DE', 'bis hundert Euro', '-100', ''],
  ['fr-FR', 'cadeau moins de cinquante euros', '-50', 'cadeau'],
  ['fr-FR', 'moins de quatre-vingt-dix euros', '-90', ''],
  ['fr-FR', 'plus de soixante-quinze euros', '75-', ''],
  ['fr-FR', 'entre vingt et trente euros', '20-30', ''],
  ['es-ES', 'menos de cincuenta euros', '-50', ''],
  ['es-ES', 'hasta treinta y cinco euros', '-35', ''],
  ['es-ES', 'más de doscientos cincuenta euros', '250-', ''],
  ['es-ES', 'hasta veinticinco euros', '-25', ''],
  // Ranges with a dash or a slash.
  ['it-IT', 'vaso 30/50 euro', '30-50', 'vaso'],
  ['it-IT', 'vaso tra 30/50 €', '30-50', 'vaso'],
  ['en-GB', 'mug 30-50€', '30-50', 'mug'],
  ['en-GB', 'mug €30/€50', '30-50', 'mug'],
  ['de-DE', 'Vase 30 € / 50 €', '30-50', 'Vase'],
  ['de-DE', 'Vase 30–50 Euro', '30-50', 'Vase'],
  ['it-IT', 'vaso da 30-50 euro', '30-50', 'vaso'],
  // Near to an amount: a quarter less or more.
  ['it-IT', 'vaso circa 40 euro', '30-50', 'vaso'],
  ['it-IT', 'regalo sui trenta euro', '22-38', 'regalo'],
  ['it-IT', 'vaso 40 euro circa', '30-50', 'vaso'],
  ['en-GB', 'mugs around 20 euro', '15-25', 'mugs'],
  ['en-GB', 'mug €20 or so', '15-25', 'mug'],
  ['de-DE', 'Lampe um die 80 Euro', '60-100', 'Lampe'],
  ['de-DE', 'Lampe ca. 80 €', '60-100', 'Lampe'],
  ['fr-FR', 'vase environ 40 euros', '30-50', 'vase'],
  ['es-ES', 'jarrón de unos 40 euros', '30-50', 'jarrón de'],
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
  ['en-GB', 'I <3 mugs'],
  ['en-GB', 'C++ 30+'],
  ['it-IT', 'buono 30 euro'],
  ['it-IT', 'vaso max. 30 cm'],
  ['it-IT', 'fino a sei persone'],
  ['it-IT', 'sotto dodici centimetri'],
  ['it-IT', 'da uno a quattro'],
  ['it-IT', 'taglia 40-42'],
  ['it-IT', 'numero 42-44'],
  ['en-GB', 'size 30-32'],
  ['en-GB', 'up to six people'],
  ['en-GB', 'mugs one to four'],
  ['en-GB', 'jeans 32/34'],
  ['de-DE', 'Größe 40-42'],
  ['de-DE', 'unter zwölf Jahren'],
  ['de-DE', '24/7'],
])('%s: "%s" names no price', (locale, text) => {
  expect(find(text, locale)).toBeNull()
})

const language = (intlLocale: string, currency: string | null = 'EUR') => ({
  locale: intlLocale.slice(0, 2),
  intlLocale,
  currency,
})

test.each([
  ['it-IT', 'tazza 15 euro', '-15', 'tazza'],
  ['it-IT', 'buono 30 euro', '-30', 'buono'],
  ['en-GB', '€15 mug', '-15', 'mug'],
  ['de-DE', 'Lampe hundertfünfzig Euro', '-150', 'Lampe'],
])('%s: "%s" has an amount, the highest price', (intlLocale, text, token, rest) => {
  expect(findPrice(text, language(intlLocale))).toBeNull()
  expect(findAmount(text, language(intlLocale))).toMatchObject({ token, rest })
})

test.each([
  ['it-IT', 'vaso 40 cm'],
  ['en-GB', 'mug 12'],
  ['en-GB', 'mug 20 pounds'],
  ['de-DE', 'Lampe E27'],
])('%s: "%s" has no amount', (intlLocale, text) => {
  expect(findAmount(text, language(intlLocale))).toBeNull()
})

test.each<[string, string, string | null, string, string]>([
  ['en-GB', 'blue mug under 20 pounds', 'EUR', 'under 20 pounds', 'blue mug'],
  ['en-GB', '$20 mug', 'EUR', '$20', 'mug'],
  ['it-IT', 'vaso sotto i 100 dollari', 'EUR', 'sotto i 100 dollari', 'vaso'],
  ['de-DE', 'Lampe bis 80 Franken', 'EUR', 'bis 80 Franken', 'Lampe'],
  ['it-IT', 'vaso sotto 40 euro', null, 'sotto 40 euro', 'vaso'],
])('%s: the price in "%s" cannot be filtered', (intlLocale, text, currency, phrase, rest) => {
  expect(findPrice(text, language(intlLocale, currency))).toBeNull()
  expect(findOtherPrice(text, language(intlLocale, currency))).toMatchObject({ phrase, rest })
})

test('an amount counts in the currency of the filter only', () => {
  expect(find('under 40 pounds', 'en-GB', 'GBP')).toEqual(['-40', ''])
  expect(find('under £40', 'en-GB', 'GBP')).toEqual(['-40', ''])
  expect(find('under 40 euros', 'en-GB', 'GBP')).toBeNull()
})

test.each<[string, number, readonly string[]]>([
  ['it', 88, ['ottantotto', 'ottanta otto']],
  ['it', 1500, ['millecinquecento', 'mille cinquecento']],
  ['en', 99, ['ninety-nine', 'ninety nine']],
  ['en', 1100, ['one thousand one hundred', 'a thousand and one hundred']],
  ['de', 121, ['hunderteinundzwanzig', 'einhunderteinundzwanzig']],
  ['de', 1999, ['tausendneunhundertneunundneunzig']],
  ['fr', 71, ['soixante et onze', 'soixante-et-onze']],
  ['fr', 99, ['quatre-vingt-dix-neuf', 'nonante neuf']],
  ['es', 1116, ['mil ciento dieciseis']],
])('%s: %i is spelled in several ways', (locale, value, spellings) => {
  for (const spelling of spellings) {
    const numbers = numberWordsOf(locale)
    const found = [...spelling.matchAll(numbers?.all ?? /$/u)].map(([word]) => [word, numbers?.valueOf(word)])
    expect(found).toEqual([[spelling, value]])
  }
})
