import { loadQuery } from 'react-relay'
import type { PreloadedQuery } from 'react-relay'
import type { ConcreteRequest, IEnvironment, OperationDescriptor, OperationType } from 'relay-runtime'
import { createOperationDescriptor, fetchQuery } from 'relay-runtime'
import { nextTask } from '#src/lib/scheduling/nextTask.ts'
import { isInStore } from './isInStore.ts'
import { answerKey, variablesOf } from './ssr.ts'
import type { AnswerReplay, RecordedAnswer } from './ssr.ts'

/**
 * A started query as a loader returns it: plain data, because route data is serialised into the page and cached by the
 * router, which could never dispose of a live reference.
 */
export type RouteQuery<TQuery extends OperationType = OperationType> = {
  readonly operation: string
  readonly variables: TQuery['variables']
}

/**
 * Whether the store may answer. Spec §9: by default yes, as for catalogue pages; carts and checkouts send a request as
 * well.
 */
export type RouteFetchPolicy = 'store-or-network' | 'store-and-network'

/**
 * As {@link RouteFetchPolicy}; `fetched-or-network`: another query has just fetched all of it, so restored records count.
 */
export type FetchPolicy = RouteFetchPolicy | 'fetched-or-network'

/** A value of the store that shows whether an answer beside it is outdated, e.g. the total of a cart. */
type AnswerState = string | number | null | undefined

type PooledQuery = {
  /** Relay's identifier of the request. */
  readonly request: string
  readonly asked: OperationDescriptor
  readonly operation: string
  /** The newest last. Older ones are kept while a page that adopted them is mounted. */
  readonly references: PreloadedQuery<OperationType>[]
  users: number
  releasable: ReturnType<typeof setTimeout> | undefined
}

/** A reference that no page has adopted within this time is released: an abandoned preload, a page that was left. */
export const UNUSED_REFERENCE_TTL_MS = 5 * 60_000

/** Above this number of unused references the oldest are released first. */
const MAX_UNUSED_REFERENCES = 30

/**
 * Owns every query reference of an environment. Loaders start queries, pages adopt them by their plain handle while
 * mounted, and unused references are released.
 */
export class QueryPool {
  readonly #environment: IEnvironment
  readonly #hasRestored: () => boolean
  readonly #unhydrated: Set<string>
  readonly #isHeld: AnswerReplay['isHeld']
  readonly #pooled = new Map<string, PooledQuery>()
  /** Keys of queries that were started before their loader ran. */
  readonly #ahead = new Set<string>()
  /** Keys of queries that are sent after hydration. */
  readonly #unasked = new Set<string>()
  /** For queries whose answers depend on other operations: the state that the last answer belongs to. */
  readonly #states = new Map<string, AnswerState>()
  readonly #listeners = new Set<() => void>()
  /** The number of answers and failures of this pool's requests and of the code it follows. */
  arrivals = 0

  /** `hasRestored`: the store contains records of an earlier document. `replay`: the answers in this document. */
  constructor(
    environment: IEnvironment,
    hasRestored: () => boolean = () => false,
    { unhydrated, isHeld }: Pick<AnswerReplay, 'unhydrated' | 'isHeld'> = {
      unhydrated: new Set(),
      isHeld: () => false,
    },
  ) {
    this.#environment = environment
    this.#hasRestored = hasRestored
    this.#unhydrated = unhydrated
    this.#isHeld = isHeld
  }

  /** Sends the request before the loader runs; the loader's {@link load} of the query joins it. */
  loadAhead(node: ConcreteRequest, variables: OperationType['variables']): void {
    this.load(node, variables, 'store-and-network')
    this.#ahead.add(keyOf(node, variables))
  }

  /**
   * Writes the document's answer to a query into the store before the page that reads it is hydrated: doing both in one
   * task would block a slow phone.
   */
  loadRecorded(node: ConcreteRequest, answers: readonly RecordedAnswer[]): void {
    for (const { key } of answers) {
      const variables = variablesOf(key, node)
      if (variables) this.load(node, variables)
    }
  }

  /** Starts the query unless its data is in the store or a request for it is pending. */
  load<TQuery extends OperationType>(
    node: ConcreteRequest,
    variables: TQuery['variables'],
    wanted: FetchPolicy = 'store-or-network',
  ): RouteQuery<TQuery> {
    const fetchPolicy = wanted === 'fetched-or-network' ? 'store-or-network' : wanted
    const key = keyOf(node, variables)
    if (this.#ahead.delete(key)) return { operation: node.params.name, variables }
    const operation = createOperationDescriptor(node, variables)
    const pooled = this.#pooled.get(key) ?? {
      request: operation.request.identifier,
      asked: operation,
      operation: node.params.name,
      references: [],
      users: 0,
      releasable: undefined,
    }
    const isOfEarlierDocument = wanted !== 'fetched-or-network' && this.#isOfEarlierDocument(operation)
    let policy = isOfEarlierDocument ? 'store-and-network' : fetchPolicy
    // Browsers may restore a document that is hours old. Hydration must find the document's data nevertheless.
    if (policy === 'store-and-network' && this.#unhydrated.has(key)) {
      // Not the snapshot's data, which may differ from the document's HTML.
      if (!isOfEarlierDocument || !this.#isHeld(key)) policy = 'store-or-network'
      if (fetchPolicy === 'store-and-network') this.#unasked.add(key)
    }
    const reference = loadQuery(this.#environment, node, variables, {
      fetchPolicy: policy,
      networkCacheConfig: this.#mayBeInStore(operation),
    })
    pooled.references.push(reference)
    reference.source?.subscribe({ next: this.#tellArrival, error: this.#tellArrival })
    if (pooled.users === 0) this.#disposeAllButNewest(pooled)
    // Moves the entry to the end of the map, whose order is that of last use.
    this.#pooled.delete(key)
    this.#pooled.set(key, pooled)
    this.#scheduleRelease(key, pooled)
    return { operation: node.params.name, variables }
  }

  /** As {@link load}, and waits until the data is in the store: for data that decides the status of a page. */
  async loadFully<TQuery extends OperationType>(
    node: ConcreteRequest,
    variables: TQuery['variables'],
  ): Promise<TQuery['response']> {
    const operation = createOperationDescriptor(node, variables)
    const networkCacheConfig = this.#mayBeInStore(operation)
    if (this.#isOfEarlierDocument(operation)) {
      // The decision is based on the stored data; the next one sees the network's answer.
      fetchQuery(this.#environment, node, variables, { networkCacheConfig }).subscribe({ error: () => undefined })
    }
    return fetchQuery<TQuery>(this.#environment, node, variables, {
      networkCacheConfig,
      fetchPolicy: 'store-or-network',
    }).toPromise()
  }

  /** Whether the store can answer with records that this document has not fetched itself: show them, and fetch. */
  #isOfEarlierDocument(operation: OperationDescriptor): boolean {
    if (!this.#hasRestored() || !isInStore(this.#environment, operation)) return false
    const availability = this.#environment.check(operation)
    return availability.status === 'available' && availability.fetchTime == null
  }

  /** The store may answer every request of the pool first, whichever caller sent it: equal requests are joined. */
  readonly #mayBeInStore = (operation: OperationDescriptor) => ({
    metadata: { isInStore: () => isInStore(this.#environment, operation) },
  })

  /** The reference of a handle; starts the query again if it was released meanwhile. */
  adopt<TQuery extends OperationType>(node: ConcreteRequest, query: RouteQuery<TQuery>): PreloadedQuery<TQuery> {
    const key = keyOf(node, query.variables)
    if (!this.#pooled.has(key)) this.load(node, query.variables)
    return this.#pooled.get(key)?.references.at(-1) as PreloadedQuery<TQuery>
  }

  /** Keeps a reference while a page shows it; returns the function that releases it. */
  retain(node: ConcreteRequest, query: RouteQuery): () => void {
    const key = keyOf(node, query.variables)
    const pooled = this.#pooled.get(key)
    if (!pooled) return () => undefined
    pooled.users += 1
    clearTimeout(pooled.releasable)
    this.#unhydrated.delete(key)
    if (this.#unasked.delete(key)) {
      // Not in this task, in which React commits the page: a failure must not affect the page that is being left.
      void nextTask().then(() =>
        fetchQuery(this.#environment, node, query.variables).subscribe({ error: () => undefined }),
      )
    }
    return () => {
      const current = this.#pooled.get(key)
      if (!current) return
      current.users -= 1
      if (current.users === 0) this.#disposeAllButNewest(current)
      this.#scheduleRelease(key, current)
    }
  }

  /**
   * Cancels pending requests of the same operation whose page was never shown: the shopper has gone on to the state
   * that `query` is for.
   */
  supersede(node: ConcreteRequest, { variables }: RouteQuery): void {
    const wanted = keyOf(node, variables)
    for (const [key, pooled] of this.#pooled) {
      const isAbandoned = pooled.operation === node.params.name && key !== wanted && pooled.users === 0
      if (isAbandoned && this.#environment.isRequestActive(pooled.request)) this.#release(key, pooled)
    }
  }

  /**
   * Whether a page has fetched this cart in this document, and was answered. Its component may not be mounted yet: on a
   * slow machine the answer arrives first.
   */
  hasFetchedCart(cartId: string): boolean {
    return [...this.#pooled.values()].some(
      ({ asked, references }) =>
        references.at(-1)?.variables['cartId'] === cartId &&
        (this.#environment.check(asked) as { fetchTime?: number | null }).fetchTime != null,
    )
  }

  /** Whether a page's request for this cart is pending. */
  isFetchingCart(cartId: string): boolean {
    return [...this.#pooled.values()].some(
      ({ request, references }) =>
        references.at(-1)?.variables['cartId'] === cartId && this.#environment.isRequestActive(request),
    )
  }

  /**
   * Whether the answer to a query may have changed since it arrived: it depends on `state`, which other operations
   * return. An answer that this document fetched, or that another operation returned, counts as up to date with the
   * first state that is seen beside it.
   */
  isOutdated(
    node: ConcreteRequest,
    variables: OperationType['variables'],
    state: AnswerState,
    isTold = false,
  ): boolean {
    const key = keyOf(node, variables)
    if (this.#states.has(key)) return this.#states.get(key) !== state
    const isAskedHere = this.#environment.check(createOperationDescriptor(node, variables))
    if (!isTold && (isAskedHere.status !== 'available' || isAskedHere.fetchTime == null)) return true
    this.#states.set(key, state)
    return false
  }

  /** Records that an answer belongs to `state`; see {@link isOutdated}. */
  noteState(node: ConcreteRequest, variables: OperationType['variables'], state: AnswerState): void {
    this.#states.set(keyOf(node, variables), state)
  }

  /** Calls the listener after each of {@link arrivals}; returns the function that removes it. */
  onArrival(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Counts the arrival or failure of code that a page waits for beside its answers. */
  readonly follow = (code: Promise<unknown>): void => void code.then(this.#tellArrival, this.#tellArrival)

  readonly #tellArrival = (): void => {
    this.arrivals += 1
    for (const listener of this.#listeners) listener()
  }

  /** The number of references; for tests of leaks. */
  get size(): number {
    return this.#pooled.size
  }

  #scheduleRelease(key: string, pooled: PooledQuery): void {
    if (pooled.users > 0 || (import.meta.env.SSR && this.#environment.isServer())) return
    clearTimeout(pooled.releasable)
    pooled.releasable = setTimeout(() => this.#release(key, pooled), UNUSED_REFERENCE_TTL_MS)
    const unused = [...this.#pooled].filter(([, candidate]) => candidate.users === 0)
    for (const [oldKey, old] of unused.slice(0, -MAX_UNUSED_REFERENCES)) {
      this.#release(oldKey, old)
    }
  }

  #disposeAllButNewest(pooled: PooledQuery): void {
    for (const reference of pooled.references.splice(0, pooled.references.length - 1)) reference.dispose()
  }

  #release(key: string, pooled: PooledQuery): void {
    clearTimeout(pooled.releasable)
    if (this.#pooled.get(key) === pooled) {
      this.#pooled.delete(key)
      this.#ahead.delete(key)
    }
    for (const reference of pooled.references) reference.dispose()
  }
}

const keyOf = (node: ConcreteRequest, variables: OperationType['variables']): string =>
  answerKey({ id: node.params.id ?? null, name: node.params.name, variables })
