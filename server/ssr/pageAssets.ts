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

/** Late code that the first display of a screen needs, so that its documents name it: most checkouts begin with it. */
const FIRST_DISPLAYS: Readonly<Record<string, string>> = {
  'src/pages/checkout/CheckoutPage.tsx': 'src/features/checkout/steps/lateSteps.ts',
}

/** The file beside the manifests that build/bundle/offlineCode.ts writes. */
export const OFFLINE_CODE = 'offlineCode.json'

/** The screen of the offline page. */
const OFFLINE_SCREEN = 'src/pages/offline/OfflinePage.tsx'

/**
 * Maps the screens of a document, by their source files, to the files that the browser needs at once. `offlineCode` is
 * the list of build/bundle/offlineCode.ts: the documents of the pages that open offline do without this code, which a link
 * from the offline page needs.
 */
export function createPageAssets(
  manifest: ViteManifest,
  offlineCode: readonly string[],
): (screens: readonly string[]) => PageAssets {
  const cached = new Map<string, PageAssets>()
  return (screens) => {
    const key = screens.join(' ')
    const known = cached.get(key)
    if (known) return known
    const chunks = new Set<string>()
    const linked = screens.includes(OFFLINE_SCREEN) ? offlineCode : []
    const displayed = screens.flatMap((screen) => FIRST_DISPLAYS[screen] ?? [])
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
