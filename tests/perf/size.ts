// Prints what the browser downloads as JavaScript for a page, and fails when a page is over its budget. The figures are
// of the built files, gzip, so they are the same on every machine. For the layers below the screens it prints what each
// weighs by itself: its code, picked out of the files by their source maps and compressed alone. With `--all` it prints
// every page's figure.
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { SourceMapPayload, SourceMapping } from 'node:module'
import { gzipSync } from 'node:zlib'

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isEntry?: boolean
}

const client = new URL('../../dist/client/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Readonly<
  Record<string, Chunk>
>

/** React, Relay, router and Lingui without a line of ours: the floor measured for these versions. */
const FLOOR_KB = 163.2

/** Most gzip kB of JavaScript for a first visit of each page. */
const BUDGETS_KB: Readonly<Record<string, { readonly module: string; readonly most: number }>> = {
  home: { module: 'src/pages/home/HomePage.tsx', most: 203 },
  category: { module: 'src/pages/category/CategoryPage.tsx', most: 208 },
  product: { module: 'src/pages/product/ProductPage.tsx', most: 213.5 },
  checkout: { module: 'src/pages/checkout/CheckoutPage.tsx', most: 239.5 },
}
const CSS_BUDGET_KB = 25

const LAYERS = ['relay', 'platform'] as const

const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, client)), { level: 9 }).length, 0) / 1000

/** Adds the chunk and all it imports statically, the way the browser must load them. */
function collect(key: string, seen: Map<string, Chunk>): void {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest: was the page renamed?`)
  if (seen.has(key)) return
  seen.set(key, chunk)
  for (const imported of chunk.imports ?? []) collect(imported, seen)
}

const [entry] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? []
if (entry === undefined) throw new Error('The manifest names no entry.')

let failed = false
const report = (name: string, size: number, most: number) => {
  if (size > most) failed = true
  console.log(
    `${name.padEnd(22)} ${size.toFixed(1).padStart(6)} kB gzip, at most ${most}${size > most ? '  OVER BUDGET' : ''}`,
  )
}
/** What a first visit loads beside the page's code: its query and the texts of the shop's own language. */
const companions = (module: string) =>
  [module.replace(/^.*\/(\w+)\.tsx$/, 'src/__generated__/$1Query.graphql.ts'), 'locales/it.po'].filter(
    (key) => key in manifest,
  )

/** The characters of a built file that come from sources whose path has this in it. */
function codeFrom(folder: string, file: string): string {
  const code = readFileSync(new URL(file, client), 'utf8')
  // A file of imports alone has none.
  if (!code.includes('//# sourceMappingURL=')) return ''
  const payload = JSON.parse(readFileSync(new URL(`${file}.map`, client), 'utf8')) as SourceMapPayload
  if (!payload.sources.some((source) => source.includes(folder))) return ''
  const map = new SourceMap(payload)
  const isFrom = (line: number, column: number) => {
    // What the bundler wrote itself is of no source.
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

const styles = new Set<string>()
const everyPages = new Map<string, Chunk>()
collect(entry, everyPages)
/** All that a first visit of a page loads as JavaScript. */
function neededFor(module: string): ReadonlyMap<string, Chunk> {
  const needed = new Map<string, Chunk>()
  for (const key of [entry ?? '', module, ...companions(module)]) collect(key, needed)
  return needed
}

for (const [name, { module, most }] of Object.entries(BUDGETS_KB)) {
  const needed = neededFor(module)
  const chunks = [...needed.values()]
  // Spec §7: the texts of a language come when somebody wants it.
  if (needed.has('locales/en.po')) throw new Error(`The page ${name} loads the texts of a language that nobody chose.`)
  for (const chunk of chunks) for (const file of chunk.css ?? []) styles.add(file)
  report(`JavaScript of ${name}`, kilobytes(new Set(chunks.map(({ file }) => file))), most)
}
report('CSS of these pages', kilobytes(styles), CSS_BUDGET_KB)
const filesOfEveryPage = [...everyPages.values()].map(({ file }) => file)
const lateFiles = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.js') && !filesOfEveryPage.includes(file))
for (const layer of LAYERS) {
  const code = (files: readonly string[]) => files.map((file) => codeFrom(`/src/${layer}/`, file))
  const [inEveryPage, late] = [gzipKb(code(filesOfEveryPage)), gzipKb(code([...new Set(lateFiles)]))]
  console.log(
    `${`src/${layer}`.padEnd(22)} ${inEveryPage.toFixed(1).padStart(6)} kB gzip in every page, ${late.toFixed(1)} in parts that some load`,
  )
}
if (process.argv.includes('--all')) {
  const pages = Object.keys(manifest).filter((key) => /^src\/pages\/.*Page\.tsx$/.test(key))
  for (const module of pages.toSorted()) {
    const [, name = ''] = /(\w+)Page\.tsx$/.exec(module) ?? []
    const size = kilobytes(new Set([...neededFor(module).values()].map(({ file }) => file)))
    console.log(`${name.padEnd(22)} ${size.toFixed(1).padStart(6)} kB gzip`)
  }
}
console.log(`The libraries alone are ${FLOOR_KB} kB.`)
process.exitCode = failed ? 1 : 0
