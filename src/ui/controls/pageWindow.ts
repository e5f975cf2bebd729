/** A page number, or a gap for omitted pages. */
export type PageEntry = number | 'gap'

const NEIGHBOURS = 1

/**
 * The pages in a pagination: the first, the last, the current one and its neighbours. A gap never replaces a single
 * page, since it takes the same room.
 */
export function pageWindow(page: number, pageCount: number): readonly PageEntry[] {
  const first = page - NEIGHBOURS
  const last = page + NEIGHBOURS
  const wanted = [
    1,
    ...(first <= 3 ? [2] : []),
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
    ...(last >= pageCount - 2 ? [pageCount - 1] : []),
    pageCount,
  ]
  const shown = [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((one, other) => one - other)
  return shown.flatMap((number, index): PageEntry[] => {
    const previous = shown[index - 1]
    return previous !== undefined && number - previous > 1 ? ['gap', number] : [number]
  })
}
