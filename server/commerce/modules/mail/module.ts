import type { CommerceModule } from '../../engine/module.ts'
import { mailMigrations } from './migrations.ts'

/** The shop's e-mails to its shoppers; a courier outside the engine delivers them. */
export const mailModule: CommerceModule = { name: 'mail', migrations: mailMigrations, resolvers: {} }
