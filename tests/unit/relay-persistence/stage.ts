import { Observable } from 'relay-runtime'
import type { GraphQLResponse, Variables } from 'relay-runtime'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { StoreScope } from '#src/platform/storeScope.ts'
import type { OperationRequest } from '#src/relay/links/link.ts'
import { createAnswerPersistence } from '#src/relay/persistence/answerPersistence.ts'
import type { AnswerPersistence, SnapshotVersion } from '#src/relay/persistence/answerPersistence.ts'
import type { TaskScheduler } from '#src/relay/persistence/taskScheduler.ts'

export const VERSION: SnapshotVersion = { shape: 'shape-1', operations: 'operations-1' }

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

/** Runs nothing by itself; the test says when. */
export type ManualScheduler = TaskScheduler & {
  /** Runs the oldest task; false when there is none. */
  readonly step: () => boolean
  readonly runAll: () => void
  readonly clear: () => void
  /** Lets time pass, idle moments included: runs what is due by then. */
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
    // Each look at the clock is a slice gone by, so that every step is a task of its own.
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

export const QUERIES = {
  product: 'query P($k: String){products(filter:{url_key:{eq:$k}}){items{uid name}}}',
  productWithConfig:
    'query PC($k: String){storeConfig{store_code grid_per_page}products(filter:{url_key:{eq:$k}}){items{uid}}}',
  badge: 'query B($cartId: String!){cart(cart_id:$cartId){id total_quantity}}',
  cart: 'query C($cartId: String!){cart(cart_id:$cartId){id items{uid quantity}}}',
  customer: 'query U{customer{firstname}}',
  search: 'query S($q: String){products(search:$q){items{uid}}}',
} as const

export type QueryName = keyof typeof QUERIES

export const requestOf = (name: QueryName, variables: Variables = {}, showsInterim = true): OperationRequest => ({
  name,
  kind: 'query',
  text: QUERIES[name],
  id: `id-of-${name}`,
  variables,
  headers: {},
  method: 'POST',
  showsInterim,
})

export const MUTATION: OperationRequest = {
  name: 'useAddMutation',
  kind: 'mutation',
  text: 'mutation A{addProductsToCart{cart{id}}}',
  id: 'id-of-add',
  variables: {},
  headers: {},
  method: 'POST',
}

export type TabOptions = {
  readonly disk: Disk
  readonly clock: { now: () => number }
  readonly name?: string
  readonly version?: SnapshotVersion
  readonly scope?: StoreScope
  readonly token?: { value: string | null }
  readonly onChange?: (key: string) => void
  readonly isVisible?: () => boolean
}

export type Tab = {
  readonly persistence: AnswerPersistence
  readonly scheduler: ManualScheduler
  readonly log: readonly string[]
  /** Asks; `network` answers at once, with null never, or fails. Returns every answer the page received. */
  readonly ask: (request: OperationRequest, network: GraphQLResponse | Error | null) => readonly GraphQLResponse[]
  /** Asks, to be answered by the test. */
  readonly begin: (request: OperationRequest) => Exchange
}

export type Exchange = {
  readonly received: readonly GraphQLResponse[]
  readonly errors: readonly Error[]
  readonly isOver: () => boolean
  readonly wasSent: () => boolean
  readonly answer: (response: GraphQLResponse) => void
  readonly fail: (error: Error) => void
}

export function openTab({
  disk,
  clock,
  name = 'tab',
  version = VERSION,
  scope = { magentoStoreCode: 'it', currency: null },
  token = { value: null },
  onChange,
  isVisible = () => true,
}: TabOptions): Tab {
  const scheduler = createManualScheduler()
  const log: string[] = []
  const persistence = createAnswerPersistence({
    storage: openDisk(disk, onChange),
    clock,
    scheduler,
    version,
    scope,
    customerToken: () => token.value,
    tab: name,
    isVisible,
    log: (line) => log.push(line),
  })
  const begin = (request: OperationRequest): Exchange => {
    const received: GraphQLResponse[] = []
    const errors: Error[] = []
    let isOver = false
    let sink: {
      next: (response: GraphQLResponse) => void
      error: (error: Error) => void
      complete: () => void
    } | null = null
    persistence
      .link(request, () => Observable.create<GraphQLResponse>((networkSink) => void (sink = networkSink)))
      .subscribe({
        next: (response) => void received.push(response),
        error: (error: Error) => (errors.push(error), (isOver = true)),
        complete: () => (isOver = true),
      })
    return {
      received,
      errors,
      isOver: () => isOver,
      wasSent: () => sink !== null,
      answer(response) {
        sink?.next(response)
        sink?.complete()
      },
      fail: (error) => sink?.error(error),
    }
  }
  return {
    persistence,
    scheduler,
    log,
    begin,
    ask(request, network) {
      const exchange = begin(request)
      if (network instanceof Error) exchange.fail(network)
      else if (network !== null) exchange.answer(network)
      return exchange.received
    },
  }
}

/** A tab whose snapshot is read. */
export function openReadyTab(options: TabOptions): Tab {
  const tab = openTab(options)
  tab.persistence.start()
  tab.scheduler.runAll()
  return tab
}
