/** The names of countries in a language, as one text; empty without any. */
export function countryNames(codes: readonly string[], intlLocale: string): string {
  const names = new Intl.DisplayNames(intlLocale, { type: 'region' })
  return new Intl.ListFormat(intlLocale).format(codes.map((code) => names.of(code) ?? code))
}
