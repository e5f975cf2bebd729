/**
 * The name of a country, a currency or a language in another language; the code itself if it is none, because the
 * backend answers some codes as they were once stored.
 */
export function displayName(intlLocale: string, type: 'region' | 'currency' | 'language', code: string): string {
  try {
    return new Intl.DisplayNames(intlLocale, { type }).of(code) ?? code
  } catch (error) {
    if (error instanceof RangeError) return code
    throw error
  }
}
