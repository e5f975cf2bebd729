import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

/** How long the operations of an earlier build are executed: tabs stay open across a deployment. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** The days on which operations were last part of a build, `YYYY-MM-DD`, by their SHA-256. */
const Kept = v.record(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), v.pipe(v.string(), v.isoDate()))

type KnownOperationsOptions = {
  /** The file that keeps the operations of earlier builds between starts. */
  readonly path: string
  /** The SHA-256 of the operations of this build. */
  readonly ids: readonly string[]
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly warn: (words: string) => void
}

/** The operations of this build, and of the builds that were served here during the last thirty days. */
export function knownOperations({ path, ids, now, warn }: KnownOperationsOptions): ReadonlySet<string> {
  const today = new Date(now).toISOString().slice(0, 10)
  const oldest = new Date(now - KEPT_MS).toISOString().slice(0, 10)
  const earlier = Object.entries(readKept(path, warn)).filter(([, day]) => day >= oldest)
  const kept = { ...Object.fromEntries(earlier), ...Object.fromEntries(ids.map((id) => [id, today])) }
  // Another process may read the file at the same time.
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(kept))
  renameSync(unfinished, path)
  return new Set(Object.keys(kept))
}

function readKept(path: string, warn: (words: string) => void): v.InferOutput<typeof Kept> {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text)
  if (kept.success) return kept.output
  // Only tabs of an earlier build lose something: they are asked to load the page again.
  warn(`${path} is damaged; the operations of earlier builds are not known`)
  return {}
}
