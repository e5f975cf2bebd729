import { readFileSync } from 'node:fs'
import { idOfText, type SentText } from './sentText.ts'

/** Texts of the storefront's queries, as they are sent, by their SHA-256. */
export type PersistedQueries = ReadonlyMap<string, string>

/** The texts of all of the storefront's operations, as they are sent. Throws when the compiler's file is damaged. */
export function readOperations(path: string, sentText: SentText): readonly string[] {
  const texts: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof texts !== 'object' || texts === null) throw new TypeError(`${path} holds no object`)
  return Object.values(texts)
    .filter((text): text is string => typeof text === 'string' && /^(?:query|mutation)\b/.test(text))
    .map(sentText)
}

/**
 * Those of the operations that may be asked by id. Mutations are left out: an id is asked with GET, which must change
 * nothing.
 */
export const readPersistedQueries = (path: string, sentText: SentText): PersistedQueries =>
  new Map(
    readOperations(path, sentText)
      .filter((text) => /^query\b/.test(text))
      .map((text) => [idOfText(text), text]),
  )
