/** Parses Magento's UTC dates such as `2026-11-20 18:24:28`; null for other texts. */
export function magentoMoment(magentoDate: string): Date | null {
  const moment = new Date(`${magentoDate.replace(' ', 'T')}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
