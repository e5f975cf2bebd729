import recorded from '../data/recordedErrors.json' with { type: 'json' }
import type { CommerceClient } from '../commerceClient.ts'
import type { Names, Wares } from '../preparations.ts'
import { createSituations } from './situations.ts'

type RecordedCase = {
  readonly name: string
  readonly method?: string
  readonly state: string
  readonly query: string | null
  readonly variables?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly category: string | null
  readonly code: string | null
  readonly message: string
}

export type RecordedOutcome = {
  readonly name: string
  /** Category of the first GraphQL error and code of the first user error are equal to the recorded ones. */
  readonly agrees: boolean
  readonly sameText: boolean
  /** The recorded and the actual answer, for readers. */
  readonly difference: string
}

/** Replaces names such as `$cart` with prepared values, anywhere in a case. */
function fillIn(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((entry) => fillIn(entry, names))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillIn(entry, names)]))
  if (typeof value !== 'string') return value
  const exact = /^\$(\w+)$/.exec(value)?.[1]
  if (exact !== undefined) return names[exact] ?? value
  return value.replace(/\$(\w+)/g, (name, key: string) => String(names[key] ?? name))
}

/** The first user error of an answer: `user_errors`, or the `errors` of a payload. */
function firstUserError(data: unknown): { readonly code?: string; readonly message?: string } | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  for (const [key, value] of Object.entries(data)) {
    if ((key === 'user_errors' || key === 'errors') && Array.isArray(value) && value.length > 0) return value[0]
    const nested = firstUserError(value)
    if (nested) return nested
  }
  return undefined
}

// Names of products, ids and quoted values differ between two shops; the other words must be equal.
const wordsOf = (message: string) => message.replace(/"[^"]*"|\bSKU \S+|\d+/g, '…').replace(/[.\s]+$/, '')

async function replay(client: CommerceClient, one: RecordedCase, names: Names): Promise<RecordedOutcome> {
  const answer = await client.send(one.query, fillIn(one.variables ?? null, names) as object | null, {
    headers: fillIn(one.headers ?? {}, names) as Record<string, string>,
    ...(one.method && { method: one.method }),
    ...(one.query === null && one.method !== 'GET' && { rawBody: '{}' }),
  })
  const error = answer.body?.errors?.[0]
  const userError = firstUserError(answer.body?.data)
  const came = { category: error?.extensions?.category ?? null, code: userError?.code ?? null }
  const message = error?.message ?? userError?.message ?? ''
  return {
    name: one.name,
    agrees: message !== '' && came.category === one.category && came.code === one.code,
    sameText: wordsOf(message) === wordsOf(one.message),
    difference: `${one.category ?? '-'}/${one.code ?? '-'} "${one.message}" was recorded, came ${came.category ?? '-'}/${came.code ?? '-'} "${message || answer.text.slice(0, 120)}"`,
  }
}

/** Repeats every recorded error case in a prepared situation. */
export async function replayRecordedErrors(client: CommerceClient, wares: Wares): Promise<readonly RecordedOutcome[]> {
  const situations = createSituations(client, wares)
  const [oneOption] = wares.configurable.options
  const wareNames: Names = {
    simple: wares.simple,
    simpleLowercase: wares.simple.toLowerCase(),
    soldOut: wares.soldOut,
    lowStock: wares.lowStock.sku,
    configurable: wares.configurable.sku,
    oneOption: oneOption ?? '',
    coupon: 'BENVENUTO10',
    otherRegionId: 1,
  }
  const outcomes: RecordedOutcome[] = []
  for (const one of recorded.cases as readonly RecordedCase[]) {
    try {
      const names = await situations[one.state]?.()
      if (!names) throw new Error(`There is no situation called ${one.state}.`)
      outcomes.push(await replay(client, one, { ...wareNames, ...names }))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      outcomes.push({ name: one.name, agrees: false, sameText: false, difference: `no comparison: ${reason}` })
    }
  }
  return outcomes
}
