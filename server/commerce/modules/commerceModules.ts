import type { CommerceModule } from '../engine/module.ts'
import { adyenModule } from './adyen/module.ts'
import { braintreeModule } from './braintree/module.ts'
import { captchaModule } from './captcha/module.ts'
import { catalogModule } from './catalog/module.ts'
import { checkoutModule } from './checkout/module.ts'
import { cmsModule } from './cms/module.ts'
import { compareModule } from './compare/module.ts'
import { customerModule } from './customer/module.ts'
import { directoryModule } from './directory/module.ts'
import { limitsModule } from './limits/module.ts'
import { giftRegistryModule } from './gift-registry/module.ts'
import { mailModule } from './mail/module.ts'
import { mollieModule } from './mollie/module.ts'
import { paypalModule } from './paypal/module.ts'
import { pickupModule } from './pickup/module.ts'
import { quoteModule } from './quote/module.ts'
import { rewardModule } from './reward/module.ts'
import { returnsModule } from './returns/module.ts'
import { reviewModule } from './review/module.ts'
import { salesModule } from './sales/module.ts'
import { storeModule } from './store/module.ts'
import { vaultModule } from './vault/module.ts'
import { wishlistModule } from './wishlist/module.ts'

/** All modules in dependency order: tables and content of later ones may refer to those of earlier ones. */
export const commerceModules: readonly CommerceModule[] = [
  storeModule,
  captchaModule,
  mailModule,
  limitsModule,
  directoryModule,
  catalogModule,
  cmsModule,
  pickupModule,
  customerModule,
  rewardModule,
  reviewModule,
  compareModule,
  quoteModule,
  wishlistModule,
  checkoutModule,
  paypalModule,
  braintreeModule,
  vaultModule,
  salesModule,
  mollieModule,
  adyenModule,
  returnsModule,
  giftRegistryModule,
]
