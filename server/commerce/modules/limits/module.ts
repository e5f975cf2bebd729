import type { CommerceModule } from '../../engine/module.ts'
import { limitsMigrations } from './migrations.ts'

/** How often strangers may ask for what concerns one buyer. */
export const limitsModule: CommerceModule = { name: 'limits', migrations: limitsMigrations, resolvers: {} }
