import { createRoute } from '@tanstack/react-router'
import { SHARED_CART_PATH } from '#src/features/cart/sharedCartPath.ts'
import { parseUrlSearch } from '#src/lib/urlSearch.ts'
import type { UrlSearch } from '#src/lib/urlSearch.ts'
import type { AccountViews } from './accountViews.ts'
import type { LoaderArguments } from './loadPage.ts'
import { loadView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export type AccountArguments = LoaderArguments & {
  readonly cause: 'preload' | 'enter' | 'stay'
  readonly params: Readonly<Record<string, string>>
  readonly deps: UrlSearch
}

/** What every address of the account shares. What it loads comes with the first of them: no other page needs it. */
const accountOptions = <const Path extends keyof AccountViews>(path: Path) => ({
  getParentRoute: () => rootRoute,
  path,
  staticData: { dependsOnShopper: true },
  loader: (args: AccountArguments) =>
    loadView(args, async () => (await import('./accountViews.ts')).accountViews[path](args)),
})

/** For those who are not in yet: what these pages show is the same for everybody. */
const doorOptions = <const Path extends keyof AccountViews>(path: Path) => ({
  ...accountOptions(path),
  staticData: {},
})

/** The state of a list is in its address. */
const listOptions = <const Path extends keyof AccountViews>(path: Path) => ({
  ...accountOptions(path),
  validateSearch: parseUrlSearch,
  loaderDeps: ({ search }: { search: UrlSearch }) => search,
})

export const accountRoute = createRoute(accountOptions('/account'))
export const accountAddressesRoute = createRoute(accountOptions('/account/addresses'))
export const accountAddressRoute = createRoute(accountOptions('/account/addresses/$id'))
export const accountProfileRoute = createRoute(accountOptions('/account/profile'))
export const accountDownloadsRoute = createRoute(accountOptions('/account/downloads'))
export const accountStoreCreditRoute = createRoute(listOptions('/account/store-credit'))
export const accountRewardPointsRoute = createRoute(accountOptions('/account/reward-points'))
export const accountReturnsRoute = createRoute(listOptions('/account/returns'))
/** One of them, or the form that asks for one. */
export const accountReturnRoute = createRoute(listOptions('/account/returns/$id'))
export const accountGiftRegistriesRoute = createRoute(accountOptions('/account/gift-registry'))
export const accountGiftRegistryRoute = createRoute(accountOptions('/account/gift-registry/$uid'))
/** For guests: the search for somebody's, and one that was found. */
export const giftRegistrySearchRoute = createRoute({ ...listOptions('/gift-registry'), staticData: {} })
export const giftRegistryRoute = createRoute(accountOptions('/gift-registry/$uid'))
export const accountReviewsRoute = createRoute(listOptions('/account/reviews'))
export const accountPaymentMethodsRoute = createRoute(accountOptions('/account/payment-methods'))
export const accountPrivacyRoute = createRoute(accountOptions('/account/privacy'))
export const accountDeletedRoute = createRoute(doorOptions('/account/deleted'))
export const accountCreateRoute = createRoute(doorOptions('/account/create'))
export const accountConfirmRoute = createRoute(doorOptions('/account/confirm'))
export const accountForgotPasswordRoute = createRoute(doorOptions('/account/forgot-password'))
export const accountResetPasswordRoute = createRoute(doorOptions('/account/reset-password'))
export const accountOrdersRoute = createRoute(listOptions('/account/orders'))
/** Where Magento has it in every store view. */
export const contactRoute = createRoute(doorOptions('/contact'))
/** The wish list and the comparison, which guests have too. */
export const wishlistRoute = createRoute(listOptions('/wishlist'))
export const compareRoute = createRoute(doorOptions('/compare'))
/** What somebody else has in a cart: the part behind `#` tells, so no server knows. */
export const cartSharedRoute = createRoute(doorOptions(SHARED_CART_PATH))
/** Lies over the checkout, and over the home page for whoever comes by its address. */
export const checkoutAgreementRoute = createRoute({
  ...accountOptions('/checkout/agreements/$id'),
  staticData: { overlay: { group: 'agreement', variant: 'middle' } },
})
/** Orders for those who have no account. */
export const ordersRoute = createRoute({
  ...listOptions('/orders/$page'),
  staticData: {},
})
export const accountOrderRoute = createRoute(accountOptions('/account/orders/$number'))
