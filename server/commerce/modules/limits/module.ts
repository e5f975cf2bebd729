import type { CommerceModule } from '../../engine/module.ts'
import { limitsMigrations } from './migrations.ts'

/** Limits how often strangers may access the data of one buyer. */
export const limitsModule: CommerceModule = { name: 'limits', migrations: limitsMigrations, resolvers: {} }
