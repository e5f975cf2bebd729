import type { I18n } from '@lingui/core'
import type { IEnvironment } from 'relay-runtime'
import type { CartIdStore } from '#src/platform/cartId.ts'
import type { CustomerTokenStore } from '#src/platform/customerToken.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import type { QueryPool } from '#src/relay/queryPool.ts'
import type { PageRegistry, PageView } from './pageRegistry.ts'

/** What every loader can reach. One per app, that is one per request on the server. */
export type RouteContext = {
  readonly relay: IEnvironment
  readonly queries: QueryPool
  readonly pages: PageRegistry
  readonly i18n: I18n
  readonly locale: StorefrontLocale
  readonly session: { readonly cartId: CartIdStore; readonly customerToken: CustomerTokenStore }
  readonly pageStack: {
    /** The view of a history entry that is still mounted; going back to it asks for nothing. */
    readonly mountedView: (historyKey: string) => PageView | null
  }
  readonly isServer: boolean
  readonly reportError: (error: unknown, where: string) => void
}
