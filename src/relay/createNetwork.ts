import { Network, Observable } from 'relay-runtime'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'
import type { StoreScope } from '#src/platform/storeScope.ts'
import type { Captcha } from './captcha.ts'
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
  /** From 0 to 1, like Math.random: spreads the retries of many shoppers. */
  readonly random: () => number
  /**
   * A server render requests each query once, and in one part: a document must not wait for retries or deferred parts.
   */
  readonly isServer: boolean
  readonly scope: StoreScope
  /** The possible types of the schema that the operations were compiled against. */
  readonly possibleTypes: PossibleTypes
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
  readonly recoverCart: RecoverCart
  /** From `createCartReads`; unused on the server, which does not change carts. */
  readonly cartReads: Link
  readonly reauthenticator: Pick<Reauthenticator, 'renew' | 'state'>
  /** See `authorization`. */
  readonly isShoppersPage: () => boolean
  /** Reports failures of background work. */
  readonly onFailure: (error: unknown) => void
  /** The backend's schema does not allow an operation. */
  readonly onSchemaRefusal: (error: SchemaRefusalError) => void
  /** Answers recorded by (server) or replayed from (browser) the server's render. */
  readonly ssr: Link
  /** Browser only: the store may have an answer for which a request is pending. */
  readonly snapshot?: Pick<RecordPersistence, 'whenRead'>
  /** Null or absent if the backend asks for no reCAPTCHA. */
  readonly captcha?: Captcha | null
  /** Sent with every request; without it the backend does not know the client. */
  readonly client?: ClientIdentity
  /** Sends public queries of guests as GET by persisted id. The host must know persisted_queries.json. */
  readonly persistedGet?: boolean
  /** Answers in parts; only for a backend whose schema announces `@defer`. */
  readonly deferral?: boolean
}

/** Few backends announce `@defer`, so its code is loaded on demand. */
const lateDeferral: Link = (request, forward) =>
  request.text.includes('@defer')
    ? Observable.from(import('./links/deferredAnswers.ts')).mergeMap(({ deferredAnswers }) =>
        deferredAnswers(request, forward),
      )
    : forward(request)

/** Few backends ask for reCAPTCHA, so its code is loaded on demand. The sent text of a mutation begins with its root field. */
const lateCaptcha =
  ({ settings, start }: Captcha): Link =>
  (request, forward) => {
    const field = /{\s*(\w+)/.exec(request.text)?.[1] ?? ''
    return field in settings
      ? Observable.from(start.load()).mergeMap(({ link }) => link(field)(request, forward))
      : forward(request)
  }

/**
 * The network as an ordered chain. The order matters:
 *
 * 0. `typeDiscriminators` is outermost: the fields that it adds are for Relay alone, and not sent.
 * 1. `lastKnown` lets a page continue with the store's data, so it is above everything that waits. Below it `ssr`: an
 * answer of the server's document never becomes a request, and the server records the answer that the page finally
 * received.
 * 2. `withoutNulls`, below the links that identify answers by Relay's variables. `storeHeader` and `clientHeaders`:
 * everything that is sent needs a store view.
 * 3. `cartRecovery` is above `authorization`, so that its second attempt computes the bearer header again, and above
 * `retry`, because that second attempt is a request of its own. Below it `cartReads`, which must know the cart that a
 * change was really sent to.
 * 4. `retry` is above `authorization` for the same reason, and below `ssr`, so that only the final answer is recorded.
 * 5. `authorization` adds the header and handles the refusal of exactly the header that it sent.
 * `lateCaptcha` is below them all, because every attempt needs a token of its own.
 * 6. `resultValidation` is below them: they can rely on an answer, with data or with errors that have texts.
 * `schemaRefusals` is right above it, so that no other link mistakes such a refusal for one of its own.
 * 7. `deferredAnswers` assembles answers from the payloads below; the links above see only Relay's parts.
 * 8. `persistedGet` must see the final headers, to exclude customers, and may send two requests.
 * 9. `timeout` limits one exchange, not the sum of those above.
 * 10. the transport sends, limits the sizes of request and answer, and turns failures of HTTP into named errors.
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
      ...(options.captcha ? [lateCaptcha(options.captcha)] : []),
      schemaRefusals(options.onSchemaRefusal),
      resultValidation,
      ...(options.deferral === true && !isServer ? [lateDeferral] : []),
      ...(options.persistedGet === true ? [persistedGet()] : []),
      timeout,
    ],
    createTransport({ fetch: options.fetch, clock }),
  )
  return Network.create(({ name, operationKind, text, id, metadata: compiled }, variables, { metadata }) => {
    if (typeof text !== 'string' || operationKind === 'subscription') {
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
