import type { Logger } from 'pino'
import type { ViteDevServer } from 'vite'
import type { Config } from '#server/config.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import type { ExternalSources } from './securityHeaders.ts'

/**
 * Answers with one page. The answer's body may stream; it is cancelled when the shopper goes away, and the request's
 * signal is aborted then. Only script and style elements that carry `nonce` run, or those that the answer's own policy
 * names.
 */
export type DocumentHandler = (request: Request, extras: { readonly nonce: string }) => Promise<Response>

/** What is known of a page once it is rendered to its end. */
export type PageFacts = {
  /** Magento's cache tags of what the page shows; null when the backend did not tell all of them. */
  readonly tags: ReadonlySet<string> | null
  /** `incomplete`: the answer to a part came too late. `failed`: something that the page would otherwise show failed. */
  readonly state: 'whole' | 'incomplete' | 'failed'
}

/** Renders pages; knows which are the same for every guest. */
export type PageRenderer = {
  readonly render: (
    request: Request,
    extras: { readonly nonce: string },
  ) => Promise<{ readonly answer: Response; readonly facts: () => PageFacts }>
  /** Whether an address leads to a page of the catalogue or of the shop's texts, which shows nothing of a visitor. */
  readonly isSharedAddress: (address: URL) => boolean
  /** What the document may load from other origins for a visitor with these cookies. */
  readonly externalSourcesOf: (cookieHeader: string | null) => ExternalSources
  /** The codes of the store views that are offered now. */
  readonly storeCodes: () => readonly string[]
}

/** What the browser is told of the configuration. */
type HostConfig = {
  readonly getQueries: boolean
  readonly deferral: boolean
  readonly fields: readonly string[]
  readonly client: Config['transport']['client']
  readonly vendors: Config['vendors']
  readonly deliveryDays: Config['deliveryDays']
  readonly monitoringDsn: Config['monitoringDsn']
}

type PageRendererOptions = {
  readonly gateway: CommerceGateway
  /** Scheme and host that shoppers see, without a trailing slash. */
  readonly publicOrigin: string
  readonly log: Logger
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  /** Read for every page: what the backend has can change while the host runs. */
  readonly publicConfig: () => HostConfig
  /** In development pages are loaded through Vite's module graph; null means that dist holds the built ones. */
  readonly vite: ViteDevServer | null
}

export type CreatePageRenderer = (options: PageRendererOptions) => Promise<PageRenderer>
