// `npm run bench:load [-- seconds [processes …]]`: the pages per second of the built shop with one and with two web processes, the
// longest waiting times, the CPU time of a page and the memory, for a list and a product, shared and rendered for each
// visitor, at 1 to 1,000 connections; then its memory over 100,000 requests. A visitor with a page asks again at once; a
// refused visitor waits for the seconds of the refusal's Retry-After. Visitors and shop share the machine. Times are
// printed without limits; an answer that is neither the page nor a 503 fails the run.
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { type ShopServer, startShopServer } from '../harness/servers/shopServer.ts'

const [seconds = 10, ...chosen] = process.argv.slice(2).map(Number)
const WORKERS = chosen.length > 0 ? chosen : [1, 2]
const CONNECTIONS = [1, 10, 100, 1000]
const PAGES = [
  ['list', '/tavola.html'],
  ['product', '/teiera-pausa.html'],
] as const
/** A page with a parameter that no other visitor has is rendered for its visitor. */
const OWN = '?visitor=1'
const WITH_CART = { cookie: 'cart=of-somebody' }
const MEMORY_REQUESTS = 100_000
const MEMORY_STEPS = 5

/** From this many connections on, visitors are refused. */
const MANY = 100
/** The seconds before the count of many visitors, who at first come at the same moment. */
const SPREAD_SECONDS = 12

type Answer = {
  /** 0 for a broken connection. */
  readonly status: number
  readonly ms: number
  readonly retryAfterSeconds: number
}

type Outcome = { readonly pages: number[]; readonly refused: number[]; other: number }

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN

function ask(url: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const start = performance.now()
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const end = (status: number, retryAfterSeconds = 0) =>
    resolve({ status, ms: performance.now() - start, retryAfterSeconds })
  get(
    url,
    { agent, headers: { 'accept-encoding': 'br', accept: 'text/html', ...headers } },
    (answer: IncomingMessage) => {
      answer.resume().once('end', () => end(answer.statusCode ?? 0, Number(answer.headers['retry-after'] ?? 0)))
      answer.once('error', () => end(0))
    },
  ).once('error', () => end(0))
  return promise
}

/** A number of visitors, until `isOver`. */
async function load(
  url: string,
  {
    connections,
    headers = {},
    isOver,
    countsFrom = 0,
  }: { connections: number; headers?: Record<string, string>; isOver: () => boolean; countsFrom?: number },
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const outcome: Outcome = { pages: [], refused: [], other: 0 }
  const visit = async () => {
    while (!isOver()) {
      const { status, ms, retryAfterSeconds } = await ask(url, agent, headers)
      if (status !== 200 && status !== 503) outcome.other += 1
      else if (performance.now() >= countsFrom) (status === 200 ? outcome.pages : outcome.refused).push(ms)
      // The random part spreads the next requests of visitors who were refused at the same moment.
      if (status === 503) await delay(retryAfterSeconds * 1000 * (0.5 + Math.random()))
    }
  }
  await Promise.all(Array.from({ length: connections }, visit))
  agent.destroy()
  return outcome
}

const whole = (value: number) => (Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en'))
let faults = 0
process.stdout.write(
  `Load of the machine before: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}\n`,
)
for (const workers of WORKERS) {
  const shop = await startShopServer({ WORKERS: String(workers) })
  try {
    process.stdout.write(`\nWORKERS=${workers}\n\n`)
    await printPages(shop)
    await printMemory(shop)
  } finally {
    await shop.dispose()
  }
}
if (faults > 0) {
  process.stdout.write(`${faults} answers were neither a page nor a 503\n`)
  process.exitCode = 1
}

async function printPages(shop: ShopServer): Promise<void> {
  process.stdout.write(
    '| Page | connections | pages/s | median ms | p99 ms | 503/s | p99 of a 503, ms | CPU a page, ms | memory, MB |\n',
  )
  process.stdout.write('| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n')
  for (const [name, path] of PAGES) {
    const url = shop.url + path
    // Warm up the code before counting.
    await load(url + OWN, { connections: 4, isOver: overIn(3) })
    for (const [kind, asked, headers] of [
      ['shared', url, {}],
      ['shared, with a cart', url, WITH_CART],
      ['of one’s own', url + OWN, {}],
    ] as const) {
      for (const connections of CONNECTIONS) {
        const spread = connections < MANY ? 0 : SPREAD_SECONDS
        const countsFrom = performance.now() + spread * 1000
        const loaded = load(asked, { connections, headers, isOver: overIn(spread + seconds), countsFrom })
        await delay(spread * 1000)
        const busy = cpuMilliseconds(shop)
        const { pages, refused, other } = await loaded
        faults += other
        const cpu = cpuMilliseconds(shop) - busy
        const cells = [
          `${name}, ${kind}`,
          connections.toLocaleString('en'),
          whole(pages.length / seconds),
          quantile(pages, 0.5).toFixed(1),
          quantile(pages, 0.99).toFixed(1),
          whole(refused.length / seconds),
          refused.length > 0 ? quantile(refused, 0.99).toFixed(1) : '–',
          // Refusals cost CPU time too, so that it is not the pages' alone.
          refused.length > 0 ? '–' : (cpu / pages.length).toFixed(1),
          whole(memoryMegabytes(shop)),
        ]
        process.stdout.write(`| ${cells.join(' | ')} |\n`)
      }
    }
  }
}

async function printMemory(shop: ShopServer): Promise<void> {
  process.stdout.write(
    `\nMemory of the shop over ${MEMORY_REQUESTS.toLocaleString('en')} requests, shared and own in turn:\n`,
  )
  for (let step = 0; step <= MEMORY_STEPS; step += 1) {
    process.stdout.write(`${whole((MEMORY_REQUESTS / MEMORY_STEPS) * step)}: ${whole(memoryMegabytes(shop))} MB\n`)
    if (step < MEMORY_STEPS) faults += await visits(shop, MEMORY_REQUESTS / MEMORY_STEPS)
  }
}

function overIn(duration: number): () => boolean {
  const end = performance.now() + duration * 1000
  return () => performance.now() >= end
}

/**
 * Sends this number of requests: one in a hundred is rendered, the others are shared. Returns the number of failures.
 */
async function visits(shop: ShopServer, count: number): Promise<number> {
  const [[, list], [, product]] = PAGES
  const own = count / 100
  const outcomes = await Promise.all([
    load(shop.url + list, { connections: 8, isOver: counted(count - own) }),
    load(shop.url + product + OWN, { connections: 1, isOver: counted(own) }),
  ])
  return outcomes.reduce((sum, { other }) => sum + other, 0)
}

function counted(count: number): () => boolean {
  let begun = 0
  return () => (begun += 1) > count
}

/** The fields of a process from its state on. Linux only. */
function statOf(processId: number): readonly string[] {
  return readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
}

/** The shop's process and those that it has started, whose number follows from WORKERS. */
function processesOf(shop: ShopServer): readonly number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      parents.set(Number(name), Number(statOf(Number(name))[1]))
    } catch (error) {
      // Another process may end between the listing and its reading.
      if (!(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')))
        throw error
    }
  }
  const found = [shop.processId()]
  for (const parent of found) {
    for (const [child, itsParent] of parents) if (itsParent === parent) found.push(child)
  }
  return found
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The CPU time of the shop's processes, which other load hardly changes. In ticks of 10 ms. */
function cpuMilliseconds(shop: ShopServer): number {
  return sum(
    processesOf(shop).map((processId) => {
      const fields = statOf(processId)
      return (Number(fields[11]) + Number(fields[12])) * 10
    }),
  )
}

/** The memory of the shop's processes, in which pages of several count once. */
function memoryMegabytes(shop: ShopServer): number {
  return sum(
    processesOf(shop).map((processId) => {
      const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8')) ?? []
      return Number(kilobytes) / 1024
    }),
  )
}
