import type { DatabaseSync } from 'node:sqlite'

/** The customer of a bearer token, or the message with which Magento 2.4.8 refuses it. */
export type TokenVerdict = { readonly customerId: number } | { readonly invalid: string }

/** Looks a bearer token up; `now` is milliseconds since 1970. The customer module owns the implementation. */
export type CustomerIdOfToken = (db: DatabaseSync, token: string, now: number) => TokenVerdict

/** The token of an `Authorization` header: exactly two words, scheme `bearer`; anything else counts as no token. */
export function bearerToken(header: string | null): string | null {
  const words = header?.trim().split(/\s+/) ?? []
  const [scheme, token] = words
  return words.length === 2 && scheme?.toLowerCase() === 'bearer' && token !== undefined ? token : null
}
