import type { MessageDescriptor } from '@lingui/core'
import type { ParsedLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ConcreteRequest } from 'relay-runtime'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { atOnce } from '#src/lib/scheduling/oneATask.ts'
import type { Begin } from '#src/lib/scheduling/oneATask.ts'
import type { UrlSearch } from '#src/lib/url/urlSearch.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import type { PageView } from './pageView.ts'
import type { RouteContext } from './routeContext.ts'

/** How a page shows on top of another one (see docs/overlays.md). */
export type Overlay = {
  readonly variant: 'end' | 'start' | 'middle' | 'top' | 'full' | 'bare'
  /** The heading, and so the accessible name. */
  readonly title: MessageDescriptor
}

/** A page's component and, for a page with data, the operation that it shows. Both come with one import. */
export type Screen<TProps> = {
  readonly component: ((props: TProps) => ReactNode) & {
    /** Its path in the repository: on the server only, where the build writes it (build/sourceFiles.ts). */
    readonly sourceFile?: string
  }
  readonly operation?: ConcreteRequest
}

type ViewOptions = Pick<PageView, 'status' | 'layerKey' | 'backgroundHref'>

export type LoadArguments<TSearch = unknown> = {
  readonly context: RouteContext
  readonly location: ParsedLocation
  /** `preload` where the shopper only seems about to go there; `stay` where the page is loaded anew while it shows. */
  readonly cause: 'preload' | 'enter' | 'stay'
  readonly params: Readonly<Record<string, string>>
  readonly search: TSearch
}

/** Of a page in Magento's URL space. */
export type UrlLoadArguments<TTarget extends UrlTarget = UrlTarget> = LoadArguments<UrlSearch> & {
  readonly target: TTarget
}

/** A page as its own loader sees it. */
export type LoadedPage<TProps> = {
  readonly name: string
  readonly screen: LazyValue<Screen<TProps>>
  /** Loads the code of its late parts: a navigation waits for it, the hydration of the server's document does not. */
  readonly late: (begin?: Begin) => Promise<unknown>
  readonly view: (props: TProps, options?: ViewOptions) => PageView
}

/** A page as everybody else sees it: only its own definition knows its props. */
export type Page = Omit<LoadedPage<never>, 'view'> & {
  readonly overlay: Overlay | null
  /** The pages that its search shows over it. */
  readonly overlays: readonly SearchOverlay[]
  readonly staysMounted: boolean
  readonly leadsTo: readonly string[]
}

/** A page that shows over another one while the search of that one's address has a parameter. */
export type SearchOverlay = Page & {
  readonly param: string
  /** Null where the parameter has a value that shows nothing. */
  readonly load: (args: OverlayArguments) => Promise<PageView | null>
}

export type OverlayArguments = LoadArguments<UrlSearch> & {
  /** Of the page below; null for one with a path of its own. */
  readonly target: UrlTarget | null
}

/** What the router and the host know of a page. */
type PageFacts = {
  /** Its data depends on cart or customer: the server renders it empty and a change of either loads it anew. */
  readonly dependsOnShopper?: boolean
  /** Nobody keeps its documents, not even the browser for its Back button. */
  readonly isPersonal?: boolean
  /** The checkout shows the logo alone. */
  readonly chrome?: 'reduced'
}

type PageOptions<TProps> = {
  /** Unique. */
  readonly name: string
  readonly screen: () => Promise<Screen<TProps>>
  readonly late?: (begin: Begin) => Promise<unknown>
  /** It shows on top of the page below. */
  readonly overlay?: Overlay
  readonly overlays?: readonly SearchOverlay[]
  /** It stays mounted after the shopper left, for Back. Not for pages with a customer's data. */
  readonly staysMounted?: boolean
  /** Names of pages where most shoppers go from here: their code is fetched when the document is at rest. */
  readonly leadsTo?: readonly string[]
  /** How much its files count when the build decides which modules share one (build/chunksByRule.ts); 1 without it. */
  readonly weight?: number
}

type Load<TArguments, TProps, TView = PageView> = (args: TArguments, page: LoadedPage<TProps>) => Promise<TView>

function createPage<TProps extends object>(options: PageOptions<TProps>) {
  const { name, screen, late, overlay = null, overlays = [], staysMounted = false, leadsTo = [] } = options
  const page: LoadedPage<TProps> = {
    name,
    screen: createLazyValue(screen),
    late: async (begin = atOnce) => late?.(begin),
    view: (props, view) => ({ page: name, props, ...view }),
  }
  return { ...page, overlay, overlays, staysMounted, leadsTo }
}

/** Defines a page that has no address: it shows at the address of a page that cannot be had. */
export const defineFallbackPage = <TProps extends object>(options: PageOptions<TProps>): Page => createPage(options)

/** A page with a path of its own. */
export type PathPage<TPath extends string = string, TSearch = unknown> = Page & {
  readonly kind: 'path'
  readonly path: TPath
  /** Null where its address has no search. */
  readonly search: ((raw: Record<string, unknown>) => TSearch) | null
  readonly facts: PageFacts
  readonly load: (args: LoadArguments<TSearch>) => Promise<PageView>
}

type PathPageOptions<TPath extends string, TSearch, TProps> = PageOptions<TProps> &
  PageFacts & {
    /** In the router's notation, e.g. `/account/orders/$number`. */
    readonly path: TPath
    /** Reads the search of its address. */
    readonly search?: (raw: Record<string, unknown>) => TSearch
    readonly load: Load<LoadArguments<TSearch>, TProps>
  }

/** Defines a page with a path of its own: all that the router, the page stack and the host know of it. */
export function definePage<const TPath extends string, TProps extends object, TSearch = Record<never, never>>(
  options: PathPageOptions<TPath, TSearch, TProps>,
): PathPage<TPath, TSearch> {
  const { path, search = null, load, dependsOnShopper, isPersonal, chrome } = options
  const page = createPage(options)
  const facts = {
    ...(dependsOnShopper && { dependsOnShopper }),
    ...(isPersonal && { isPersonal }),
    ...(chrome && { chrome }),
  }
  return { ...page, kind: 'path', path, search, facts, load: (args) => load(args, page) }
}

/** A page in Magento's URL space, at addresses that the merchant chose. */
export type UrlPage<TKind extends UrlTarget['kind'] = UrlTarget['kind']> = Page & {
  readonly kind: 'url'
  readonly resolves: TKind
  readonly load: (args: UrlLoadArguments<Extract<UrlTarget, { readonly kind: TKind }>>) => Promise<PageView>
}

type UrlPageOptions<TKind extends UrlTarget['kind'], TProps> = PageOptions<TProps> & {
  /** What an address of this page leads to. */
  readonly resolves: TKind
  readonly load: Load<UrlLoadArguments<Extract<UrlTarget, { readonly kind: TKind }>>, TProps>
}

/** Defines a page in Magento's URL space. */
export function defineUrlPage<const TKind extends UrlTarget['kind'], TProps extends object>(
  options: UrlPageOptions<TKind, TProps>,
): UrlPage<TKind> {
  const page = createPage(options)
  return { ...page, kind: 'url', resolves: options.resolves, load: (args) => options.load(args, page) }
}

type OverlayOptions<TProps> = Omit<PageOptions<TProps>, 'overlays' | 'staysMounted' | 'leadsTo'> & {
  readonly param: string
  readonly overlay: Overlay
  readonly load: Load<OverlayArguments, TProps, PageView | null>
}

/** Defines a page that shows over another one while that one's search has `param`. */
export function defineSearchOverlay<TProps extends object>(options: OverlayOptions<TProps>): SearchOverlay {
  const page = createPage(options)
  return { ...page, param: options.param, load: (args) => options.load(args, page) }
}
