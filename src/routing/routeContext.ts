import type { I18n } from '@lingui/core'
import type { IEnvironment } from 'relay-runtime'
import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { Analytics } from '#src/platform/analytics/analytics.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import type { QueryPool } from '#src/relay/queryPool.ts'
import type { PageView } from './pageView.ts'

/** Spec §2: what a layer of the page stack knows of itself. */
type PageStackLayer = {
  /** The router's key of its history entry. */
  readonly key: string
  readonly href: string
  readonly view: PageView
  /** 0 for the page at the bottom. */
  readonly depth: number
  readonly active: boolean
  readonly direction: 'none' | 'forward' | 'backward'
  /** History steps that close all overlays at once; 0 where history holds no page below. */
  readonly closeSteps: number
  /** History steps to the layer below; 0 where history holds none. */
  readonly backSteps: number
}

/** What every loader can reach. One per app, that is one per request on the server. */
export type RouteContext = {
  readonly relay: IEnvironment
  readonly queries: QueryPool
  /** Looks a page up by its name. Throws for an unknown one. */
  readonly pages: (name: string) => { readonly screen: Pick<LazyValue<unknown>, 'load'> }
  readonly i18n: I18n
  readonly locale: StorefrontLocale
  /** Server only: the cart that the request of a document told of which nobody shares. */
  readonly visitorCart?: string | null
  readonly session: { readonly cartId: CartIdStore; readonly customerToken: CustomerTokenStore }
  readonly pageStack: {
    /** The view of a history entry that is still mounted; going back to it asks for nothing. */
    readonly mountedView: (historyKey: string) => PageView | null
    /** The topmost layer of the screen; null before the first navigation has resolved. */
    readonly active: () => PageStackLayer | null
    /** Resolves when a page that was in the document already is on screen: what else a navigation brings can wait. */
    readonly whenPainted: () => Promise<void>
  }
  readonly analytics: Analytics
  readonly hasField: HasField
  readonly isServer: boolean
  /** Server only: header and footer show themselves without data: with it they could not be rendered. */
  readonly bareShell?: boolean
  readonly reportError: (error: unknown, where: string) => void
}
