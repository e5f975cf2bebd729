import type { ConcreteRequest } from 'relay-runtime'
import { createLazyComponent } from '#src/lib/lazyComponent.ts'
import type { LazyComponent } from '#src/lib/lazyComponent.ts'
import type { AccountPageProps } from '#src/pages/account/AccountPage.tsx'
import type { CartPageProps } from '#src/pages/cart/CartPage.tsx'
import type { CategoryPageProps } from '#src/pages/category/CategoryPage.tsx'
import type { CheckoutPageProps } from '#src/pages/checkout/CheckoutPage.tsx'
import type { CmsContentPageProps } from '#src/pages/cms/CmsContentPage.tsx'
import type { HomePageProps } from '#src/pages/home/HomePage.tsx'
import type { NotFoundPageProps } from '#src/pages/not-found/NotFoundPage.tsx'
import type { OrderSuccessPageProps } from '#src/pages/order-success/OrderSuccessPage.tsx'
import type { ProductPageProps } from '#src/pages/product/ProductPage.tsx'
import type { SearchPageProps } from '#src/pages/search/SearchPage.tsx'
import type { SignInPageProps } from '#src/pages/sign-in/SignInPage.tsx'
import type { UnavailablePageProps } from '#src/pages/unavailable/UnavailablePage.tsx'

/** Every screen and the props its route binds. */
export type PageProps = {
  home: HomePageProps
  category: CategoryPageProps
  product: ProductPageProps
  cms: CmsContentPageProps
  search: SearchPageProps
  cart: CartPageProps
  checkout: CheckoutPageProps
  orderSuccess: OrderSuccessPageProps
  account: AccountPageProps
  signIn: SignInPageProps
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
  }
}[PageName]

/** A screen's code and, for screens with data, its one query. Both load on demand, side by side. */
export type Page<TProps> = {
  readonly component: LazyComponent<TProps>
  readonly query: (() => Promise<ConcreteRequest>) | null
}

export type PageRegistry = { readonly [Name in PageName]: Page<PageProps[Name]> }

type Artifact = { readonly default: ConcreteRequest }

const page = <TProps>(
  component: () => Promise<React.ComponentType<TProps>>,
  query?: () => Promise<Artifact>,
): Page<TProps> => ({
  component: createLazyComponent(component),
  query: query ? async () => (await query()).default : null,
})

/** One per app: what has been loaded is state. */
export function createPageRegistry(): PageRegistry {
  return {
    home: page(
      async () => (await import('#src/pages/home/HomePage.tsx')).HomePage,
      () => import('#src/__generated__/HomePageQuery.graphql.ts'),
    ),
    category: page(
      async () => (await import('#src/pages/category/CategoryPage.tsx')).CategoryPage,
      () => import('#src/__generated__/CategoryPageQuery.graphql.ts'),
    ),
    product: page(
      async () => (await import('#src/pages/product/ProductPage.tsx')).ProductPage,
      () => import('#src/__generated__/ProductPageQuery.graphql.ts'),
    ),
    cms: page(
      async () => (await import('#src/pages/cms/CmsContentPage.tsx')).CmsContentPage,
      () => import('#src/__generated__/CmsContentPageQuery.graphql.ts'),
    ),
    search: page(
      async () => (await import('#src/pages/search/SearchPage.tsx')).SearchPage,
      () => import('#src/__generated__/SearchPageQuery.graphql.ts'),
    ),
    cart: page(
      async () => (await import('#src/pages/cart/CartPage.tsx')).CartPage,
      () => import('#src/__generated__/CartPageQuery.graphql.ts'),
    ),
    checkout: page(
      async () => (await import('#src/pages/checkout/CheckoutPage.tsx')).CheckoutPage,
      () => import('#src/__generated__/CheckoutPageQuery.graphql.ts'),
    ),
    orderSuccess: page(
      async () => (await import('#src/pages/order-success/OrderSuccessPage.tsx')).OrderSuccessPage,
      () => import('#src/__generated__/OrderSuccessPageQuery.graphql.ts'),
    ),
    account: page(
      async () => (await import('#src/pages/account/AccountPage.tsx')).AccountPage,
      () => import('#src/__generated__/AccountPageQuery.graphql.ts'),
    ),
    signIn: page(
      async () => (await import('#src/pages/sign-in/SignInPage.tsx')).SignInPage,
      () => import('#src/__generated__/SignInPageQuery.graphql.ts'),
    ),
    notFound: page(async () => (await import('#src/pages/not-found/NotFoundPage.tsx')).NotFoundPage),
    unavailable: page(async () => (await import('#src/pages/unavailable/UnavailablePage.tsx')).UnavailablePage),
  }
}
