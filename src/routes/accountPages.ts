import type { ComponentType } from 'react'
import type { ConcreteRequest } from 'relay-runtime'
import type { PageName, PageProps } from './pageRegistry.ts'

export type AccountPageName =
  | Extract<PageName, `account${string}` | 'productQuick' | 'productSizes' | 'productSpecs' | 'productZoom'>
  | 'cartShared'
  | 'checkoutAgreement'
  | 'compare'
  | 'contact'
  | 'findOrder'
  | 'giftRegistry'
  | 'giftRegistrySearch'
  | 'guestCancel'
  | 'guestReturn'
  | 'guestReturnConfirm'
  | 'orderSuccess'
  | 'signIn'
  | 'wishlist'
  | 'withdrawal'

/** One page of the account: its code and its query, where it has one. */
type AccountPage<Name extends PageName> = {
  readonly component: () => Promise<ComponentType<PageProps[Name]>>
  readonly query: (() => Promise<{ readonly default: ConcreteRequest }>) | null
}

/** The pages of the account, those beside it and those over a product, by their names in the registry. Loaded with the first of them. */
const accountPages: { readonly [Name in AccountPageName]: AccountPage<Name> } = {
  account: {
    component: async () => (await import('#src/pages/account/AccountPage.tsx')).AccountPage,
    query: () => import('#src/__generated__/AccountPageQuery.graphql.ts'),
  },
  productQuick: {
    component: async () => (await import('#src/pages/product-quick/ProductQuickPage.tsx')).ProductQuickPage,
    query: () => import('#src/__generated__/ProductQuickPageQuery.graphql.ts'),
  },
  productSizes: {
    component: async () => (await import('#src/pages/product-sizes/ProductSizesPage.tsx')).ProductSizesPage,
    query: () => import('#src/__generated__/ProductSizesPageQuery.graphql.ts'),
  },
  productSpecs: {
    component: async () => (await import('#src/pages/product-specs/ProductSpecsPage.tsx')).ProductSpecsPage,
    query: () => import('#src/__generated__/ProductSpecsPageQuery.graphql.ts'),
  },
  productZoom: {
    component: async () => (await import('#src/pages/product-zoom/ProductZoomPage.tsx')).ProductZoomPage,
    query: () => import('#src/__generated__/ProductZoomPageQuery.graphql.ts'),
  },
  accountCreate: {
    component: async () => (await import('#src/pages/account-create/AccountCreatePage.tsx')).AccountCreatePage,
    query: () => import('#src/__generated__/AccountCreatePageQuery.graphql.ts'),
  },
  accountConfirm: {
    component: async () => (await import('#src/pages/account-confirm/AccountConfirmPage.tsx')).AccountConfirmPage,
    query: null,
  },
  accountForgotPassword: {
    component: async () =>
      (await import('#src/pages/account-forgot-password/AccountForgotPasswordPage.tsx')).AccountForgotPasswordPage,
    query: null,
  },
  accountResetPassword: {
    component: async () =>
      (await import('#src/pages/account-reset-password/AccountResetPasswordPage.tsx')).AccountResetPasswordPage,
    query: null,
  },
  accountOrders: {
    component: async () => (await import('#src/pages/account-orders/AccountOrdersPage.tsx')).AccountOrdersPage,
    query: () => import('#src/__generated__/AccountOrdersPageQuery.graphql.ts'),
  },
  accountOrder: {
    component: async () => (await import('#src/pages/account-order/AccountOrderPage.tsx')).AccountOrderPage,
    query: () => import('#src/__generated__/AccountOrderPageQuery.graphql.ts'),
  },
  accountReturns: {
    component: async () => (await import('#src/pages/account-returns/AccountReturnsPage.tsx')).AccountReturnsPage,
    query: () => import('#src/__generated__/AccountReturnsPageQuery.graphql.ts'),
  },
  accountReturn: {
    component: async () => (await import('#src/pages/account-return/AccountReturnPage.tsx')).AccountReturnPage,
    query: () => import('#src/__generated__/AccountReturnPageQuery.graphql.ts'),
  },
  accountReturnRequest: {
    component: async () =>
      (await import('#src/pages/account-return-request/AccountReturnRequestPage.tsx')).AccountReturnRequestPage,
    query: () => import('#src/__generated__/AccountReturnRequestPageQuery.graphql.ts'),
  },
  accountPaymentMethods: {
    component: async () =>
      (await import('#src/pages/account-payment-methods/AccountPaymentMethodsPage.tsx')).AccountPaymentMethodsPage,
    query: () => import('#src/__generated__/AccountPaymentMethodsPageQuery.graphql.ts'),
  },
  accountProfile: {
    component: async () => (await import('#src/pages/account-profile/AccountProfilePage.tsx')).AccountProfilePage,
    query: () => import('#src/__generated__/AccountProfilePageQuery.graphql.ts'),
  },
  accountDownloads: {
    component: async () => (await import('#src/pages/account-downloads/AccountDownloadsPage.tsx')).AccountDownloadsPage,
    query: () => import('#src/__generated__/AccountDownloadsPageQuery.graphql.ts'),
  },
  accountStoreCredit: {
    component: async () =>
      (await import('#src/pages/account-store-credit/AccountStoreCreditPage.tsx')).AccountStoreCreditPage,
    query: () => import('#src/__generated__/AccountStoreCreditPageQuery.graphql.ts'),
  },
  accountGiftRegistries: {
    component: async () =>
      (await import('#src/pages/account-gift-registries/AccountGiftRegistriesPage.tsx')).AccountGiftRegistriesPage,
    query: () => import('#src/__generated__/AccountGiftRegistriesPageQuery.graphql.ts'),
  },
  accountGiftRegistry: {
    component: async () =>
      (await import('#src/pages/account-gift-registry/AccountGiftRegistryPage.tsx')).AccountGiftRegistryPage,
    query: () => import('#src/__generated__/AccountGiftRegistryPageQuery.graphql.ts'),
  },
  giftRegistry: {
    component: async () => (await import('#src/pages/gift-registry/GiftRegistryPage.tsx')).GiftRegistryPage,
    query: () => import('#src/__generated__/GiftRegistryPageQuery.graphql.ts'),
  },
  giftRegistrySearch: {
    component: async () =>
      (await import('#src/pages/gift-registry-search/GiftRegistrySearchPage.tsx')).GiftRegistrySearchPage,
    query: () => import('#src/__generated__/GiftRegistrySearchPageQuery.graphql.ts'),
  },
  accountRewardPoints: {
    component: async () =>
      (await import('#src/pages/account-reward-points/AccountRewardPointsPage.tsx')).AccountRewardPointsPage,
    query: () => import('#src/__generated__/AccountRewardPointsPageQuery.graphql.ts'),
  },
  accountReviews: {
    component: async () => (await import('#src/pages/account-reviews/AccountReviewsPage.tsx')).AccountReviewsPage,
    query: () => import('#src/__generated__/AccountReviewsPageQuery.graphql.ts'),
  },
  accountPrivacy: {
    component: async () => (await import('#src/pages/account-privacy/AccountPrivacyPage.tsx')).AccountPrivacyPage,
    query: () => import('#src/__generated__/AccountPrivacyPageQuery.graphql.ts'),
  },
  accountDeleted: {
    component: async () => (await import('#src/pages/account-deleted/AccountDeletedPage.tsx')).AccountDeletedPage,
    query: null,
  },
  accountAddresses: {
    component: async () => (await import('#src/pages/account-addresses/AccountAddressesPage.tsx')).AccountAddressesPage,
    query: () => import('#src/__generated__/AccountAddressesPageQuery.graphql.ts'),
  },
  accountAddress: {
    component: async () => (await import('#src/pages/account-address/AccountAddressPage.tsx')).AccountAddressPage,
    query: () => import('#src/__generated__/AccountAddressPageQuery.graphql.ts'),
  },
  checkoutAgreement: {
    component: async () =>
      (await import('#src/pages/checkout-agreement/CheckoutAgreementPage.tsx')).CheckoutAgreementPage,
    query: () => import('#src/__generated__/CheckoutAgreementPageQuery.graphql.ts'),
  },
  signIn: {
    component: async () => (await import('#src/pages/sign-in/SignInPage.tsx')).SignInPage,
    query: () => import('#src/__generated__/SignInPageQuery.graphql.ts'),
  },
  orderSuccess: {
    component: async () => (await import('#src/pages/order-success/OrderSuccessPage.tsx')).OrderSuccessPage,
    query: () => import('#src/__generated__/OrderSuccessPageQuery.graphql.ts'),
  },
  contact: {
    component: async () => (await import('#src/pages/contact/ContactPage.tsx')).ContactPage,
    query: () => import('#src/__generated__/ContactPageQuery.graphql.ts'),
  },
  guestCancel: {
    component: async () => (await import('#src/pages/guest-cancel/GuestCancelPage.tsx')).GuestCancelPage,
    query: null,
  },
  guestReturn: {
    component: async () => (await import('#src/pages/guest-return/GuestReturnPage.tsx')).GuestReturnPage,
    query: () => import('#src/__generated__/GuestReturnPageQuery.graphql.ts'),
  },
  guestReturnConfirm: {
    component: async () =>
      (await import('#src/pages/guest-return-confirm/GuestReturnConfirmPage.tsx')).GuestReturnConfirmPage,
    query: null,
  },
  findOrder: {
    component: async () => (await import('#src/pages/find-order/FindOrderPage.tsx')).FindOrderPage,
    query: () => import('#src/__generated__/FindOrderPageQuery.graphql.ts'),
  },
  wishlist: {
    component: async () => (await import('#src/pages/wishlist/WishlistPage.tsx')).WishlistPage,
    query: () => import('#src/__generated__/WishlistPageQuery.graphql.ts'),
  },
  cartShared: {
    component: async () => (await import('#src/pages/cart-shared/CartSharedPage.tsx')).CartSharedPage,
    query: null,
  },
  compare: {
    component: async () => (await import('#src/pages/compare/ComparePage.tsx')).ComparePage,
    query: null,
  },
  withdrawal: {
    component: async () => (await import('#src/pages/withdrawal/WithdrawalPage.tsx')).WithdrawalPage,
    query: null,
  },
}

/** The same for whoever has the name of any page. */
export const pagesByName: { readonly [Name in PageName]?: AccountPage<Name> } = accountPages
