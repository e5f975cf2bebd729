import type { CommerceModule } from '../engine/module.ts'
import type { CustomerIdOfToken } from '../engine/tokens.ts'
import { storeModule } from './store/module.ts'

/** All modules in dependency order: tables and content of a later one may refer to those of an earlier one. */
export const commerceModules: readonly CommerceModule[] = [storeModule]

export const customerIdOfToken: CustomerIdOfToken = () => ({ invalid: 'The token is unknown.' })
