import type { PageAssets } from '#src/entry.server.tsx'

/** Vite's build manifest: chunks by source file. */
export type ViteManifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly dynamicImports?: readonly string[] }
  >
>

export const CLIENT_ENTRY = 'src/entry.client.tsx'
export const WORKER_ENTRY = 'src/platform/localesWorker.ts'
/** The service worker, and the one that removes it. */
export const OFFLINE_WORKERS = {
  on: 'src/platform/offline/offlineWorker.ts',
  off: 'src/platform/offline/removingWorker.ts',
} as const

/** The file beside the manifests that build/bundle/documentCode.ts writes. */
export const DOCUMENT_CODE = 'documentCode.json'

/** The code that documents name besides that of their screens, by source files. */
export type DocumentCode = {
  /** The code that a link from the offline page needs; the documents of the pages that open offline do without it. */
  readonly offline: readonly string[]
  /** By screen: the late code that its first display needs. */
  readonly firstDisplay: Readonly<Record<string, readonly string[]>>
}

/** The screen of the offline page. */
const OFFLINE_SCREEN = 'src/pages/offline/OfflinePage.tsx'

/** Maps the screens of a document, by their source files, to the files that the browser needs at once. */
export function createPageAssets(
  manifest: ViteManifest,
  code: DocumentCode,
): (screens: readonly string[]) => PageAssets {
  const cached = new Map<string, PageAssets>()
  return (screens) => {
    const key = screens.join(' ')
    const known = cached.get(key)
    if (known) return known
    const chunks = new Set<string>()
    const linked = screens.includes(OFFLINE_SCREEN) ? code.offline : []
    const displayed = screens.flatMap((screen) => code.firstDisplay[screen] ?? [])
    for (const source of [CLIENT_ENTRY, ...screens, ...displayed, ...linked]) collect(manifest, source, chunks)
    const assets: PageAssets = {
      entry: `/${chunkOf(manifest, CLIENT_ENTRY).file}`,
      modules: [...chunks].map((name) => `/${chunkOf(manifest, name).file}`),
      worker: `/${chunkOf(manifest, WORKER_ENTRY).file}`,
    }
    cached.set(key, assets)
    return assets
  }
}

function collect(manifest: ViteManifest, name: string, found: Set<string>): void {
  if (found.has(name)) return
  found.add(name)
  for (const imported of chunkOf(manifest, name).imports ?? []) collect(manifest, imported, found)
}

function chunkOf(manifest: ViteManifest, name: string): ViteManifest[string] {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`[vetrina:ssr] The build holds no "${name}". Run \`npm run build\`.`)
  return chunk
}
