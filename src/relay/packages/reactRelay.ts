// The functions of react-relay that `src` uses, each imported from the package's own file; see relayRuntime.ts.
import loading from 'react-relay/lib/relay-hooks/loadQuery.js'
export { fetchQuery, graphql, readInlineData } from './relayRuntime.ts'

export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js'
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment.js'
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery.js'
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment.js'
export { default as useSubscribeToInvalidationState } from 'react-relay/lib/relay-hooks/useSubscribeToInvalidationState.js'

export const loadQuery = loading.loadQuery
