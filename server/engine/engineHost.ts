import type { Logger } from 'pino'
import type { CallName, EngineCall, EngineCalls, FromEngine } from './messages.ts'
import type { OpenWorker, RunningWorker } from './openWorker.ts'
import { createOperationQueue, type Lane } from './operationQueue.ts'

/**
 * How long one operation may occupy the engine's thread. The costliest one that the limits of requests allow takes about
 * a second on a slow machine, and the storefront waits 15 s for the answer to a query, also behind a stopped operation.
 */
export const OPERATION_LIMIT_MS = 5_000

/** A thread that does not start is tried again after this time, then after twice as long, up to the longest. */
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

/** A call that others have interrupted is sent again, but not for ever. */
const MOST_TRIES = 3

export type Outcome<Name extends CallName> =
  | { readonly kind: 'answered'; readonly output: EngineCalls[Name]['output'] }
  /** Nothing was done: too many calls wait, or the engine cannot be started at the moment. */
  | { readonly kind: 'busy' }
  /** It changes nothing, and it was stopped because it took too long or used up the memory. */
  | { readonly kind: 'stopped' }
  /** Its thread ended: whether it was carried out is not known. */
  | { readonly kind: 'interrupted' }

export type CallOptions = {
  readonly lane: Lane
  /** Doing it twice does no harm. */
  readonly isRepeatable: boolean
  readonly signal?: AbortSignal | null
}

type Timer = { readonly cancel: () => void }

export type EngineHostOptions = {
  readonly openWorker: OpenWorker
  readonly log: Pick<Logger, 'error'>
  /** How far the engine's clock is ahead of the machine's. */
  readonly aheadMs: () => number
  /** Receives the cache tags of changes; `all` after a thread ended whose last changes are not known. */
  readonly onChange: (tags: readonly string[] | 'all') => void
  readonly later: (ms: number, run: () => void) => Timer
  readonly limitMs?: number
}

export type EngineHost = {
  /** Rejects only with the error that the call threw in the engine, and with the reason of the signal. */
  readonly call: <Name extends CallName>(
    call: Extract<EngineCall, { readonly name: Name }>,
    options: CallOptions,
  ) => Promise<Outcome<Name>>
  /** Blocks the thread until the returned function is called. For tests. */
  readonly hold: () => () => void
  readonly close: () => Promise<void>
}

type Job = {
  readonly id: number
  readonly call: EngineCall
  readonly lane: Lane
  readonly isRepeatable: boolean
  readonly settle: (outcome: Outcome<CallName>) => void
  readonly fail: (error: unknown) => void
  tries: number
}

/**
 * Runs the engine in a thread of its own, which carries out one call at a time. A call that occupies the thread for too
 * long is stopped by ending the thread, because running JavaScript cannot be interrupted. Another thread is started, and
 * calls that had not been begun, or that change nothing, are sent again.
 */
export async function startEngineHost(options: EngineHostOptions): Promise<EngineHost> {
  const { openWorker, log, aheadMs, onChange, later, limitMs = OPERATION_LIMIT_MS } = options
  const queue = createOperationQueue<Job>()
  /** The call that occupies the thread. */
  let turn: { readonly job: Job; readonly timer: Timer } | null = null
  /** Calls that were begun and wait for something outside the thread. */
  const waiting = new Map<number, Job>()
  let worker: RunningWorker | null = null
  let replacing: Promise<void> | null = null
  let retry: Timer | null = null
  let isClosed = false
  let lastId = 0

  /** The job of a call that the thread is no longer occupied with. */
  function takeJob(id: number): Job | undefined {
    const job = turn?.job.id === id ? turn.job : waiting.get(id)
    if (job === turn?.job) endTurn()
    waiting.delete(id)
    return job
  }

  function endTurn(): void {
    turn?.timer.cancel()
    turn = null
  }

  function onMessage(message: FromEngine): void {
    if (message.kind === 'changed') onChange(message.tags)
    if (!('id' in message)) return
    const job = takeJob(message.id)
    if (job && message.kind === 'waiting') waiting.set(job.id, job)
    else if (job) {
      queue.finish(job)
      if (message.kind === 'answered') job.settle({ kind: 'answered', output: message.output })
      if (message.kind === 'failed') job.fail(message.error)
    }
    begin()
  }

  /** Begins the next call if the thread is free. */
  function begin(): void {
    if (!worker || turn || replacing) return
    const job = queue.take()
    if (!job) return
    turn = { job, timer: later(limitMs, () => void replace('An operation took too long')) }
    worker.post({ kind: 'call', id: job.id, call: job.call, aheadMs: aheadMs() })
  }

  function replace(reason: string, cause?: unknown): Promise<void> {
    replacing ??= replaceWorker(reason, cause).finally(() => {
      replacing = null
      begin()
    })
    return replacing
  }

  /** Ends the thread, settles the calls that it had begun, and starts another one. */
  async function replaceWorker(reason: string, cause: unknown): Promise<void> {
    const old = worker
    // Answers may arrive until it has ended.
    await old?.terminate()
    worker = null
    const current = turn?.job ?? null
    const culprit = current !== null && old?.lastBegun() === current.id ? current : null
    const others = [...(current !== null && culprit === null ? [current] : []), ...waiting.values()]
    endTurn()
    waiting.clear()
    const operation = culprit && operationNameOf(culprit.call)
    log.error({ operation, limitMs, ...(cause !== undefined && { err: cause }) }, `${reason}: the engine is restarted`)
    // Their changes may be committed, while the tags did not arrive.
    if (culprit?.isRepeatable === false || others.some((job) => !job.isRepeatable)) onChange('all')
    if (culprit) {
      queue.finish(culprit)
      culprit.settle({ kind: culprit.isRepeatable ? 'stopped' : 'interrupted' })
    }
    // The last one first, because each goes to the front.
    for (const job of others.toReversed()) {
      queue.finish(job)
      sendAgain(job, job === current)
    }
    if (!isClosed) await start(FIRST_RETRY_MS)
  }

  function sendAgain(job: Job, isUnbegun: boolean): void {
    job.tries += 1
    if (!isUnbegun && !job.isRepeatable) job.settle({ kind: 'interrupted' })
    else if (job.tries < MOST_TRIES) queue.enterAgain(job)
    else job.settle({ kind: isUnbegun ? 'busy' : 'stopped' })
  }

  const open = (): Promise<RunningWorker> =>
    openWorker({ onMessage, onEnd: (error) => void replace('The thread of the engine ended', error) })

  /** Calls are refused until it succeeds. */
  async function start(retryMs: number): Promise<void> {
    retry = null
    try {
      worker = await open()
    } catch (error) {
      log.error({ err: error, retryMs }, 'The engine cannot be started')
      retry = later(retryMs, () => void start(Math.min(retryMs * 2, LONGEST_RETRY_MS)).then(begin))
      for (const job of queue.clear()) job.settle({ kind: 'busy' })
    }
  }

  worker = await open()

  return {
    call: <Name extends CallName>(
      call: Extract<EngineCall, { readonly name: Name }>,
      { lane, isRepeatable, signal }: CallOptions,
    ) =>
      new Promise<Outcome<Name>>((resolve, reject) => {
        const leave = () => {
          queue.leave(job)
          reject(signal?.reason)
        }
        const job: Job = {
          id: (lastId += 1),
          call,
          lane,
          isRepeatable,
          tries: 0,
          settle: (outcome) => {
            signal?.removeEventListener('abort', leave)
            // The output is that of the call's name.
            resolve(outcome as Outcome<Name>)
          },
          fail: (error) => {
            signal?.removeEventListener('abort', leave)
            reject(error)
          },
        }
        if (signal?.aborted) return reject(signal.reason)
        if (isClosed || retry !== null || !queue.enter(job)) return resolve({ kind: 'busy' })
        signal?.addEventListener('abort', leave, { once: true })
        begin()
      }),
    hold() {
      const gate = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
      worker?.post({ kind: 'hold', gate })
      return () => {
        const cell = new Int32Array(gate)
        Atomics.store(cell, 0, 1)
        Atomics.notify(cell, 0)
      }
    },
    async close() {
      isClosed = true
      retry?.cancel()
      for (const job of queue.clear()) job.settle({ kind: 'busy' })
      await replacing
      const last = worker
      if (!last) return
      const cut = later(limitMs, () => void last.terminate())
      await last.close()
      cut.cancel()
    },
  }
}

const HEAD_LENGTH = 4_000

/** The name that the client gave the operation, without any of its values. */
function operationNameOf({ name, input }: EngineCall): string {
  if (name !== 'operation') return name
  const head = input.body ? new TextDecoder().decode(input.body.slice(0, HEAD_LENGTH)) : decodeURIComponent(input.url)
  return /\b(?:query|mutation)\s+(\w+)/.exec(head)?.[1] ?? 'without a name'
}
