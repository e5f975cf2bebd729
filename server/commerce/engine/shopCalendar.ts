/** Turns milliseconds since 1970 into the day of a time zone, `YYYY-MM-DD`. Keep it: making one is the costly part. */
export function createShopCalendar(timeZone: string): (nowMs: number) => string {
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (nowMs) => format.format(nowMs)
}
