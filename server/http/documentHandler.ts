import type { Logger } from 'pino'
import type { ViteDevServer } from 'vite'
import type { Config } from '#server/config.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'

/**
 * Renders one page. The answer's body may stream; it is cancelled when the shopper goes away, and the request's signal
 * is aborted then. Only script and style elements that carry `nonce` run.
 */
export type DocumentHandler = (request: Request, extras: { readonly nonce: string }) => Promise<Response>

type DocumentHandlerOptions = {
  readonly gateway: CommerceGateway
  /** Scheme and host that shoppers see, without a trailing slash. */
  readonly publicOrigin: string
  readonly log: Logger
  /** What the browser is told of the configuration. */
  readonly publicConfig: {
    readonly getQueries: boolean
    readonly deferral: boolean
    readonly client: Config['transport']['client']
    readonly vendors: Config['vendors']
    readonly monitoringDsn: Config['monitoringDsn']
  }
  /** In development pages are loaded through Vite's module graph; null means that dist holds the built ones. */
  readonly vite: ViteDevServer | null
}

export type CreateDocumentHandler = (options: DocumentHandlerOptions) => Promise<DocumentHandler>
