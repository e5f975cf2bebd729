import { Network } from 'relay-runtime'
import type { CartIdStore } from '#src/platform/cartId.ts'
import type { CustomerTokenStore } from '#src/platform/customerToken.ts'
import { authorization } from './links/authorization.ts'
import { cartRecovery } from './links/cartRecovery.ts'
import { composeLinks } from './links/link.ts'
import type { Forward, Link } from './links/link.ts'
import { resultValidation } from './links/resultValidation.ts'
import { storeHeader } from './links/storeHeader.ts'
import { timeout } from './links/timeout.ts'
import { createTransport } from './links/transport.ts'

export type NetworkOptions = {
  readonly fetch: typeof globalThis.fetch
  readonly magentoStoreCode: string
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
  readonly createCart: () => Promise<string>
  readonly onSessionRefused: () => void
  readonly onCartReplaced: () => void
  /** Answers recorded by (server) or replayed from (browser) the server's render. */
  readonly ssr: Link
}

/**
 * The network as an ordered chain. The order is the design:
 *
 * 1. `ssr` is first: an answer the server already gave never becomes a request, and the server records what the page
 *    finally received.
 * 2. `storeHeader`: nothing below may be sent without a store view.
 * 3. `cartRecovery` is above `authorization`, so that its second attempt computes the bearer header afresh.
 * 4. `authorization` adds the header and judges the refusal of exactly the header it sent.
 * 5. `resultValidation` is below them: they can trust that an answer has data or errors with texts.
 * 6. `timeout` bounds one attempt, not the sum of the retries above.
 * 7. the transport sends.
 */
export function createNetwork(options: NetworkOptions) {
  const { cartId, customerToken, createCart, onCartReplaced, onSessionRefused } = options
  const send: Forward = composeLinks(
    [
      options.ssr,
      storeHeader(options.magentoStoreCode),
      cartRecovery({ cartId, createCart, onReplaced: onCartReplaced }),
      authorization({ customerToken, onRefused: onSessionRefused }),
      resultValidation,
      timeout,
    ],
    createTransport({ fetch: options.fetch }),
  )
  return Network.create(({ name, operationKind, text, id }, variables) => {
    if (text === null || operationKind === 'subscription') {
      throw new Error(`[vetrina:network] ${name} has no text. Compile with include_query_text and without subscriptions.`)
    }
    const kind = operationKind === 'mutation' ? 'mutation' : 'query'
    return send({ name, kind, text, id: id ?? null, variables, headers: {} })
  })
}
