/** The data that a server render transfers to the browser, in addition to the router's own state. */
export type DehydratedApp = {
  /**
   * The GraphQL answers that the page was rendered with (`RecordedAnswer[]`), as JSON text: as object literals in the
   * script, the browser would have to compile them before the first paint.
   */
  readonly answers: string
  /** The names of the pages in the document; their code must have loaded before hydration starts. */
  readonly pages: readonly string[]
}
