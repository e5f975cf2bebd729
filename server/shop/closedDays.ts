import Holidays from 'date-holidays'
import type { DeliveryCalendar, ShopDefinition } from '#src/shop/defineShop.ts'

const DAY_MS = 86_400_000

/** The longest delivery time that a shop may promise is 99 working days. */
const MOST_DAYS = 160

/**
 * The holidays and closed days of the coming months, by the code of the store view; computed once a day.
 *
 * @param now milliseconds since the epoch
 */
export function createClosedDays({ stores, deliveryCalendar }: Pick<ShopDefinition, 'stores' | 'deliveryCalendar'>) {
  let known: { readonly day: number; readonly days: Readonly<Record<string, readonly string[]>> } | null = null
  return (now: number): Readonly<Record<string, readonly string[]>> => {
    const day = Math.floor(now / DAY_MS)
    if (known?.day !== day) {
      const days = stores.map(
        (store) => [store.magentoStoreCode, closedDaysOf(store.deliveryCalendar ?? deliveryCalendar, day)] as const,
      )
      known = { day, days: Object.fromEntries(days.filter(([, closed]) => closed.length > 0)) }
    }
    return known.days
  }
}

function closedDaysOf({ country, closedDays, closedWeekdays }: DeliveryCalendar, day: number): readonly string[] {
  // A day earlier, because a time zone may lie behind UTC.
  const [from, to] = [day - 1, day + MOST_DAYS].map((one) => new Date(one * DAY_MS).toISOString().slice(0, 10))
  if (from === undefined || to === undefined) return []
  const calendar = new Holidays(country, { types: ['public'] })
  const years = [...new Set([from, to].map((date) => Number(date.slice(0, 4))))]
  const holidays = years.flatMap((year) => calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)))
  return [...new Set([...holidays, ...closedDays])]
    .filter((date) => date >= from && date <= to)
    .filter((date) => !closedWeekdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay() || 7))
    .toSorted()
}
