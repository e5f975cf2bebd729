import { readFile } from 'node:fs/promises'
import type { PageAssets, RenderOptions } from '#src/entry.server.tsx'
import type { CreateDocumentHandler } from '#server/http/documentHandler.ts'
import { createPageAssets } from './pageAssets.ts'
import type { ViteManifest } from './pageAssets.ts'

type EntryModule = { readonly render: (request: Request, options: RenderOptions) => Promise<Response> }

const ENTRY_SOURCE = '/src/entry.server.tsx'

/** Where `npm run build` leaves its work. */
const distUrl = new URL('../../dist/', import.meta.url)

/** Joins the host and the storefront: the one place that knows `src/entry.server`. */
export const createDocumentHandler: CreateDocumentHandler = async ({ vite, gateway, publicOrigin, log }) => {
  const loadEntry = vite ? async () => (await vite.ssrLoadModule(ENTRY_SOURCE)) as EntryModule : await loadBuiltEntry()
  const assetsOf = vite ? () => DEVELOPMENT_ASSETS : await loadBuiltAssets()
  const fetchInProcess: typeof globalThis.fetch = (input, init) =>
    gateway.handle(input instanceof Request ? input : new Request(new URL(input, publicOrigin), init))

  return async (request, { nonce }) => {
    const { render } = await loadEntry()
    return render(request, {
      nonce,
      origin: publicOrigin,
      fetch: fetchInProcess,
      assetsOf,
      strict: vite !== null,
      reportError: (error, where) => log.error({ err: error, where }, 'page failed'),
    })
  }
}

async function loadBuiltEntry(): Promise<() => Promise<EntryModule>> {
  const entry = (await import(new URL('server/entry.server.js', distUrl).href)) as EntryModule
  return () => Promise.resolve(entry)
}

async function loadBuiltAssets() {
  const manifest = JSON.parse(await readFile(new URL('client/.vite/manifest.json', distUrl), 'utf8')) as ViteManifest
  return createPageAssets(manifest)
}

/** Vite serves the sources themselves and injects their styles; the entry is that of build/devEntry.ts. */
const DEVELOPMENT_ASSETS: PageAssets = { entry: '/@vetrina/dev-entry', styles: [], modules: [] }
