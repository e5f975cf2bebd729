import type { Result } from '#src/lib/result.ts'
import { failed } from '#src/lib/result.ts'
import type { CustomerSession } from '#src/platform/session/customerToken.ts'
import type { SaveError } from '#src/relay/savedProducts.ts'

/**
 * Cancels an act that a customer requested if they sign out before it runs, because as a guest's it would stay in the
 * browser. A shopper who continues without signing in after an expired session continues as a guest.
 */
export function cancelIfSignedOut<T, E = never>(
  customer: () => CustomerSession,
  act: () => Promise<Result<T, SaveError | E>>,
): () => Promise<Result<T, SaveError | E>> {
  const asker = customer()
  let isFirst = true
  return async () => {
    const hasLeft = isFirst && asker.kind === 'customer' && customer().kind === 'guest'
    isFirst = false
    return hasLeft ? failed({ kind: 'server', message: 'The customer has signed out.' }) : act()
  }
}
