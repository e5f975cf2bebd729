import { scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { MAX_PASSWORD_LENGTH } from './rules.ts'

/** Work factors of new hashes: 32 MiB and about a tenth of a second. Stored with each hash, so they can grow. */
const COST = { N: 32_768, r: 8, p: 1 }
const KEY_BYTES = 32
const MAX_MEMORY_BYTES = 256 * 1024 * 1024
/** The length of the salt to pass. */
export const SALT_LENGTH = 24

type Cost = typeof COST

const derive = (password: string, salt: string, cost: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize(), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY_BYTES }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })

const format = (salt: string, key: Buffer) => ['scrypt', COST.N, COST.r, COST.p, salt, key.toString('base64')].join('$')

/** A scrypt hash as `scrypt$N$r$p$salt$key`; the salt is random text without `$`. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  return format(salt, await derive(password, salt, COST))
}

/** The same for the seed, which is written in one synchronous transaction. */
export function hashPasswordSync(password: string, salt: string): string {
  return format(salt, scryptSync(password.normalize(), salt, KEY_BYTES, { ...COST, maxmem: MAX_MEMORY_BYTES }))
}

/**
 * Whether the password matches the hash. Without a hash (no such account, or one without a password) it takes as long
 * and returns false, so that the time does not reveal which addresses have an account.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, N, r, p, salt = '', key = ''] = (hash ?? `scrypt$${COST.N}$${COST.r}$${COST.p}$none$`).split('$')
  if (scheme !== 'scrypt') throw new Error(`Password hash of unknown kind ${scheme}`)
  // Normalising a text of many combining marks takes the square of its length.
  const isPossible = password.length <= MAX_PASSWORD_LENGTH
  const derived = await derive(isPossible ? password : '', salt, { N: Number(N), r: Number(r), p: Number(p) })
  const stored = Buffer.from(key, 'base64')
  return isPossible && stored.length === derived.length && timingSafeEqual(stored, derived)
}
