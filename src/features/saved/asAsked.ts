import type { Result } from '#src/lib/result.ts'
import { failed } from '#src/lib/result.ts'
import type { CustomerSession } from '#src/platform/customerToken.ts'
import type { SaveError } from '#src/relay/savedProducts.ts'

/**
 * What a customer asked for is not done as a guest's because they signed out before its turn came: it would stay behind
 * in the browser. Only who goes on without signing in again, after a session that ran out, goes on as a guest.
 */
export function asAsked<T, E = never>(
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
