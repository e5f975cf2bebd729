import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { SharedPage } from '#server/documents/sharedPage.ts'
import { PURGE_KEYS } from './purgeLog.ts'
import type { RedisLink } from './redisLink.ts'

type SharedShelfOptions = {
  readonly redis: RedisLink
  readonly log: Pick<Logger, 'info'>
  /** Pages of other builds, or of a backend with other parts, are not used. */
  readonly version: () => string
  /** How long a page is kept, in seconds. */
  readonly seconds: number
  /** Monotonic milliseconds. */
  readonly now: () => number
}

/** The right to render a page for all hosts. */
export type Lease = {
  readonly put: (page: SharedPage) => Promise<void>
  readonly end: () => Promise<void>
}

/** The pages that all hosts share. Without Redis it is empty, and every host gets a lease. */
export type SharedShelf = {
  readonly find: (key: string) => Promise<SharedPage | null>
  /** Null while another host renders the page. */
  readonly lease: (key: string) => Promise<Lease | null>
  /** Waits for the page that another host renders; null if it does not come in time. */
  readonly awaited: (key: string) => Promise<SharedPage | null>
}

/** A host that ends in the middle of a render blocks the page for this time. */
const LEASE_MS = 5_000
/** The longest wait for another host's render. */
const PATIENCE_MS = 1_500
const LOOK_MS = 50

const KeptPage = v.object({
  status: v.number(),
  headers: v.record(v.string(), v.string()),
  body: v.string(),
  etag: v.nullable(v.string()),
  inline: v.object({ script: v.array(v.string()), style: v.array(v.string()) }),
  isIncomplete: v.boolean(),
  tags: v.nullable(v.array(v.string())),
  /** The start of the render in milliseconds of Redis's clock; a later purge of one of the page's tags removes the page. */
  begun: v.number(),
})

/** Takes the lease, and answers the time; nothing while another host has it. */
const TAKE = `
local time = redis.call('TIME')
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return time[1] * 1000 + math.floor(time[2] / 1000) end
return nil
`

/** Answers the page and the time, unless its data was purged since its render began. */
const FIND = `
local text = redis.call('GET', KEYS[1])
if not text then return nil end
local page = cjson.decode(text)
local names = {'*'}
if type(page.tags) == 'table' then for _, tag in ipairs(page.tags) do names[#names + 1] = tag end else names[2] = '?' end
for _, name in ipairs(names) do
  local purged = redis.call('HGET', KEYS[2], name)
  if purged and tonumber(purged) >= page.begun then
    redis.call('DEL', KEYS[1])
    return nil
  end
end
local time = redis.call('TIME')
return {text, time[1] * 1000 + math.floor(time[2] / 1000)}
`

/** Ends the lease, if it is still this host's. */
const LEAVE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`

export function createSharedShelf({ redis, log, version, seconds, now }: SharedShelfOptions): SharedShelf {
  const keyOf = (kind: 'page' | 'lease', key: string) =>
    `{vetrina}:${kind}:${createHash('sha256').update(`${version()} ${key}`).digest('base64url')}`

  async function attempt<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
    if (!redis.isReady()) return otherwise
    try {
      return await work()
    } catch (error) {
      log.info({ err: error }, 'Shared pages cannot be reached')
      return otherwise
    }
  }

  const find = (key: string) =>
    attempt<SharedPage | null>(async () => {
      const found = await redis.eval(FIND, { keys: [keyOf('page', key), PURGE_KEYS.tags], arguments: [] })
      if (!Array.isArray(found)) return null
      const [text, time] = found as readonly unknown[]
      const kept = v.parse(KeptPage, JSON.parse(String(text)))
      const { body, tags, begun, ...page } = kept
      const bytes = new Uint8Array(Buffer.from(body, 'base64'))
      return {
        ...page,
        body: bytes,
        bytes: bytes.length,
        tags: tags && new Set(tags),
        renderedAt: now() - (Number(time) - begun),
      }
    }, null)

  function leaseOf(key: string, token: string, begun: number): Lease {
    return {
      put: ({ status, headers, body, etag, inline, isIncomplete, tags }) =>
        attempt(async () => {
          const kept: v.InferInput<typeof KeptPage> = {
            status,
            headers: { ...headers },
            body: Buffer.from(body).toString('base64'),
            etag,
            inline: { script: [...inline.script], style: [...inline.style] },
            isIncomplete,
            tags: tags && [...tags],
            begun,
          }
          await redis.set(keyOf('page', key), JSON.stringify(kept), seconds * 1_000)
        }, undefined),
      end: () =>
        attempt(async () => {
          await redis.eval(LEAVE, { keys: [keyOf('lease', key)], arguments: [token] })
        }, undefined),
    }
  }

  return {
    find,
    lease: (key) => {
      const alone: Lease = { put: () => Promise.resolve(), end: () => Promise.resolve() }
      return attempt<Lease | null>(async () => {
        const token = randomUUID()
        const begun = await redis.eval(TAKE, { keys: [keyOf('lease', key)], arguments: [token, String(LEASE_MS)] })
        return begun === null ? null : leaseOf(key, token, Number(begun))
      }, alone)
    },
    async awaited(key) {
      for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
        const page = await find(key)
        if (page) return page
        const isRendered = await attempt(async () => (await redis.get(keyOf('lease', key))) === null, true)
        // The lease ends after the page is put.
        if (isRendered) return find(key)
        await delay(LOOK_MS)
      }
      return null
    },
  }
}
