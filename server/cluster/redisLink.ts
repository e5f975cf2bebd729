import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@redis/client'
import type { Logger } from 'pino'
import * as v from 'valibot'

type RedisLinkOptions = {
  /** It may contain a password: never log it. */
  readonly url: string
  readonly log: Pick<Logger, 'error' | 'warn'>
  /** How long the host waits for an answer before it goes on without Redis. */
  readonly timeoutMs?: number
}

const Entry = v.object({ id: v.string(), message: v.record(v.string(), v.string()) })
type Entry = v.InferOutput<typeof Entry>

/** The answer of `XREAD`; null without new entries. */
const Followed = v.nullable(v.array(v.object({ messages: v.array(Entry) })))

/** The connections of a host to Redis or Valkey. Every command rejects soon while Redis is away. */
export type RedisLink = {
  readonly isReady: () => boolean
  readonly get: (key: string) => Promise<string | null>
  readonly set: (key: string, value: string, milliseconds: number) => Promise<void>
  readonly eval: (
    script: string,
    options: { readonly keys: string[]; readonly arguments: string[] },
  ) => Promise<unknown>
  readonly lastEntry: (stream: string) => Promise<string | null>
  readonly firstEntry: (stream: string) => Promise<string | null>
  /** The entries after an id; waits for new ones on a connection of its own. */
  readonly follow: (stream: string, after: string) => Promise<readonly Entry[]>
  readonly close: () => Promise<void>
}

const TIMEOUT_MS = 500
const LONGEST_PAUSE_MS = 3_000
/** The pause between probes of a Redis that hangs. */
const PROBE_PAUSE_MS = 1_000
/** The longest wait for new entries, after which the connection is known to work. */
const FOLLOW_MS = 5_000

/** How long a start waits for the connection; the shop opens without it. */
const PATIENCE_MS = 2_000

/** Connects in the background, and again whenever the connection breaks. */
export async function openRedis({ url, log, timeoutMs = TIMEOUT_MS }: RedisLinkOptions): Promise<RedisLink> {
  const client = createClient({
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    socket: {
      connectTimeout: PATIENCE_MS,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS),
    },
  })
  const follower = client.duplicate()
  let isAway = false
  /** It accepted a command and did not answer in time. */
  let isSilent = false
  let isClosed = false
  const leave = (error: unknown) => {
    if (isAway) return
    isAway = true
    log.error({ err: error }, 'Redis is away: this host works alone until it returns')
  }
  const arrive = () => {
    if (isAway) log.warn('Redis has returned')
    isAway = false
  }
  client.on('error', leave)
  client.on('ready', () => {
    if (!isSilent) arrive()
  })
  // The first connection reports its loss.
  follower.on('error', () => undefined)
  const connecting = Promise.allSettled([client.connect(), follower.connect()])
  await within(connecting, PATIENCE_MS).catch((error: unknown) => {
    if (!(error instanceof RedisTimeout)) throw error
  })

  /** Nothing waits for a Redis that hangs until it answers a probe. */
  async function soon<Value>(ask: () => Promise<Value>): Promise<Value> {
    if (isSilent) throw new RedisTimeout('Redis does not answer')
    try {
      return await within(ask(), timeoutMs)
    } catch (error) {
      if (error instanceof RedisTimeout) void untilItAnswers()
      throw error
    }
  }

  /** The first probe follows at once: this process may have been too busy to read an answer. */
  async function untilItAnswers(): Promise<void> {
    if (isSilent) return
    isSilent = true
    while (!isClosed && !(await answersProbe())) await delay(PROBE_PAUSE_MS, undefined, { ref: false })
    isSilent = false
    if (!isClosed) arrive()
  }

  async function answersProbe(): Promise<boolean> {
    try {
      await within(client.ping(), timeoutMs)
      return true
    } catch (error) {
      leave(error)
      return false
    }
  }

  return {
    isReady: () => client.isReady && !isSilent,
    get: (key) => soon(() => client.get(key)),
    set: async (key, value, milliseconds) => {
      await soon(() => client.set(key, value, { expiration: { type: 'PX', value: milliseconds } }))
    },
    eval: (script, options) => soon(() => client.eval(script, options)),
    lastEntry: async (stream) => (await soon(() => client.xRevRange(stream, '+', '-', { COUNT: 1 })))?.[0]?.id ?? null,
    firstEntry: async (stream) => (await soon(() => client.xRange(stream, '-', '+', { COUNT: 1 })))?.[0]?.id ?? null,
    follow: async (stream, after) => {
      const read = follower.xRead({ key: stream, id: after }, { BLOCK: FOLLOW_MS, COUNT: 1_000 })
      const followed = v.parse(Followed, await within(read, FOLLOW_MS + timeoutMs))
      return followed?.flatMap(({ messages }) => messages) ?? []
    },
    close: async () => {
      isClosed = true
      client.destroy()
      follower.destroy()
      await connecting
    },
  }
}

class RedisTimeout extends Error {
  override readonly name = 'RedisTimeout'
}

async function within<Value>(answer: Promise<Value>, ms: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new RedisTimeout(`Redis did not answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
