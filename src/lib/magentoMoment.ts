/** The moment of Magento's `2026-11-20 18:24:28`, which is UTC; null for what is none. */
export function magentoMoment(magentoDate: string): Date | null {
  const moment = new Date(`${magentoDate.replace(' ', 'T')}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
