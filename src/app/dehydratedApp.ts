import type { RecordedAnswer } from '#src/relay/ssr.ts'
import type { PageName } from '#src/routes/pageRegistry.ts'

/** What a server render hands to the browser beside the router's own state. */
export type DehydratedApp = {
  /** The GraphQL answers the page was made of. */
  readonly answers: readonly RecordedAnswer[]
  /** The screens on the page; their code must be there before hydration starts. */
  readonly pages: readonly PageName[]
}
