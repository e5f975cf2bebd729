import type { IEnvironment } from 'relay-runtime'
import type { OwnCart } from '#src/features/account/access/cartJoin.ts'
import { createMerge } from '#src/features/account/access/mergeCarts.ts'
import { restoreCartLines, restoredOf } from '#src/features/cart/requests/restoreCartLines.ts'
import type { Restored } from '#src/features/cart/requests/restoreCartLines.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { sendWithToken } from '#src/relay/sendWithToken.ts'
import { lossOfCart, readOwnCart } from './cartQueries.ts'

type EarlierCart = {
  /** The cart that the customer had when the session expired. */
  readonly id: string
  readonly lines: () => readonly JournalLine[]
}

/**
 * While a session is expired, the loss of its cart goes unnoticed; or the invalid token makes requests count as a
 * guest's, which adds lines to a guest's cart. This function adds the lines of that cart to the customer's current one
 * and passes the result on; null if there was nothing to add. It returns false, without a result, if the backend does
 * not answer.
 */
export async function restoreExpiredCart(
  environment: IEnvironment,
  token: string,
  own: OwnCart,
  earlier: EarlierCart,
  conclude: (back: Restored | null) => void,
): Promise<boolean> {
  if (earlier.lines().length === 0) {
    conclude(null)
    return true
  }
  const why = await lossOfCart(environment, earlier.id, token).catch(() => 'unknown' as const)
  switch (why) {
    case 'unknown':
      return false
    case 'missing': {
      const result = await restoreCartLines(environment, own, earlier.lines, conclude, sendWithToken(token))
      if (result.ok) return true
      if (['unreachable', 'session-expired'].includes(result.error.kind)) return false
      // A cart that is refused as a whole will be refused again, and must not prevent the sign-in.
      conclude(restoredOf(earlier.lines(), own.lines, own.lines))
      return true
    }
    case 'foreign': {
      const merged = await createMerge(environment, token, earlier.lines())(earlier.id, own.id)
      if (!merged.ok && merged.error.kind === 'unreachable') return false
      // If the merge is refused, the cart is not a guest's and stays with its owner; unless the token itself is
      // refused.
      if (!merged.ok && !(await readOwnCart(environment, token).catch(() => null))) return false
      conclude(merged.ok ? restoredOf(earlier.lines(), merged.value, own.lines) : null)
      return true
    }
    case 'closed':
    case null:
      conclude(null)
      return true
  }
}
