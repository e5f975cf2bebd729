import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'

/** A few words beside the snapshot, small enough to be read before every write. They say nothing of the shopper. */
export const SNAPSHOT_HEAD_KEY = 'vetrina.answers.head'

export type SnapshotHead = {
  /** Raised by each tab that takes over; only the tab that raised it last writes. */
  readonly epoch: number
  /** Tells apart two tabs that raised it to the same number at once. */
  readonly tab: string
  /**
   * The unbroken history that a snapshot and the tabs' memories belong to. A purge begins another, and so does a head
   * that got lost: a tab that knows of another history must forget what it remembers.
   */
  readonly history: string
  /** How often a mutation began or ended, in any tab. What was asked for at another count may tell of another state. */
  readonly changes: number
}

/** Null where there is none, or none of ours. */
export const readHead = (text: string | null): SnapshotHead | null => parseJson(text, isHead)

/** False when it could not be written. */
export const writeHead = (storage: KeyValueStorage, head: SnapshotHead): boolean =>
  storage.set(SNAPSHOT_HEAD_KEY, JSON.stringify(head))

function isHead(value: unknown): value is SnapshotHead {
  if (typeof value !== 'object' || value === null) return false
  const { epoch, tab, history, changes } = value as Record<string, unknown>
  return (
    [epoch, changes].every((field) => Number.isSafeInteger(field)) &&
    typeof tab === 'string' &&
    typeof history === 'string'
  )
}
