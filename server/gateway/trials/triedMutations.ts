import { Kind, parse } from 'graphql'
import type { Logger } from 'pino'
import type { CommerceGateway } from '../commerceGateway.ts'
import { isObject, parseObject } from '../question.ts'

type TrialOptions = {
  readonly gateway: CommerceGateway
  readonly schemaText: string
  readonly storeCodes: readonly string[]
  /** Whether the backend has an optional part of the API. */
  readonly has: (part: string) => boolean
  /** Called when the backend has begun, or has ceased, to refuse a mutation. */
  readonly onChange: () => void
  readonly log: Pick<Logger, 'warn'>
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  readonly timeoutMs?: number
}

export type TrialKeeper = {
  /** Resolves when the backend has been tried once. */
  readonly start: () => Promise<void>
  /** Whether a part is marked with `@tried`, and no store view accepts it. Tries again in the background. */
  readonly isRefused: (part: string) => boolean
}

/** A merchant switches a module on or off at any time. */
export const TRIAL_RENEWAL_MS = 600_000

/** A backend that did not answer is tried sooner. */
export const TRIAL_RETRY_MS = 30_000

/** The mutations that `schema.graphql` marks with `@tried`. */
export const triedMutations = (schemaText: string): readonly string[] =>
  parse(schemaText).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === 'Mutation'
      ? (definition.fields ?? []).flatMap(({ name, directives }) =>
          directives?.some((directive) => directive.name.value === 'tried') ? name.value : [],
        )
      : [],
  )

/** Keeps which modules of the backend are switched on. A failure leaves the known state unchanged. */
export function createTrialKeeper(options: TrialOptions): TrialKeeper {
  const { schemaText, storeCodes, has, log, now, onChange } = options
  const fields = new Map(triedMutations(schemaText).map((field) => [`Mutation.${field}`, field]))
  const accepted = new Set<string>()
  let triedAt = Number.NEGATIVE_INFINITY

  /** Null without an answer. */
  async function isAccepted(field: string): Promise<boolean | null> {
    let isKnown = true
    for (const store of storeCodes) {
      const answer = await tryField(options, store, field)
      if (answer === true) return true
      isKnown &&= answer !== null
    }
    return isKnown ? false : null
  }

  async function tryAll(): Promise<void> {
    triedAt = now()
    const before = [...accepted].join()
    for (const [part, field] of fields) {
      const answer = has(part) ? await isAccepted(field) : false
      if (answer === true) accepted.add(part)
      if (answer === false) accepted.delete(part)
      if (answer !== null) continue
      triedAt = now() - TRIAL_RENEWAL_MS + TRIAL_RETRY_MS
      log.warn({ field }, 'The commerce server did not say whether a module is switched on')
    }
    if ([...accepted].join() !== before) onChange()
  }

  return {
    start: tryAll,
    isRefused(part) {
      if (fields.size > 0 && now() - triedAt >= TRIAL_RENEWAL_MS) void tryAll()
      return fields.has(part) && !accepted.has(part)
    },
  }
}

/** Null unless the backend executed the mutation or refused it. */
async function tryField({ gateway, timeoutMs = 5_000 }: TrialOptions, store: string, field: string) {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', store },
    body: JSON.stringify({ query: `mutation{${field}}` }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    const answer = parseObject(await (await gateway.handle(request)).text())
    if (isObject(answer?.['data']) && answer['data'][field] != null) return true
    return Array.isArray(answer?.['errors']) ? false : null
  } catch (error) {
    // The gateway rejects only when the time is over.
    if (request.signal.aborted) return null
    throw error
  }
}
