import type { ConcreteRequest } from 'relay-runtime'
import { createLazyValue } from '#src/lib/lazyValue.ts'
import type { LazyComponent } from '#src/lib/lazyValue.ts'
import { atOnce } from '#src/lib/oneATask.ts'
import type { Begin } from '#src/lib/oneATask.ts'
import type { AccountPageName } from './accountPages.ts'
import type { OverlayOption } from './routerTypes.ts'
import type { AccountConfirmPageProps } from '#src/pages/account-confirm/AccountConfirmPage.tsx'
import type { AccountCreatePageProps } from '#src/pages/account-create/AccountCreatePage.tsx'
import type { AccountForgotPasswordPageProps } from '#src/pages/account-forgot-password/AccountForgotPasswordPage.tsx'
import type { AccountResetPasswordPageProps } from '#src/pages/account-reset-password/AccountResetPasswordPage.tsx'
import type { AccountOrderPageProps } from '#src/pages/account-order/AccountOrderPage.tsx'
import type { AccountOrdersPageProps } from '#src/pages/account-orders/AccountOrdersPage.tsx'
import type { AccountDeletedPageProps } from '#src/pages/account-deleted/AccountDeletedPage.tsx'
import type { AccountPaymentMethodsPageProps } from '#src/pages/account-payment-methods/AccountPaymentMethodsPage.tsx'
import type { AccountPrivacyPageProps } from '#src/pages/account-privacy/AccountPrivacyPage.tsx'
import type { AccountProfilePageProps } from '#src/pages/account-profile/AccountProfilePage.tsx'
import type { AccountDownloadsPageProps } from '#src/pages/account-downloads/AccountDownloadsPage.tsx'
import type { AccountStoreCreditPageProps } from '#src/pages/account-store-credit/AccountStoreCreditPage.tsx'
import type { AccountRewardPointsPageProps } from '#src/pages/account-reward-points/AccountRewardPointsPage.tsx'
import type { AccountReturnPageProps } from '#src/pages/account-return/AccountReturnPage.tsx'
import type { AccountReturnRequestPageProps } from '#src/pages/account-return-request/AccountReturnRequestPage.tsx'
import type { AccountReturnsPageProps } from '#src/pages/account-returns/AccountReturnsPage.tsx'
import type { AccountGiftRegistriesPageProps } from '#src/pages/account-gift-registries/AccountGiftRegistriesPage.tsx'
import type { AccountGiftRegistryPageProps } from '#src/pages/account-gift-registry/AccountGiftRegistryPage.tsx'
import type { AccountReviewsPageProps } from '#src/pages/account-reviews/AccountReviewsPage.tsx'
import type { AccountAddressPageProps } from '#src/pages/account-address/AccountAddressPage.tsx'
import type { AccountAddressesPageProps } from '#src/pages/account-addresses/AccountAddressesPage.tsx'
import type { AccountPageProps } from '#src/pages/account/AccountPage.tsx'
import type { CartPageProps } from '#src/pages/cart/CartPage.tsx'
import type { CartSharedPageProps } from '#src/pages/cart-shared/CartSharedPage.tsx'
import type { CategoryPageProps } from '#src/pages/category/CategoryPage.tsx'
import type { CheckoutAgreementPageProps } from '#src/pages/checkout-agreement/CheckoutAgreementPage.tsx'
import type { CheckoutPageProps } from '#src/pages/checkout/CheckoutPage.tsx'
import type { CmsContentPageProps } from '#src/pages/cms/CmsContentPage.tsx'
import type { ContactPageProps } from '#src/pages/contact/ContactPage.tsx'
import type { ComparePageProps } from '#src/pages/compare/ComparePage.tsx'
import type { FindOrderPageProps } from '#src/pages/find-order/FindOrderPage.tsx'
import type { GiftRegistryPageProps } from '#src/pages/gift-registry/GiftRegistryPage.tsx'
import type { GiftRegistrySearchPageProps } from '#src/pages/gift-registry-search/GiftRegistrySearchPage.tsx'
import type { GuestCancelPageProps } from '#src/pages/guest-cancel/GuestCancelPage.tsx'
import type { GuestReturnConfirmPageProps } from '#src/pages/guest-return-confirm/GuestReturnConfirmPage.tsx'
import type { GuestReturnPageProps } from '#src/pages/guest-return/GuestReturnPage.tsx'
import type { HomePageProps } from '#src/pages/home/HomePage.tsx'
import type { LanguagePageProps } from '#src/pages/language/LanguagePage.tsx'
import type { ListFiltersPageProps } from '#src/pages/list-filters/ListFiltersPage.tsx'
import type { MenuPageProps } from '#src/pages/menu/MenuPage.tsx'
import type { NotFoundPageProps } from '#src/pages/not-found/NotFoundPage.tsx'
import type { OrderSuccessPageProps } from '#src/pages/order-success/OrderSuccessPage.tsx'
import type { ProductPageProps } from '#src/pages/product/ProductPage.tsx'
import type { ProductQuickPageProps } from '#src/pages/product-quick/ProductQuickPage.tsx'
import type { ProductSizesPageProps } from '#src/pages/product-sizes/ProductSizesPage.tsx'
import type { ProductSpecsPageProps } from '#src/pages/product-specs/ProductSpecsPage.tsx'
import type { ProductZoomPageProps } from '#src/pages/product-zoom/ProductZoomPage.tsx'
import type { SearchPageProps } from '#src/pages/search/SearchPage.tsx'
import type { SearchSuggestionsPageProps } from '#src/pages/search-suggestions/SearchSuggestionsPage.tsx'
import type { SignInPageProps } from '#src/pages/sign-in/SignInPage.tsx'
import type { UnavailablePageProps } from '#src/pages/unavailable/UnavailablePage.tsx'
import type { WishlistPageProps } from '#src/pages/wishlist/WishlistPage.tsx'
import type { WithdrawalPageProps } from '#src/pages/withdrawal/WithdrawalPage.tsx'

/** Every screen and the props its route binds. */
export type PageProps = {
  home: HomePageProps
  category: CategoryPageProps
  listFilters: ListFiltersPageProps
  product: ProductPageProps
  productZoom: ProductZoomPageProps
  productQuick: ProductQuickPageProps
  productSizes: ProductSizesPageProps
  productSpecs: ProductSpecsPageProps
  cms: CmsContentPageProps
  search: SearchPageProps
  searchSuggestions: SearchSuggestionsPageProps
  cart: CartPageProps
  cartShared: CartSharedPageProps
  checkout: CheckoutPageProps
  checkoutAgreement: CheckoutAgreementPageProps
  orderSuccess: OrderSuccessPageProps
  account: AccountPageProps
  accountDeleted: AccountDeletedPageProps
  accountPaymentMethods: AccountPaymentMethodsPageProps
  accountPrivacy: AccountPrivacyPageProps
  accountProfile: AccountProfilePageProps
  accountDownloads: AccountDownloadsPageProps
  accountStoreCredit: AccountStoreCreditPageProps
  accountRewardPoints: AccountRewardPointsPageProps
  accountReturns: AccountReturnsPageProps
  accountReturn: AccountReturnPageProps
  accountReturnRequest: AccountReturnRequestPageProps
  accountGiftRegistries: AccountGiftRegistriesPageProps
  accountGiftRegistry: AccountGiftRegistryPageProps
  accountReviews: AccountReviewsPageProps
  accountAddress: AccountAddressPageProps
  accountAddresses: AccountAddressesPageProps
  accountCreate: AccountCreatePageProps
  accountConfirm: AccountConfirmPageProps
  accountForgotPassword: AccountForgotPasswordPageProps
  accountResetPassword: AccountResetPasswordPageProps
  accountOrders: AccountOrdersPageProps
  accountOrder: AccountOrderPageProps
  contact: ContactPageProps
  findOrder: FindOrderPageProps
  giftRegistry: GiftRegistryPageProps
  giftRegistrySearch: GiftRegistrySearchPageProps
  guestCancel: GuestCancelPageProps
  guestReturn: GuestReturnPageProps
  guestReturnConfirm: GuestReturnConfirmPageProps
  withdrawal: WithdrawalPageProps
  wishlist: WishlistPageProps
  compare: ComparePageProps
  signIn: SignInPageProps
  menu: MenuPageProps
  language: LanguagePageProps
  notFound: NotFoundPageProps
  unavailable: UnavailablePageProps
}

export type PageName = keyof PageProps

/**
 * What a route's loader returns and the page stack renders: plain data, because the server serialises it into the page.
 * `status` is the HTTP status of a page that is not 200.
 */
export type PageView = {
  [Name in PageName]: {
    readonly page: Name
    readonly props: PageProps[Name]
    readonly status?: 404 | 503
    /** Visits with the same key at neighbouring positions share one mounted page, e.g. the pages of one category. */
    readonly layerKey?: string
    /** The page below a directly entered overlay. */
    readonly background?: PageView
    /** Where that page is, when not at `/`. */
    readonly backgroundHref?: string
    /** For a view that is an overlay although its route is not always one. */
    readonly overlay?: OverlayOption
  }
}[PageName]

/**
 * A screen's code and, for screens with data, its one query. Both load on demand; the screens that are visited most export
 * their query, because a file of its own would be one request more before the first question.
 */
export type Page<TProps> = {
  readonly component: LazyComponent<TProps>
  readonly query: (() => Promise<ConcreteRequest>) | null
  /** Its code brings the query along; another's is a file of its own, for which no hydration waits. */
  readonly bringsQuery: boolean
  /**
   * The code of its late parts, and of its loader where others find it: a navigation waits for it, the hydration of the
   * server's document does not.
   */
  readonly late: (begin?: Begin) => Promise<unknown>
}

/** Looks a screen up; the same one for the same name. */
export type PageRegistry = <Name extends PageName>(name: Name) => Page<PageProps[Name]>

const page = <TProps>(
  component: () => Promise<React.ComponentType<TProps>>,
  query?: () => Promise<ConcreteRequest>,
  late: (begin?: Begin) => Promise<unknown> = async () => undefined,
): Page<TProps> => ({
  component: createLazyValue(component),
  query: query ?? null,
  bringsQuery: true,
  late,
})

/** The account's pages, and what lies over a product, are many and seen later: where they are is looked up when one is needed. */
const accountPage = <Name extends PageName>(name: Name): Page<PageProps[Name]> => {
  const named = async () => {
    const found = (await import('./accountPages.ts')).pagesByName[name]
    if (!found) throw new Error(`[vetrina:routes] No page is called ${name}.`)
    return found
  }
  const made = page<PageProps[Name]>(
    async () => (await named()).component(),
    async () => {
      const { query } = await named()
      if (!query) throw new Error(`[vetrina:routes] The page ${name} has no query.`)
      return (await query()).default
    },
  )
  return { ...made, bringsQuery: false }
}

type Pages = { [Name in PageName]?: Page<PageProps[Name]> }

/** One per app: what has been loaded is state. */
export function createPageRegistry(): PageRegistry {
  const named: Required<Omit<Pages, AccountPageName>> = {
    home: page(
      async () => (await import('#src/pages/home/HomePage.tsx')).HomePage,
      async () => (await import('#src/pages/home/HomePage.tsx')).operation,
      async () => (await import('#src/pages/cms/CmsContent.tsx')).CmsContent.load(),
    ),
    category: page(
      async () => (await import('#src/pages/category/CategoryPage.tsx')).CategoryPage,
      async () => (await import('#src/pages/category/CategoryPage.tsx')).operation,
      async (begin = atOnce) => {
        const { loadLateParts } = await import('#src/pages/list-filters/ListFilters.tsx')
        return Promise.all([begin(() => import('./categoryView.ts')), loadLateParts(begin)])
      },
    ),
    listFilters: page(
      async () => (await import('#src/pages/list-filters/ListFiltersPage.tsx')).ListFiltersPage,
      async () => (await import('#src/__generated__/useListFacetsQuery.graphql.ts')).default,
    ),
    product: page(
      async () => (await import('#src/pages/product/ProductPage.tsx')).ProductPage,
      async () => (await import('#src/pages/product/ProductPage.tsx')).operation,
      async (begin = atOnce) => {
        const { loadLateParts } = await import('#src/pages/product/lateParts.ts')
        return Promise.all([begin(() => import('./productView.ts')), loadLateParts(begin)])
      },
    ),
    cms: page(
      async () => (await import('#src/pages/cms/CmsContentPage.tsx')).CmsContentPage,
      async () => (await import('#src/pages/cms/CmsContentPage.tsx')).operation,
      async () => (await import('#src/pages/cms/CmsContent.tsx')).CmsContent.load(),
    ),
    search: page(
      async () => (await import('#src/pages/search/SearchPage.tsx')).SearchPage,
      async () => (await import('#src/pages/search/SearchPage.tsx')).operation,
      async (begin) => (await import('#src/pages/list-filters/ListFilters.tsx')).loadLateParts(begin),
    ),
    searchSuggestions: page(
      async () => (await import('#src/pages/search-suggestions/SearchSuggestionsPage.tsx')).SearchSuggestionsPage,
      async () => (await import('#src/pages/search-suggestions/SearchSuggestionsPage.tsx')).operation,
    ),
    cart: page(
      async () => (await import('#src/pages/cart/CartPage.tsx')).CartPage,
      async () => (await import('#src/pages/cart/CartPage.tsx')).operation,
    ),
    checkout: page(
      async () => (await import('#src/pages/checkout/CheckoutPage.tsx')).CheckoutPage,
      async () => (await import('#src/pages/checkout/CheckoutPage.tsx')).operation,
    ),
    menu: page(
      async () => (await import('#src/pages/menu/MenuPage.tsx')).MenuPage,
      async () => (await import('#src/pages/menu/MenuPage.tsx')).operation,
    ),
    language: page(async () => (await import('#src/pages/language/LanguagePage.tsx')).LanguagePage),
    notFound: page(async () => (await import('#src/pages/not-found/NotFoundPage.tsx')).NotFoundPage),
    unavailable: page(async () => (await import('#src/pages/unavailable/UnavailablePage.tsx')).UnavailablePage),
  }
  const pages: Pages = named
  // What is not named here is one of the account's or lies over a product: their names alone would weigh on every first visit.
  return (name) => {
    const known = pages[name]
    if (known) return known
    const made = accountPage(name)
    Object.assign(pages, { [name]: made })
    return made
  }
}
