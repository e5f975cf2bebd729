// Prints the size of the JavaScript that the browser downloads for a page, and fails if a page exceeds its budget. The
// figures are of the built files, gzip, so they are the same on every machine. For the layers below the screens it
// prints their own size: their code, extracted from the files by their source maps and compressed separately. With
// `--all` it prints every page's figure.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { SourceMapPayload, SourceMapping } from 'node:module'
import { gzipSync } from 'node:zlib'
import { SCREEN } from '../../build/sourceFiles.ts'
import { CLIENT_ENTRY } from '../../server/ssr/pageAssets.ts'
import { STOREFRONT_LOCALES } from '../../src/platform/locales.ts'

type Manifest = Readonly<Record<string, Chunk>>
type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
}

const client = new URL('../../dist/client/', import.meta.url)
/** Every locale has its own build. */
const manifests = new Map(
  STOREFRONT_LOCALES.map(({ locale }) => [
    locale,
    JSON.parse(readFileSync(new URL(`.vite/manifest.${locale}.json`, client), 'utf8')) as Manifest,
  ]),
)

/** The highest gzip kB of JavaScript for a first visit of each page: 1 % above the last measurement. */
const BUDGETS_KB: Readonly<Record<string, { readonly module: string; readonly most: number }>> = {
  home: { module: 'src/pages/home/HomePage.tsx', most: 214 },
  category: { module: 'src/pages/category/CategoryPage.tsx', most: 228 },
  product: { module: 'src/pages/product/ProductPage.tsx', most: 230 },
  checkout: { module: 'src/pages/checkout/CheckoutPage.tsx', most: 264 },
}
const CSS_BUDGET_KB = 25

const LAYERS = ['node_modules', 'src/relay', 'src/platform'] as const

const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, client)), { level: 9 }).length, 0) / 1000

/** Adds the chunk and all its static imports, as the browser loads them. */
function collect(manifest: Manifest, key: string, seen: Map<string, Chunk>): void {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest: was the page renamed?`)
  if (seen.has(key)) return
  seen.set(key, chunk)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen)
}

let failed = false
const report = (name: string, size: number, most: number) => {
  if (size > most) failed = true
  console.log(
    `${name.padEnd(26)} ${size.toFixed(1).padStart(6)} kB gzip, at most ${most}${size > most ? '  OVER BUDGET' : ''}`,
  )
}
/** Files that a first visit loads beside the page's code: its query, if that is a separate file. */
const companions = (manifest: Manifest, module: string) =>
  [module.replace(/^.*\/(\w+)\.tsx$/, 'src/__generated__/$1Query.graphql.ts')].filter((key) => key in manifest)

/** The characters of a built file that come from sources whose path contains this. */
function codeFrom(folder: string, file: string): string {
  const code = readFileSync(new URL(file, client), 'utf8')
  const mapFile = new URL(`${file}.map`, client)
  // A file of imports only has none.
  if (!existsSync(mapFile)) return ''
  const payload = JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload
  if (!payload.sources.some((source) => source.includes(folder))) return ''
  const map = new SourceMap(payload)
  const isFrom = (line: number, column: number) => {
    // The bundler's own code has no source.
    const { originalSource } = map.findEntry(line, column) as Partial<SourceMapping>
    return originalSource?.includes(folder) ?? false
  }
  return code
    .split('\n')
    .map((text, line) =>
      text
        .split('')
        .filter((_, column) => isFrom(line, column))
        .join(''),
    )
    .join('')
}

const gzipKb = (texts: readonly string[]) => gzipSync(texts.join('\n'), { level: 9 }).length / 1000

/** All JavaScript that a first visit of a page loads. */
function neededFor(manifest: Manifest, module: string): readonly Chunk[] {
  const needed = new Map<string, Chunk>()
  for (const key of [CLIENT_ENTRY, module, ...companions(manifest, module)]) collect(manifest, key, needed)
  return [...needed.values()]
}

const sizeOf = (manifest: Manifest, module: string) =>
  kilobytes(new Set(neededFor(manifest, module).map(({ file }) => file)))

for (const [locale, manifest] of manifests)
  for (const [name, { module, most }] of Object.entries(BUDGETS_KB))
    report(`JavaScript of ${name}, ${locale}`, sizeOf(manifest, module), most)
const [manifest = {}] = manifests.values()
const sheet = manifest['style.css']
if (!sheet) throw new Error('The build has no stylesheet.')
report('The stylesheet', kilobytes([sheet.file]), CSS_BUDGET_KB)
const everyPages = new Map<string, Chunk>()
collect(manifest, CLIENT_ENTRY, everyPages)
const filesOfEveryPage = [...everyPages.values()].map(({ file }) => file)
const lateFiles = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.js') && !filesOfEveryPage.includes(file))
for (const layer of LAYERS) {
  const code = (files: readonly string[]) => files.map((file) => codeFrom(`/${layer}/`, file))
  const [inEveryPage, late] = [gzipKb(code(filesOfEveryPage)), gzipKb(code([...new Set(lateFiles)]))]
  console.log(
    `${layer.padEnd(26)} ${inEveryPage.toFixed(1).padStart(6)} kB gzip in every page, ${late.toFixed(1)} in parts that some load`,
  )
}
if (process.argv.includes('--all')) {
  const modules = Object.keys(manifest).filter((key) => SCREEN.test(`/${key}`))
  for (const module of modules.toSorted())
    console.log(
      `${(SCREEN.exec(`/${module}`)?.[1] ?? '').padEnd(26)} ${sizeOf(manifest, module).toFixed(1).padStart(6)} kB gzip`,
    )
}
process.exitCode = failed ? 1 : 0
