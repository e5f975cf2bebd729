import type { Logger } from 'pino'
import type { ViteDevServer } from 'vite'
import type { Config } from '#server/config.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
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

/** Renders pages; knows which are the same for every guest. */
export type PageRenderer = {
  readonly render: (
    request: Request,
    extras: { readonly nonce: string },
  ) => Promise<{ readonly answer: Response; readonly facts: () => PageFacts }>
  /** Whether an address leads to a page of the catalogue or of the shop's texts, without data of a visitor. */
  readonly isSharedAddress: (address: URL) => boolean
  /** The external origins that the document may load from, for a visitor with these cookies. */
  readonly externalSourcesOf: (cookieHeader: string | null) => ExternalSources
  /** The codes of the store views that are currently offered. */
  readonly storeCodes: () => readonly string[]
}

/** The part of the configuration that is sent to the browser. */
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
  /** The public scheme and host, without a trailing slash. */
  readonly publicOrigin: string
  readonly log: Logger
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  /** Read for every page: the backend's capabilities can change while the host runs. */
  readonly publicConfig: () => HostConfig
  /** In development pages are loaded through Vite's module graph; null means that dist contains the built ones. */
  readonly vite: ViteDevServer | null
}

export type CreatePageRenderer = (options: PageRendererOptions) => Promise<PageRenderer>
