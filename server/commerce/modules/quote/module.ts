import type { CommerceModule } from '../../engine/module.ts'
import { quoteMigrations } from './migrations.ts'
import { quoteResolvers } from './resolvers.ts'
import { seedQuote } from './seed.ts'

/** Carts: lines, price rules and coupons, shipping rates, totals. */
export const quoteModule: CommerceModule = {
  name: 'quote',
  migrations: quoteMigrations,
  resolvers: quoteResolvers,
  seed: seedQuote,
}
