import { readFileSync } from 'node:fs'
import { idOfText, type SentText } from './sentText.ts'

/** Texts of the storefront's queries, as they are sent, by their SHA-256. */
export type PersistedQueries = ReadonlyMap<string, string>

/**
 * Reads the compiler's file. Mutations are left out: an id is asked with GET, which must change nothing. Throws when the
 * file is missing or damaged, for then the build is.
 */
export function readPersistedQueries(path: string, sentText: SentText): PersistedQueries {
  const texts: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof texts !== 'object' || texts === null) throw new TypeError(`${path} holds no object`)
  return new Map(
    Object.values(texts)
      .filter((text): text is string => typeof text === 'string' && /^query\b/.test(text))
      .map((text) => [idOfText(sentText(text)), sentText(text)]),
  )
}
