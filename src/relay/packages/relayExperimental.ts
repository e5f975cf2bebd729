// The function of relay-runtime/experimental that compiled client resolvers use; see relayRuntime.ts.
import injector from 'relay-runtime/lib/store/live-resolvers/resolverDataInjector.js'

export const resolverDataInjector: unknown = injector
