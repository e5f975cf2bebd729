/** Whether a text is a BCP 47 tag in its canonical form, e.g. `en-GB`. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
