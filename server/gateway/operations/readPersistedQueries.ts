import { readFileSync } from 'node:fs'
import { idOfText, type SentText } from '../sentText.ts'

/** Texts of the storefront's queries, as they are sent, by their SHA-256. */
export type PersistedQueries = ReadonlyMap<string, string>

/** The texts of all operations of the storefront, as they are sent. Throws if the compiler's file is damaged. */
export function readOperations(path: string, sentText: SentText): readonly string[] {
  const texts: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof texts !== 'object' || texts === null) throw new TypeError(`${path} holds no object`)
  return Object.values(texts)
    .filter((text): text is string => typeof text === 'string' && /^(?:query|mutation)\b/.test(text))
    .map(sentText)
}

/**
 * The operations that may be sent by id. Mutations are left out: an id is sent with GET, which must not change
 * anything.
 */
export const readPersistedQueries = (path: string, sentText: SentText): PersistedQueries =>
  new Map(
    readOperations(path, sentText)
      .filter((text) => /^query\b/.test(text))
      .map((text) => [idOfText(text), text]),
  )
