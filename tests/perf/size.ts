// Prints what the browser downloads as JavaScript for a page, and fails when a page is over its budget. The figures are
// of the built files, gzip, so they are the same on every machine.
import { readFileSync } from 'node:fs'
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
  home: { module: 'src/pages/home/HomePage.tsx', most: 201 },
  category: { module: 'src/pages/category/CategoryPage.tsx', most: 205 },
  product: { module: 'src/pages/product/ProductPage.tsx', most: 218 },
  checkout: { module: 'src/pages/checkout/CheckoutPage.tsx', most: 238 },
}
const CSS_BUDGET_KB = 25

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

const styles = new Set<string>()
for (const [name, { module, most }] of Object.entries(BUDGETS_KB)) {
  const needed = new Map<string, Chunk>()
  for (const key of [entry, module, ...companions(module)]) collect(key, needed)
  const chunks = [...needed.values()]
  for (const chunk of chunks) for (const file of chunk.css ?? []) styles.add(file)
  report(`JavaScript of ${name}`, kilobytes(new Set(chunks.map(({ file }) => file))), most)
}
report('CSS of these pages', kilobytes(styles), CSS_BUDGET_KB)
console.log(`The libraries alone are ${FLOOR_KB} kB.`)
process.exitCode = failed ? 1 : 0
