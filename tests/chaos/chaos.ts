// `npm run chaos [-- minutes] [--seed n] [--shoppers n] [--where-possible]`: shoppers of several kinds use two hosts of
// the built shop, which share a Redis, a PostgreSQL and an engine, while hosts are killed, deployed and started again,
// and Redis and the engine hang or break off; the hosts' clocks differ, and those of devices jump. At the end the
// engine's carts, orders and wish lists and the provider's payments are compared with the shop's confirmations. The seed
// is printed; it repeats the choices, not their timing. `--where-possible` leaves the run out without a Redis or a
// PostgreSQL, except where all checks must run (`CI=true`).
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { launchChromium } from '#tests/harness/browser/chromium.ts'
import { createSchema, hasPostgres } from '#tests/harness/servers/postgres.ts'
import { hasRedis, REDIS_URL } from '#tests/harness/servers/redis.ts'
import { startRedirectProvider } from '#tests/harness/servers/redirectProvider.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { startTcpProxy } from '#tests/harness/servers/tcpProxy.ts'
import { startBalancer } from './balancer.ts'
import { type Host, startHost } from './host.ts'
import { type RandomChoices, randomChoices } from './randomChoices.ts'
import { openEngineRecords } from './engineRecords.ts'
import { fillsCart } from './shoppers/fillsCart.ts'
import { hasAccount } from './shoppers/hasAccount.ts'
import { orders } from './shoppers/orders.ts'
import { paysElsewhere } from './shoppers/paysElsewhere.ts'
import { searches } from './shoppers/searches.ts'
import { type ChaosShopper, type Person, setStage, type ShopperKind, type Stage } from './shoppers/shopper.ts'
import { usesTwoTabs } from './shoppers/usesTwoTabs.ts'

/** Each kind of shopper comes in turn. */
const KINDS: readonly ShopperKind[] = [fillsCart, orders, paysElsewhere, hasAccount, searches, usesTwoTabs]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    shoppers: { type: 'string', default: String(KINDS.length) },
    'where-possible': { type: 'boolean' },
  },
})
const minutes = Number(positionals[0] ?? 1)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const say = (line: string) => process.stdout.write(`${line}\n`)

/** The database of Redis, which the run empties. */
const redisUrl = new URL('/9', REDIS_URL)

/** Far less than the hour of a session. */
const LONGEST_JUMP_MS = 5 * 60_000

/** The clocks of hosts differ by at most twice as much. */
const LARGEST_OFFSET_MS = 2 * 60_000

/** Starts a host's process with a clock of its own. */
const movedClock = (choose: RandomChoices) => ({
  NODE_OPTIONS: `--import=${import.meta.resolve('./movedClock.ts')}`,
  CLOCK_OFFSET_MS: String(choose.below(2 * LARGEST_OFFSET_MS) - LARGEST_OFFSET_MS),
})

const NAME_LETTERS = 8
const LETTERS = 'bcdfghjklmnpqrstvwxz'.split('')

/** A name that no text of the shop contains, so that it shows whose data a page has. */
function personOf(choose: RandomChoices): Person {
  const letters = Array.from({ length: NAME_LETTERS }, () => choose.of(LETTERS)).join('')
  return { firstname: `${letters[0]?.toUpperCase()}${letters.slice(1)}`, email: `${letters}@example.com` }
}

/** Reports a shopper's tab that has the name of another shopper, seen or unseen. */
async function readForOthers({ context, person, report }: Stage, people: readonly Person[]): Promise<void> {
  for (const page of context.pages()) {
    // A document that is being replaced is read after the next step.
    const text = (await page.content().catch(() => '')).toLowerCase()
    for (const other of people)
      if (other !== person && text.includes(other.firstname.toLowerCase()))
        report(`${page.url()} has data of ${other.firstname}`)
  }
}

async function run(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-chaos-'))
  const provider = await startRedirectProvider()
  const engine = await startShopServer({ REQUEST_LIMITS: 'off', MOLLIE_URL: provider.url })
  const engineProxy = await startTcpProxy({ host: 'localhost', port: Number(new URL(engine.url).port) })
  const redisProxy = await startTcpProxy({ host: redisUrl.hostname, port: Number(redisUrl.port || 6379) })
  const schema = await createSchema()
  let hosts: readonly Host[] = []
  const balancer = await startBalancer(() => hosts.map(({ port }) => port))
  const origin = `http://localhost:${balancer.port}`
  const redisOfHosts = new URL(redisUrl)
  redisOfHosts.host = `127.0.0.1:${redisProxy.port}`
  const browser = await launchChromium()
  const records = openEngineRecords(engine)
  const problems: string[] = []
  const report = (problem: string) => {
    say(problem)
    problems.push(problem)
  }
  const choose = randomChoices(seed)
  try {
    const products = await records.salableProducts()
    hosts = await Promise.all(
      ['first', 'second'].map((name) =>
        startHost(
          () => ({
            ...movedClock(choose),
            DATA_DIR: join(folder, name),
            ASSETS_DIR: join(folder, 'assets'),
            MEDIA_CACHE_DIR: join(folder, 'media'),
            COMMERCE_GRAPHQL_URL: `http://localhost:${engineProxy.port}/graphql`,
            COMMERCE_MEDIA_URL: `${engine.url}/media/`,
            REDIS_URL: redisOfHosts.href,
            DATABASE_URL: schema.url,
            PUBLIC_URL: origin,
            REQUEST_LIMITS: 'off',
            WORKERS: '1',
            LOG_LEVEL: 'error',
          }),
          report,
        ),
      ),
    )
    const stages = await Promise.all(
      Array.from({ length: Number(values.shoppers) }, (_one, index) => {
        const own = randomChoices(seed + index + 1)
        return setStage(browser, {
          origin,
          report,
          person: personOf(own),
          products,
          choose: own,
          engine: records,
          provider,
        })
      }),
    )
    const people = stages.map(({ person }) => person)
    const shoppers = await Promise.all(
      stages.map(async (stage, index) => {
        const open = KINDS[index % KINDS.length]
        if (open === undefined) throw new Error('There is no kind of shopper.')
        return { stage, shopper: await open(stage) }
      }),
    )
    const end = performance.now() + minutes * 60_000
    const isOver = () => performance.now() >= end

    /** The parts of the shop that a fault takes away, and their return. */
    const faults: Readonly<Record<string, () => Promise<void>>> = {
      async 'a host is killed'() {
        const host = choose.of(hosts)
        await host.kill()
        await delay(choose.below(3_000))
        await host.start()
      },
      async 'the hosts are deployed one by one'() {
        for (const host of hosts) {
          await host.stop()
          await host.start()
        }
      },
      async 'Redis breaks off'() {
        redisProxy.cut()
        await delay(1_000 + choose.below(4_000))
        redisProxy.restore()
      },
      async 'Redis hangs'() {
        redisProxy.hang()
        await delay(1_000 + choose.below(4_000))
        redisProxy.restore()
      },
      async 'the engine is slow'() {
        engineProxy.hang()
        await delay(500 + choose.below(4_000))
        engineProxy.restore()
      },
      async 'the clock of a device jumps'() {
        const { context } = choose.of(stages)
        const [page] = context.pages()
        // A document that is being replaced has no clock to move.
        await page?.clock.fastForward(1_000 + choose.below(LONGEST_JUMP_MS)).catch(() => undefined)
      },
      async 'the engine breaks off'() {
        engineProxy.cut()
        await delay(500 + choose.below(3_000))
        engineProxy.restore()
      },
    }
    const disturb = async () => {
      while (!isOver()) {
        await delay(500 + choose.below(4_000))
        const name = choose.of(Object.keys(faults))
        say(name)
        await faults[name]?.()
      }
    }
    const shop = async ({ stage, shopper }: { readonly stage: Stage; readonly shopper: ChaosShopper }) => {
      while (!isOver()) {
        await shopper.step()
        await readForOthers(stage, people)
      }
    }
    await Promise.all([disturb(), ...shoppers.map(shop)])

    for (const { stage, shopper } of shoppers) {
      say(`${stage.person.firstname} ${await shopper.check()}`)
      await readForOthers(stage, people)
      await stage.context.close()
    }
    // Shared documents contain no shopper's data.
    for (const path of ['/', ...products.map((product) => product.path)]) {
      const document = (await (await fetch(`${origin}${path}`)).text()).toLowerCase()
      for (const { firstname } of people)
        if (document.includes(firstname.toLowerCase())) report(`${path} has data of ${firstname}`)
    }
    return problems
  } finally {
    await browser.close()
    await Promise.all(hosts.map((host) => host.kill()))
    await balancer.close()
    engineProxy.close()
    redisProxy.close()
    records.close()
    await engine.dispose()
    await provider.dispose()
    await schema.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

if ((await hasRedis()) && (await hasPostgres())) {
  say(`Seed ${seed}, ${minutes} minutes, ${values.shoppers} shoppers`)
  const problems = await run()
  say(
    problems.length === 0
      ? 'Every cart, order, payment and wish list is as the shop confirmed it'
      : `${problems.length} problems:\n${problems.join('\n')}`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
} else {
  say('A run needs a Redis and a PostgreSQL.')
  process.exitCode = values['where-possible'] ? 0 : 1
}
