// `npm run bench:lighthouse [-- runs [method | page …]]`: Lighthouse's scores for a phone, of the production build and
// of the floor beside it, each visit in a separate browser. With times that Lighthouse computes for a slow line and
// processor (`simulate`, its default), and with real throttling of both (`devtools`). The computation multiplies the
// wall-clock duration of each task by four: on two processors that is twice the CPU time, because browser, server and
// Lighthouse share two cores, while a phone has eight. So each visit of the first kind is computed again from the CPU
// time (`simulate, thread time`). Medians, in rows for docs/performance.md; times depend on the machine and have no
// limits. Cart and checkout exclude search engines, which reduces their SEO score: every failed audit is listed below
// the table.
import { execFile, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { fillCart } from './measuring/fillCart.ts'
import { PAGES } from './measuring/pages.ts'
import { openOwnBrowser } from './measuring/ownBrowser.ts'
import { median } from './measuring/quantile.ts'
import { describeMachine, withFloor } from './measuring/withBench.ts'

const [given = '5', ...only] = process.argv.slice(2)
const runs = Number(given)
const METHODS = ['simulate', 'devtools'] as const
const methods = METHODS.some((method) => only.includes(method))
  ? METHODS.filter((method) => only.includes(method))
  : METHODS
// The goals include no search page.
const named = PAGES.filter(({ name }) => only.includes(name))
const shown = named.length > 0 ? named : PAGES.filter(({ name }) => name !== 'search')
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const lock = fileURLToPath(new URL('lighthouse/', import.meta.url))
const installed = fileURLToPath(new URL('../../.cache/lighthouse/', import.meta.url))

/**
 * Installs the packages of the lock file beside this script, apart from the shop's own packages, because they take 176
 * MB.
 */
async function install(): Promise<void> {
  await mkdir(installed, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) await cp(join(lock, name), join(installed, name))
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--loglevel=error'], {
    cwd: installed,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci failed: Lighthouse is not installed.')
}

const Report = v.object({
  lighthouseVersion: v.string(),
  environment: v.object({ benchmarkIndex: v.number() }),
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(
    v.picklist(CATEGORIES),
    v.object({ score: v.number(), auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })) }),
  ),
  audits: v.record(
    v.string(),
    v.object({ title: v.string(), score: v.nullable(v.number()), numericValue: v.optional(v.number()) }),
  ),
})
type Report = v.InferOutput<typeof Report>

const lighthouse = async (args: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(installed, 'node_modules/lighthouse/cli/index.js'),
      ...args,
      '--form-factor=mobile',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { maxBuffer: 1 << 28 },
  )
  return stdout
}

const reportOf = (text: string, url: string): Report => {
  const report = v.parse(Report, JSON.parse(text))
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return report
}

const Trace = v.looseObject({
  traceEvents: v.array(v.looseObject({ name: v.string(), dur: v.optional(v.number()), tdur: v.optional(v.number()) })),
})

/** Replaces a task's duration with its CPU time, without waiting for a processor or another process. */
async function countThreadTime(file: string): Promise<void> {
  const trace = v.parse(Trace, JSON.parse(await readFile(file, 'utf8')))
  for (const event of trace.traceEvents) {
    if (event.name.endsWith('RunTask') && event.dur !== undefined && event.tdur !== undefined) {
      event.dur = Math.min(event.dur, event.tdur)
    }
  }
  await writeFile(file, JSON.stringify(trace))
}

/** The reports of a visit, by the kind of times. */
type Reports = Readonly<Record<string, Report>>

async function audit(
  url: string,
  method: (typeof METHODS)[number],
  cart: string | null,
  browserArgs: readonly string[],
): Promise<Reports> {
  const gathered = await mkdtemp(join(tmpdir(), 'vetrina-lighthouse-'))
  const { port, send, close } = await openOwnBrowser(browserArgs)
  try {
    if (cart !== null) await send('Storage.setCookies', { cookies: [{ name: 'cart', value: cart, url }] })
    await lighthouse([url, `--port=${port}`, `--throttling-method=${method}`, `-G=${gathered}`])
    const compute = async () => reportOf(await lighthouse([`-A=${gathered}`, `--throttling-method=${method}`]), url)
    const measured = await compute()
    if (method !== 'simulate') return { [method]: measured }
    await countThreadTime(join(gathered, 'trace.json'))
    return { [method]: measured, [`${method}, thread time`]: await compute() }
  } finally {
    await close()
    await rm(gathered, { recursive: true, force: true })
  }
}

/** Audits that reduce a score; times have their own columns. */
const notPassed = ({ categories, audits }: Report) =>
  CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title} (${id})`),
  )

/** The cells of a page's row. */
function rowOf(name: string, all: readonly Report[]): readonly string[] {
  const time = (id: string) => median(all.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  return [
    name,
    ...CATEGORIES.map((category) =>
      (median(all.map(({ categories }) => categories[category]?.score ?? Number.NaN)) * 100).toFixed(0),
    ),
    (time('largest-contentful-paint') / 1000).toFixed(2),
    time('total-blocking-time').toFixed(0),
    time('cumulative-layout-shift').toFixed(3),
    (time('speed-index') / 1000).toFixed(2),
  ]
}

await install()
await withFloor(async ({ shopUrl, floor, browserArgs }) => {
  const cart = await fillCart(shopUrl)
  const visited = [
    { name: 'floor', url: floor.url, cart: null },
    ...shown.map(({ name, path, needsCart }) => ({ name, url: shopUrl + path, cart: needsCart ? cart : null })),
  ]
  for (const method of methods) {
    const machine = describeMachine({ browserArgs })
    const visits = new Map<string, Reports[]>(visited.map(({ name }) => [name, []]))
    // In turn, so that other load on the machine affects all in the same way.
    for (let run = 0; run < runs; run += 1) {
      for (const page of visited) visits.get(page.name)?.push(await audit(page.url, method, page.cart, browserArgs))
    }
    for (const kind of Object.keys(visits.get('floor')?.[0] ?? {})) {
      const reports = Array.from(visits, ([name, all]) => [name, all.flatMap((one) => one[kind] ?? [])] as const)
      const first = reports[0]?.[1][0]
      const speeds = reports.flatMap(([, all]) => all.map(({ environment }) => environment.benchmarkIndex))
      console.log(`\nLighthouse ${first?.lighthouseVersion}, ${machine}, medians of ${runs}`)
      console.log(
        `benchmarkIndex ${median(speeds).toFixed(0)} (${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)})\n`,
      )
      console.log(`| ${kind} | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS | SI s |`)
      console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
      for (const [name, all] of reports) console.log(`| ${rowOf(name, all).join(' | ')} |`)
      if (kind !== method) continue
      for (const [name, all] of reports) {
        for (const line of new Set(all.flatMap(notPassed))) console.log(`${name}: not passed in ${line}`)
      }
    }
  }
})
