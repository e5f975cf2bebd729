import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'

/** A few words beside the snapshot, small enough to be read before every write. They say nothing of the shopper. */
export const SNAPSHOT_HEAD_KEY = 'vetrina.snapshot.head'

export type SnapshotHead = {
  /** The tab that writes: the one that the shopper was in last. */
  readonly tab: string
  /** Names the time between two purges. A tab that knows of an earlier one must not write what it knows. */
  readonly history: string
}

/** Null where there is none, or none of ours. */
export const readHead = (text: string | null): SnapshotHead | null => parseJson(text, isHead)

/** False when it could not be written. */
export const writeHead = (storage: KeyValueStorage, head: SnapshotHead): boolean =>
  storage.set(SNAPSHOT_HEAD_KEY, JSON.stringify(head))

function isHead(value: unknown): value is SnapshotHead {
  if (typeof value !== 'object' || value === null) return false
  const { tab, history } = value as Record<string, unknown>
  return typeof tab === 'string' && typeof history === 'string'
}
