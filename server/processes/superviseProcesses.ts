import type { Logger } from 'pino'
import { StartupFailure } from '#server/startupFailure.ts'
import type { FromParent } from './messages.ts'

/** The operating system's side of a web process. */
export type WebProcess = {
  readonly send: (message: FromParent) => void
  readonly signal: (name: 'SIGTERM' | 'SIGKILL') => void
}

export type WebProcessEvents = {
  readonly onReady: () => void
  /** The owner of the shop can fix why it does not start. */
  readonly onRefused: (problems: readonly string[]) => void
  readonly onPulse: () => void
  readonly onEnd: (reason: { readonly code: number | null; readonly signal: string | null }) => void
}

type Timer = { readonly cancel: () => void }

type SupervisorOptions = {
  readonly count: number
  /** Starts the process of a slot; slot 0 also does the jobs that a host does once. */
  readonly start: (slot: number, events: WebProcessEvents) => WebProcess
  readonly later: (ms: number, run: () => void) => Timer
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly log: Pick<Logger, 'error' | 'warn'>
  /** How long a process may take to end after SIGTERM. */
  readonly endMs: number
}

export type Supervisor = {
  /** Resolves when every slot has a process that serves. Rejects with a StartupFailure if the first one cannot start. */
  readonly open: () => Promise<void>
  /** Replaces the processes one after the other; an old one ends when its successor serves. */
  readonly replaceAll: () => Promise<void>
  /** Ends all of them gracefully. */
  readonly stop: () => Promise<void>
  /** The processes that serve. */
  readonly ready: () => readonly WebProcess[]
  readonly restarts: () => number
}

/** A process that ended is started again after this time, then after twice as long, up to the longest. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** A process that has served this long ends a series of failures. */
const STEADY_MS = 60_000
/** A process without a pulse for this time is stuck in a loop. */
const SILENCE_MS = 30_000
const LOOK_MS = 5_000

type Running = {
  readonly slot: number
  readonly web: WebProcess
  readonly served: Promise<boolean>
  readonly ended: Promise<void>
  problems: readonly string[] | null
  readyAt: number | null
  pulseAt: number
  /** Its end is wanted. */
  isLeaving: boolean
}

/** Keeps a number of web processes running. */
export function superviseProcesses(options: SupervisorOptions): Supervisor {
  const { count, start, later, now, log, endMs } = options
  const slots = new Map<number, Running>()
  const failures = new Map<number, number>()
  const pauses = new Set<Timer>()
  const all = new Set<Running>()
  let isStopping = false
  let restarts = 0
  let replacing: Promise<void> | null = null
  let watching: Timer | null = null
  /** The slots whose process is started again when it ends. */
  const opened = new Set<number>()
  const servedOnce = Array.from({ length: count }, () => Promise.withResolvers<void>())

  function launch(slot: number): Running {
    const served = Promise.withResolvers<boolean>()
    const ended = Promise.withResolvers<void>()
    const web = start(slot, {
      onReady: () => {
        running.readyAt = now()
        running.pulseAt = now()
        served.resolve(true)
        servedOnce[slot]?.resolve()
      },
      onRefused: (problems) => {
        running.problems = problems
      },
      onPulse: () => {
        running.pulseAt = now()
      },
      onEnd: (reason) => {
        all.delete(running)
        served.resolve(false)
        ended.resolve()
        if (slots.get(slot) === running) slots.delete(slot)
        if (!running.isLeaving) onCrash(running, reason)
      },
    })
    const running: Running = {
      slot,
      web,
      served: served.promise,
      ended: ended.promise,
      problems: null,
      readyAt: null,
      pulseAt: now(),
      isLeaving: false,
    }
    all.add(running)
    return running
  }

  function onCrash({ slot, readyAt, problems }: Running, reason: object): void {
    // The failure of the first start, or of a replacement, is reported by the code that waits for it.
    if (isStopping || !opened.has(slot) || slots.has(slot)) return
    const isSteady = readyAt !== null && now() - readyAt >= STEADY_MS
    const number = isSteady ? 0 : (failures.get(slot) ?? 0)
    failures.set(slot, number + 1)
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** number, LONGEST_PAUSE_MS)
    log.error({ slot, ...reason, ...(problems && { problems }), pauseMs }, 'A web process ended and is started again')
    const pause = later(pauseMs, () => {
      pauses.delete(pause)
      if (slots.has(slot)) return
      restarts += 1
      slots.set(slot, launch(slot))
    })
    pauses.add(pause)
  }

  function openSlot(slot: number): Running {
    const running = launch(slot)
    slots.set(slot, running)
    opened.add(slot)
    return running
  }

  /** Ends a process that has no pulse: its thread is busy for ever. */
  function watch(): void {
    for (const { slot, web, readyAt, pulseAt } of all) {
      if (readyAt === null || now() - pulseAt < SILENCE_MS) continue
      log.error({ slot }, 'A web process is stuck and is killed')
      web.signal('SIGKILL')
    }
    if (!isStopping) watching = later(LOOK_MS, watch)
  }

  async function end(running: Running, tell: () => void): Promise<void> {
    running.isLeaving = true
    tell()
    const cut = later(endMs, () => {
      log.error({ slot: running.slot }, 'A web process does not end and is killed')
      running.web.signal('SIGKILL')
    })
    await running.ended
    cut.cancel()
  }

  async function replaceEach(): Promise<void> {
    for (let slot = 0; slot < count && !isStopping; slot += 1) {
      const old = slots.get(slot)
      if (!old) continue
      const next = launch(slot)
      if (!(await next.served)) {
        if (isStopping) return
        log.error({ slot, problems: next.problems }, 'The successor of a web process does not start: the old ones stay')
        return
      }
      if ((slots.get(slot) ?? old) === old) slots.set(slot, next)
      // The old one may have crashed meanwhile, and its slot been filled.
      if (slots.get(slot) === next) await end(old, () => old.web.send({ kind: 'stop' }))
      else await end(next, () => next.web.signal('SIGTERM'))
    }
  }

  return {
    async open() {
      const first = launch(0)
      slots.set(0, first)
      if (!(await first.served)) {
        throw new StartupFailure((first.problems ?? ['The first web process ended while it started']).join('\n'))
      }
      opened.add(0)
      watching = later(LOOK_MS, watch)
      for (let slot = 1; slot < count; slot += 1) openSlot(slot)
      await Promise.all(servedOnce.map(({ promise }) => promise))
    },
    replaceAll: () => {
      replacing ??= replaceEach().finally(() => {
        replacing = null
      })
      return replacing
    },
    async stop() {
      isStopping = true
      watching?.cancel()
      for (const pause of pauses) pause.cancel()
      for (const { resolve } of servedOnce) resolve()
      await Promise.all([...all].map((running) => end(running, () => running.web.signal('SIGTERM'))))
    },
    ready: () => [...all].filter(({ readyAt, isLeaving }) => readyAt !== null && !isLeaving).map(({ web }) => web),
    restarts: () => restarts,
  }
}
