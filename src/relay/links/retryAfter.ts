/** RFC 9110 §5.6.7. `Date.parse` alone also reads `-1`, as a year. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * The wait that `Retry-After` requests, in milliseconds from now; null if the header is absent or unreadable. A date is
 * compared with the answer's own `Date`, because the shopper's clock may be hours wrong; `nowMs` is the fallback.
 */
export function retryAfterOf(headers: Headers, nowMs: number): number | null {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(value)) return Number(value) * 1000
  if (!HTTP_DATE.test(value)) return null
  const dateMs = Date.parse(value)
  const sentMs = Date.parse(headers.get('date') ?? '')
  return Math.max(0, dateMs - (Number.isNaN(sentMs) ? nowMs : sentMs))
}
