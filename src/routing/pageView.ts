/**
 * The result of a loader, which the page stack renders. Plain data, because the server serialises it into the document.
 */
export type PageView = {
  /** The name of its page. */
  readonly page: string
  readonly props: object
  /** The HTTP status of a page that is not 200. */
  readonly status?: 404 | 503
  /** Visits with the same key at neighbouring positions share one mounted page, e.g. the pages of one category. */
  readonly layerKey?: string
  /** The page below a directly entered overlay. */
  readonly background?: PageView
  /** The address of that page, if it is not `/`. */
  readonly backgroundHref?: string
}
