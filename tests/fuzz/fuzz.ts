// `npm run fuzz [-- minutes] [--seed n] [--only graphql,html,media]`: sends generated requests to the built shop, one
// after the other. An answer with a status of 500 or more, an error in the host's log, an answer that takes 50 times as
// long as a page, or, from five minutes on, growing memory fails the run. The seed is printed and repeats the run; a
// failing request is reduced and printed as a command.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { buildSchema } from 'graphql'
import { sampleVariables } from '#tests/contract/sampleVariables.ts'
import { askBackend, signUp } from '#tests/e2e/orderedBefore.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { MEDIA_WIDTHS } from '#server/media/widths.ts'
import { median } from '#tests/perf/measuring/quantile.ts'
import { asCommand, createSender, type FuzzAnswer, type FuzzRequest } from './fuzzRequest.ts'
import { graphqlRequests, KINDS, mediaRequests, pageRequests, type Generated, type Kind } from './generatedRequests.ts'
import { createKnownValues } from './knownValues.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, only: { type: 'string', default: KINDS.join(',') } },
})
const minutes = Number(positionals[0] ?? 1)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const only = KINDS.filter((kind) => values.only.split(',').includes(kind))

/** A new shopper comes after so many requests, because generated mutations end sessions and use carts up. */
const REQUESTS_OF_A_SHOPPER = 300

/** The pages that are read before the first generated request, for the addresses in them. */
const FIRST_PAGES = 20

/** An answer is too slow if it takes this many times as long as a page that is rendered for one visitor. */
const MOST_TIMES_A_PAGE = 50
/** Longer answers are measured again. */
const LONG_MS = 200
const REPETITIONS = 2

/** How much the host's memory may grow from the second quarter of a run to the last; its caches are full by then. */
const MOST_GROWTH = 1.3
/** The caches of a shorter run fill up until its end: its memory is printed, and not judged. */
const MINUTES_UNTIL_WARM = 5
const REQUESTS_OF_A_SAMPLE = 100

/** A little less than the host's limit. */
const MOST_HEADER_BYTES = 15_000

const projectFile = (path: string) => new URL(`../../${path}`, import.meta.url)
const schema = buildSchema(readFileSync(projectFile('schema.graphql'), 'utf8'))
const operations = JSON.parse(readFileSync(projectFile('persisted_queries.json'), 'utf8')) as Record<string, string>
const root = new URL('../..', import.meta.url)
const sourceTexts = globSync('{src,server}/**/*.{ts,tsx}', { cwd: root }).map((path) =>
  readFileSync(projectFile(path), 'utf8'),
)
const namesIn = (pattern: RegExp) => [
  ...new Set(sourceTexts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
]

process.stdout.write(`Seed ${seed}, ${minutes} minutes of ${only.join(', ')}\n`)
const shop = await startShopServer({ COMMERCE_OPERATIONS: 'any', REQUEST_LIMITS: 'off', COMMERCE_EDITION: 'commerce' })
const known = createKnownValues()
const sender = createSender(shop.url)

type Figures = {
  sent: number
  longestMs: number
  readonly statuses: Map<number, number>
  slowest: { milliseconds: number; command: string }
}
const figures = new Map<Kind, Figures>(
  KINDS.map((kind) => [
    kind,
    { sent: 0, longestMs: 0, statuses: new Map(), slowest: { milliseconds: 0, command: '' } },
  ]),
)
let sent = 0
let shoppers = 0
let pageMs = 0
const megabytes: number[] = []

try {
  await welcome()
  pageMs = await timeOfPage()
  const sources = {
    schema,
    operations,
    pagePaths: namesIn(/\bpath: '(\/[^']*)'/g),
    cookieNames: namesIn(/COOKIE_NAME = '([^']+)'/g),
    queryNames: namesIn(/\bsearch\['(\w+)'\]/g),
    storeCodes: ['it', 'en'],
  }
  const requests = {
    graphql: () => graphqlRequests(sources),
    html: () => pageRequests(sources),
    media: () => mediaRequests(sources, MEDIA_WIDTHS),
  }
  const result = await fc.check(fc.asyncProperty(fc.oneof(...only.map((kind) => requests[kind]())), judge), {
    seed,
    numRuns: 100_000_000,
    plugins: [fc.interruptAfterTimeLimit(minutes * 60_000)],
  })
  report()
  if (growthOfMemory() > MOST_GROWTH && minutes >= MINUTES_UNTIL_WARM) process.exitCode = 1
  if (result.failed && result.counterexample !== null) {
    process.stdout.write(`\n${String(result.errorInstance)}\n`)
    process.exitCode = 1
  }
} finally {
  sender.close()
  await shop.dispose()
}

/** Linux only: the kernel's figure for the process; elsewhere the memory is not judged. */
function residentMegabytes(): number {
  const file = `/proc/${shop.processId()}/status`
  const [, kilobytes] = existsSync(file) ? (/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8')) ?? []) : []
  return Number(kilobytes) / 1024
}

/** The growth of the highest memory in the last quarter over that in the second one. */
function growthOfMemory(): number {
  const quarter = Math.floor(megabytes.length / 4)
  const early = Math.max(...megabytes.slice(quarter, 2 * quarter))
  const late = Math.max(...megabytes.slice(-quarter))
  if (quarter === 0 || Number.isNaN(late)) return 1
  process.stdout.write(`Memory: ${early.toFixed(0)} MB in the second quarter, ${late.toFixed(0)} MB in the last\n`)
  return late / early
}

/** Gives the generated requests a customer with a cart, and the values of the shop's answers to its own operations. */
async function welcome(): Promise<void> {
  shoppers += 1
  const customer = await signUp(shop.url, `fuzz${shoppers}`)
  known.set('token', customer.token)
  known.set('email', customer.email)
  known.set('password', customer.password)
  const { customerCart } = await askBackend(shop.url, '{ customerCart { id } }', {}, customer.token)
  known.learn({ customerCart, cart: customerCart })
  if (shoppers > 1) return
  for (const query of Object.values(operations)) await learnFrom(query, customer.token)
  for (let page = 0; page < FIRST_PAGES; page += 1) {
    const path = page === 0 ? '/' : known.fill(`⟦address ${page}⟧`)
    learn(await sender.send({ method: 'GET', path, headers: {} }))
  }
}

async function learnFrom(query: string, token: string): Promise<void> {
  if (query.startsWith('mutation')) return
  const variables = sampleVariables(schema, query, {})
  const body = JSON.stringify({ query, variables })
  learn(
    await sender.send({
      method: 'POST',
      path: '/api/graphql',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
    }),
  )
}

function learn({ contentType, text, status }: FuzzAnswer): void {
  if (text === '' || status !== 200) return
  if (contentType.includes('json')) known.learn((JSON.parse(text) as { data?: unknown }).data)
  if (contentType.includes('html'))
    for (const [, address = ''] of text.matchAll(/(?:href|src|action)="(\/[^"]*)"/g))
      known.learn({ [address.startsWith('/media/') ? 'media' : 'address']: address })
}

async function judge(generated: Generated): Promise<void> {
  sent += 1
  if (sent % REQUESTS_OF_A_SHOPPER === 0) await welcome()
  if (sent % REQUESTS_OF_A_SAMPLE === 0) megabytes.push(residentMegabytes())
  const request = generated.written(known)
  try {
    await judgeAnswer(generated.kind, request)
  } catch (error) {
    // The values behind the placeholders change, so the request is reported as it was sent.
    throw new Error(`${asCommand(shop.url, request)}\n${String(error)}`, { cause: error })
  }
}

async function judgeAnswer(kind: Kind, request: FuzzRequest): Promise<void> {
  const logged = shop.output().length
  const answer = await sender.send(request)
  note(kind, answer)
  // The log arrives over another pipe.
  await setImmediate()
  const log = shop.output().slice(logged)
  // The host closes the connection of a client that sends too many headers, and its answer may get lost then.
  const isLost = answer.status === 0 && JSON.stringify([request.path, request.headers]).length > MOST_HEADER_BYTES
  if ((answer.status === 0 && !isLost) || answer.status >= 500 || log !== '')
    throw new Error(`Status ${answer.status}: ${answer.text.slice(0, 300)}\n${log.slice(0, 1500)}`)
  if (answer.milliseconds > LONG_MS) noteSlow(kind, request, await judgeSlowness(request, answer))
  learn(answer)
}

/**
 * Sends a request again that took long, and compares the shortest time with pages that are rendered in between: another
 * process that keeps the machine busy makes both slower.
 */
async function judgeSlowness(request: FuzzRequest, { milliseconds }: FuzzAnswer): Promise<number> {
  let shortest = milliseconds
  let longestPage = 0
  for (let time = 0; time < REPETITIONS; time += 1) {
    longestPage = Math.max(longestPage, await timeOfPage())
    shortest = Math.min(shortest, (await sender.send(request)).milliseconds)
  }
  if (shortest > MOST_TIMES_A_PAGE * longestPage)
    throw new Error(`The answer takes ${shortest.toFixed(0)} ms, a page ${longestPage.toFixed(0)} ms`)
  return shortest
}

/** The median time to render the first page for a visitor of one's own. */
async function timeOfPage(): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 9; time += 1)
    // Nobody shares a page with such a parameter.
    times.push((await sender.send({ method: 'GET', path: '/?visitor=1', headers: {} })).milliseconds)
  return median(times)
}

function note(kind: Kind, { status, milliseconds }: FuzzAnswer): void {
  const noted = figures.get(kind)
  if (!noted) return
  noted.sent += 1
  noted.statuses.set(status, (noted.statuses.get(status) ?? 0) + 1)
  noted.longestMs = Math.max(noted.longestMs, milliseconds)
}

function noteSlow(kind: Kind, request: FuzzRequest, milliseconds: number): void {
  const noted = figures.get(kind)
  if (!noted || noted.slowest.milliseconds >= milliseconds) return
  noted.slowest = { milliseconds, command: shortened(request) }
}

function shortened({ method, path, body = '' }: FuzzRequest): string {
  return `${method} ${path.slice(0, 200)} ${body.slice(0, 1000)}`
}

function report(): void {
  process.stdout.write(`A page takes ${pageMs.toFixed(0)} ms\n`)
  for (const kind of only) {
    const { sent: times, statuses, longestMs, slowest } = figures.get(kind) as Figures
    process.stdout.write(
      `${kind}: ${times} requests, ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; longest ${longestMs.toFixed(0)} ms, repeatedly ${slowest.milliseconds.toFixed(0)} ms: ${slowest.command}\n`,
    )
  }
}
