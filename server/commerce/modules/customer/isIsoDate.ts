const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

export function isIsoDate(text: string): boolean {
  if (!ISO_DATE.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  // A day such as 30 February parses as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
