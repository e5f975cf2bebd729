import { parseConfig } from '#server/config.ts'
import { createLog } from '#server/createLog.ts'
import { loadShop, ShopFolderError, shopFolderOf } from '#server/shop/selectedShop.ts'
import { startShop, type StartShopOptions } from '#server/startShop.ts'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import { StartupFailure } from '#server/startupFailure.ts'

/**
 * Runs the shop as this process. One line on stdout reports that it is ready; logs go to stderr. Errors that the owner
 * can fix end the process with status 1 and one line on stderr for each error. SIGTERM and SIGINT end it gracefully
 * with status 0.
 */
export async function runShop(parts: Pick<StartShopOptions, 'createPageRenderer' | 'clientDirectory'>): Promise<void> {
  // The files of the host hold customers' data and mails with live links: only its own user may read them.
  process.umask(0o077)
  const shop = await readShop()
  const parsed = parseConfig(process.env, shop)
  if (!parsed.ok) failStart(parsed.problems)
  const { config, notices } = parsed
  const log = createLog(config.logLevel)
  for (const notice of notices) log.warn(notice)
  try {
    const shop = await startShop({ ...parts, config, log })
    stopOnSignal(async () => {
      await shop.stop()
      process.exit(0)
    })
    const name = config.host.includes(':') ? `[${config.host}]` : config.host
    process.stdout.write(`Vetrina is ready on http://${name}:${config.port}${demoWords(shop.demoAccounts)}\n`)
  } catch (error) {
    if (!(error instanceof StartupFailure)) throw error
    failStart([error.message])
  }
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
