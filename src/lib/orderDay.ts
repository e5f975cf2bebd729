import { dayAfter } from './deliveryDates.ts'
import { dateTimeFormat } from './formatters.ts'

/**
 * The day from which the working days of an order count, `YYYY-MM-DD`: today in the merchant's time zone, or tomorrow
 * from the cut-off hour on.
 *
 * @param now milliseconds since the epoch
 */
export function orderDayOf(
  now: number,
  { timeZone, cutOffHour }: { readonly timeZone: string; readonly cutOffHour: number },
): string {
  const parts = dateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const today = `${of('year')}-${of('month')}-${of('day')}`
  return Number(of('hour')) < cutOffHour ? today : dayAfter(today)
}
