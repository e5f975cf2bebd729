// `npm run bench:lighthouse [-- runs [method | page …]]`: Lighthouse's scores for a phone, of the production build and of the floor
// beside it, each visit in a browser of its own. Once with times that Lighthouse computes for a slow line and processor
// (`simulate`, its default), once with both slowed down in truth (`devtools`). Medians, in rows for docs/performance.md;
// times depend on the machine, and nothing is judged. Cart and checkout ask search engines to stay away, which costs them
// points of SEO: every audit that is not passed is named below the table.
import { execFile, spawnSync } from 'node:child_process'
import { cp, mkdir } from 'node:fs/promises'
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
// The goals name no search page.
const named = PAGES.filter(({ name }) => only.includes(name))
const shown = named.length > 0 ? named : PAGES.filter(({ name }) => name !== 'search')
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const lock = fileURLToPath(new URL('lighthouse/', import.meta.url))
const installed = fileURLToPath(new URL('../../.cache/lighthouse/', import.meta.url))

/** Installs what the lock file beside this script pins, apart from the shop's own packages: it weighs 176 MB. */
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

async function audit(
  url: string,
  method: (typeof METHODS)[number],
  cart: string | null,
  browserArgs: readonly string[],
): Promise<Report> {
  const { port, send, close } = await openOwnBrowser(browserArgs)
  try {
    if (cart !== null) await send('Storage.setCookies', { cookies: [{ name: 'cart', value: cart, url }] })
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        join(installed, 'node_modules/lighthouse/cli/index.js'),
        url,
        `--port=${port}`,
        '--form-factor=mobile',
        `--throttling-method=${method}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        '--output=json',
        '--quiet',
        '--no-enable-error-reporting',
      ],
      { maxBuffer: 1 << 28 },
    )
    const report = v.parse(Report, JSON.parse(stdout))
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
    return report
  } finally {
    await close()
  }
}

/** What costs points: the audits of the scores that are not passed; times have columns of their own. */
const notPassed = ({ categories, audits }: Report) =>
  CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title} (${id})`),
  )

await install()
await withFloor(async ({ shopUrl, floor, browserArgs }) => {
  const cart = await fillCart(shopUrl)
  const visited = [
    { name: 'floor', url: floor.url, cart: null },
    ...shown.map(({ name, path, needsCart }) => ({ name, url: shopUrl + path, cart: needsCart ? cart : null })),
  ]
  for (const method of methods) {
    const machine = describeMachine({ browserArgs })
    const reports = new Map<string, Report[]>(visited.map(({ name }) => [name, []]))
    // In turn, so that what else the machine does meets all alike.
    for (let run = 0; run < runs; run += 1) {
      for (const page of visited) reports.get(page.name)?.push(await audit(page.url, method, page.cart, browserArgs))
    }
    const [first] = reports.get('floor') ?? []
    console.log(`\nLighthouse ${first?.lighthouseVersion}, ${machine}, medians of ${runs}\n`)
    console.log(`| ${method} | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS | SI s |`)
    console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
    for (const [name, all] of reports) {
      const time = (id: string) => median(all.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
      const cells = [
        name,
        ...CATEGORIES.map((category) =>
          (median(all.map(({ categories }) => categories[category]?.score ?? Number.NaN)) * 100).toFixed(0),
        ),
        (time('largest-contentful-paint') / 1000).toFixed(2),
        time('total-blocking-time').toFixed(0),
        time('cumulative-layout-shift').toFixed(3),
        (time('speed-index') / 1000).toFixed(2),
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
    for (const [name, all] of reports) {
      for (const line of new Set(all.flatMap(notPassed))) console.log(`${name}: not passed in ${line}`)
    }
  }
})
