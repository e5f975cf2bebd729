import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import type { IsBreachedPassword } from '#server/commerce/engine/context.ts'
import { projectFolder } from '#server/shop/selectedShop.ts'
import { StartupFailure } from '#server/startupFailure.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { createBreachedRange } from './createBreachedRange.ts'

type PasswordCheckOptions = {
  readonly shopFolder: string
  /** Null asks no service. */
  readonly rangeUrl: string | null
  readonly fetch: typeof fetch
  readonly log: Pick<Logger, 'warn'>
}

const FILE = 'passwords.ts'

/**
 * The check that refuses passwords of known breaches: always the commonest words, and as well the function of the shop folder and
 * the service in the configuration. A password is accepted while a check fails, which the log says once until it works again.
 */
export async function loadPasswordCheck(options: PasswordCheckOptions): Promise<IsBreachedPassword> {
  const { shopFolder, rangeUrl } = options
  const own = await ownCheckOf(shopFolder)
  const checks = [
    ...(own ? [accepting(FILE, own, options)] : []),
    ...(rangeUrl === null
      ? []
      : [accepting('PASSWORD_RANGE_URL', createBreachedRange({ ...options, url: rangeUrl }), options)]),
  ]
  return async (password) => {
    if (isCommonPassword(password)) return true
    for (const check of checks) if (await check(password)) return true
    return false
  }
}

function accepting(
  name: string,
  check: IsBreachedPassword,
  { log }: Pick<PasswordCheckOptions, 'log'>,
): IsBreachedPassword {
  let isFailing = false
  return async (password) => {
    try {
      const isBreached = await check(password)
      isFailing = false
      return isBreached
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, `${name} fails: new passwords are not checked for known breaches`)
      isFailing = true
      return false
    }
  }
}

async function ownCheckOf(shopFolder: string): Promise<IsBreachedPassword | null> {
  const file = join(shopFolder, FILE)
  if (!existsSync(file)) return null
  const { isBreachedPassword } = (await import(pathToFileURL(file).href)) as {
    readonly isBreachedPassword?: IsBreachedPassword
  }
  if (typeof isBreachedPassword === 'function') return isBreachedPassword
  throw new StartupFailure(`${relative(projectFolder, file)}: must export a function isBreachedPassword(password)`)
}
