import type { CommerceModule } from '../../engine/module.ts'
import { limitsMigrations } from './migrations.ts'

/** Removes the tries that older versions have counted. */
export const limitsModule: CommerceModule = { name: 'limits', migrations: limitsMigrations, resolvers: {} }
