import type { CommerceModule } from '../../engine/module.ts'
import { mollieMigrations } from './migrations.ts'
import { mollieResolvers } from './resolvers.ts'

/** Payments on Mollie's page, after the order: the API of Mollie's module for Magento. */
export const mollieModule: CommerceModule = {
  name: 'mollie',
  migrations: mollieMigrations,
  resolvers: mollieResolvers,
}
