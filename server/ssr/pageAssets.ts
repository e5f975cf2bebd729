import type { PageAssets } from '#src/entry.server.tsx'

/** Vite's build manifest: chunks by source file. */
export type ViteManifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly css?: readonly string[]
      readonly imports?: readonly string[]
      readonly dynamicImports?: readonly string[]
    }
  >
>

const CLIENT_ENTRY = 'src/entry.client.tsx'
const WORKER_ENTRY = 'src/platform/localesWorker.ts'

/** `orderSuccess` is `src/pages/order-success/OrderSuccessPage.tsx`; the two that differ are named. */
const PAGE_SOURCES: Readonly<Record<string, string>> = { cms: 'src/pages/cms/CmsContentPage.tsx' }

/** Wherever there are cards. */
const ON_CARDS = ['src/features/catalogue/CardActions.tsx', 'src/features/catalogue/CardSwatches.tsx']

/**
 * Parts whose code comes late (src/ui/latePart.ts), by the screen they stand on. Their HTML is in the document, so their
 * styles must be there with those of the page.
 */
const LATE_PARTS: Readonly<Record<string, readonly string[]>> = {
  home: [...ON_CARDS, 'src/pages/cms/LaidOutContent.tsx', 'src/pages/home/HomeDoors.tsx'],
  cms: [...ON_CARDS, 'src/pages/cms/LaidOutContent.tsx'],
  category: [
    'src/features/cms/PageBuilder.tsx',
    ...ON_CARDS,
    'src/features/catalogue/ListPages.tsx',
    'src/features/catalogue/ListTools.tsx',
    'src/features/catalogue/WithoutPieces.tsx',
    'src/pages/list-filters/FiltersOfList.tsx',
  ],
  search: [
    ...ON_CARDS,
    'src/features/catalogue/ListPages.tsx',
    'src/features/catalogue/ListTools.tsx',
    'src/features/catalogue/WithoutPieces.tsx',
    'src/pages/list-filters/FiltersOfList.tsx',
  ],
  product: [
    'src/features/cms/PageBuilder.tsx',
    ...ON_CARDS,
    'src/pages/product/FreeShippingDistance.tsx',
    'src/pages/product/ProductActions.tsx',
    'src/pages/product/ProductBreadcrumbs.tsx',
    'src/pages/product/ProductChoices.tsx',
    'src/pages/product/ProductFacts.tsx',
    'src/pages/product/ProductReviews.tsx',
    'src/pages/product/ProductRows.tsx',
    'src/pages/product/ProductVideo.tsx',
  ],
}
/** Of pages that the server knows no visitor's data for: what the browser starts their question with, once it runs. */
const ASKED_BY_THE_BROWSER: Readonly<Record<string, string>> = {
  checkout: 'src/routes/checkoutView.ts',
}

/** In the header, in the footer and at the lower edge of every page. */
const LATE_EVERYWHERE = [
  'src/features/cms/CmsText.tsx',
  'src/features/consent/ConsentBanner.tsx',
  'src/shell/saved/savedParts.ts',
]

function sourceOf(page: string): string {
  const folder = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return PAGE_SOURCES[page] ?? `src/pages/${folder}/${page[0]?.toUpperCase()}${page.slice(1)}Page.tsx`
}

/** Overlays that are often entered directly: their document shows the home page below. */
const OVER_HOME = ['cart', 'signIn', 'menu', 'language', 'searchSuggestions']

/** The one stylesheet of a document, by the names of what it shows: file names, relative to the build. */
export type CombinedStyles = Readonly<Record<string, string>>

/** The screens that the build knows, by their names. */
export const pagesIn = (manifest: ViteManifest): readonly string[] =>
  Object.keys(manifest).flatMap((source) => {
    const [, folder] = /^src\/pages\/([\w-]+)\/\w+Page\.tsx$/.exec(source) ?? []
    const page = folder?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return page !== undefined && sourceOf(page) === source ? [page] : []
  })

/** What one document shows: a page, or an overlay and the page below. */
export const documentsIn = (manifest: ViteManifest): readonly (readonly string[])[] => [
  ...pagesIn(manifest).map((page) => [page]),
  ...OVER_HOME.map((overlay) => [overlay, 'home']),
]

/** Stylesheets of what the document shows at first, its late parts included, in the order in which they apply. */
export function stylesOf(manifest: ViteManifest, pages: readonly string[]): readonly string[] {
  const shown = new Set<string>()
  const sources = [CLIENT_ENTRY, ...pages.map(sourceOf), ...LATE_EVERYWHERE]
  for (const source of [...sources, ...pages.flatMap((page) => LATE_PARTS[page] ?? [])]) {
    collect(manifest, source, shown)
  }
  return [...new Set([...shown].flatMap((name) => chunkOf(manifest, name).css ?? []))]
}

/** Maps the screens of a document to the files the browser needs at once. Throws when the build lacks one. */
export function createPageAssets(
  manifest: ViteManifest,
  combined: CombinedStyles,
): (pages: readonly string[]) => PageAssets {
  const cached = new Map<string, PageAssets>()
  return (pages) => {
    const key = pages.join(' ')
    const known = cached.get(key)
    if (known) return known
    const sources = [CLIENT_ENTRY, ...pages.map(sourceOf), ...pages.flatMap((page) => ASKED_BY_THE_BROWSER[page] ?? [])]
    const chunks = new Set<string>()
    for (const source of sources) collect(manifest, source, chunks)
    const files = [...chunks].map((name) => chunkOf(manifest, name).file)
    const whole = combined[key]
    const styles = whole === undefined ? stylesOf(manifest, pages) : [whole]
    const assets: PageAssets = {
      entry: `/${chunkOf(manifest, CLIENT_ENTRY).file}`,
      styles: styles.map((file) => `/${file}`),
      modules: files.map((file) => `/${file}`),
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
