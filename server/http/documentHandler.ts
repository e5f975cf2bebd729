import type { Logger } from 'pino'
import type { ViteDevServer } from 'vite'
import type { Config } from '#server/config.ts'
import type { CaptchaSettingsByStore } from '#src/shop/captchaSettings.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import type { Alternate } from '#src/shop/addresses/alternates.ts'
import type { HostPageTexts } from '#server/documents/unavailablePage.ts'
import type { FormTexts, SendForm } from '#server/forms/formPages.ts'
import type { WithdrawalPageTexts } from '#server/withdrawals/withdrawalPages.ts'
import type { ExternalSources } from './securityHeaders.ts'

/**
 * Answers with one page. The answer's body may stream; it is cancelled when the client disconnects, and the request's
 * signal is aborted then. Only script and style elements with `nonce` are allowed, or those that the answer's own
 * policy names.
 */
export type DocumentHandler = (request: Request, extras: { readonly nonce: string }) => Promise<Response>

/** The facts about a page after it is rendered completely. */
export type PageFacts = {
  /** Magento's cache tags of the page's data; null if the backend did not send all of them. */
  readonly tags: ReadonlySet<string> | null
  /** `incomplete`: the answer to a part was too late. `failed`: a part of the page failed. */
  readonly state: 'whole' | 'incomplete' | 'failed'
}

/** The facts about a page on which the policy of its document depends. */
export type PageKind = {
  /** It shows or asks for the visitor's own data. */
  readonly isPersonal: boolean
  /** Means of payment may run in it. */
  readonly takesPayments: boolean
}

export type RenderedPage = {
  readonly answer: Response
  readonly kind: PageKind
  readonly facts: () => PageFacts
}

export type ConsentTextsOfBuild = { readonly version: string; readonly language: string; readonly text: string }

/** Renders pages; knows which are the same for every guest. */
export type PageRenderer = {
  readonly render: (request: Request, extras: { readonly nonce: string }) => Promise<RenderedPage>
  /** Whether an address leads to a page of the catalogue or of the shop's texts, without data of a visitor. */
  readonly isSharedAddress: (address: URL) => boolean
  /** The external origins that a document may load from, for a visitor with these cookies. */
  readonly externalSourcesOf: (cookieHeader: string | null, kind: PageKind) => ExternalSources
  /** Whether a document of the shop talks to windows of other origins that it opens. */
  readonly opensWindows: () => boolean
  /** The codes of the store views that are currently offered. */
  readonly storeCodes: () => readonly string[]
  /** The currency that a visitor with these cookies chose; null for the store view's own. */
  readonly currencyOf: (address: URL, cookieHeader: string | null) => string | null
  /** Whether the document of an address, or its policy, depends on cookies: a cache in front must then ask each time. */
  readonly dependsOnCookies: (address: URL) => boolean
  /** The names of the pages' definitions. */
  readonly pageNames: () => readonly string[]
  /** The cookie header with which a page is rendered in a currency for all its visitors. */
  readonly cookieOfCurrency: (currency: string) => string
  /** The texts of the page that is sent when no other can be rendered, in the language of a store. */
  readonly unavailableTextsOf: (locale: string) => Promise<HostPageTexts>
  /** The texts of a withdrawal without JavaScript, in the language of a store. */
  readonly withdrawalTextsOf: (locale: string, intlLocale: string) => Promise<WithdrawalPageTexts>
  /** The texts of the pages about a form that was sent without JavaScript, in the language of a store. */
  readonly formTextsOf: (locale: string) => Promise<FormTexts>
  /** Sends a form that came without JavaScript; null for one that needs JavaScript. */
  readonly sendForm: SendForm
  /** The texts of the page for a browser with too many cookies, in the language of a store. */
  readonly tooLargeTextsOf: (locale: string) => Promise<HostPageTexts>
  /** The texts with which this build asks for consent, in each language of the shop. */
  readonly consentTexts: () => Promise<readonly ConsentTextsOfBuild[]>
  /** The choice about cookies in a visitor's cookies, as text; null without one. */
  readonly consentTextOf: (cookieHeader: string | null) => string | null
  /** The cookie that remembers such a choice, without the attribute `Secure`; null for any other text. */
  readonly consentCookieOf: (text: string) => string | null
}

/** The part of the configuration that is sent to the browser. */
type HostConfig = {
  readonly getQueries: boolean
  readonly deferral: boolean
  readonly fields: readonly string[]
  readonly client: Config['transport']['client']
  readonly vendors: Config['vendors']
  readonly deliveryDays: Config['deliveryDays']
  readonly closedDays: Readonly<Record<string, readonly string[]>>
  readonly isTrial: Config['isTrial']
  readonly monitoringDsn: Config['monitoringDsn']
  readonly vitals: 'kept' | 'sent' | null
  readonly hasOfflinePages: boolean
  readonly captcha: CaptchaSettingsByStore
}

type PageRendererOptions = {
  readonly gateway: CommerceGateway
  /** The public scheme and host, without a trailing slash. */
  readonly publicOrigin: string
  readonly stores: Config['stores']
  readonly log: Logger
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  /** Read for every page: the backend's capabilities can change while the host runs. */
  readonly publicConfig: () => HostConfig
  /** The same page in the other stores, for search engines. */
  readonly alternatesOf: (address: URL) => readonly Alternate[]
  /** In development pages are loaded through Vite's module graph; null means that dist contains the built ones. */
  readonly vite: ViteDevServer | null
}

export type CreatePageRenderer = (options: PageRendererOptions) => Promise<PageRenderer>
