/** A page number, or a gap for omitted pages. */
export type PageEntry = number | 'gap'

const NEIGHBOURS = 1

/**
 * The pages in a pagination: the first, the last, the current one and its neighbours. A gap never replaces a single
 * page, since it takes the same room.
 */
export function pageWindow(page: number, pageCount: number): readonly PageEntry[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === pageCount ||
      Math.abs(number - page) <= NEIGHBOURS ||
      (number === 2 && page - NEIGHBOURS <= 3) ||
      (number === pageCount - 1 && page + NEIGHBOURS >= pageCount - 2),
  )
  return shown.flatMap((number, index): PageEntry[] => {
    const previous = shown[index - 1]
    return previous !== undefined && number - previous > 1 ? ['gap', number] : [number]
  })
}
