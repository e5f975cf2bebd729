import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'

/** setTimeout takes no more; a token that lives longer is looked at again then. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The window, as far as it knows time and comes back from being frozen. */
type Page = Pick<Window, 'setTimeout' | 'clearTimeout' | 'addEventListener'> & {
  readonly document: Pick<Document, 'addEventListener'>
}

/**
 * Spec §4's re-assertion after one hour: one timer, set anew by every change of the record and whenever a page that was
 * frozen comes back. It publishes the record as it is, so that everybody sees that it ran out.
 */
export function watchTokenAge(customerToken: CustomerTokenStore, page: Page): void {
  let timer: number | undefined
  let known = customerToken.session().kind
  const tell = () => {
    if (customerToken.session().kind === known) arm()
    else customerToken.republish()
  }
  const arm = () => {
    page.clearTimeout(timer)
    const leftMs = customerToken.runsOutInMs()
    if (leftMs !== null) timer = page.setTimeout(tell, Math.min(leftMs, LONGEST_TIMER_MS))
  }
  customerToken.subscribe(() => {
    known = customerToken.session().kind
    arm()
  })
  page.document.addEventListener('visibilitychange', tell)
  page.addEventListener('pageshow', tell)
  arm()
}
