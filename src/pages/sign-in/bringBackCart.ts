import type { IEnvironment } from 'relay-runtime'
import type { OwnCart } from '#src/features/account/access/cartJoin.ts'
import { createMerge } from '#src/features/account/access/mergeCarts.ts'
import { restoreCartLines, restoredOf } from '#src/features/cart/requests/restoreCartLines.ts'
import type { Restored } from '#src/features/cart/requests/restoreCartLines.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { inTheNameOf } from '#src/relay/inTheNameOf.ts'
import { lossOfCart, readOwnCart } from './cartQueries.ts'

type EarlierCart = {
  /** The cart that the customer had when their session ran out. */
  readonly id: string
  readonly lines: () => readonly JournalLine[]
}

/**
 * While a session is over nobody sees the backend lose its cart; or its dead token passes for a guest's, and what it
 * asks for is put into a guest's cart. Puts what that cart held into the one that the customer has now, and hands over
 * what became of it; null when there was nothing to bring. Answers false, and hands over nothing, when the backend does
 * not say.
 */
export async function bringBackCart(
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
      const result = await restoreCartLines(environment, own, earlier.lines, conclude, inTheNameOf(token))
      if (result.ok) return true
      if (['unreachable', 'session-expired'].includes(result.error.kind)) return false
      // What is refused as a whole will be refused again, and must not keep the customer out.
      conclude(restoredOf(earlier.lines(), own.lines, own.lines))
      return true
    }
    case 'foreign': {
      const merged = await createMerge(environment, token, earlier.lines())(earlier.id, own.id)
      if (!merged.ok && merged.error.kind === 'unreachable') return false
      // Refused, it is no guest's and stays with its owner; unless it is the token that is refused.
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
