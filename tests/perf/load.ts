// `npm run bench:load [-- seconds]`: the pages per second of the built shop, and the longest waiting times, for a list
// and a product, shared and rendered for each visitor, at 1 to 1,000 connections; then its memory over 100,000
// requests. Visitors and shop share the machine. Times are printed without limits; an answer that is neither the page
// nor a 503 fails the run.
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { loadavg } from 'node:os'
import { startShopServer } from '../harness/servers/shopServer.ts'

const [seconds = 10] = process.argv.slice(2).map(Number)
const CONNECTIONS = [1, 10, 100, 1000]
const PAGES = [
  ['list', '/tavola.html'],
  ['product', '/teiera-pausa.html'],
] as const
/** A visitor with a cart gets a separately rendered page. */
const WITH_CART = { cookie: 'cart=of-somebody' }
const MEMORY_REQUESTS = 100_000
const MEMORY_STEPS = 5

type Outcome = { readonly pages: number[]; readonly refused: number[]; other: number }

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN

/** Milliseconds to the end of the answer, and its status; 0 for a broken connection. */
function ask(
  url: string,
  agent: Agent,
  headers: Readonly<Record<string, string>>,
): Promise<[status: number, ms: number]> {
  const start = performance.now()
  const { promise, resolve } = Promise.withResolvers<[number, number]>()
  const end = (status: number) => resolve([status, performance.now() - start])
  get(
    url,
    { agent, headers: { 'accept-encoding': 'br', accept: 'text/html', ...headers } },
    (answer: IncomingMessage) => {
      answer.resume().once('end', () => end(answer.statusCode ?? 0))
      answer.once('error', () => end(0))
    },
  ).once('error', () => end(0))
  return promise
}

/** A number of visitors, each sending the next request after its answer, until `isOver`. */
async function load(
  url: string,
  {
    connections,
    headers = {},
    isOver,
  }: { connections: number; headers?: Record<string, string>; isOver: () => boolean },
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const outcome: Outcome = { pages: [], refused: [], other: 0 }
  const visit = async () => {
    while (!isOver()) {
      const [status, ms] = await ask(url, agent, headers)
      if (status === 200) outcome.pages.push(ms)
      else if (status === 503) outcome.refused.push(ms)
      else outcome.other += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, visit))
  agent.destroy()
  return outcome
}

const shop = await startShopServer()
const whole = (value: number) => (Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en'))
let faults = 0
try {
  process.stdout.write(
    `Load of the machine before: ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}\n\n`,
  )
  process.stdout.write(
    '| Page | connections | pages/s | median ms | p99 ms | 503/s | p99 of a 503, ms | shop’s CPU, ms a request |\n',
  )
  process.stdout.write('| --- | --- | --- | --- | --- | --- | --- | --- |\n')
  for (const [name, path] of PAGES) {
    const url = shop.url + path
    // Warm up the code before counting.
    await load(url, { connections: 4, headers: WITH_CART, isOver: overIn(3) })
    for (const [kind, headers] of [
      ['shared', {}],
      ['of one’s own', WITH_CART],
    ] as const) {
      for (const connections of CONNECTIONS) {
        const start = performance.now()
        const busy = cpuMilliseconds(shop.processId())
        const { pages, refused, other } = await load(url, { connections, headers, isOver: overIn(seconds) })
        const took = (performance.now() - start) / 1000
        faults += other
        const cpu = (cpuMilliseconds(shop.processId()) - busy) / (pages.length + refused.length + other)
        const cells = [
          `${name}, ${kind}`,
          connections.toLocaleString('en'),
          whole(pages.length / took),
          quantile(pages, 0.5).toFixed(1),
          quantile(pages, 0.99).toFixed(1),
          whole(refused.length / took),
          refused.length > 0 ? quantile(refused, 0.99).toFixed(1) : '–',
          cpu.toFixed(1),
        ]
        process.stdout.write(`| ${cells.join(' | ')} |\n`)
      }
    }
  }
  process.stdout.write(
    `\nMemory of the shop over ${MEMORY_REQUESTS.toLocaleString('en')} requests, shared and own in turn:\n`,
  )
  for (let step = 0; step <= MEMORY_STEPS; step += 1) {
    process.stdout.write(
      `${whole((MEMORY_REQUESTS / MEMORY_STEPS) * step)}: ${residentMegabytes(shop.processId())} MB\n`,
    )
    if (step < MEMORY_STEPS) faults += await visits(MEMORY_REQUESTS / MEMORY_STEPS)
  }
} finally {
  await shop.dispose()
}
if (faults > 0) {
  process.stdout.write(`${faults} answers were neither a page nor a 503\n`)
  process.exitCode = 1
}

function overIn(duration: number): () => boolean {
  const end = performance.now() + duration * 1000
  return () => performance.now() >= end
}

/**
 * Sends this number of requests: one in a hundred is rendered, the others are shared. Returns the number of failures.
 */
async function visits(count: number): Promise<number> {
  const [[, list], [, product]] = PAGES
  const own = count / 100
  const outcomes = await Promise.all([
    load(shop.url + list, { connections: 8, isOver: counted(count - own) }),
    load(shop.url + product, { connections: 1, headers: WITH_CART, isOver: counted(own) }),
  ])
  return outcomes.reduce((sum, { other }) => sum + other, 0)
}

function counted(count: number): () => boolean {
  let begun = 0
  return () => (begun += 1) > count
}

/** The CPU time of the process, which other load hardly changes. Linux only, in ticks of 10 ms. */
function cpuMilliseconds(processId: number): number {
  const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Linux only: the kernel's figure for the process. */
function residentMegabytes(processId: number): string {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? []
  return kilobytes === undefined ? '–' : whole(Number(kilobytes) / 1024)
}
