/** What a server render hands to the browser beside the router's own state. */
export type DehydratedApp = {
  /**
   * The GraphQL answers the page was made of (`RecordedAnswer[]`) as JSON: as part of the script that hands them over, the
   * browser would compile them before the first paint.
   */
  readonly answers: string
  /** The names of the pages in the document; their code must be there before hydration starts. */
  readonly pages: readonly string[]
}
