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
    // Disabled, with Magento's own defaults.
    recaptchaV3Config: () => ({
      badge_position: 'inline',
      failure_message: 'reCAPTCHA verification failed.',
      forms: [],
      is_enabled: false,
      language_code: null,
      minimum_score: 0.5,
      website_key: '',
    }),
    currency: (_root, _args, context: CommerceContext) => currencyOf(context.store),
  },
}
