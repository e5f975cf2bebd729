import { createHash } from 'node:crypto'
import type { IsBreachedPassword } from '#server/commerce/engine/context.ts'

type BreachedRangeOptions = {
  /** The address of the service, to which the first characters of a digest are appended. */
  readonly url: string
  readonly fetch: typeof fetch
}

/** As many characters as the service gets, so that it cannot know the password. */
const PREFIX_LENGTH = 5

/** A shopper waits for the answer. */
const TIMEOUT_MS = 2_000

/**
 * Asks a service with the range API of Have I Been Pwned (https://haveibeenpwned.com/API/v3#PwnedPasswords). It gets a
 * part of the password's SHA-1 and answers all digests of known breaches that begin with it. Rejects while it fails.
 */
export function createBreachedRange({ url, fetch }: BreachedRangeOptions): IsBreachedPassword {
  const askRange = async (prefix: string): Promise<string> => {
    // With padding, the length of the answer does not tell the range.
    const headers = { 'add-padding': 'true', accept: 'text/plain' }
    const answer = await fetch(`${url}${prefix}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) throw new Error(`The service answers ${answer.status}`)
    return answer.text()
  }
  return async (password) => {
    const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
    return countIn(await askRange(digest.slice(0, PREFIX_LENGTH)), digest.slice(PREFIX_LENGTH)) > 0
  }
}

/** How often a digest was found; lines of padding have the count 0. */
function countIn(range: string, suffix: string): number {
  const line = range.split('\n').find((one) => one.slice(0, suffix.length).toUpperCase() === suffix)
  return Number(line?.slice(suffix.length + 1) ?? 0)
}
