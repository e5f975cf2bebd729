const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3_600
/** Up to here minutes say it better than hours. */
const MOST_MINUTES = 90

/** A time to wait in words, rounded up: "in 40 seconds", "in 4 minutes", "in 2 hours". */
export function inAWhile(intlLocale: string, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(intlLocale, { numeric: 'always' })
  if (seconds <= MINUTE_SECONDS) return format.format(Math.max(1, Math.ceil(seconds)), 'second')
  const minutes = Math.ceil(seconds / MINUTE_SECONDS)
  return minutes <= MOST_MINUTES
    ? format.format(minutes, 'minute')
    : format.format(Math.ceil(seconds / HOUR_SECONDS), 'hour')
}
