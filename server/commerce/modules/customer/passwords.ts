import { scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { PASSWORD_COST, type PasswordCost } from '../../engine/passwordCost.ts'
import { MAX_PASSWORD_LENGTH } from './rules.ts'

const KEY_BYTES = 32
const MAX_MEMORY_BYTES = 256 * 1024 * 1024
/** The length of the salt to pass. */
export const SALT_LENGTH = 24

const derive = (password: string, salt: string, cost: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize(), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY_BYTES }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })

const format = (salt: string, key: Buffer, { N, r, p }: PasswordCost) =>
  ['scrypt', N, r, p, salt, key.toString('base64')].join('$')

/** A scrypt hash as `scrypt$N$r$p$salt$key`; the salt is random text without `$`. */
export async function hashPassword(password: string, salt: string, cost = PASSWORD_COST): Promise<string> {
  return format(salt, await derive(password, salt, cost), cost)
}

/** The same for the seed, which is written in one synchronous transaction. */
export function hashPasswordSync(password: string, salt: string, cost = PASSWORD_COST): string {
  return format(salt, scryptSync(password.normalize(), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY_BYTES }), cost)
}

/** Whether a hash has other work factors than new ones. */
export const isOutdatedHash = (hash: string, { N, r, p } = PASSWORD_COST): boolean =>
  !hash.startsWith(`scrypt$${N}$${r}$${p}$`)

/**
 * Whether the password matches the hash. Without a hash (no such account, or one without a password) it takes as long
 * and returns false, so that the time does not reveal which addresses have an account.
 */
export async function verifyPassword(password: string, hash: string | null, present = PASSWORD_COST): Promise<boolean> {
  const none = `scrypt$${present.N}$${present.r}$${present.p}$none$`
  const [scheme, N, r, p, salt = '', key = ''] = (hash ?? none).split('$')
  if (scheme !== 'scrypt') throw new Error(`Password hash of unknown kind ${scheme}`)
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  // Normalising a text of many combining marks takes the square of its length.
  const isPossible = password.length <= MAX_PASSWORD_LENGTH
  const checked = isPossible ? password : ''
  const derived = await derive(checked, salt, cost)
  // A hash of an earlier, lower cost must not show by its time that there is an account.
  if (cost.N === present.N && cost.r === present.r && cost.p < present.p) {
    await derive(checked, salt, { ...present, p: present.p - cost.p })
  }
  const stored = Buffer.from(key, 'base64')
  return isPossible && stored.length === derived.length && timingSafeEqual(stored, derived)
}
