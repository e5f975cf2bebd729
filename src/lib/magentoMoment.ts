/** Parses Magento's UTC dates such as `2026-11-20 18:24:28` or `2026-11-20`; null for other texts. */
export function magentoMoment(magentoDate: string | null | undefined): Date | null {
  if (!magentoDate) return null
  // Without a time of day the language itself reads a date in UTC.
  const moment = new Date(magentoDate.includes(':') ? `${magentoDate.replace(' ', 'T')}Z` : magentoDate)
  return Number.isNaN(moment.getTime()) ? null : moment
}
