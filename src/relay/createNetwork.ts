import { Network, Observable } from 'relay-runtime'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'
import type { StoreScope } from '#src/platform/storeScope.ts'
import type { RecoverCart } from './cartRecovery.ts'
import { authorization } from './links/authorization.ts'
import { cartRecovery } from './links/cartRecovery.ts'
import { clientHeaders } from './links/clientHeaders.ts'
import type { ClientIdentity } from './links/clientHeaders.ts'
import { lastKnown } from './links/lastKnown.ts'
import { composeLinks } from './links/link.ts'
import type { Forward, Link, PolicyMark } from './links/link.ts'
import { persistedGet } from './links/persistedGet.ts'
import { resultValidation } from './links/resultValidation.ts'
import { retry } from './links/retry.ts'
import { schemaRefusals } from './links/schemaRefusals.ts'
import { storeHeader } from './links/storeHeader.ts'
import { timeout } from './links/timeout.ts'
import { createTransport } from './links/transport.ts'
import { typeDiscriminators } from './links/typeDiscriminators.ts'
import type { PossibleTypes } from './links/typeDiscriminators.ts'
import { withoutNulls } from './links/withoutNulls.ts'
import type { SchemaRefusalError } from './networkErrors.ts'
import type { RecordPersistence } from './persistence/recordPersistence.ts'
import type { Reauthenticator } from './reauthentication.ts'

export type NetworkOptions = {
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
  /** From 0 to 1, as Math.random: spreads the attempts of many shoppers. */
  readonly random: () => number
  /** A document waits for nothing that may fail: its render asks once, and for whole answers. */
  readonly isServer: boolean
  readonly scope: StoreScope
  /** Of the schema that the operations were compiled against. */
  readonly possibleTypes: PossibleTypes
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
  readonly recoverCart: RecoverCart
  /** Of `createCartReads`; unused on the server, which changes no cart. */
  readonly cartReads: Link
  readonly reauthenticator: Pick<Reauthenticator, 'renew' | 'state'>
  /** As `authorization` asks it. */
  readonly isShoppersPage: () => boolean
  /** What failed where nobody waits for it. */
  readonly onFailure: (error: unknown) => void
  /** The backend's schema does not allow an operation. */
  readonly onSchemaRefusal: (error: SchemaRefusalError) => void
  /** Answers recorded by (server) or replayed from (browser) the server's render. */
  readonly ssr: Link
  /** Browser only: the store may know an answer that the network is still asked for. */
  readonly snapshot?: Pick<RecordPersistence, 'whenRead'>
  /** Sent with every request; without it the backend is not told who asks. */
  readonly client?: ClientIdentity
  /** Public queries of guests as GET by persisted id. The host must know persisted_queries.json. */
  readonly persistedGet?: boolean
  /** Answers in parts; only for a backend whose schema announces `@defer`. */
  readonly deferral?: boolean
}

/** Few backends announce `@defer`, so the code for it is not in every page. */
const lateDeferral: Link = (request, forward) =>
  request.text.includes('@defer')
    ? Observable.from(import('./links/deferredAnswers.ts')).mergeMap(({ deferredAnswers }) =>
        deferredAnswers(request, forward),
      )
    : forward(request)

/**
 * The network as an ordered chain. The order is the design:
 *
 * 0. `typeDiscriminators` is outermost: what it puts into an answer is for Relay alone, and not sent.
 * 1. `lastKnown` lets a page go on with what the store knows, so it is above everything that waits. Below it `ssr`: an
 *    answer the server already gave never becomes a request, and the server records what the page finally received.
 * 2. `withoutNulls`, below what tells answers apart by the variables as Relay knows them. `storeHeader` and
 *    `clientHeaders`: nothing below may be sent without a store view.
 * 3. `cartRecovery` is above `authorization`, so that its second attempt computes the bearer header afresh, and above
 *    `retry`, because that second attempt is a request of its own. Below it `cartReads`, which must know the cart that a
 *    change was really sent to.
 * 4. `retry` is above `authorization` for the same reason, and below `ssr`, so that only the last word is recorded.
 * 5. `authorization` adds the header and judges the refusal of exactly the header it sent.
 * 6. `resultValidation` is below them: they can trust that there is an answer, with data or with errors that have texts.
 *    `schemaRefusals` is right above it, so that no other link takes such a refusal for one of its own.
 * 7. `deferredAnswers` makes answers of the payloads that come from below; what is above sees Relay's parts only.
 * 8. `persistedGet` must see the final headers, to leave out the customers, and may exchange twice.
 * 9. `timeout` bounds one exchange, not the sum of those above.
 * 10. the transport sends, bounds the sizes of both texts, and gives HTTP's failures their names.
 */
export function createNetwork(options: NetworkOptions) {
  const { cartId, cartReads, clock, customerToken, onFailure, random, reauthenticator, recoverCart } = options
  const isServer = import.meta.env.SSR && options.isServer
  const send: Forward = composeLinks(
    [
      typeDiscriminators(options.possibleTypes),
      ...(options.snapshot ? [lastKnown(options.snapshot)] : []),
      options.ssr,
      withoutNulls,
      storeHeader(options.scope),
      ...(options.client ? [clientHeaders(options.client)] : []),
      ...(isServer ? [] : [cartRecovery({ recover: recoverCart, onFailure }), cartReads, retry({ clock, random })]),
      authorization({ customerToken, cartId, reauthenticator, isShoppersPage: options.isShoppersPage }),
      schemaRefusals(options.onSchemaRefusal),
      resultValidation,
      ...(options.deferral === true && !isServer ? [lateDeferral] : []),
      ...(options.persistedGet === true ? [persistedGet()] : []),
      timeout,
    ],
    createTransport({ fetch: options.fetch, clock }),
  )
  return Network.create(({ name, operationKind, text, id, metadata: compiled }, variables, { metadata }) => {
    if (text === null || operationKind === 'subscription') {
      throw new Error(
        `[vetrina:network] ${name} has no text. Compile with include_query_text and without subscriptions.`,
      )
    }
    const kind = operationKind === 'mutation' ? 'mutation' : 'query'
    const isInStore = metadata?.['isInStore']
    const bearer = metadata?.['bearer']
    return send({
      name,
      kind,
      text,
      id: id ?? null,
      variables,
      headers: {},
      method: 'POST',
      policy: (compiled?.['policy'] as readonly PolicyMark[] | undefined) ?? [],
      ...(metadata?.['keepsCart'] === true && { keepsCart: true }),
      ...(typeof isInStore === 'function' && { isInStore: isInStore as () => boolean }),
      ...(typeof bearer === 'string' && { bearer }),
    })
  })
}
