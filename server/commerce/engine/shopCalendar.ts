/**
 * Converts milliseconds since 1970 into the day of a time zone, `YYYY-MM-DD`. Keep the function: creating it is the
 * expensive part.
 */
export function createShopCalendar(timeZone: string): (nowMs: number) => string {
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (nowMs) => format.format(nowMs)
}
