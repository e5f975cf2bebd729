import {
  accountAddressesRoute,
  accountAddressRoute,
  accountConfirmRoute,
  accountCreateRoute,
  accountDeletedRoute,
  accountForgotPasswordRoute,
  accountOrderRoute,
  accountOrdersRoute,
  accountPaymentMethodsRoute,
  accountPrivacyRoute,
  accountProfileRoute,
  accountResetPasswordRoute,
  accountDownloadsRoute,
  accountStoreCreditRoute,
  accountRewardPointsRoute,
  accountReturnRoute,
  accountReturnsRoute,
  accountReviewsRoute,
  accountGiftRegistriesRoute,
  accountGiftRegistryRoute,
  giftRegistryRoute,
  giftRegistrySearchRoute,
  accountRoute,
  checkoutAgreementRoute,
  contactRoute,
  compareRoute,
  cartSharedRoute,
  ordersRoute,
  wishlistRoute,
} from './accountRoutes.ts'
import { cartRoute } from './cartRoute.ts'
import { checkoutDeliveryRoute } from './checkoutDeliveryRoute.ts'
import { checkoutPaymentRoute } from './checkoutPaymentRoute.ts'
import { checkoutRoute } from './checkoutRoute.ts'
import { customerOrderSuccessRoute } from './customerOrderSuccessRoute.ts'
import { homeRoute } from './homeRoute.ts'
import { languageRoute } from './languageRoute.ts'
import { menuRoute } from './menuRoute.ts'
import { notFoundRoute } from './notFoundRoute.ts'
import { orderSuccessRoute } from './orderSuccessRoute.ts'
import { rootRoute } from './rootRoute.ts'
import { searchRoute } from './searchRoute.ts'
import { searchSuggestionsRoute } from './searchSuggestionsRoute.ts'
import { signInRoute } from './signInRoute.ts'
import { urlRoute } from './urlRoute.ts'

/** Every address of the shop. `urlRoute` is Magento's own URL space and takes what nothing else matches. */
export const routeTree = rootRoute.addChildren([
  homeRoute,
  searchRoute,
  searchSuggestionsRoute,
  cartRoute,
  menuRoute,
  languageRoute,
  checkoutRoute,
  checkoutDeliveryRoute,
  checkoutPaymentRoute,
  orderSuccessRoute,
  customerOrderSuccessRoute,
  accountRoute,
  accountAddressesRoute,
  accountAddressRoute,
  accountProfileRoute,
  accountDownloadsRoute,
  accountStoreCreditRoute,
  accountRewardPointsRoute,
  accountReturnRoute,
  accountReturnsRoute,
  accountGiftRegistriesRoute,
  accountGiftRegistryRoute,
  giftRegistryRoute,
  giftRegistrySearchRoute,
  accountReviewsRoute,
  accountPaymentMethodsRoute,
  accountPrivacyRoute,
  accountDeletedRoute,
  accountCreateRoute,
  accountConfirmRoute,
  accountForgotPasswordRoute,
  accountResetPasswordRoute,
  accountOrdersRoute,
  accountOrderRoute,
  checkoutAgreementRoute,
  contactRoute,
  ordersRoute,
  wishlistRoute,
  compareRoute,
  cartSharedRoute,
  signInRoute,
  notFoundRoute,
  urlRoute,
])
