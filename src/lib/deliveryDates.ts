/** How many working days a carrier takes from the order to the door, at least and at most. */
export type DeliveryDays = { readonly fewest: number; readonly most: number }

/** The days on which carriers do not deliver. */
export type ClosedDays = {
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekdays: readonly number[]
  /** `YYYY-MM-DD`. */
  readonly dates: readonly string[]
}

/** Parses the carriers of a setting such as `flatrate=2-4 freeshipping=3-5`. */
export const deliveryDaysOf = (setting: string): ReadonlyMap<string, DeliveryDays> =>
  new Map(
    [...setting.matchAll(/(?<![\w-])([\w-]+)=(\d+)-(\d+)/g)].map(([, carrier = '', fewest, most]) => [
      carrier,
      { fewest: Number(fewest), most: Number(most) },
    ]),
  )

/** From the fewest to the most days of several carriers; null for none. */
export const spanOf = (all: readonly DeliveryDays[]): DeliveryDays | null =>
  all.length === 0
    ? null
    : { fewest: Math.min(...all.map(({ fewest }) => fewest)), most: Math.max(...all.map(({ most }) => most)) }

const DAY_MS = 86_400_000

/** More closed days in a row than any calendar has: the search for a working day ends here. */
const MOST_DAYS = 400

/**
 * The first and the last expected day of delivery, in UTC.
 *
 * @param orderDay the day from which working days count, `YYYY-MM-DD`
 */
export function deliveryDates(
  orderDay: string,
  { fewest, most }: DeliveryDays,
  closed: ClosedDays,
): readonly [first: Date, last: Date] {
  const afterWorkingDays = (count: number): Date => {
    let day = orderDay
    let left = count
    for (let passed = 0; passed < MOST_DAYS && (left > 0 || isClosed(day, closed)); passed += 1) {
      day = dayAfter(day)
      if (left > 0 && !isClosed(day, closed)) left -= 1
    }
    return dateOf(day)
  }
  return [afterWorkingDays(fewest), afterWorkingDays(most)]
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

export const dayAfter = (day: string): string => new Date(dateOf(day).getTime() + DAY_MS).toISOString().slice(0, 10)

function isClosed(day: string, { weekdays, dates }: ClosedDays): boolean {
  return weekdays.includes(dateOf(day).getUTCDay() || 7) || dates.includes(day)
}
