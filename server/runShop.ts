import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Config, parseConfig, VARIABLES } from '#server/config.ts'
import { createLog } from '#server/createLog.ts'
import { loadShop, ShopFolderError, shopFolderOf } from '#server/shop/selectedShop.ts'
import { readSecretFiles } from '#server/secretFiles.ts'
import { type FromParent, SLOT_VARIABLE, type ToParent } from '#server/processes/messages.ts'
import { type Shop, startShop, type StartShopOptions } from '#server/startShop.ts'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import { StartupFailure } from '#server/startupFailure.ts'

/**
 * Runs the shop as this process, or, with several `WORKERS`, as their parent or as one of them. One line on stdout reports that it is ready; logs go to stderr. Errors that the owner
 * can fix end the process with status 1 and one line on stderr for each error. SIGTERM and SIGINT end it gracefully
 * with status 0.
 */
export async function runShop(parts: ShopParts): Promise<void> {
  // The files of the host hold customers' data and mails with live links: only its own user may read them.
  process.umask(0o077)
  const shop = await readShop()
  const secrets = readSecretFiles(process.env, VARIABLES, (path) => readFileSync(path, 'utf8'))
  if (secrets.problems.length > 0) failStart(secrets.problems)
  const parsed = parseConfig(secrets.environment, shop)
  if (!parsed.ok) failStart(parsed.problems)
  const { config, notices } = parsed
  const log = createLog(config.logLevel)
  if (!cluster.isWorker) for (const notice of notices) log.warn(notice)
  try {
    if (cluster.isWorker) await serveForParent(parts, config, log)
    else if (config.workers > 1) await runProcesses(config, log)
    else await runAlone(parts, config, log)
  } catch (error) {
    if (!(error instanceof StartupFailure)) throw error
    if (cluster.isWorker) await refuse([error.message])
    failStart([error.message])
  }
}

type ShopParts = Pick<StartShopOptions, 'createPageRenderer' | 'clientDirectory'>

async function runAlone(parts: ShopParts, config: Config, log: Logger): Promise<void> {
  const shop = await startShop({ ...parts, config, log, parent: null })
  stopOnSignal(() => drainAndStop(shop, config))
  announce(config, shop.demoAccounts)
}

/** Runs the web processes. SIGHUP replaces them one after the other. */
async function runProcesses(config: Config, log: Logger): Promise<void> {
  const { runParent } = await import('#server/processes/runParent.ts')
  const host = await runParent(config, log)
  stopOnSignal(async () => {
    await host.stop()
    process.exit(0)
  })
  process.on('SIGHUP', () => void host.replaceAll())
  announce(config, host.demoAccounts)
}

const PULSE_MS = 5_000

async function serveForParent(parts: ShopParts, config: Config, log: Logger): Promise<void> {
  const { createParentLink } = await import('#server/processes/parentLink.ts')
  // A terminal that closes signals all processes; the parent decides.
  process.on('SIGHUP', () => undefined)
  const isFirst = process.env[SLOT_VARIABLE] === '0'
  const link = createParentLink({ send: tellParent, onMessage: (listener) => process.on('message', listener) }, isFirst)
  const shop = await startShop({ ...parts, config, log, parent: link })
  stopOnSignal(() => drainAndStop(shop, config))
  process.on('message', (message: FromParent) => {
    // Its successor serves already, so nobody has to be sent elsewhere.
    if (message.kind === 'stop') void drainAndStop(shop, { drainSeconds: 0 })
  })
  tellParent({ kind: 'ready', demoAccounts: shop.demoAccounts })
  setInterval(() => tellParent({ kind: 'pulse' }), PULSE_MS).unref()
}

/** A process whose parent has ended is ended by Node. */
function tellParent(message: ToParent): void {
  if (process.connected) process.send?.(message)
}

/** The parent reports why the process does not start. */
async function refuse(problems: readonly string[]): Promise<never> {
  await new Promise((resolve) => process.send?.({ kind: 'refused', problems } satisfies ToParent, resolve))
  process.exit(1)
}

async function drainAndStop(shop: Shop, { drainSeconds }: Pick<Config, 'drainSeconds'>): Promise<void> {
  shop.drain()
  if (drainSeconds > 0) await delay(drainSeconds * 1_000)
  await shop.stop()
  process.exit(0)
}

function announce({ host, port }: Config, demoAccounts: readonly string[]): void {
  const name = host.includes(':') ? `[${host}]` : host
  process.stdout.write(`Vetrina is ready on http://${name}:${port}${demoWords(demoAccounts)}\n`)
}

/** The owner of a demo shop must know that anybody can sign in to it. */
const demoWords = (accounts: readonly string[]): string =>
  accounts.length === 0
    ? ''
    : ` (a demo shop: the passwords of ${accounts.join(', ')} and its gift cards are published)`

async function readShop(): Promise<ShopDefinition> {
  try {
    return await loadShop(shopFolderOf(process.env['SHOP']))
  } catch (error) {
    if (error instanceof ShopFolderError) failStart(error.problems)
    throw error
  }
}

/**
 * Ctrl+C reaches this process twice, from the terminal and from the script that started it: only the first one counts.
 */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    void stop()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

function failStart(problems: readonly string[]): never {
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.exit(1)
}
