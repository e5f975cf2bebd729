import { expect, test } from 'vitest'
import { dayRange } from '#src/lib/dayRange.ts'

test.each([
  ['it-IT', '2026-11-27', '2026-12-01', /^ven 27 nov\s?[–-]\s?mar 1 dic$/],
  ['it-IT', '2026-11-24', '2026-11-26', /^mar 24\s?[–-]\s?gio 26 nov$/],
  ['it-IT', '2026-12-01', '2026-12-03', /^mar 1\s?[–-]\s?gio 3 dic$/],
  ['it-IT', '2026-12-10', '2026-12-20', /^gio 10\s?[–-]\s?dom 20 dic$/],
  ['en-GB', '2026-11-27', '2026-12-01', /^Fri,? 27 Nov\s?[–-]\s?Tue,? 1 Dec$/],
  ['ar-EG', '2026-11-27', '2026-12-01', /(?<![\u0660-\u0669])\u0661 /],
])('in %s from %s to %s', (locale, first, last, text) => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  expect(dayRange(format, new Date(first), new Date(last))).toMatch(text)
})
