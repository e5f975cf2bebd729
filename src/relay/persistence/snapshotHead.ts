import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'

/** A small head beside the snapshot, which is read before every write. It contains no data of the shopper. */
export const SNAPSHOT_HEAD_KEY = 'vetrina.snapshot.head'

export type SnapshotHead = {
  /** The writing tab: the one that the shopper used last. */
  readonly tab: string
  /** Identifies the time between two purges. A tab with an earlier history must not write its data. */
  readonly history: string
}

/** Null without a head, or if the text is not one. */
export const readHead = (text: string | null): SnapshotHead | null => parseJson(text, isHead)

/** False if it could not be written. */
export const writeHead = (storage: KeyValueStorage, head: SnapshotHead): boolean =>
  storage.set(SNAPSHOT_HEAD_KEY, JSON.stringify(head))

function isHead(value: unknown): value is SnapshotHead {
  if (typeof value !== 'object' || value === null) return false
  const { tab, history } = value as Record<string, unknown>
  return typeof tab === 'string' && typeof history === 'string'
}
