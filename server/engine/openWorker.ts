import { Worker } from 'node:worker_threads'
import { StartupFailure } from '#server/startupFailure.ts'
import type { EngineSetup, FromEngine, ToEngine, WorkerData } from './messages.ts'

/** A thread in which the engine is open. */
export type RunningWorker = {
  readonly post: (message: ToEngine, transferred?: readonly ArrayBuffer[]) => void
  /** The id of the call that was begun last; 0 before the first. Also known when the thread does not answer. */
  readonly lastBegun: () => number
  /** Ends the thread wherever it is; a call of native code is waited for. Open transactions are rolled back. */
  readonly terminate: () => Promise<void>
  /** Closes the engine, so that the database is one file again, and resolves when the thread has ended. */
  readonly close: () => Promise<void>
}

export type WorkerEvents = {
  readonly onMessage: (message: FromEngine) => void
  /** The thread has ended by itself: it failed, or its memory was used up. */
  readonly onEnd: (error: unknown) => void
}

export type OpenWorker = (events: WorkerEvents) => Promise<RunningWorker>

/**
 * The heap of the engine in megabytes. A catalogue of 100,000 products needs a third of it; an operation that needs more
 * ends the engine's thread and not the shop.
 */
const MOST_HEAP_MB = 1_024

/** A quarter of Node's own limit: it costs no measurable time, and saves some 15 MB. */
const MOST_YOUNG_HEAP_MB = 12

/** Resolves when the engine has opened its database. Rejects with {@link StartupFailure} for problems that the shop's owner can fix. */
export const createOpenWorker =
  (setup: EngineSetup): OpenWorker =>
  ({ onMessage, onEnd }) => {
    const begun = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    const lastBegun = new Int32Array(begun)
    const data: WorkerData = { setup, begun }
    const worker = new Worker(new URL('engineWorker.ts', import.meta.url), {
      name: 'engine',
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: MOST_YOUNG_HEAP_MB },
    })
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    let isExpected = false
    return new Promise((resolve, reject) => {
      let isOpen = false
      let failure: unknown = new Error('The thread of the commerce engine has ended')
      worker.on('error', (error) => (failure = error))
      worker.once('exit', () => {
        if (!isOpen) reject(failure)
        else if (!isExpected) onEnd(failure)
      })
      worker.on('message', (message: FromEngine) => {
        if (message.kind === 'refused') {
          failure = new StartupFailure(message.problem)
        } else if (message.kind === 'ready') {
          isOpen = true
          resolve({
            post: (sent, transferred = []) => worker.postMessage(sent, transferred),
            lastBegun: () => Atomics.load(lastBegun, 0),
            terminate: async () => {
              isExpected = true
              await worker.terminate()
              await ended
            },
            close: async () => {
              isExpected = true
              worker.postMessage({ kind: 'close' } satisfies ToEngine)
              await ended
            },
          })
        } else onMessage(message)
      })
    })
  }
