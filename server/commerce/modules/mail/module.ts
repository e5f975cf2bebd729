import type { CommerceModule } from '../../engine/module.ts'
import { mailMigrations } from './migrations.ts'

/** What the shop tells its shoppers by e-mail; a courier outside the engine delivers it. */
export const mailModule: CommerceModule = { name: 'mail', migrations: mailMigrations, resolvers: {} }
