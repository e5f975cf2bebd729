import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { PageAssets, RenderOptions } from '#src/entry.server.tsx'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import type { DocumentHandler } from '#server/http/documentHandler.ts'
import { createPageAssets } from './pageAssets.ts'
import type { ViteManifest } from './pageAssets.ts'

type EntryModule = { readonly render: (request: Request, options: RenderOptions) => Promise<Response> }

export type DocumentHandlerOptions = {
  /** Where `npm run build` left its work. */
  readonly distFolder: string
  /** Absolute, without a trailing slash. */
  readonly publicOrigin: string
  readonly gateway: CommerceGateway
  readonly log: { readonly error: (details: object, message: string) => void }
  /** Set in development: the entry is then loaded through it, fresh after every change. */
  readonly vite?: ViteDevServer
}

const ENTRY_SOURCE = '/src/entry.server.tsx'

/** Joins the host and the storefront: the one place that knows `src/entry.server`. */
export async function createDocumentHandler(options: DocumentHandlerOptions): Promise<DocumentHandler> {
  const { vite, gateway, publicOrigin, log, distFolder } = options
  const loadEntry = vite
    ? async () => (await vite.ssrLoadModule(ENTRY_SOURCE)) as EntryModule
    : await loadBuiltEntry(distFolder)
  const assetsOf = vite ? () => DEVELOPMENT_ASSETS : await loadBuiltAssets(distFolder)
  const fetchInProcess: typeof globalThis.fetch = (input, init) =>
    gateway.handle(input instanceof Request ? input : new Request(new URL(input, publicOrigin), init))

  return async (request, { nonce }) => {
    const { render } = await loadEntry()
    return render(request, {
      nonce,
      origin: publicOrigin,
      fetch: fetchInProcess,
      assetsOf,
      strict: vite !== undefined,
      reportError: (error, where) => log.error({ err: error, where }, 'page failed'),
    })
  }
}

async function loadBuiltEntry(distFolder: string): Promise<() => Promise<EntryModule>> {
  const entry = (await import(pathToFileURL(join(distFolder, 'server/entry.server.js')).href)) as EntryModule
  return () => Promise.resolve(entry)
}

async function loadBuiltAssets(distFolder: string) {
  const manifest = JSON.parse(await readFile(join(distFolder, 'client/.vite/manifest.json'), 'utf8')) as ViteManifest
  return createPageAssets(manifest)
}

/** Vite serves the sources themselves and injects their styles. */
const DEVELOPMENT_ASSETS: PageAssets = { entry: '/src/entry.client.tsx', styles: [], modules: ['/@vite/client'] }
