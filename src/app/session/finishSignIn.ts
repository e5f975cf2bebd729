import { CART_LOCK } from '#src/features/cart/keeping/cartKeeper.ts'
import { createJoin } from '#src/pages/sign-in/createJoin.ts'
import type { SignInRecord } from '#src/platform/session/signInUnderWay.ts'
import type { Session, SessionOptions } from './session.ts'

/** The number of starts without an answer of the backend after which the sign-in is given up. */
const MOST_TRIES = 3

/**
 * Continues a sign-in that was interrupted by leaving the document: merges the carts if necessary, makes the customer's
 * cart the current one and begins the session. Call it as the cart's writer, holding the lock of sign-ins, in the order
 * of the sign-in page. Without an answer of the backend the record stays for the next start, up to three times: then
 * its token is probably invalid, and the guest's cart stays current. If somebody has signed in meanwhile, nothing is
 * left to do.
 */
export async function finishSignIn(
  record: SignInRecord,
  session: Session,
  { environment, locks, tabStorage, onCartRestored, onLinesGone }: SessionOptions,
): Promise<void> {
  const { cartId, cartJournal, customerToken, orderAttempts } = session
  const left = record.get()
  if (left === null) return
  customerToken.refresh()
  if (customerToken.session().kind !== 'guest') return record.end()
  const join = createJoin({
    environment: environment(),
    cartId,
    cartJournal,
    cartRestored: onCartRestored,
    customerToken,
    orderAttempts,
    tabStorage,
  })
  const outcome = await locks.run(CART_LOCK, async () => {
    cartId.refresh()
    const guestId = left.cartId ?? cartId.get()
    const guest = guestId === null ? null : { id: guestId, lines: left.lines ?? cartJournal.linesOf(guestId) }
    return join(guest, left.token, left.issued)
  })
  const tries = (left.tries ?? 0) + 1
  if (outcome.kind === 'unknown' && tries < MOST_TRIES) return record.begin({ ...left, tries })
  record.end()
  if (outcome.kind === 'joined' && outcome.missing.length > 0) onLinesGone(outcome.missing)
}
