import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'

/** The longest delay of setTimeout; a token that lives longer is checked again then. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The members of the window that deal with time and with returning from the frozen state. */
type Page = Pick<Window, 'setTimeout' | 'clearTimeout' | 'addEventListener'> & {
  readonly document: Pick<Document, 'addEventListener'>
}

/**
 * Spec §4: check the token again after one hour. One timer, restarted by every change of the record and when a frozen
 * page resumes. It publishes the record unchanged, so that all subscribers notice the expiry.
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
