import type { MessageDescriptor } from '@lingui/core'
import type { ParsedLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ConcreteRequest } from 'relay-runtime'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { UrlSearch } from '#src/lib/url/urlSearch.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import type { PageView } from './pageView.ts'
import type { FindReadPages } from './readPage.ts'
import type { RouteContext } from './routeContext.ts'

/** How a page is shown on top of another one (see docs/overlays.md). */
export type Overlay = {
  readonly variant: 'end' | 'start' | 'middle' | 'top' | 'full' | 'bare'
  /** The heading, and so the accessible name. */
  readonly title: MessageDescriptor
}

/** The component of a page and, for a page with data, the operation that it shows. One import loads both. */
export type Screen<TProps> = {
  readonly component: ((props: TProps) => ReactNode) & {
    /** The screen's path in the repository; only on the server, where the build adds it (build/sourceFiles.ts). */
    readonly sourceFile?: string
  }
  readonly operation?: ConcreteRequest
}

type ViewOptions = Pick<PageView, 'status' | 'layerKey' | 'backgroundHref'>

export type LoadArguments<TSearch = unknown> = {
  readonly context: RouteContext
  readonly location: ParsedLocation
  /** `preload` if the shopper may be about to go there; `stay` if the page is reloaded while it is shown. */
  readonly cause: 'preload' | 'enter' | 'stay'
  readonly params: Readonly<Record<string, string>>
  readonly search: TSearch
}

/** The arguments of the loader of a page in Magento's URL space. */
export type UrlLoadArguments<TTarget extends UrlTarget = UrlTarget> = LoadArguments<UrlSearch> & {
  readonly target: TTarget
}

/** A page with its props, as its own loader uses it. */
export type LoadedPage<TProps> = {
  readonly name: string
  readonly screen: LazyValue<Screen<TProps>>
  /** Loads the code of its late parts and of its loader: a navigation waits for it, hydration does not. */
  readonly late: () => Promise<unknown>
  readonly view: (props: TProps, options?: ViewOptions) => PageView
}

/** A page as other modules use it: only its own definition knows its props. */
export type Page = Omit<LoadedPage<never>, 'view'> & {
  readonly overlay: Overlay | null
  /** The pages that its search parameters show over it. */
  readonly overlays: readonly SearchOverlay[]
  readonly staysMounted: boolean
  readonly leadsTo: readonly string[]
}

/** A page that is shown over another one while the address has a certain search parameter. */
export type SearchOverlay = Page & {
  readonly param: string
  /** Null if the value of the parameter shows nothing. */
  readonly load: (args: OverlayArguments) => Promise<PageView | null>
}

export type OverlayArguments = LoadArguments<UrlSearch> & {
  /** The target of the page below; null for a page with its own path. */
  readonly target: UrlTarget | null
}

/** The properties of a page that the router and the host need. */
type PageFacts = {
  /**
   * The data depends on the cart or the customer: the server renders the page without data, and a change of either
   * reloads it.
   */
  readonly dependsOnShopper?: boolean
  /**
   * It shows or asks for the shopper's own data: its documents are not cached, not even by the browser for its Back button,
   * and no vendor runs in them unless the shop's configuration names it.
   */
  readonly isPersonal?: boolean
  /** Means of payment may run here that load from other origins, so its documents have a policy of their own. */
  readonly takesPayments?: boolean
  /** It shows the order that the secret search parameter opens (src/shop/addresses/secretAddress.ts), which the server does not receive. */
  readonly opensBySecret?: boolean
  /** The checkout shows the logo only. */
  readonly chrome?: 'reduced'
}

type PageOptions<TProps> = {
  /** No other page has this name. */
  readonly name: string
  readonly screen: () => Promise<Screen<TProps>>
  readonly late?: () => Promise<unknown>
  /** The page is shown on top of the page below. */
  readonly overlay?: Overlay
  readonly overlays?: readonly SearchOverlay[]
  /** The page stays mounted after the shopper left, for Back. Not for pages with a customer's data. */
  readonly staysMounted?: boolean
  /** Names of the pages that most shoppers open next: the code of their screens is fetched when the document is at rest. */
  readonly leadsTo?: readonly string[]
  /** The weight of its files when the build decides which modules share a chunk (build/chunksByRule.ts); default 1. */
  readonly weight?: number
}

type Load<TArguments, TProps, TView = PageView> = (args: TArguments, page: LoadedPage<TProps>) => Promise<TView>

function createPage<TProps extends object>(options: PageOptions<TProps>) {
  const { name, screen, late, overlay = null, overlays = [], staysMounted = false, leadsTo = [] } = options
  const page: LoadedPage<TProps> = {
    name,
    screen: createLazyValue(screen),
    late: async () => late?.(),
    view: (props, view) => ({ page: name, props, ...view }),
  }
  return { ...page, overlay, overlays, staysMounted, leadsTo }
}

/** Defines a page without an address: it is shown at the address of a page that cannot be loaded. */
export const defineFallbackPage = <TProps extends object>(options: PageOptions<TProps>): Page => createPage(options)

/** A page with a path of its own. */
export type PathPage<TPath extends string = string, TSearch = unknown> = Page & {
  readonly kind: 'path'
  readonly path: TPath
  /** Null if its address has no search. */
  readonly search: ((raw: Record<string, unknown>) => TSearch) | null
  readonly facts: PageFacts
  readonly load: (args: LoadArguments<TSearch>) => Promise<PageView>
}

type PathPageOptions<TPath extends string, TSearch, TProps> = PageOptions<TProps> &
  PageFacts & {
    /** In the router's notation, e.g. `/account/orders/$number`. */
    readonly path: TPath
    /** Parses the search parameters of its address. */
    readonly search?: (raw: Record<string, unknown>) => TSearch
    readonly load: Load<LoadArguments<TSearch>, TProps>
  }

/** Defines a page with its own path: everything that the router, the page stack and the host need to know about it. */
export function definePage<const TPath extends string, TProps extends object, TSearch = Record<never, never>>(
  options: PathPageOptions<TPath, TSearch, TProps>,
): PathPage<TPath, TSearch> {
  const { path, search = null, load, dependsOnShopper, isPersonal, takesPayments, opensBySecret, chrome } = options
  const page = createPage(options)
  const facts = {
    ...(dependsOnShopper && { dependsOnShopper }),
    ...(isPersonal && { isPersonal }),
    ...(takesPayments && { takesPayments }),
    ...(opensBySecret && { opensBySecret }),
    ...(chrome && { chrome }),
  }
  return { ...page, kind: 'path', path, search, facts, load: (args) => load(args, page) }
}

/** A page in Magento's URL space, at addresses that the merchant chose. */
export type UrlPage<TKind extends UrlTarget['kind'] = UrlTarget['kind']> = Page & {
  readonly kind: 'url'
  readonly resolves: TKind
  /** Null for a page that does not open without a network. */
  readonly findRead: (() => Promise<FindReadPages>) | null
  readonly load: (args: UrlLoadArguments<Extract<UrlTarget, { readonly kind: TKind }>>) => Promise<PageView>
}

type UrlPageOptions<TKind extends UrlTarget['kind'], TProps> = PageOptions<TProps> & {
  /** The kind of target that this page shows. */
  readonly resolves: TKind
  /**
   * Finds the pages of this kind that this browser has read. With it they open without a network: the offline page lists
   * them, and the service worker fetches all that this definition imports (build/bundle/documentCode.ts).
   */
  readonly findRead?: () => Promise<FindReadPages>
  readonly load: Load<UrlLoadArguments<Extract<UrlTarget, { readonly kind: TKind }>>, TProps>
}

/** Defines a page in Magento's URL space. */
export function defineUrlPage<const TKind extends UrlTarget['kind'], TProps extends object>(
  options: UrlPageOptions<TKind, TProps>,
): UrlPage<TKind> {
  const page = createPage(options)
  const { resolves, findRead = null } = options
  return { ...page, kind: 'url', resolves, findRead, load: (args) => options.load(args, page) }
}

type OverlayOptions<TProps> = Omit<PageOptions<TProps>, 'overlays' | 'staysMounted' | 'leadsTo'> & {
  readonly param: string
  readonly overlay: Overlay
  readonly load: Load<OverlayArguments, TProps, PageView | null>
}

/** Defines a page that is shown over another one while the address has the search parameter `param`. */
export function defineSearchOverlay<TProps extends object>(options: OverlayOptions<TProps>): SearchOverlay {
  const page = createPage(options)
  return { ...page, param: options.param, load: (args) => options.load(args, page) }
}
