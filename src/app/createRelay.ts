import type { IEnvironment } from 'relay-runtime'
import type { StoreScope } from '#src/platform/storeScope.ts'
import type { Captcha } from '#src/relay/captcha.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import { createNetwork } from '#src/relay/createNetwork.ts'
import { createCartReads } from '#src/relay/links/cartReads.ts'
import type { CartReads } from '#src/relay/links/cartReads.ts'
import { createRecordPersistence } from '#src/relay/persistence/recordPersistence.ts'
import type { RecordPersistence } from '#src/relay/persistence/recordPersistence.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import type { AppOptions } from './app.ts'
import type { Session } from './session/session.ts'

/** The place under which a refusal by the backend's schema is reported. */
export const SCHEMA = 'schema'

/** "No such page" and "not signed in" are answers that pages handle, not errors of the shop. */
const isExpectedAnswer = (error: unknown): boolean =>
  typeof (error as { extensions?: { category?: unknown } } | null)?.extensions?.category === 'string'

type RelayOptions = {
  readonly app: AppOptions
  readonly scope: StoreScope
  readonly isServer: boolean
  readonly session: Session
  /** See `authorization`. */
  readonly isShoppersPage: () => boolean
  readonly captcha: Captcha | null
  readonly reportError: AppOptions['reportError']
}

export type RelayParts = {
  readonly environment: IEnvironment
  readonly queries: QueryPool
  /** Null on the server. */
  readonly persistence: RecordPersistence | null
  readonly cartReads: CartReads
}

/** The Relay environment with its network, the stored answers of earlier visits, and the queries of the pages. */
export function createRelay({
  app,
  scope,
  isServer,
  session,
  isShoppersPage,
  captcha,
  reportError,
}: RelayOptions): RelayParts {
  const { cartId, customerToken, cartKeeper, reauthenticator } = session
  const { clock, possibleTypes, publicConfig } = app
  const persistence = app.persistence
    ? createRecordPersistence({
        ...app.persistence,
        storage: app.storage,
        clock,
        scope,
        possibleTypes,
        customer: () => customerToken.get()?.email ?? customerToken.get()?.token ?? null,
        isExpired: () => customerToken.session().kind === 'expired',
        cartId: cartId.get,
      })
    : null
  const cartReads = createCartReads()
  const network = createNetwork({
    fetch: app.fetch,
    clock,
    random: Math.random,
    isServer,
    scope,
    possibleTypes,
    cartId,
    customerToken,
    reauthenticator,
    isShoppersPage,
    recoverCart: cartKeeper.recoverCart,
    cartReads: cartReads.link,
    captcha,
    onFailure: (error) => reportError(error, 'cart recovery'),
    onSchemaRefusal: (error) => reportError(error, SCHEMA),
    ssr: app.ssr,
    persistedGet: publicConfig.getQueries,
    deferral: publicConfig.deferral,
    ...(publicConfig.client && { client: publicConfig.client }),
    ...(persistence && { snapshot: persistence }),
  })
  const environment = createEnvironment({
    network,
    isServer,
    ...(persistence && { source: persistence.source }),
    ...(app.relayLog && { log: app.relayLog }),
    resolverContext: { cartId, customerToken },
    onMissingKey: (error) => {
      if (app.strict) throw error
      reportError(error, 'identity')
    },
    onFieldEvent: (event) => {
      if ('error' in event && !isExpectedAnswer(event.error)) reportError(event.error, `a field of ${event.owner}`)
    },
  })
  return {
    environment,
    queries: new QueryPool(environment, persistence?.hasRestored, app.replay),
    persistence,
    cartReads,
  }
}
