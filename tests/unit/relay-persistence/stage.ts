import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { StoreScope } from '#src/platform/storeScope.ts'
import type { StoreRecord } from '#src/relay/persistence/persistentSource.ts'
import { createRecordPersistence } from '#src/relay/persistence/recordPersistence.ts'
import type { RecordPersistence, SnapshotRules } from '#src/relay/persistence/recordPersistence.ts'
import type { TaskScheduler } from '#src/relay/persistence/taskScheduler.ts'
import { snapshotTools } from '#src/relay/persistence/snapshotTools.ts'

export const RULES: SnapshotRules = {
  version: 'version-1',
  rootFields: ['products', 'cart', 'customer', 'cmsPage', 'cmsBlocks', 'route', 'categories', 'attributesList'],
}

/** A disk that several tabs share, with a quota in characters, keys included. */
export type Disk = {
  readonly entries: Map<string, string>
  quota: number
  /** How often a value did not fit. */
  refusals: number
}

export const createDisk = (quota = Infinity): Disk => ({ entries: new Map(), quota, refusals: 0 })

const usedBy = (entries: ReadonlyMap<string, string>): number =>
  [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0)

export function openDisk(disk: Disk, onChange: (key: string) => void = () => undefined): KeyValueStorage {
  return {
    get: (key) => disk.entries.get(key) ?? null,
    set(key, value) {
      const others =
        usedBy(disk.entries) - (disk.entries.has(key) ? key.length + (disk.entries.get(key)?.length ?? 0) : 0)
      if (others + key.length + value.length > disk.quota) {
        disk.refusals += 1
        return false
      }
      disk.entries.set(key, value)
      onChange(key)
      return true
    },
    remove(key) {
      if (disk.entries.delete(key)) onChange(key)
    },
    keys: () => [...disk.entries.keys()],
  }
}

/** Runs work only on demand of the test. */
export type ManualScheduler = TaskScheduler & {
  /** Runs the oldest task; false when there is none. */
  readonly step: () => boolean
  readonly runAll: () => void
  readonly clear: () => void
  /** Advances the time, including idle moments: runs all due work. */
  readonly advance: (ms: number) => void
}

export function createManualScheduler(): ManualScheduler {
  const tasks = new Map<() => void, number>()
  let now = 0
  let passedMs = 0
  const add = (delayMs: number, run: () => void) => {
    const task = () => run()
    tasks.set(task, passedMs + delayMs)
    return () => void tasks.delete(task)
  }
  const scheduler: ManualScheduler = {
    after: add,
    whenIdle: (run) => add(0, run),
    // Each read of the clock exceeds a slice, so that every step is a separate task.
    now: () => (now += 10),
    step() {
      const [next] = tasks
      if (!next) return false
      const [task] = next
      tasks.delete(task)
      task()
      return true
    },
    advance(ms) {
      passedMs += ms
      const due = () => [...tasks].find(([, dueMs]) => dueMs <= passedMs)?.[0]
      for (let task = due(); task; task = due()) {
        tasks.delete(task)
        task()
      }
    },
    runAll() {
      while (scheduler.step());
    },
    clear: () => tasks.clear(),
  }
  return scheduler
}

export type TabOptions = {
  readonly disk: Disk
  readonly clock: { now: () => number }
  readonly name?: string
  readonly rules?: SnapshotRules
  readonly scope?: StoreScope
  readonly shopper?: { customer: string | null; cartId: string | null; isExpired?: boolean }
  readonly onChange?: (key: string) => void
  readonly isVisible?: () => boolean
}

export type Tab = {
  readonly persistence: RecordPersistence
  readonly scheduler: ManualScheduler
  readonly log: readonly string[]
  /** Adds records to the store, with links from the root, like an answer. */
  readonly learn: (records: Readonly<Record<string, object>>, root?: Readonly<Record<string, string>>) => void
  readonly record: (id: string) => StoreRecord | null | undefined
  /** Runs all due work. */
  readonly settle: () => Promise<void>
}

export const ROOT = 'client:root'

export function openTab({
  disk,
  clock,
  name = 'tab',
  rules = RULES,
  scope = { magentoStoreCode: 'it', currency: null },
  shopper = { customer: null, cartId: 'c1' },
  onChange,
  isVisible = () => true,
}: TabOptions): Tab {
  const scheduler = createManualScheduler()
  const log: string[] = []
  const persistence = createRecordPersistence({
    storage: openDisk(disk, onChange),
    clock,
    scheduler,
    rules,
    possibleTypes: { ProductInterface: ['SimpleProduct', 'ConfigurableProduct'], RoutableInterface: ['CmsPage'] },
    scope,
    customer: () => shopper.customer,
    isExpired: () => shopper.isExpired === true,
    cartId: () => shopper.cartId,
    tab: name,
    isVisible,
    log: (line) => log.push(line),
  })
  const { source } = persistence
  const set = (id: string, fields: object, type: string) => {
    const known = source.recordOf(id) ?? { __id: id, __typename: type }
    source.set(id, { ...known, ...fields } as never)
  }
  return {
    persistence,
    scheduler,
    log,
    learn(records, root = {}) {
      for (const [id, fields] of Object.entries(records)) set(id, fields, id.split(':')[0] ?? id)
      const links = Object.entries(root).map(([key, id]) => [key, { __ref: id }] as const)
      if (links.length > 0) set(ROOT, Object.fromEntries(links), '__Root')
    },
    record: source.recordOf.bind(source),
    async settle() {
      await Promise.resolve()
      scheduler.runAll()
    },
  }
}

/** A tab whose snapshot is read. */
export function openReadyTab(options: TabOptions): Tab {
  const tab = openTab(options)
  tab.persistence.start(snapshotTools)
  tab.scheduler.runAll()
  return tab
}
