/** A gap of this many characters that no font has is not worth two spans. */
const WIDEST_GAP = 255

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

/**
 * CSS `unicode-range` of characters. Spans may include characters that no file has, but none of `foreign`, which is in a
 * file of less priority.
 */
export function unicodeRangeOf(characters: Iterable<number>, foreign: ReadonlySet<number>): string {
  const spans: [first: number, last: number][] = []
  for (const point of [...characters].toSorted((one, other) => one - other)) {
    const last = spans.at(-1)
    if (last && canJoin(last[1], point, foreign)) last[1] = point
    else spans.push([point, point])
  }
  return spans.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ')
}

function canJoin(last: number, next: number, foreign: ReadonlySet<number>): boolean {
  if (next - last > WIDEST_GAP) return false
  for (let point = last + 1; point < next; point += 1) if (foreign.has(point)) return false
  return true
}

/** The characters of a `unicode-range`. */
export function charactersOfRange(range: string): readonly number[] {
  return range.split(', ').flatMap((span) => {
    const [first = '', last = first] = span.slice('U+'.length).split('-')
    const start = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index)
  })
}
