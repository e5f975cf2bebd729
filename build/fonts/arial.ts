/** The widths of printable ASCII in Arial, from the space on, in thousandths of an em. Liberation Sans has the same. */
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'

const widthsOf = (list: string) => list.split(' ').map((width) => Number(width) / 1000)

/** A font of the shopper's system that is shown before the shop's own, by its names on several systems. */
export type SystemFont = {
  readonly names: readonly string[]
  /** The width of a character in em; null if it is not known. */
  readonly widthOf: (point: number) => number | null
}

const systemFont = (names: readonly string[], widths: readonly number[]): SystemFont => ({
  names,
  // A letter with an accent is as wide as without it.
  widthOf: (point) => widths[(String.fromCodePoint(point).normalize('NFD').codePointAt(0) ?? 0) - 0x20] ?? null,
})

// Roboto, which Android has, is within 1 % of Arial.
export const ARIAL: SystemFont = systemFont(
  ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Roboto'],
  widthsOf(REGULAR),
)
export const ARIAL_BOLD: SystemFont = systemFont(
  ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
  widthsOf(BOLD),
)
