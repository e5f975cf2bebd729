import type { CommerceModule } from '../../engine/module.ts'
import { adyenMigrations } from './migrations.ts'
import { adyenResolvers } from './resolvers.ts'

/** Payments by card whose last steps follow the order: the API of Adyen's module for Magento. */
export const adyenModule: CommerceModule = {
  name: 'adyen',
  migrations: adyenMigrations,
  resolvers: adyenResolvers,
}
