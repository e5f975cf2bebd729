import type { CommerceContext } from '../../engine/context.ts'
import type { CommerceModule } from '../../engine/module.ts'
import { currencyOf, storeConfigOf } from './rules.ts'

export const storeResolvers: CommerceModule['resolvers'] = {
  Query: {
    storeConfig: (_root, _args, context: CommerceContext) => storeConfigOf(context.store, context),
    // There is one website with one group of store views, so `useCurrentGroup` changes nothing.
    availableStores: (_root, _args, context: CommerceContext) =>
      context.stores
        .filter((store) => store.websiteId === context.store.websiteId)
        .map((store) => storeConfigOf(store, context)),
    currency: (_root, _args, context: CommerceContext) => currencyOf(context.store),
  },
}
