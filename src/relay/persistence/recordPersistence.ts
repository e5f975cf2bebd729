import type { Clock } from '#src/platform/clock.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { storeScopeKey } from '#src/platform/storeScope.ts'
import type { StoreScope } from '#src/platform/storeScope.ts'
import type { PossibleTypes } from '../links/typeDiscriminators.ts'
import { PersistentSource } from './persistentSource.ts'
import type { StoreRecord } from './persistentSource.ts'
import { collectContent, lineOf, noteLine } from './snapshotContent.ts'
import type { LineCache } from './snapshotContent.ts'
import { checksum, formatSnapshot, readSnapshot, SnapshotError } from './snapshotFormat.ts'
import type { ReadSnapshot, SnapshotHeader, StoredRecord } from './snapshotFormat.ts'
import { readHead, SNAPSHOT_HEAD_KEY, writeHead } from './snapshotHead.ts'
import type { SnapshotHead } from './snapshotHead.ts'
import type { SlicedTask, TaskScheduler } from './taskScheduler.ts'
import { runAtOnce, runInSlices } from './taskScheduler.ts'

/** Spec §4: fixed. What it holds is told by the header inside. */
export const SNAPSHOT_KEY = 'vetrina.snapshot'

/** Spec §9: cache write debounce. */
export const WRITE_DEBOUNCE_MS = 10

/** The share of a refused snapshot that the next attempt keeps. Spec §9 sets no limit: only the browser's quota does. */
const SHRINK_FACTOR = 0.75

/** Made at build time from the schema and the identity table: see build/snapshotRules.ts. */
export type SnapshotRules = {
  readonly version: string
  /** Root fields of queries that may be kept. */
  readonly rootFields: readonly string[]
}

export type RecordPersistenceOptions = {
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly scheduler: TaskScheduler
  readonly rules: SnapshotRules
  readonly possibleTypes: PossibleTypes
  readonly scope: StoreScope
  /** What tells the signed-in customer from others, or null for a guest. */
  readonly customer: () => string | null
  readonly cartId: () => string | null
  /** Unique to this tab. */
  readonly tab: string
  readonly isVisible: () => boolean
  /** One line, when a snapshot had to be dropped. */
  readonly log: (line: string) => void
}

/** Keeps the store's records across visits: see docs/decisions/0049. */
export type RecordPersistence = {
  /** For Relay's store. */
  readonly source: PersistentSource
  /** Reads the snapshot, in idle time. Only after hydration: before it, nothing remembered is ever shown. */
  readonly start: () => void
  /** Whether the store holds records of an earlier document. */
  readonly hasRestored: () => boolean
  /** Tells once when the snapshot has been read; returns the function that ends it, or null where it has been read already. */
  readonly whenRead: (listener: () => void) => (() => void) | null
  /** The shopper is in this tab now: it takes over from the tab that wrote so far. */
  readonly takeOver: () => void
  /** Writes at once what is pending: the page may not live on. */
  readonly flush: () => void
  /** What is kept depends on the cart and on the customer, and one of them changed. */
  readonly changed: () => void
  /** Another tab changed the storage, or the customer's token changed. */
  readonly recheck: () => void
  /** Empties the storage and tells the other tabs; this document writes nothing any more. For the end of a session. */
  readonly purge: () => void
}

type Phase =
  /** Before hydration ends. */
  | 'closed'
  | 'restoring'
  | 'open'
  /** The session of this document is over, or the browser stores nothing. */
  | 'off'

export function createRecordPersistence(options: RecordPersistenceOptions): RecordPersistence {
  const { storage, clock, scheduler, rules, tab, log } = options
  const scope = storeScopeKey(options.scope)
  const source = new PersistentSource()
  const lines: LineCache = new WeakMap()
  const listeners = new Set<() => void>()
  let phase: Phase = 'closed'
  let hasRestored = false
  let owner = currentOwner()
  /** As last seen. */
  let head: SnapshotHead | null = readHead(storage.get(SNAPSHOT_HEAD_KEY))
  let histories = 0
  /** Characters that the browser's quota will take; known once it refused some. */
  let capacity = Infinity
  /** The store holds something that the snapshot does not tell yet. */
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

  /** Takes up what other tabs said. False when this tab is not the one that writes. */
  function syncWithTabs(): boolean {
    const now = currentOwner()
    // Signing in goes on with what the guest has seen; what a customer has seen is not for whoever comes next.
    if (owner === 'guest') owner = now
    else if (now !== owner) purge()
    seeHead()
    return phase !== 'off' && head?.tab === tab
  }

  function seeHead(): void {
    const stored = readHead(storage.get(SNAPSHOT_HEAD_KEY))
    // Purged by another tab, or emptied by the shopper: what was emptied must not come back.
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
    // Without the words no tab goes on with what it knows, either.
    if (!writeHead(storage, head)) storage.remove(SNAPSHOT_HEAD_KEY)
  }

  /** Becomes the tab that writes, and takes up what the one before it wrote. */
  function claim(): void {
    if (head === null && storage.get(SNAPSHOT_KEY) !== null) drop('its head is missing')
    const claimed = { tab, history: head?.history ?? beginHistory() }
    if (!writeHead(storage, claimed)) {
      // Full, perhaps of our own records.
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

  // ── restoring ─────────────────────────────────────────────────────────────────────────────────────────────────────

  function drop(reason: string): void {
    storage.remove(SNAPSHOT_KEY)
    log(`The snapshot was dropped: ${reason}. Starting clean.`)
  }

  /** Why a whole snapshot cannot be used; null when it can. */
  function objectionTo(header: SnapshotHeader): string | null {
    if (header.version !== rules.version) return 'it is of another version'
    if (header.scope !== scope) return 'it is of another store view or currency'
    if (header.owner !== owner) return 'it is of another shopper'
    if (header.history !== head?.history) return 'it was written before a purge'
    return null
  }

  function read(): void {
    task?.cancel()
    // What is pending waits for what is there: a write now would leave that out.
    cancelDebounce()
    phase = 'restoring'
    task = runInSlices(scheduler, restore())
  }

  function* restore(): Generator<void, void> {
    const text = storage.get(SNAPSHOT_KEY)
    if (text !== null) {
      try {
        const { header, records } = yield* readSnapshot(text)
        // Another tab may have ended the session since.
        syncWithTabs()
        if (isOff()) return
        const objection = objectionTo(header)
        if (objection === null) yield* merge(records)
        else drop(objection)
      } catch (error) {
        drop(error instanceof SnapshotError ? error.message : String(error))
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
      noteLine(lines, record, at, line)
      source.restore(id, record)
      return
    }
    const currentAt = lines.get(current)?.at ?? clock.now()
    const [older, newer] = at > currentAt ? [current, record] : [record, current]
    const isSameType = older['__typename'] === newer['__typename']
    const merged = isSameType ? { ...older, ...newer } : newer
    // In another object the same would look new.
    if (newer === current && Object.keys(merged).length === Object.keys(current).length) return
    lineOf(lines, merged, Math.max(at, currentAt))
    source.restore(id, merged)
  }

  /** Spec §9 drops type metadata. What Relay keeps of a type, the interfaces it has, the schema tells. */
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

  /** An answer changes hundreds of records in one task: the first of them speaks for all. */
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

  function* write(): Generator<void, void> {
    cancelDebounce()
    while (syncWithTabs()) {
      const changesBefore = changes
      const roots = { fields: rules.rootFields, cartId: options.cartId(), isCustomer: options.customer() !== null }
      const content = yield* collectContent(source, lines, roots, clock.now(), capacity)
      // The shopper may have become another one between two slices.
      if (!syncWithTabs()) return
      const header = { version: rules.version, scope, owner, tab, history: head?.history ?? '' }
      // What changed since may have been passed already.
      isPending = changes !== changesBefore
      source.kept = content.ids
      if (storage.set(SNAPSHOT_KEY, formatSnapshot(header, content.lines))) return
      // The older snapshot is still there and must not be taken for this one.
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
    start() {
      if (phase !== 'closed') return
      syncWithTabs()
      if (isOff()) return
      // A tab opened in the background must not silence the one that the shopper is in.
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
      scheduleWrite()
    },
    purge,
  }
}
