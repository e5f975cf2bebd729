import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Purge } from '#server/documents/pageStore.ts'
import type { RedisLink } from './redisLink.ts'

type PurgeLogOptions = {
  readonly redis: RedisLink
  readonly log: Pick<Logger, 'info' | 'error'>
  /** Empties this host's own caches. */
  readonly onPurge: (what: Purge) => void
}

export type PurgeLog = {
  /** Tells all hosts; while Redis is away the purge is kept until it returns. */
  readonly tell: (what: Purge) => void
  readonly close: () => void
}

/** One hash slot, so that a script may use all of them in a cluster. */
export const PURGE_KEYS = { stream: '{vetrina}:purges', tags: '{vetrina}:purged' } as const

/** Hosts that were away longer than this many purges empty everything. */
const MOST_ENTRIES = 10_000

const PAUSE_MS = 500

/** Writes a purge, and for each tag the time of its last one, by which hosts recognise older pages in Redis. */
const WRITE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local tags = cjson.decode(ARGV[1])
if tags == 'all' then
  redis.call('DEL', KEYS[2])
  redis.call('HSET', KEYS[2], '*', now)
else
  for _, tag in ipairs(tags) do redis.call('HSET', KEYS[2], tag, now) end
  redis.call('HSET', KEYS[2], '?', now)
end
return redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[2], '*', 'what', ARGV[1])
`

/**
 * Carries purges to all hosts through a stream in Redis. Each host remembers the last entry that it has read, so a host
 * that was away reads the missed ones, or empties everything if they are gone.
 */
export async function openPurgeLog({ redis, log, onPurge }: PurgeLogOptions): Promise<PurgeLog> {
  const { stream, tags } = PURGE_KEYS
  let unsent: Purge[] = []
  let isSending = false
  let isClosed = false
  let last = await lastOf(redis, log)

  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      for (let [next] = unsent; next !== undefined; [next] = unsent) {
        await redis.eval(WRITE, { keys: [stream, tags], arguments: [JSON.stringify(next), String(MOST_ENTRIES)] })
        unsent = unsent.slice(1)
      }
    } catch (error) {
      log.info({ err: error }, 'A purge waits for Redis')
    } finally {
      isSending = false
    }
  }

  async function read(): Promise<void> {
    const first = await redis.firstEntry(stream)
    if (last !== null && (first === null || isAfter(first, last))) onPurge('all')
    if (first === null) last = null
    for (const { id, message } of await redis.follow(stream, last ?? '0-0')) {
      last = id
      onPurge(purgeIn(message['what'] ?? ''))
    }
  }

  async function follow(): Promise<void> {
    while (!isClosed) {
      try {
        if (unsent.length > 0) await send()
        await read()
      } catch (error) {
        if (isClosed) return
        log.info({ err: error }, 'Purges cannot be read')
        await delay(PAUSE_MS)
      }
    }
  }

  void follow()
  return {
    tell(what) {
      unsent = unsent.length >= MOST_ENTRIES ? ['all'] : [...unsent, what]
      void send()
    },
    close() {
      isClosed = true
    },
  }
}

/** The caches of a host that starts are empty, so it may leave out earlier purges, or read them in vain. */
async function lastOf(redis: RedisLink, log: PurgeLogOptions['log']): Promise<string | null> {
  if (!redis.isReady()) return null
  try {
    return await redis.lastEntry(PURGE_KEYS.stream)
  } catch (error) {
    log.info({ err: error }, 'Purges cannot be read')
    return null
  }
}

function purgeIn(text: string): Purge {
  const what: unknown = JSON.parse(text)
  return Array.isArray(what) && what.every((tag) => typeof tag === 'string') ? what : 'all'
}

/** Ids of entries are milliseconds and a number. */
function isAfter(one: string, other: string): boolean {
  const [oneMs = 0, oneNumber = 0] = one.split('-').map(Number)
  const [otherMs = 0, otherNumber = 0] = other.split('-').map(Number)
  return oneMs > otherMs || (oneMs === otherMs && oneNumber > otherNumber)
}
