import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { SchemaAnswer } from './askSchema.ts'

/** What the backend has, as far as it is known. */
export type Capabilities = {
  /** The names of the optional parts that it has, in the schema's order. */
  readonly parts: readonly string[]
  /** It announces `@defer`. */
  readonly deferral: boolean
}

/** What is kept between starts of the host. */
type Kept = {
  readonly format: 1
  /** The backend that gave the answers. */
  readonly url: string
  /** Of the list that was asked: answers to another list do not say all. */
  readonly list: string
  readonly parts: Readonly<Record<string, boolean>>
  readonly deferral: boolean
}

/** Where answers are kept. Reading gives null when nothing is there. */
export type CapabilityFile = {
  readonly read: () => string | null
  readonly write: (text: string) => Promise<void>
}

type KeeperOptions = {
  /** Names of the optional parts that the storefront wants to know of. */
  readonly names: readonly string[]
  /** By name: what came in the same version of the same module, so that a backend has all of it or none. */
  readonly groups?: ReadonlyMap<string, string>
  readonly ask: () => Promise<SchemaAnswer>
  /** Null keeps nothing: an embedded engine is asked at once at every start. */
  readonly file: CapabilityFile | null
  readonly url: string
  /** After what the storefront may show has changed. */
  readonly onChange: () => void
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Calls once, after so many milliseconds. */
  readonly later: (ms: number, run: () => void) => { readonly cancel: () => void }
  readonly now: () => number
  /** How long the first start waits for an answer before the shop opens without it. */
  readonly patienceMs?: number
}

export type CapabilityKeeper = {
  /** Whether this backend has answered before, at an earlier start or now. */
  readonly isKnown: () => boolean
  /** The last known answer. What is not known is not offered: asking for it could refuse a whole page. */
  readonly current: () => Capabilities
  /** Resolves when there is something to start with. Asks in the background when answers were kept. */
  readonly start: () => Promise<void>
  /** The backend refused something that the storefront sent: asks again soon. */
  readonly doubt: () => void
  readonly stop: () => void
}

const RENEWAL_MS = 60 * 60_000
/** While something is not known. Doubles with each attempt, up to the time of a renewal. */
const FIRST_RETRY_MS = 60_000
/** After a refusal, and at most once in this time: many shoppers meet the same one. */
const DOUBT_MS = 60_000
/** In one line of the log. */
const MOST_NAMED = 10

/** Knows what the backend has: from an earlier start, asked again in the background, and never less because it failed. */
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
    // At once: pages made from the old answer must not be given after it.
    if (JSON.stringify(before) !== JSON.stringify(after)) onChange()
    tell(before, after, answer, isFirst)
    if (answer.parts.size > 0) await keep()
    const isAnswered = answer.problem === null
    plan(isAnswered ? RENEWAL_MS : retryMs)
    retryMs = isAnswered ? FIRST_RETRY_MS : Math.min(retryMs * 2, RENEWAL_MS)
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
      // What pages are read with comes first.
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
      // In the background it tells of its own failure.
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
