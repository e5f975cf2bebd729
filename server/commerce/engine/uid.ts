import { inputError } from './errors.ts'

/** Magento's uid: base64 of the decimal id, or of a path such as `configurable/93/58`. */
export const encodeUid = (...parts: readonly (number | string)[]): string =>
  Buffer.from(parts.join('/'), 'utf8').toString('base64')

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** The text inside a uid; throws Magento's `Value of uid "…" is incorrect.` for text that is not base64. */
export function decodeUid(uid: string): string {
  if (uid.length % 4 !== 0 || !BASE64.test(uid)) throw inputError(`Value of uid "${uid}" is incorrect.`)
  return Buffer.from(uid, 'base64').toString('utf8')
}

/** The integer id inside a plain uid; throws like {@link decodeUid} if it contains no integer. */
export function decodeIdUid(uid: string): number {
  const text = decodeUid(uid)
  if (!/^\d+$/.test(text)) throw inputError(`Value of uid "${uid}" is incorrect.`)
  return Number(text)
}
