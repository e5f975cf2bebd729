import { Environment, RecordSource, Store } from 'relay-runtime'
import type {
  EnvironmentConfig,
  INetwork,
  LogFunction,
  MissingFieldHandler,
  MutableRecordSource,
  RelayFieldLogger,
} from 'relay-runtime'
import { createGetDataID } from './identity.ts'
import type { MissingIdentityKeyError } from './identity.ts'
import { createMissingFieldHandlers } from './missingFieldHandlers.ts'
import type { ResolverContext } from './resolverContext.ts'

/** Queries whose page was left keep their data, so that Back paints at once. */
const GC_RELEASE_BUFFER_SIZE = 50

/** Catalogue data older than this is fetched again when a page needs it. */
export const QUERY_CACHE_EXPIRATION_MS = 5 * 60_000

export type EnvironmentOptions = {
  readonly network: INetwork
  readonly isServer: boolean
  readonly resolverContext: ResolverContext
  /** The records of the store; without it the store is empty. */
  readonly source?: MutableRecordSource
  /** Development and tests throw; production reports. */
  readonly onMissingKey: (error: MissingIdentityKeyError) => void
  readonly onFieldEvent?: RelayFieldLogger
  /** Receives Relay's log events. */
  readonly log?: LogFunction
}

type GetDataID = NonNullable<EnvironmentConfig['getDataID']>

/** The configuration that Environment and Store share; tests use it for Relay's mock environment. */
export function createStoreConfig({
  resolverContext,
  onMissingKey,
  source = new RecordSource(),
}: Pick<EnvironmentOptions, 'resolverContext' | 'onMissingKey' | 'source'>) {
  const getDataID = createGetDataID(onMissingKey) as GetDataID
  const store = new Store(source, {
    gcReleaseBufferSize: GC_RELEASE_BUFFER_SIZE,
    queryCacheExpirationTime: QUERY_CACHE_EXPIRATION_MS,
    resolverContext,
    // Relay's types lack `getDataID` here, but without it the store and the normaliser would use different ids.
    ...({ getDataID } as object),
  })
  return { store, getDataID, missingFieldHandlers: createMissingFieldHandlers() as MissingFieldHandler[] }
}

/** One per request on the server; in the browser one per store scope (src/platform/storeScope.ts) and customer. */
export function createEnvironment({ network, isServer, onFieldEvent, log, ...storeOptions }: EnvironmentOptions) {
  return new Environment({
    ...createStoreConfig(storeOptions),
    configName: 'vetrina',
    network,
    isServer,
    relayFieldLogger: onFieldEvent ? reportOnce(onFieldEvent) : null,
    log: log ?? null,
  })
}

/** Every component that reads a field receives its error at every rendering: report an error once. */
function reportOnce(tell: RelayFieldLogger): RelayFieldLogger {
  const told = new WeakSet<object>()
  return (event) => {
    if ('error' in event) {
      if (told.has(event.error)) return
      told.add(event.error)
    }
    tell(event)
  }
}
