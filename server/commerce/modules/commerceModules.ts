import type { CommerceModule } from '../engine/module.ts'
import { catalogModule } from './catalog/module.ts'
import { checkoutModule } from './checkout/module.ts'
import { cmsModule } from './cms/module.ts'
import { customerModule } from './customer/module.ts'
import { directoryModule } from './directory/module.ts'
import { quoteModule } from './quote/module.ts'
import { salesModule } from './sales/module.ts'
import { storeModule } from './store/module.ts'

/** All modules in dependency order: tables and content of a later one may refer to those of an earlier one. */
export const commerceModules: readonly CommerceModule[] = [
  storeModule,
  directoryModule,
  catalogModule,
  cmsModule,
  customerModule,
  quoteModule,
  checkoutModule,
  salesModule,
]
