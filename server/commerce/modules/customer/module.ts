import type { CommerceModule } from '../../engine/module.ts'
import { customerMigrations } from './migrations.ts'
import { customerResolvers } from './resolvers.ts'
import { seedCustomers } from './seed.ts'

/** Accounts, sign-in, address book, newsletter and the contact form. */
export const customerModule: CommerceModule = {
  name: 'customer',
  migrations: customerMigrations,
  resolvers: customerResolvers,
  seed: seedCustomers,
}
