import { readFile } from 'node:fs/promises'
import type * as StorefrontEntry from '#src/entry.server.tsx'
import type { PageAssets } from '#src/entry.server.tsx'
import type { CreateDocumentHandler } from '#server/http/documentHandler.ts'
import { contentSecurityPolicy } from '#server/http/securityHeaders.ts'
import { createPageAssets } from './pageAssets.ts'
import type { ViteManifest } from './pageAssets.ts'

type EntryModule = Pick<typeof StorefrontEntry, 'render' | 'externalSourcesOf'>

const ENTRY_SOURCE = '/src/entry.server.tsx'

/** Where `npm run build` leaves its work. */
const distUrl = new URL('../../dist/', import.meta.url)

/** Joins the host and the storefront: the one place that knows `src/entry.server`. */
export const createDocumentHandler: CreateDocumentHandler = async ({
  vite,
  gateway,
  publicOrigin,
  publicConfig,
  log,
}) => {
  const loadEntry = vite ? async () => (await vite.ssrLoadModule(ENTRY_SOURCE)) as EntryModule : await loadBuiltEntry()
  const assetsOf = vite ? () => DEVELOPMENT_ASSETS : await loadBuiltAssets()
  const fetchInProcess: typeof globalThis.fetch = (input, init) =>
    gateway.handle(input instanceof Request ? input : new Request(new URL(input, publicOrigin), init))

  return async (request, { nonce }) => {
    const { render, externalSourcesOf } = await loadEntry()
    const answer = await render(request, {
      nonce,
      origin: publicOrigin,
      publicConfig,
      fetch: fetchInProcess,
      assetsOf,
      strict: vite !== null,
      reportError: (error, where) => log.error({ err: error, where }, 'page failed'),
    })
    const sources = externalSourcesOf(publicConfig, request.headers.get('cookie'))
    const policy = contentSecurityPolicy({ nonce, development: vite !== null, sources })
    return withHeader(answer, 'content-security-policy', policy)
  }
}

/** A copy, because the headers of some answers, such as redirects, cannot be changed. */
function withHeader({ body, status, headers: given }: Response, name: string, value: string): Response {
  const headers = new Headers(given)
  headers.set(name, value)
  return new Response(body, { status, headers })
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
