// The functions of relay-runtime that `src` and react-relay's hooks use, each imported from the package's own file. The
// package's index is one CommonJS module, which a bundler cannot tree-shake. build/relayPackages.ts replaces the index
// with this module.
import tags from 'relay-runtime/lib/query/GraphQLTag.js'
import queries from 'relay-runtime/lib/query/fetchQueryInternal.js'
import descriptors from 'relay-runtime/lib/store/RelayModernOperationDescriptor.js'
import selectors from 'relay-runtime/lib/store/RelayModernSelector.js'
import storeUtils from 'relay-runtime/lib/store/RelayStoreUtils.js'
import createRelayContext from 'relay-runtime/lib/store/createRelayContext.js'
import createRelayLoggingContext from 'relay-runtime/lib/store/createRelayLoggingContext.js'
import snapshotErrors from 'relay-runtime/lib/util/handlePotentialSnapshotErrors.js'

export { default as Environment } from 'relay-runtime/lib/store/RelayModernEnvironment.js'
export { default as Network } from 'relay-runtime/lib/network/RelayNetwork.js'
export { default as Observable } from 'relay-runtime/lib/network/RelayObservable.js'
export { default as PreloadableQueryRegistry } from 'relay-runtime/lib/query/PreloadableQueryRegistry.js'
export { default as Record } from 'relay-runtime/lib/store/RelayModernRecord.js'
export { default as RecordSource } from 'relay-runtime/lib/store/RelayRecordSource.js'
export { default as RelayFeatureFlags } from 'relay-runtime/lib/util/RelayFeatureFlags.js'
export { default as ReplaySubject } from 'relay-runtime/lib/util/RelayReplaySubject.js'
export { default as Store } from 'relay-runtime/lib/store/RelayModernStore.js'
export { default as commitLocalUpdate } from 'relay-runtime/lib/mutations/commitLocalUpdate.js'
export { default as fetchQuery } from 'relay-runtime/lib/query/fetchQuery.js'
export { default as getFragmentIdentifier } from 'relay-runtime/lib/util/getFragmentIdentifier.js'
export { default as getPendingOperationsForFragment } from 'relay-runtime/lib/util/getPendingOperationsForFragment.js'
export { default as getRefetchMetadata } from 'relay-runtime/lib/util/getRefetchMetadata.js'
export { default as getRequestIdentifier } from 'relay-runtime/lib/util/getRequestIdentifier.js'
export { default as getValueAtPath } from 'relay-runtime/lib/util/getValueAtPath.js'
export { default as isPromise } from 'relay-runtime/lib/util/isPromise.js'
export { default as readInlineData } from 'relay-runtime/lib/store/readInlineData.js'
export { default as recycleNodesInto } from 'relay-runtime/lib/util/recycleNodesInto.js'

export const ID_KEY = storeUtils.ID_KEY
export const areEqualSelectors = selectors.areEqualSelectors
export const createOperationDescriptor = descriptors.createOperationDescriptor
export const getFragment = tags.getFragment
export const getRequest = tags.getRequest
export const getSelector = selectors.getSelector
export const getVariablesFromFragment = selectors.getVariablesFromFragment
export const graphql = tags.graphql

// The package's types describe this file's exports as the function itself.
export const handlePotentialSnapshotErrors: unknown = Reflect.get(snapshotErrors, 'handlePotentialSnapshotErrors')

/** Used by react-relay. */
export const __internal = {
  createRelayContext: createRelayContext,
  createRelayLoggingContext: createRelayLoggingContext,
  fetchQuery: queries.fetchQuery,
  fetchQueryDeduped: queries.fetchQueryDeduped,
  getPromiseForActiveRequest: queries.getPromiseForActiveRequest,
}
