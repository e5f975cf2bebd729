import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type Allowance, type Deed, type DeedLimits, DEEDS } from './deeds.ts'
import { digestOf, foldSubject } from './foldSubject.ts'

/**
 * Counts the tries of one scope of one deed. `consume` rejects with a `RateLimiterRes` after too many. The memory of
 * this process is the default; the processes of a host, and the hosts of a shop, share counters of their own.
 */
export type CreateCounter = (options: {
  readonly keyPrefix: string
  readonly points: number
  /** In seconds. */
  readonly duration: number
}) => Pick<RateLimiterAbstract, 'consume'>

/** Counters in the memory of this process. */
export const createMemoryCounter: CreateCounter = (options) => new RateLimiterMemory(options)

/** Tries of one deed. */
export type Try = {
  readonly deed: Deed
  /** As they were written; each one is a try, and without any there is one. */
  readonly subjects: readonly string[]
}

export type Limiter = {
  /**
   * Counts tries of one client; null for an unknown one. Returns the seconds to wait if there were too many: then
   * nothing may be done. Refused tries count for the client only, so that they do not use up a stranger's subject.
   */
  readonly count: (client: string | null, tries: readonly Try[]) => Promise<number | null>
}

export type LimiterOptions = {
  /** Limits that replace those of `DEEDS`. */
  readonly limits?: Partial<Readonly<Record<Deed, DeedLimits>>>
  /** Multiplies the allowed tries; 0 switches the limits off. */
  readonly factor?: number
  readonly createCounter?: CreateCounter
  /** A store that cannot be reached must not close the shop: the try is allowed and the error reported. */
  readonly onFailure: (error: unknown) => void
}

/** The name of a client whose address is unknown, where a limit needs one. */
const UNKNOWN_CLIENT = 'unknown'

type Scope = keyof DeedLimits
type Counter = Pick<RateLimiterAbstract, 'consume'>

/** The limiter of a host, for GraphQL and for its other doors. */
export function createLimiter(options: LimiterOptions): Limiter {
  const { factor = 1, createCounter = createMemoryCounter, onFailure } = options
  const counters = new Map<string, Counter>()
  const limitsOf = (deed: Deed): DeedLimits => options.limits?.[deed] ?? DEEDS[deed]
  if (factor > 0) {
    for (const deed of Object.keys(DEEDS) as Deed[]) {
      for (const [scope, allowance] of Object.entries(limitsOf(deed)) as [Scope, Allowance][]) {
        counters.set(
          `${deed} ${scope}`,
          createCounter({
            keyPrefix: `vetrina:${deed}:${scope}`,
            points: allowance.tries * factor,
            duration: allowance.minutes * 60,
          }),
        )
      }
    }
  }

  async function waitOf(deed: Deed, scope: Scope, key: string, points: number): Promise<number | null> {
    try {
      await counters.get(`${deed} ${scope}`)?.consume(digestOf(key), points)
      return null
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
      onFailure(error)
      return null
    }
  }

  async function countOne(client: string | null, { deed, subjects }: Try): Promise<number | null> {
    const folded = [...new Set(subjects.map(foldSubject))]
    const points = Math.max(1, subjects.length)
    const ofClient = client === null ? null : await waitOf(deed, 'client', client, points)
    if (ofClient !== null) return ofClient
    for (const subject of folded) {
      const count = subjects.filter((one) => foldSubject(one) === subject).length
      const wait =
        (await waitOf(deed, 'pair', `${client ?? UNKNOWN_CLIENT} ${subject}`, count)) ??
        (await waitOf(deed, 'subject', subject, count))
      if (wait !== null) return wait
    }
    return null
  }

  return {
    async count(client, tries) {
      for (const one of tries) {
        const wait = await countOne(client, one)
        if (wait !== null) return wait
      }
      return null
    },
  }
}
