import type { Result } from '#src/lib/result.ts'
import type { CartError } from './cartError.ts'
import { emptyCartQueue, enqueue, finishRunning, startNext, unanswered } from './cartQueue.ts'

/** The result of a write that later ones may replace. A replaced write gets the result of its replacement. */
export type WriteOutcome = Result<null, CartError>

/** A pending addition with the data of its page: shown in the cart until the real line arrives. */
export type ArrivingLine = {
  readonly name: string
  readonly imageUrl: string | null
  readonly quantity: number
}

export type Prediction = { readonly dispose: () => void }

type WriteOptions = {
  /** The optimistic update. Called at once; reverted when the write starts, is replaced or fails to start. */
  readonly predict?: () => Prediction
  readonly arriving?: readonly ArrivingLine[]
  /** The number of added pieces. */
  readonly pieces?: number
}

/** The pending writes. A new object at every change. */
export type CartActivity = {
  /** Writes are pending, so the totals on screen may change. */
  readonly busy: boolean
  /** Targets of the pending writes. */
  readonly targets: ReadonlySet<string>
  readonly arriving: readonly ArrivingLine[]
  /** Pieces of pending additions: the quantity of a cart that does not exist yet. */
  readonly arrivingPieces: number
}

export const IDLE_CART: CartActivity = { busy: false, targets: new Set(), arriving: [], arrivingPieces: 0 }

/** Targets of `put`. */
export const lineTarget = (uid: string): string => `line:${uid}`
export const COUPON_TARGET = 'coupon'
export const giftMessageTarget = (uid: string): string => `gift-message:${uid}`
export const giftCardTarget = (code: string): string => `gift-card:${code}`

/** Runs the writes to the cart one at a time (see cartQueue.ts). One per environment. */
export type CartWriter = {
  readonly activity: () => CartActivity
  readonly subscribe: (listener: () => void) => () => void
  /** Maps the uid of an edited line to that of the line it replaced. */
  readonly origins: Map<string, string>
  /** Adds a write that cannot be replaced. */
  readonly add: <T>(run: () => Promise<T>, options?: WriteOptions) => Promise<T>
  /** Sets the wanted state of a target; a waiting earlier write is dropped and gets this result. */
  readonly put: (target: string, run: () => Promise<WriteOutcome>, options?: WriteOptions) => Promise<WriteOutcome>
}

type Write = {
  readonly target: string | null
  readonly arriving: readonly ArrivingLine[]
  readonly pieces: number
  readonly prediction: Prediction | null
  /** Settles when the write is answered; never rejects: failures reach the caller's promise. */
  readonly start: () => Promise<void>
  readonly yieldTo: (outcome: Promise<WriteOutcome>) => void
}

export function createCartWriter(): CartWriter {
  const listeners = new Set<() => void>()
  let queue = emptyCartQueue<Write>()
  let activity = IDLE_CART

  const publish = () => {
    const writes = unanswered(queue)
    activity =
      writes.length === 0
        ? IDLE_CART
        : {
            busy: true,
            targets: new Set(writes.flatMap(({ target }) => target ?? [])),
            arriving: writes.flatMap(({ arriving }) => arriving),
            arrivingPieces: writes.reduce((sum, { pieces }) => sum + pieces, 0),
          }
    for (const listener of [...listeners]) listener()
  }

  const advance = () => {
    const started = startNext(queue)
    if (started === queue) return
    queue = started
    // From here on the mutation itself has an optimistic response, which Relay replaces by the answer in one step.
    started.running?.prediction?.dispose()
    void started.running?.start().then(() => {
      queue = finishRunning(queue)
      advance()
      publish()
    })
  }

  const push = (write: Write) => {
    const { queue: longer, superseded } = enqueue(queue, write)
    superseded?.prediction?.dispose()
    queue = longer
    advance()
    publish()
    return superseded
  }

  const enter = <T>(
    target: string | null,
    run: () => Promise<T>,
    yieldTo: (resolve: (outcome: T | Promise<T>) => void) => Write['yieldTo'],
    { predict, arriving = [], pieces = 0 }: WriteOptions,
  ) => {
    let superseded: Write | null = null
    const outcome = new Promise<T>((resolve, reject) => {
      superseded = push({
        target,
        arriving,
        pieces,
        prediction: predict?.() ?? null,
        start: () => run().then(resolve, reject),
        yieldTo: yieldTo(resolve),
      })
    })
    return { outcome, superseded: superseded as Write | null }
  }

  return {
    activity: () => activity,
    origins: new Map(),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (run, options = {}) => enter(null, run, () => () => undefined, options).outcome,
    put(target, run, options = {}) {
      const { outcome, superseded } = enter(target, run, (resolve) => resolve, options)
      superseded?.yieldTo(outcome)
      return outcome
    },
  }
}
