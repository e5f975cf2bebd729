import { Observable } from 'relay-runtime'
import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime'
import type { Clock } from '#src/platform/clock.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { storeScopeKey } from '#src/platform/storeScope.ts'
import type { StoreScope } from '#src/platform/storeScope.ts'
import { QUERY_CACHE_EXPIRATION_MS } from '../createEnvironment.ts'
import { errorsOf, isAbsentBlock } from '../links/link.ts'
import type { Link, OperationRequest } from '../links/link.ts'
import { answerKey } from '../ssr.ts'
import type { Admission } from './admission.ts'
import { createAdmission } from './admission.ts'
import { concernsShopper, createAnswerMemory } from './answerMemory.ts'
import { checksum, formatSnapshot, readSnapshot, SnapshotError } from './snapshotFormat.ts'
import type { ReadSnapshot, SnapshotHeader } from './snapshotFormat.ts'
import { readHead, SNAPSHOT_HEAD_KEY, writeHead } from './snapshotHead.ts'
import type { SnapshotHead } from './snapshotHead.ts'
import type { SlicedTask, TaskScheduler } from './taskScheduler.ts'
import { runAtOnce, runInSlices } from './taskScheduler.ts'

/** Spec §4: fixed. What it holds is told by the header inside. */
export const SNAPSHOT_KEY = 'vetrina.answers'

/** Spec §9: cache write debounce. */
export const WRITE_DEBOUNCE_MS = 10

/** The share of a refused snapshot that the next attempt keeps. Spec §9 sets no limit: only the browser's quota does. */
const SHRINK_FACTOR = 0.75

/** What the answers depend on besides the operation and its variables. */
export type SnapshotVersion = Pick<SnapshotHeader, 'shape' | 'operations'>

export type AnswerPersistenceOptions = {
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly scheduler: TaskScheduler
  readonly version: SnapshotVersion
  readonly scope: StoreScope
  /** The customer's token, or null for a guest. Read often: whoever the answers belong to is never remembered wrongly. */
  readonly customerToken: () => string | null
  /** Unique to this tab. */
  readonly tab: string
  readonly isVisible: () => boolean
  /** One line, when a snapshot had to be dropped. */
  readonly log: (line: string) => void
}

/** Keeps the answers to queries across visits: see docs/decisions/0011. */
export type AnswerPersistence = {
  /** The outermost link: it sees what the page finally received, whoever gave it. */
  readonly link: Link
  /** Reads the snapshot, in idle time. Only after hydration: before it, nothing remembered is ever shown. */
  readonly start: () => void
  /** The shopper is in this tab now: it takes over from the tab that wrote so far. */
  readonly takeOver: () => void
  /** Writes at once what is pending: the page may not live on. */
  readonly flush: () => void
  /** Another tab changed the storage, or the customer's token changed: forgets what no longer holds. */
  readonly recheck: () => void
  /** Empties memory and storage, here and in the other tabs, and forgets answers under way. For sign-in and sign-out. */
  readonly purge: () => void
  /** What Relay holds of an operation came from the snapshot and is older than Relay believes: ask again. */
  readonly isOutdated: (key: string) => boolean
}

type Phase =
  /** Before hydration ends: answers are collected, none is given. */
  | 'closed'
  | 'restoring'
  | 'open'
  /** The browser stores nothing for us. */
  | 'off'

type Data = Readonly<Record<string, unknown>>

export function createAnswerPersistence(options: AnswerPersistenceOptions): AnswerPersistence {
  const { storage, clock, scheduler, version, tab, log } = options
  const scope = storeScopeKey(options.scope)
  const admit = createAdmission()
  const memory = createAnswerMemory()
  /** Spec §9 drops the store configuration; answers are completed with what this visit's server said. */
  const liveConfig = new Map<string, unknown>()
  /** When what Relay was given from the snapshot was fetched. */
  const givenFetchTimes = new Map<string, number>()
  /** Requests under way when hydration ended; each is told that the snapshot is open. */
  const waiting = new Set<() => void>()
  let phase: Phase = 'closed'
  let owner = currentOwner()
  /** As last seen. */
  let head: SnapshotHead | null = readHead(storage.get(SNAPSHOT_HEAD_KEY))
  let histories = 0
  /** This tab's; until it has one, the one it would get. */
  let epoch = (head?.epoch ?? 0) + 1
  /** Raised by each purge: an answer asked for before it is never remembered. */
  let generation = 0
  /** Characters of answers that the browser's quota will take; known once it refused some. */
  let capacity = Infinity
  /** Something was remembered or forgotten that the snapshot does not tell yet. */
  let isPending = false
  let task: SlicedTask | null = null
  let cancelDebounce = (): void => undefined

  function beginHistory(): string {
    histories += 1
    return `${tab}/${histories}`
  }

  function currentOwner(): string {
    const token = options.customerToken()
    return token === null ? 'guest' : `customer:${checksum(token)}`
  }

  // ── who may write, and what is still true ─────────────────────────────────────────────────────────────────────────

  /** Takes up what other tabs said. False when this tab is not the one that writes. */
  function syncWithTabs(): boolean {
    if (currentOwner() !== owner) purge()
    seeHead()
    memory.forgetOutdated(head?.changes ?? 0)
    return head?.tab === tab
  }

  function seeHead(): SnapshotHead | null {
    const stored = readHead(storage.get(SNAPSHOT_HEAD_KEY))
    // Purged by another tab, or emptied by somebody: what they emptied must not come back.
    const isOfAnotherHistory = stored?.history !== head?.history
    head = stored
    if (isOfAnotherHistory) forgetEverything()
    return stored
  }

  function changeHead(change: (current: SnapshotHead) => Partial<SnapshotHead>): boolean {
    const stored = seeHead()
    // Nobody can tell what of it is still true.
    if (!stored && storage.get(SNAPSHOT_KEY) !== null) drop('its head is missing')
    const current = stored ?? { epoch: 0, tab: '', history: beginHistory(), changes: 0 }
    head = { ...current, ...change(current) }
    if (writeHead(storage, head)) return true
    // Full, perhaps of our own answers: the few words that say what is still true come first.
    storage.remove(SNAPSHOT_KEY)
    isPending = true
    if (writeHead(storage, head)) return true
    // Nor may another tab go on with what it knows: without these words it forgets that.
    storage.remove(SNAPSHOT_HEAD_KEY)
    return false
  }

  function forgetEverything(): void {
    generation += 1
    task?.cancel()
    cancelDebounce()
    memory.clear()
    givenFetchTimes.clear()
    waiting.clear()
    isPending = false
    if (phase === 'restoring') phase = 'open'
  }

  function purge(): void {
    forgetEverything()
    owner = currentOwner()
    storage.remove(SNAPSHOT_KEY)
    changeHead(() => ({ history: beginHistory() }))
  }

  // ── restoring ─────────────────────────────────────────────────────────────────────────────────────────────────────

  function drop(reason: string): void {
    storage.remove(SNAPSHOT_KEY)
    log(`The snapshot of answers was dropped: ${reason}. Starting clean.`)
  }

  /** Why a whole snapshot cannot be used; null when it can. */
  function objectionTo(header: SnapshotHeader): string | null {
    if (header.shape !== version.shape) return 'it is of another version'
    if (header.scope !== scope) return 'it is of another store view or currency'
    if (header.owner !== owner) return 'it is of another shopper'
    if (header.history !== head?.history || header.epoch > head.epoch) return 'it was written out of turn'
    return null
  }

  function* restore(): Generator<void, void> {
    const text = storage.get(SNAPSHOT_KEY)
    if (text !== null) {
      try {
        const { header, answers } = yield* readSnapshot(text)
        const objection = objectionTo(header)
        if (objection === null) merge(header, answers)
        else drop(objection)
      } catch (error) {
        drop(error instanceof SnapshotError ? error.message : String(error))
      }
    }
    phase = 'open'
    for (const tell of [...waiting]) tell()
    waiting.clear()
    if (isPending) scheduleWrite()
  }

  function merge(header: SnapshotHeader, answers: ReadSnapshot['answers']): void {
    // After a deploy pages ask other questions. The cart's are kept: the same question has the same id still.
    const isSameBuild = header.operations === version.operations
    if (!isSameBuild) isPending = true
    for (const { answer, line } of answers) {
      if (isSameBuild || answer.reach === 'cart') memory.restore(answer, line)
    }
    memory.forgetOutdated(head?.changes ?? 0)
  }

  /** Becomes the tab that writes, and takes up what the one before it wrote. */
  function claim(): void {
    if (changeHead((current) => ({ epoch: current.epoch + 1, tab }))) {
      epoch = head?.epoch ?? epoch
      read()
      return
    }
    phase = 'off'
    forgetEverything()
    log('The browser has no room for a snapshot of answers.')
  }

  function read(): void {
    task?.cancel()
    // What is pending waits for what is there: a write now would leave that out.
    cancelDebounce()
    phase = 'restoring'
    task = runInSlices(scheduler, restore())
  }

  // ── writing ───────────────────────────────────────────────────────────────────────────────────────────────────────

  function scheduleWrite(): void {
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
    while (memory.serialiseNext()) yield
    while (syncWithTabs()) {
      memory.shrink(capacity)
      const lines = memory.lines()
      const text = formatSnapshot({ ...version, scope, owner, epoch, history: head?.history ?? '' }, lines)
      isPending = false
      if (storage.set(SNAPSHOT_KEY, text)) return
      // The older snapshot is still there and must not be taken for this one.
      storage.remove(SNAPSHOT_KEY)
      if (lines.length === 0) return
      isPending = true
      capacity = Math.floor(lines.reduce((sum, line) => sum + line.length, 0) * SHRINK_FACTOR)
      yield
    }
  }

  // ── the link ──────────────────────────────────────────────────────────────────────────────────────────────────────

  function markMutation(): void {
    if (phase === 'off') return
    changeHead(({ changes }) => ({ changes: changes + 1 }))
    memory.forgetOutdated(head?.changes ?? 0)
    scheduleWrite()
  }

  function remember(key: string, changes: number, response: GraphQLResponse, admission: Admission): void {
    givenFetchTimes.delete(key)
    const data = wholeDataOf(response)
    const isUsable = data !== null && !(admission.hasStoreConfig && !data['storeConfig'])
    if (isUsable) {
      for (const [field, value] of Object.entries((data['storeConfig'] as Data | undefined) ?? {}))
        liveConfig.set(field, value)
      memory.put(data, admission, { key, fetchedAt: clock.now(), epoch, changes })
    } else if (concernsShopper(admission.reach)) memory.forget(key)
    scheduleWrite()
  }

  /** What the snapshot answers, completed; null when it has nothing or cannot be completed. */
  function recall(key: string): { readonly data: Data; readonly needsRefresh: boolean } | null {
    let taken: ReturnType<typeof memory.takeRestored>
    try {
      taken = memory.takeRestored(key)
    } catch (error) {
      forgetEverything()
      drop(`an answer is unreadable (${String(error)})`)
      return null
    }
    if (!taken) return null
    const { answer, data } = taken
    const config: Record<string, unknown> = {}
    for (const field of answer.configFields ?? []) {
      const value = liveConfig.get(field)
      // What an object holds depends on who asked for it.
      if (value === undefined || (typeof value === 'object' && value !== null)) return null
      config[field] = value
    }
    givenFetchTimes.set(key, answer.fetchedAt)
    return {
      data: answer.configFields ? { ...data, storeConfig: config } : data,
      needsRefresh: concernsShopper(answer.reach) || answer.partial || isExpired(answer.fetchedAt),
    }
  }

  /** A time in the future is a clock that was wrong, then or now. */
  function isExpired(fetchedAt: number): boolean {
    const age = clock.now() - fetchedAt
    return age < 0 || age >= QUERY_CACHE_EXPIRATION_MS
  }

  const answerQuery = (request: OperationRequest, admission: Admission, forward: Parameters<Link>[1]) =>
    Observable.create<GraphQLResponse>((sink) => {
      syncWithTabs()
      const key = answerKey(request)
      const asked = { generation, changes: head?.changes ?? 0 }
      let state: 'unanswered' | 'recalled' | 'answered' = 'unanswered'
      const giveRecalled = () => {
        const recalled = state === 'unanswered' ? recall(key) : null
        if (!recalled) return false
        state = 'recalled'
        sink.next({ data: recalled.data })
        return !recalled.needsRefresh
      }
      if (request.showsInterim === true && phase === 'open' && giveRecalled()) {
        sink.complete()
        return undefined
      }
      const onOpen = () => void giveRecalled()
      if (request.showsInterim === true && phase !== 'open' && phase !== 'off') waiting.add(onOpen)
      const subscription = forward(request).subscribe({
        next(response) {
          state = 'answered'
          syncWithTabs()
          // An answer that overlaps a mutation may tell of the state before it.
          const isSettled = !concernsShopper(admission.reach) || asked.changes === (head?.changes ?? 0)
          if (asked.generation === generation && isSettled) remember(key, asked.changes, response, admission)
          sink.next(response)
        },
        error(error: Error) {
          waiting.delete(onOpen)
          // The shopper has something to look at, and the next visit asks again: offline, visited pages stay readable.
          if (state === 'recalled') sink.complete()
          else sink.error(error)
        },
        complete() {
          waiting.delete(onOpen)
          sink.complete()
        },
      })
      return () => {
        waiting.delete(onOpen)
        subscription.unsubscribe()
      }
    })

  return {
    link(request, forward) {
      if (request.kind === 'mutation') {
        markMutation()
        return forward(request).do({ next: markMutation, error: markMutation })
      }
      // What is asked in the name of a customer who is not signed in yet must not be filed under the guest.
      const admission = phase === 'off' || request.bearer !== undefined ? null : admit(request)
      return admission ? answerQuery(request, admission, forward) : forward(request)
    },
    start() {
      if (phase !== 'closed') return
      syncWithTabs()
      // A tab opened in the background must not silence the one that the shopper is in.
      if (options.isVisible()) claim()
      else read()
    },
    takeOver() {
      if ((phase === 'open' || phase === 'restoring') && !syncWithTabs()) claim()
    },
    flush() {
      if (phase === 'restoring') task?.finish()
      if (phase !== 'open' || !isPending) return
      task?.cancel()
      runAtOnce(write())
    },
    recheck() {
      if (phase !== 'off') syncWithTabs()
    },
    purge,
    isOutdated(key) {
      const fetchedAt = givenFetchTimes.get(key)
      return fetchedAt !== undefined && isExpired(fetchedAt)
    },
  }
}

/** The data of an answer that came whole: no errors but those that say no more than null does, no parts to follow. */
function wholeDataOf(response: GraphQLResponse): Data | null {
  if (Array.isArray(response)) return null
  const single = response as GraphQLSingularResponse & { readonly extensions?: { readonly is_final?: boolean } }
  if (!errorsOf(single).every(isAbsentBlock) || single.extensions?.is_final === false || 'label' in single) return null
  return 'data' in single && single.data ? (single.data as Data) : null
}
