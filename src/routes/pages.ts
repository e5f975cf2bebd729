import { accessibilityPage } from '#src/pages/accessibility/accessibility.page.ts'
import { accountPage } from '#src/pages/account/account.page.ts'
import { accountAddressPage } from '#src/pages/account-address/accountAddress.page.ts'
import { accountAddressesPage } from '#src/pages/account-addresses/accountAddresses.page.ts'
import { accountConfirmPage } from '#src/pages/account-confirm/accountConfirm.page.ts'
import { accountCreatePage } from '#src/pages/account-create/accountCreate.page.ts'
import { accountDeletedPage } from '#src/pages/account-deleted/accountDeleted.page.ts'
import { accountDownloadsPage } from '#src/pages/account-downloads/accountDownloads.page.ts'
import { accountForgotPasswordPage } from '#src/pages/account-forgot-password/accountForgotPassword.page.ts'
import { accountGiftRegistriesPage } from '#src/pages/account-gift-registries/accountGiftRegistries.page.ts'
import { accountGiftRegistryPage } from '#src/pages/account-gift-registry/accountGiftRegistry.page.ts'
import { accountOrderPage } from '#src/pages/account-order/accountOrder.page.ts'
import { accountOrdersPage } from '#src/pages/account-orders/accountOrders.page.ts'
import { accountPaymentMethodsPage } from '#src/pages/account-payment-methods/accountPaymentMethods.page.ts'
import { accountPrivacyPage } from '#src/pages/account-privacy/accountPrivacy.page.ts'
import { accountProfilePage } from '#src/pages/account-profile/accountProfile.page.ts'
import { accountResetPasswordPage } from '#src/pages/account-reset-password/accountResetPassword.page.ts'
import { accountReturnPage } from '#src/pages/account-return/accountReturn.page.ts'
import { accountReturnRequestPage } from '#src/pages/account-return-request/accountReturnRequest.page.ts'
import { accountReturnsPage } from '#src/pages/account-returns/accountReturns.page.ts'
import { accountReviewsPage } from '#src/pages/account-reviews/accountReviews.page.ts'
import { accountRewardPointsPage } from '#src/pages/account-reward-points/accountRewardPoints.page.ts'
import { accountStoreCreditPage } from '#src/pages/account-store-credit/accountStoreCredit.page.ts'
import { cartPage } from '#src/pages/cart/cart.page.ts'
import { cartSharedPage } from '#src/pages/cart-shared/cartShared.page.ts'
import { categoryPage } from '#src/pages/category/category.page.ts'
import { checkoutPage, checkoutDeliveryPage, checkoutPaymentPage } from '#src/pages/checkout/checkout.page.ts'
import { checkoutAgreementPage } from '#src/pages/checkout-agreement/checkoutAgreement.page.ts'
import { cmsPage } from '#src/pages/cms/cms.page.ts'
import { checkoutReturnPage } from '#src/pages/checkout-return/checkoutReturn.page.ts'
import { comparePage } from '#src/pages/compare/compare.page.ts'
import { contactPage } from '#src/pages/contact/contact.page.ts'
import { findOrderPage } from '#src/pages/find-order/findOrder.page.ts'
import { giftRegistryPage } from '#src/pages/gift-registry/giftRegistry.page.ts'
import { giftRegistrySearchPage } from '#src/pages/gift-registry-search/giftRegistrySearch.page.ts'
import { guestCancelPage } from '#src/pages/guest-cancel/guestCancel.page.ts'
import { guestReturnPage } from '#src/pages/guest-return/guestReturn.page.ts'
import { guestReturnConfirmPage } from '#src/pages/guest-return-confirm/guestReturnConfirm.page.ts'
import { homePage } from '#src/pages/home/home.page.ts'
import { languagePage } from '#src/pages/language/language.page.ts'
import { menuPage } from '#src/pages/menu/menu.page.ts'
import { notFoundPage } from '#src/pages/not-found/notFound.page.ts'
import { offlinePage } from '#src/pages/offline/offline.page.ts'
import { orderSuccessPage, customerOrderSuccessPage } from '#src/pages/order-success/orderSuccess.page.ts'
import { productPage } from '#src/pages/product/product.page.ts'
import { searchPage } from '#src/pages/search/search.page.ts'
import { searchSuggestionsPage } from '#src/pages/search-suggestions/searchSuggestions.page.ts'
import { signInPage } from '#src/pages/sign-in/signIn.page.ts'
import { unavailablePage } from '#src/pages/unavailable/unavailable.page.ts'
import { wishlistPage } from '#src/pages/wishlist/wishlist.page.ts'
import { withdrawalPage } from '#src/pages/withdrawal/withdrawal.page.ts'
import type { Page, PathPage } from '#src/routing/definePage.ts'
import { EXTENSIONS } from '#src/shop/selectedExtensions.ts'
import { extensionProblems } from './extensionProblems.ts'

/** Every page with a path of its own. A new page is added here. */
export const pathPages = [
  accessibilityPage,
  accountPage,
  accountAddressPage,
  accountAddressesPage,
  accountConfirmPage,
  accountCreatePage,
  accountDeletedPage,
  accountDownloadsPage,
  accountForgotPasswordPage,
  accountGiftRegistriesPage,
  accountGiftRegistryPage,
  accountOrderPage,
  accountOrdersPage,
  accountPaymentMethodsPage,
  accountPrivacyPage,
  accountProfilePage,
  accountResetPasswordPage,
  accountReturnPage,
  accountReturnRequestPage,
  accountReturnsPage,
  accountReviewsPage,
  accountRewardPointsPage,
  accountStoreCreditPage,
  cartPage,
  cartSharedPage,
  checkoutPage,
  checkoutDeliveryPage,
  checkoutPaymentPage,
  checkoutAgreementPage,
  checkoutReturnPage,
  comparePage,
  contactPage,
  findOrderPage,
  giftRegistryPage,
  giftRegistrySearchPage,
  guestCancelPage,
  guestReturnPage,
  guestReturnConfirmPage,
  homePage,
  languagePage,
  menuPage,
  notFoundPage,
  offlinePage,
  orderSuccessPage,
  customerOrderSuccessPage,
  searchPage,
  searchSuggestionsPage,
  signInPage,
  wishlistPage,
  withdrawalPage,
] as const

/** The pages of Magento's URL space. */
export const urlPages = [categoryPage, cmsPage, productPage] as const

// The build and the host stop here; browsers only get extensions that passed.
if (import.meta.env.SSR) {
  const problems = extensionProblems(EXTENSIONS, [...pathPages, ...urlPages, unavailablePage])
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** The pages of the shop's extensions, which `definePage` of the surface made. */
export const extensionPages = (EXTENSIONS.pages ?? []) as readonly PathPage<string, object>[]

const withAddress: readonly Page[] = [...pathPages, ...urlPages, ...extensionPages]

/** All of them, including those that are shown over another one. */
export const pages: readonly Page[] = [
  ...withAddress,
  unavailablePage,
  ...withAddress.flatMap(({ overlays }) => overlays),
]

const byName = new Map(pages.map((page) => [page.name, page]))

/** Looks a page up. Throws for an unknown name. */
export function pageNamed(name: string): Page {
  const page = byName.get(name)
  if (!page) throw new Error(`[vetrina:routes] No page is called ${name}.`)
  return page
}
