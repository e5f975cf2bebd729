import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { CreateCounter } from '#server/limits/createLimiter.ts'
import type { RedisLink } from './redisLink.ts'

/**
 * Counts with a sliding window: the tries of this window and the part of the last window that it still overlaps. A try
 * that is refused is not counted. Answers the number of tries, and the milliseconds until one more is allowed.
 */
const SLIDING_WINDOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local added, window, allowed = tonumber(ARGV[1]), ARGV[2] * 1000, tonumber(ARGV[3])
local at = math.floor(now / window)
local left = window - now % window
local kept = redis.call('HMGET', KEYS[1], 'at', 'current', 'last')
local was, current, last = tonumber(kept[1]) or at, tonumber(kept[2]) or 0, tonumber(kept[3]) or 0
if was == at - 1 then current, last = 0, current elseif was < at - 1 then current, last = 0, 0 end
local tries = current + added + math.floor(last * left / window)
if tries > allowed then
  local room = allowed - added - current
  if room >= 0 and last > 0 then
    return {allowed + added, math.max(1, math.ceil(left - window * room / last))}
  end
  return {allowed + added, math.ceil(left + window * math.max(0, 1 - (allowed - added) / math.max(1, current)))}
end
redis.call('HSET', KEYS[1], 'at', at, 'current', current + added, 'last', last)
redis.call('PEXPIRE', KEYS[1], window * 2)
return {tries, left}
`

/**
 * Counters that all hosts share. While Redis is away each host counts by itself with `createLocalCounter`, so that no
 * limit is ever open.
 */
export const redisCounters =
  (redis: RedisLink, createLocalCounter: CreateCounter): CreateCounter =>
  (options) => {
    const shared = new RateLimiterRedis({
      ...options,
      storeClient: redis,
      useRedisPackage: true,
      customIncrTtlLuaScript: SLIDING_WINDOW,
    })
    const local = createLocalCounter(options)
    return {
      async consume(key, points) {
        try {
          return await shared.consume(key, points)
        } catch (error) {
          if (error instanceof RateLimiterRes) throw error
          // The link to Redis has reported its loss.
          return local.consume(key, points)
        }
      },
    }
  }
