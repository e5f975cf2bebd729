/** The pages of this document in the order in which they were shown. */
export type PageTimeline = {
  readonly show: (page: string) => void
  /** The page that was shown at a time in milliseconds since the start of the document. */
  readonly pageAt: (time: number) => string
}

/** Begins with the page of the document. `now` is in milliseconds since the start of the document. */
export function createPageTimeline(first: string, now: () => number): PageTimeline {
  const shown = [{ page: first, since: 0 }]
  return {
    show(page) {
      if (shown.at(-1)?.page !== page) shown.push({ page, since: now() })
    },
    pageAt: (time) => shown.findLast(({ since }) => since <= time)?.page ?? first,
  }
}
