import type { I18n, Messages } from '@lingui/core'
import type { RouterHistory } from '@tanstack/react-router'
import type { IEnvironment, LogFunction } from 'relay-runtime'
import type { Display } from '#src/features/display-preferences/DisplayContext.ts'
import type { ConsentDesk } from '#src/features/consent/ConsentContext.ts'
import type { CartWriter } from '#src/features/cart/requests/cartWriter.ts'
import type { ProductPreviews } from '#src/features/product/layout/productPreviews.ts'
import type { FinishedAdditions } from '#src/features/cart/requests/finishAddition.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import type { Restoration, UnrestoredLine } from '#src/platform/session/restoration.ts'
import type { TextDirection } from '#src/lib/textDirection.ts'
import type { Analytics } from '#src/platform/analytics/analytics.ts'
import type { DataLayer } from '#src/platform/analytics/dataLayer.ts'
import type { Consent } from '#src/platform/consent/consentCookie.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Cookies } from '#src/platform/cookies.ts'
import type { DisplayRoot } from '#src/platform/document/displayPreferences.ts'
import type { Events } from '#src/platform/events.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import type { Locks } from '#src/platform/locks.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { Tabs } from '#src/platform/tabs.ts'
import type { Link } from '#src/relay/links/link.ts'
import type { RecordPersistence, RecordPersistenceOptions } from '#src/relay/persistence/recordPersistence.ts'
import type { AnswerReplay } from '#src/relay/ssr.ts'
import type { CartReads } from '#src/relay/links/cartReads.ts'
import type { PossibleTypes } from '#src/relay/links/typeDiscriminators.ts'
import type { Reauthenticator } from '#src/relay/reauthentication.ts'
import type { QueryPool } from '#src/relay/queryPool.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import type { CountedCart } from '#src/shell/cart-button/HeaderCart.tsx'
import type { AppRouter } from './navigation/createAppRouter.ts'
import type { DehydratedApp } from './navigation/dehydratedApp.ts'
import type { DocumentGate } from './navigation/documentGate.ts'
import type { PageStackStore } from './navigation/pageStackStore.ts'
import type { PublicConfig } from './publicConfig.ts'

/** Events of the network chain and the stores; `app/` turns them into navigation and toasts. */
export type AppEvents = {
  /** The shopper chose about cookies in this document. */
  'consent.chosen': Consent
  /** The customer's session expired, by age or by the server's answer, and a request needs it. */
  'session.expired': undefined
  /** The shopper continues without signing in again. This document still shows data of the customer. */
  'session.given-up': undefined
  /** The customer signed out in this tab; a new document follows. */
  'session.signed-out': undefined
  /** Another tab ended this customer's session. */
  'session.left-elsewhere': undefined
  /** The backend lost the cart; a new cart with the restorable lines replaced it. */
  'cart.restored': Restoration
  /** The cart was closed elsewhere, perhaps by an order: its lines, so that the shopper can decide about them. */
  'cart.closed': readonly JournalLine[]
  /** The backend removed these lines from the cart. */
  'cart.lines-gone': readonly UnrestoredLine[]
  /** Additions to the cart that an earlier document had started are finished. */
  'cart.additions-finished': FinishedAdditions
}

export type AppOptions = {
  readonly locale: StorefrontLocale
  /** The direction of the language of the texts; in the browser that of the server's document. */
  readonly direction: TextDirection
  /** The currency that the shopper chose, ISO 4217; null for the store view's own. */
  readonly currency: string | null
  readonly messages: Messages
  /** The origin of the stores without a domain, without a trailing slash. */
  readonly shopOrigin: string
  readonly publicConfig: PublicConfig
  readonly dataLayer: DataLayer
  /** The document's root element; on the server an element without any effect. */
  readonly root: DisplayRoot
  /** `YYYY-MM-DD`; in the browser the day of the server's document. */
  readonly today: string
  /** As {@link Shop.orderDay}. */
  readonly orderDay: string
  /** Pages that take payments have a policy of their own, so they need a document of their own. */
  readonly hasPaymentPolicy: boolean
  /** As {@link Shop.payments}. */
  readonly payments: string
  /** As {@link Shop.deliveryCountries}. */
  readonly deliveryCountries: string
  readonly fetch: typeof globalThis.fetch
  readonly cookies: Cookies
  readonly storage: KeyValueStorage
  /** As {@link Shop.tabStorage}. */
  readonly tabStorage: KeyValueStorage
  readonly tabs: Tabs
  readonly locks: Locks
  /** Replaces the document; never called during a server render. */
  readonly openDocument: (address: string) => void
  /** Loads the document of the present history entry again; never called during a server render. */
  readonly reloadDocument: () => void
  readonly clock: Clock
  /** The possible types of the schema that the operations were compiled against. */
  readonly possibleTypes: PossibleTypes
  /** Browser only: the functions of the page that the storage of answers needs. */
  readonly persistence?: Pick<RecordPersistenceOptions, 'isVisible' | 'log' | 'scheduler' | 'tab' | 'rules'>
  /** First link of the network: the server's recorder or the browser's replay. */
  readonly ssr: Link
  /** Browser only: the answers that the document contains. */
  readonly replay?: Pick<AnswerReplay, 'unhydrated' | 'isHeld'>
  readonly isServer: boolean
  /** As {@link RouteContext.visitorCart}; null when absent. */
  readonly visitorCart?: string | null
  /** As {@link RouteContext.bareShell}. */
  readonly bareShell?: boolean
  /** Development and tests throw on a keyed record without its key. */
  readonly strict: boolean
  readonly nonce?: string
  readonly history?: RouterHistory
  readonly reportError: (error: unknown, where: string) => void
  /** Receives Relay's log events. */
  readonly relayLog?: LogFunction
  readonly dehydrate?: () => DehydratedApp
  readonly hydrate?: (data: DehydratedApp) => Promise<void>
}

export type App = {
  readonly publicConfig: PublicConfig
  /** As in {@link AppOptions}. */
  readonly hasPaymentPolicy: boolean
  readonly router: AppRouter
  readonly environment: IEnvironment
  readonly queries: QueryPool
  readonly i18n: I18n
  readonly shop: Shop
  readonly analytics: Analytics
  readonly display: Display
  /** The shopper's choice about external scripts. */
  readonly consentDesk: ConsentDesk
  readonly stack: PageStackStore
  readonly documentGate: DocumentGate
  readonly cartWriter: CartWriter
  readonly productPreviews: ProductPreviews
  readonly reauthenticator: Reauthenticator
  /** Null without a cart. */
  readonly cartBadge: ObservableValue<CountedCart | null>
  /** For a cart that another tab changed. */
  readonly outdateReads: CartReads['outdate']
  readonly finishSignIn: () => Promise<void>
  /** Null on the server. */
  readonly persistence: RecordPersistence | null
  readonly events: Events<AppEvents>
  readonly reportError: AppOptions['reportError']
}
