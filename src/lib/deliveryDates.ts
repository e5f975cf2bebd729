/** How many working days a carrier takes from the order to the door, at least and at most. */
export type DeliveryDays = { readonly fewest: number; readonly most: number }

/** Parses the carriers of a setting such as `flatrate=2-4 freeshipping=3-5`. */
export const deliveryDaysOf = (setting: string): ReadonlyMap<string, DeliveryDays> =>
  new Map(
    [...setting.matchAll(/([\w-]+)=(\d+)-(\d+)/g)].map(([, carrier = '', fewest, most]) => [
      carrier,
      { fewest: Number(fewest), most: Number(most) },
    ]),
  )

const DAY_MS = 86_400_000

/** Italy's public holidays with a fixed date; San Francesco is one again since 2026. */
const HOLIDAYS = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '10-04',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
])

/**
 * The first and the last expected day of delivery, in UTC. Carriers do not work on Saturdays, Sundays and Italy's
 * public holidays; an order placed on such a day counts from the next working day.
 *
 * @param today the day of the order, `YYYY-MM-DD`
 */
export function deliveryDates(today: string, { fewest, most }: DeliveryDays): readonly [first: Date, last: Date] {
  const ordered = new Date(`${today}T00:00:00Z`)
  return [afterWorkingDays(ordered, fewest), afterWorkingDays(ordered, most)]
}

function afterWorkingDays(start: Date, count: number): Date {
  let day = start
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS)
    if (isWorkingDay(day)) left -= 1
  }
  // With zero days to wait, the delivery is today or on the next working day.
  while (!isWorkingDay(day)) day = new Date(day.getTime() + DAY_MS)
  return day
}

function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay()
  const isWeekend = weekday === 0 || weekday === 6
  const isEasterMonday = day.getTime() - DAY_MS === easter(day.getUTCFullYear())
  return !isWeekend && !isEasterMonday && !HOLIDAYS.has(day.toISOString().slice(5, 10))
}

/** Easter Sunday as a time stamp, by the algorithm of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const a = year % 19
  const century = Math.floor(year / 100)
  const c = year % 100
  const shift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * a + century - Math.floor(century / 4) - shift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - epact - (c % 4)) % 7
  const correction = Math.floor((a + 11 * epact + 19 * weekday) / 433)
  const month = Math.floor((epact + weekday - 7 * correction + 90) / 25)
  const day = (epact + weekday - 7 * correction + 33 * month + 19) % 32
  return Date.UTC(year, month - 1, day)
}
