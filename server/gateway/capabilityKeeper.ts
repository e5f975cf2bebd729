import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { SchemaAnswer } from './probeSchema.ts'

/** The known capabilities of the backend. */
export type Capabilities = {
  /** The names of the optional parts that it has, in the schema's order. */
  readonly parts: readonly string[]
  /** Whether it announces `@defer`. */
  readonly deferral: boolean
}

/** The file that is kept between starts of the host. */
type Kept = {
  readonly format: 1
  /** The URL of the backend that gave the answers. */
  readonly url: string
  /** A hash of the requested list: answers to another list may be incomplete. */
  readonly list: string
  readonly parts: Readonly<Record<string, boolean>>
  readonly deferral: boolean
}

/** Where answers are stored. Reading returns null if there are none. */
export type CapabilityFile = {
  readonly read: () => string | null
  readonly write: (text: string) => Promise<void>
}

type KeeperOptions = {
  /** Names of the optional parts that the storefront uses. */
  readonly names: readonly string[]
  /** By name: the parts of the same version of the same module, of which a backend has all or none. */
  readonly groups?: ReadonlyMap<string, string>
  readonly ask: () => Promise<SchemaAnswer>
  /** Null stores nothing: an embedded engine is queried at every start. */
  readonly file: CapabilityFile | null
  readonly url: string
  /** Called when the capabilities have changed. */
  readonly onChange: () => void
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Calls once after a number of milliseconds. */
  readonly later: (ms: number, run: () => void) => { readonly cancel: () => void }
  readonly now: () => number
  /** How long the first start waits for an answer before the shop opens without it. */
  readonly patienceMs?: number
}

export type CapabilityKeeper = {
  /** Whether this backend has answered before, at an earlier start or now. */
  readonly isKnown: () => boolean
  /** The last known answer. Unknown parts are not offered, because a query with a missing part fails the whole page. */
  readonly current: () => Capabilities
  /** Resolves when the shop can start. If answers were stored, it queries the backend in the background. */
  readonly start: () => Promise<void>
  /** The backend refused an operation of the storefront: query its capabilities again soon. */
  readonly doubt: () => void
  readonly stop: () => void
}

const RENEWAL_MS = 10 * 60_000
/** The interval while something is unknown. It doubles with each attempt, up to the slowest one. */
const FIRST_RETRY_MS = 60_000
const SLOWEST_RETRY_MS = 5 * 60_000
/** The delay after a refusal, and the shortest interval, because many shoppers cause the same refusal. */
const DOUBT_MS = 60_000
/** The highest number of names in one line of the log. */
const MOST_NAMED = 10

/**
 * Keeps the capabilities of the backend: from an earlier start, renewed in the background, and never reduced because of
 * a failure.
 */
export function createCapabilityKeeper(options: KeeperOptions): CapabilityKeeper {
  const {
    names,
    groups = new Map<string, string>(),
    ask,
    file,
    url,
    onChange,
    log,
    later,
    now,
    patienceMs = 10_000,
  } = options
  const list = createHash('sha256').update(names.join('\n')).digest('hex')
  let known: ReadonlyMap<string, boolean> = new Map()
  let deferral: boolean | null = null
  let isComplete = false
  let isStopped = false
  let underWay: Promise<void> | null = null
  let timer: ReturnType<KeeperOptions['later']> | null = null
  let retryMs = FIRST_RETRY_MS
  let askedAt = Number.NEGATIVE_INFINITY

  const current = (): Capabilities => ({
    parts: names.filter((name) => known.get(name) === true),
    deferral: deferral ?? false,
  })

  function readKept(): void {
    const kept = parseKept(file?.read() ?? null, log)
    if (kept?.url !== url) return
    known = new Map(names.flatMap((name) => (name in kept.parts ? [[name, kept.parts[name] === true] as const] : [])))
    deferral = kept.deferral
    isComplete = kept.list === list
  }

  async function keep(): Promise<void> {
    const kept: Kept = { format: 1, url, list, parts: Object.fromEntries(known), deferral: deferral ?? false }
    try {
      await file?.write(JSON.stringify(kept))
    } catch (error) {
      log.warn({ err: error }, 'What the commerce server has could not be kept for the next start')
    }
  }

  function renew(): Promise<void> {
    underWay ??= askNow().finally(() => {
      underWay = null
    })
    return underWay
  }

  async function askNow(): Promise<void> {
    timer?.cancel()
    askedAt = now()
    const before = current()
    const isFirst = known.size === 0
    const answer = await ask()
    if (isStopped) return
    known = new Map([...known, ...answer.parts])
    deferral = answer.deferral ?? deferral
    isComplete = names.every((name) => known.has(name))
    const after = current()
    // At once: pages rendered with the old answer must not be served after it.
    if (JSON.stringify(before) !== JSON.stringify(after)) onChange()
    tell(before, after, answer, isFirst)
    if (answer.parts.size > 0) await keep()
    const isAnswered = answer.problem === null
    plan(isAnswered ? RENEWAL_MS : retryMs)
    retryMs = isAnswered ? FIRST_RETRY_MS : Math.min(retryMs * 2, SLOWEST_RETRY_MS)
  }

  function plan(ms: number): void {
    timer?.cancel()
    if (!isStopped) timer = later(ms, () => void renew())
  }

  function tell(before: Capabilities, after: Capabilities, answer: SchemaAnswer, isFirst: boolean): void {
    const unknown = names.filter((name) => !known.has(name))
    const gained = after.parts.filter((name) => !before.parts.includes(name))
    const lost = before.parts.filter((name) => !after.parts.includes(name))
    if (answer.lacking.length > 0) {
      // The parts of queries come first, because pages need them.
      const [first, rest] = [/^Query\./, /^(?!Query\.)/].map((root) => answer.lacking.filter((name) => root.test(name)))
      const named = [...(first ?? []), ...(rest ?? [])].slice(0, MOST_NAMED).join(', ')
      const more = answer.lacking.length - MOST_NAMED
      log.error(
        `The commerce server lacks what the storefront needs (${named}${more > 0 ? ` and ${more} more` : ''}): ` +
          'it is older than Magento 2.4.7, or cut down. Pages that ask for it fail',
      )
    }
    if (answer.problem !== null) {
      log.warn(
        `The commerce server did not say what it has: ${answer.problem}. ` +
          (isComplete ? 'What was known still holds' : `${unknown.length} optional parts are left out until it does`),
      )
      return
    }
    const isThere = (name: string) => known.get(name) === true
    const there = new Set(names.filter(isThere).map((name) => groups.get(name)))
    const torn = names.filter((name) => !isThere(name) && groups.has(name) && there.has(groups.get(name)))
    if (torn.length > 0 && (isFirst || gained.length + lost.length > 0)) {
      log.warn(
        `The commerce server is of no version that is known: it lacks ${torn.join(', ')}, though it has what came with it. ` +
          'What belongs to it is not offered',
      )
    }
    if (isFirst) {
      log.info(summary(''))
    } else if (gained.length + lost.length > 0) {
      log.warn(
        `The commerce server has changed: ${[
          ...(gained.length > 0 ? [`it now has ${gained.join(', ')}`] : []),
          ...(lost.length > 0 ? [`it no longer has ${lost.join(', ')}`] : []),
        ].join('; ')}`,
      )
    }
  }

  function summary(when: string): string {
    const missing = names.filter((name) => known.get(name) !== true)
    return (
      `The commerce server has ${names.length - missing.length} of ${names.length} optional parts of the API${when}` +
      (missing.length > 0 ? `; missing: ${missing.join(', ')}` : '')
    )
  }

  readKept()
  return {
    isKnown: () => known.size > 0,
    current,
    async start() {
      if (known.size > 0) log.info(summary(', as it said before this start; it is asked again'))
      const asking = renew()
      // In the background it reports its own failure.
      if (isComplete) return
      const { promise: patience, resolve } = Promise.withResolvers<void>()
      const waiting = later(patienceMs, resolve)
      await Promise.race([asking, patience])
      waiting.cancel()
    },
    doubt() {
      const waitMs = Math.max(0, askedAt + DOUBT_MS - now())
      if (waitMs === 0) void renew()
      else if (!underWay) plan(waitMs)
    },
    stop() {
      isStopped = true
      timer?.cancel()
    },
  }
}

function parseKept(text: string | null, log: KeeperOptions['log']): Kept | null {
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    return isKept(kept) ? kept : null
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    log.warn('The kept answers about the commerce server cannot be read; it is asked again')
    return null
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { format, url, list, parts, deferral } = value as Partial<Record<keyof Kept, unknown>>
  return (
    format === 1 &&
    typeof url === 'string' &&
    typeof list === 'string' &&
    typeof parts === 'object' &&
    parts !== null &&
    typeof deferral === 'boolean'
  )
}
