import type { Result } from '#src/lib/result.ts'
import type { CartError } from './cartError.ts'
import { emptyCartQueue, enqueue, finishRunning, startNext, unanswered } from './cartQueue.ts'

/** The answer to a write that later ones may replace. A replaced write shares the answer of its replacement. */
export type WriteOutcome = Result<null, CartError>

/** An addition on its way, as far as the page it came from knows it: shown in the cart until the real line is there. */
export type ArrivingLine = {
  readonly name: string
  readonly imageUrl: string | null
  readonly quantity: number
}

export type Prediction = { readonly dispose: () => void }

type WriteOptions = {
  /** Shows what the write will do. Called at once; taken back when the write starts, is replaced or fails to start. */
  readonly predict?: () => Prediction
  readonly arriving?: readonly ArrivingLine[]
  /** How many pieces an addition brings. */
  readonly pieces?: number
}

/** What is under way. A new object at every change. */
export type CartActivity = {
  /** Writes are unanswered, so the sums on screen are not the last word. */
  readonly busy: boolean
  /** Targets of the unanswered writes. */
  readonly targets: ReadonlySet<string>
  readonly arriving: readonly ArrivingLine[]
  /** Pieces on their way: what a cart that does not exist yet will hold. */
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
  /** By the uid of a line: that of the one whose place it took when its choices were changed. */
  readonly origins: Map<string, string>
  /** A write that nothing replaces. */
  readonly add: <T>(run: () => Promise<T>, options?: WriteOptions) => Promise<T>
  /** The last wanted state of a target; a waiting earlier one is dropped and shares this one's outcome. */
  readonly put: (target: string, run: () => Promise<WriteOutcome>, options?: WriteOptions) => Promise<WriteOutcome>
}

type Write = {
  readonly target: string | null
  readonly arriving: readonly ArrivingLine[]
  readonly pieces: number
  readonly prediction: Prediction | null
  /** Settles when the write is answered; never rejects: a failure reaches the caller's promise. */
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
    // The write predicts for itself from here on, and Relay swaps its prediction for the answer in one step.
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
