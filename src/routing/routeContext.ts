import type { I18n } from '@lingui/core'
import type { ParsedLocation } from '@tanstack/react-router'
import type { ConcreteRequest, IEnvironment } from 'relay-runtime'
import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { Analytics } from '#src/platform/analytics/analytics.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import type { QueryPool } from '#src/relay/queryPool.ts'
import type { StatedFacts } from '#src/shop/legalFacts.ts'
import type { PageView } from './pageView.ts'
import type { FindReadPages } from './readPage.ts'

/** Spec §2: the properties of a layer of the page stack. */
type PageStackLayer = {
  /** The router's key of its history entry. */
  readonly key: string
  readonly href: string
  readonly view: PageView
  /** 0 for the page at the bottom. */
  readonly depth: number
  readonly active: boolean
  readonly direction: 'none' | 'forward' | 'backward'
  /** History steps that close all overlays at once; 0 if history has no page below. */
  readonly closeSteps: number
  /** History steps to the layer below; 0 if history has none. */
  readonly backSteps: number
}

/** The context of all loaders. One per app, that is one per request on the server. */
export type RouteContext = {
  readonly relay: IEnvironment
  readonly queries: QueryPool
  /** Looks a page up by its name. Throws for an unknown one. */
  readonly pages: (name: string) => {
    readonly screen: Pick<LazyValue<{ readonly operation?: ConcreteRequest }>, 'load'>
  }
  /** The pages in Magento's URL space. */
  readonly urlPages: readonly {
    readonly resolves: UrlTarget['kind']
    readonly findRead: (() => Promise<FindReadPages>) | null
  }[]
  readonly i18n: I18n
  readonly locale: StorefrontLocale
  /** Server only: the cart id from the request of a document that is not shared. */
  readonly visitorCart?: string | null
  readonly session: { readonly cartId: CartIdStore; readonly customerToken: CustomerTokenStore }
  readonly pageStack: {
    /** The view of a history entry that is still mounted; going back to it sends no request. */
    readonly mountedView: (historyKey: string) => PageView | null
    /** The topmost layer of the screen; null before the first navigation has resolved. */
    readonly active: () => PageStackLayer | null
    /** Resolves when a mounted page is painted, so that other work of the navigation can wait for it. */
    readonly whenPainted: () => Promise<void>
  }
  /**
   * Undefined, or a promise that resolves, if this document may show the page of an address. Otherwise a new document
   * replaces this one, and the promise never resolves.
   */
  readonly whenAdmitted: (
    location: Pick<ParsedLocation, 'pathname' | 'searchStr' | 'state'>,
  ) => Promise<void> | undefined
  readonly analytics: Analytics
  readonly hasField: HasField
  readonly legal: StatedFacts
  readonly isServer: boolean
  /** Server only: header and footer are rendered without data, because rendering them with data failed. */
  readonly bareShell?: boolean
  readonly reportError: (error: unknown, where: string) => void
}
