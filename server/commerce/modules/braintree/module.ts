import type { CommerceModule } from '../../engine/module.ts'
import { braintreeMigrations } from './migrations.ts'
import { braintreeResolvers } from './resolvers.ts'

/** Payments by card in the checkout: the API of Magento's Braintree module. */
export const braintreeModule: CommerceModule = {
  name: 'braintree',
  migrations: braintreeMigrations,
  resolvers: braintreeResolvers,
}
