import type { Clock } from '#src/platform/clock.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { storeScopeKey } from '#src/platform/storeScope.ts'
import type { StoreScope } from '#src/platform/storeScope.ts'
import type { PossibleTypes } from '../links/typeDiscriminators.ts'
import { checksum } from './checksum.ts'
import { PersistentSource } from './persistentSource.ts'
import type { StoreRecord } from './persistentSource.ts'
import type { LineCache } from './snapshotContent.ts'
import type { ReadSnapshot, SnapshotHeader, StoredRecord } from './snapshotFormat.ts'
import { readHead, SNAPSHOT_HEAD_KEY, writeHead } from './snapshotHead.ts'
import type { SnapshotHead } from './snapshotHead.ts'
import type { SnapshotTools } from './snapshotTools.ts'
import type { SlicedTask, Steps, TaskScheduler } from './taskScheduler.ts'
import { END_SLICE, runAtOnce, runInSlices } from './taskScheduler.ts'

/** Spec §4: fixed. The header inside describes the content. */
export const SNAPSHOT_KEY = 'vetrina.snapshot'

/** Spec §9: cache write debounce. */
export const WRITE_DEBOUNCE_MS = 10

/**
 * The share of the content that the next attempt keeps after the browser refused a snapshot. Spec §9 sets no limit:
 * only the browser's quota does.
 */
const SHRINK_FACTOR = 0.75

/** Generated at build time from the schema and the identity table: see build/snapshotRules.ts. */
export type SnapshotRules = {
  readonly version: string
  /** Root fields of queries that may be stored. */
  readonly rootFields: readonly string[]
}

export type RecordPersistenceOptions = {
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly scheduler: TaskScheduler
  readonly rules: SnapshotRules
  readonly possibleTypes: PossibleTypes
  readonly scope: StoreScope
  /** Identifies the signed-in customer, or null for a guest. */
  readonly customer: () => string | null
  /** The customer's session has run out: none of its records may be stored until it is renewed. */
  readonly isExpired: () => boolean
  readonly cartId: () => string | null
  /** Unique to this tab. */
  readonly tab: string
  readonly isVisible: () => boolean
  /** Receives one line when a snapshot had to be dropped. */
  readonly log: (line: string) => void
}

/** Persists the store's records across visits: see docs/decisions/0049. */
export type RecordPersistence = {
  /** The record source of Relay's store. */
  readonly source: PersistentSource
  /** Reads the snapshot in idle time. Only after hydration: stored data must not be shown before. */
  readonly start: (tools: SnapshotTools) => void
  /** Whether the store contains records of an earlier document. */
  readonly hasRestored: () => boolean
  /**
   * Calls the listener once when the snapshot has been read; returns the function that removes it, or null if it has
   * been read already.
   */
  readonly whenRead: (listener: () => void) => (() => void) | null
  /** The shopper switched to this tab: it becomes the writer instead of the previous tab. */
  readonly takeOver: () => void
  /** Writes pending changes at once: the page may be closed. */
  readonly flush: () => void
  /** The cart or the customer, on which the stored content depends, has changed. */
  readonly changed: () => void
  /** Another tab changed the storage, or the customer's token changed. */
  readonly recheck: () => void
  /** Empties the storage and notifies the other tabs; this document stops writing. For the end of a session. */
  readonly purge: () => void
}

type Phase =
  /** Before hydration ends. */
  | 'closed'
  | 'restoring'
  | 'open'
  /** The session of this document is over, or the browser cannot store data. */
  | 'off'

export function createRecordPersistence(options: RecordPersistenceOptions): RecordPersistence {
  const { storage, clock, scheduler, rules, tab, log } = options
  const scope = storeScopeKey(options.scope)
  const source = new PersistentSource()
  const lines: LineCache = new WeakMap()
  const listeners = new Set<() => void>()
  let phase: Phase = 'closed'
  /** Set by `start`: before, nothing is read or written. */
  let tools!: SnapshotTools
  let hasRestored = false
  let owner = currentOwner()
  /** The last known head. */
  let head: SnapshotHead | null = readHead(storage.get(SNAPSHOT_HEAD_KEY))
  let histories = 0
  /** The number of characters that fit into the browser's quota; known after a refusal. */
  let capacity = Infinity
  /** The store has changes that the snapshot lacks. */
  let isPending = false
  let isChangeTold = false
  let changes = 0
  let task: SlicedTask | null = null
  let cancelDebounce = (): void => undefined

  const isOff = (): boolean => phase === 'off'

  function currentOwner(): string {
    const customer = options.customer()
    return customer === null ? 'guest' : `customer:${checksum(customer)}`
  }

  function beginHistory(): string {
    histories += 1
    return `${tab}/${histories}`
  }

  // ── tabs ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Applies changes of other tabs. False if this tab is not the writer. */
  function syncWithTabs(): boolean {
    const now = currentOwner()
    // After sign-in, the guest's data stay; a customer's data must not be passed on to anybody else.
    if (owner === 'guest') owner = now
    else if (now !== owner) purge()
    seeHead()
    return phase !== 'off' && head?.tab === tab
  }

  function seeHead(): void {
    const stored = readHead(storage.get(SNAPSHOT_HEAD_KEY))
    // Purged by another tab, or emptied by the shopper: the deleted data must not be written again.
    if (head !== null && stored?.history !== head.history) turnOff()
    head = stored
  }

  function turnOff(): void {
    phase = 'off'
    task?.cancel()
    cancelDebounce()
    isPending = false
    source.kept = new Set()
    tellRead()
  }

  function purge(): void {
    turnOff()
    storage.remove(SNAPSHOT_KEY)
    head = { tab: '', history: beginHistory() }
    // Without a head, no tab may use its stored data.
    if (!writeHead(storage, head)) storage.remove(SNAPSHOT_HEAD_KEY)
  }

  /** Makes this tab the writer, and reads the snapshot of the previous writer. */
  function claim(): void {
    if (head === null && storage.get(SNAPSHOT_KEY) !== null) drop('its head is missing')
    const claimed = { tab, history: head?.history ?? beginHistory() }
    if (!writeHead(storage, claimed)) {
      // The storage is full, perhaps of our own records.
      storage.remove(SNAPSHOT_KEY)
      if (!writeHead(storage, claimed)) {
        turnOff()
        log('The browser has no room for a snapshot.')
        return
      }
    }
    head = claimed
    read()
  }

  /** Removes the snapshot of an expired session. Its records stay in memory, and are written after a renewal. */
  function isKeptBack(): boolean {
    if (!options.isExpired()) return false
    storage.remove(SNAPSHOT_KEY)
    isPending = true
    return true
  }

  // ── restoring ─────────────────────────────────────────────────────────────────────────────────────────────────────

  function drop(reason: string): void {
    storage.remove(SNAPSHOT_KEY)
    log(`The snapshot was dropped: ${reason}. Starting clean.`)
  }

  /** The reason why a complete snapshot cannot be used; null if it can. */
  function objectionTo(header: SnapshotHeader): string | null {
    if (header.version !== rules.version) return 'it is of another version'
    if (header.scope !== scope) return 'it is of another store view or currency'
    if (header.owner !== owner) return 'it is of another shopper'
    if (header.history !== head?.history) return 'it was written before a purge'
    return null
  }

  function read(): void {
    task?.cancel()
    // Pending changes wait for the existing snapshot: a write now would lose its records.
    cancelDebounce()
    phase = 'restoring'
    task = runInSlices(scheduler, restore())
  }

  function* restore(): Generator<void, void> {
    const text = isKeptBack() ? null : storage.get(SNAPSHOT_KEY)
    if (text !== null) {
      try {
        const { header, records } = yield* tools.readSnapshot(text)
        // Another tab may have ended the session since.
        syncWithTabs()
        if (isOff()) return
        const objection = objectionTo(header)
        if (objection === null) yield* merge(records)
        else drop(objection)
      } catch (error) {
        drop(error instanceof tools.SnapshotError ? error.message : String(error))
      }
    }
    phase = 'open'
    tellRead()
    if (isPending) scheduleWrite()
  }

  function* merge(records: ReadSnapshot['records']): Generator<void, void> {
    const kept = new Set(source.kept)
    const types = new Set<string>()
    for (const stored of records) {
      const { __id: id, __typename: type } = stored.record as { __id: string; __typename: string }
      mergeRecord(id, stored)
      kept.add(id)
      types.add(type)
      yield
    }
    for (const type of types) restoreType(type)
    source.kept = kept
    hasRestored ||= records.length > 0
  }

  function mergeRecord(id: string, { at, record, line }: StoredRecord & { readonly line: string }): void {
    const current = source.recordOf(id)
    if (current === null) return
    if (current === undefined) {
      tools.noteLine(lines, record, at, line)
      source.restore(id, record)
      return
    }
    const currentAt = lines.get(current)?.at ?? clock.now()
    const [older, newer] = at > currentAt ? [current, record] : [record, current]
    const isSameType = older['__typename'] === newer['__typename']
    const merged = isSameType ? { ...older, ...newer } : newer
    // A new object with equal fields would count as a change.
    if (newer === current && Object.keys(merged).length === Object.keys(current).length) return
    tools.lineOf(lines, merged, Math.max(at, currentAt))
    source.restore(id, merged)
  }

  /** Spec §9 drops type metadata. The schema has the interfaces that Relay stores for a type. */
  function restoreType(type: string): void {
    const id = `client:__type:${type}`
    const interfaces = Object.entries(options.possibleTypes).map(([name, types]) => [
      `__is${name}`,
      types.includes(type),
    ])
    const record: StoreRecord = { __id: id, __typename: '__TypeSchema', ...Object.fromEntries(interfaces) }
    source.restore(id, { ...record, ...source.recordOf(id) })
  }

  function tellRead(): void {
    for (const listener of [...listeners]) listener()
    listeners.clear()
  }

  // ── writing ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** An answer changes hundreds of records in one task; one debounced write covers them all. */
  source.onChange = () => {
    if (phase === 'off') return
    changes += 1
    isPending = true
    if (isChangeTold) return
    isChangeTold = true
    queueMicrotask(() => {
      isChangeTold = false
      scheduleWrite()
    })
  }

  function scheduleWrite(): void {
    if (phase === 'off') return
    changes += 1
    isPending = true
    if (phase !== 'open') return
    cancelDebounce()
    cancelDebounce = scheduler.after(WRITE_DEBOUNCE_MS, () => {
      task?.cancel()
      task = runInSlices(scheduler, write())
    })
  }

  function* write(): Steps {
    cancelDebounce()
    while (syncWithTabs() && !isKeptBack()) {
      const changesBefore = changes
      const roots = { fields: rules.rootFields, cartId: options.cartId(), isCustomer: options.customer() !== null }
      const content = yield* tools.collectContent(source, lines, roots, clock.now(), capacity)
      // The text of all lines cannot be joined and stored in parts.
      yield END_SLICE
      // The customer may have changed between two slices.
      if (!syncWithTabs() || isKeptBack()) return
      const header = { version: rules.version, scope, owner, tab, history: head?.history ?? '' }
      // Records that changed since may already have been passed.
      isPending = changes !== changesBefore
      source.kept = content.ids
      if (storage.set(SNAPSHOT_KEY, tools.formatSnapshot(header, content.lines))) return
      // The older snapshot still exists and must not be used.
      storage.remove(SNAPSHOT_KEY)
      if (content.lines.length === 0) return
      isPending = true
      capacity = Math.floor(Math.min(capacity, content.characters) * SHRINK_FACTOR)
      yield
    }
  }

  return {
    source,
    hasRestored: () => hasRestored,
    whenRead(listener) {
      if (phase !== 'closed' && phase !== 'restoring') return null
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start(given) {
      if (phase !== 'closed') return
      tools = given
      syncWithTabs()
      if (isOff()) return
      // A tab opened in the background must not replace the tab of the shopper as the writer.
      if (options.isVisible()) claim()
      else read()
    },
    takeOver() {
      if (phase === 'closed' || syncWithTabs() || isOff()) return
      claim()
    },
    flush() {
      if (phase === 'restoring') task?.finish()
      if (phase !== 'open' || !isPending) return
      task?.cancel()
      runAtOnce(write())
    },
    changed: scheduleWrite,
    recheck() {
      if (phase === 'off') return
      syncWithTabs()
      isKeptBack()
      scheduleWrite()
    },
    purge,
  }
}
