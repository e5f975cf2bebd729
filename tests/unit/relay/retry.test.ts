import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FIRST_BACK_OFF_MS, MAX_ATTEMPTS, RETRY_BUDGET_MS } from '#src/relay/links/retry.ts'
import { retryAfterOf } from '#src/relay/links/retryAfter.ts'
import { QUERY_TIMEOUT_MS } from '#src/relay/links/timeout.ts'
import { stageNetwork } from './networkStage.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from './propertyRuns.ts'
import { replyInTurn, scriptFetch } from './scriptedFetch.ts'

const QUERY = { name: 'AnyQuery', text: 'query AnyQuery{storeConfig{store_code}}' }
const MUTATION = { name: 'useAnyMutation', text: 'mutation useAnyMutation{createEmptyCart}', kind: 'mutation' } as const

const fine = () => Response.json({ data: { fine: true } })
const offline = () => new TypeError('Failed to fetch')
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('<h1>', { status: code, headers })
/** Like the answer of the shop's own gateway: an HTTP error in the shape of GraphQL. */
const busy = () =>
  Response.json({ errors: [{ message: 'Too Many Requests', extensions: { code: 'BUSY' } }] }, { status: 429 })

const clock = { now: () => Date.now() }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

/** Sends and waits, however long; the outcome, and the time of each attempt. */
async function outcomeOf(
  script: ReturnType<typeof scriptFetch>,
  operation: Parameters<ReturnType<typeof stageNetwork>['send']>[0] = QUERY,
  random = 0.5,
) {
  const madeAt: number[] = []
  const { send } = stageNetwork({
    clock,
    random: () => random,
    fetch: (input, init) => {
      madeAt.push(Date.now())
      return script.fetch(input, init)
    },
  })
  const settled = Promise.allSettled([send(operation)])
  await vi.advanceTimersByTimeAsync(10 * RETRY_BUDGET_MS)
  const [outcome] = await settled
  return { madeAt, answer: outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as Error) }
}

test('a query that the host’s limiter refuses is not sent again: each try would count', async () => {
  const limited = () =>
    Response.json(
      { errors: [{ message: 'Too many tries.', extensions: { code: 'TOO_MANY_TRIES', retryAfterSeconds: 2 } }] },
      { status: 429, headers: { 'retry-after': '2' } },
    )
  const { madeAt, answer } = await outcomeOf(replyInTurn(limited, fine))
  expect(madeAt).toEqual([0])
  expect(answer).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_TRIES' } }] })
})

describe('a query is asked again', () => {
  test.each([
    ['a lost connection', offline],
    ['502', status(502)],
    ['503', status(503)],
    ['504', status(504)],
    ['429', status(429)],
    ['429 in the shape of GraphQL', busy],
  ])('after %s, and nobody sees the failure', async (_case, failure) => {
    const { answer, madeAt } = await outcomeOf(replyInTurn(failure, fine))
    expect(answer).toEqual({ data: { fine: true } })
    expect(madeAt).toEqual([0, FIRST_BACK_OFF_MS / 2])
  })

  test('after waits that double, of full jitter, at most twice; then the last failure counts', async () => {
    const { answer, madeAt } = await outcomeOf(replyInTurn(offline, status(502), status(503)), QUERY, 1)
    expect(answer).toMatchObject({ message: 'Response not successful: Received status code 503' })
    expect(madeAt).toEqual([0, FIRST_BACK_OFF_MS, 3 * FIRST_BACK_OFF_MS])
    expect(madeAt).toHaveLength(MAX_ATTEMPTS)
  })

  test('and a last failure in the shape of GraphQL is still an answer', async () => {
    expect((await outcomeOf(replyInTurn(busy))).answer).toMatchObject({ errors: [{ message: 'Too Many Requests' }] })
  })

  test('after as long as the server asks for, in seconds or by date, and jitter', async () => {
    const date = new Date(7_000).toUTCString()
    for (const retryAfter of ['7', date]) {
      const busyAtFirst = () => replyInTurn(status(503, { 'retry-after': retryAfter }), fine)
      for (const random of [0, 0.5, 1]) {
        vi.setSystemTime(0)
        expect((await outcomeOf(busyAtFirst(), QUERY, random)).madeAt).toEqual([0, 7_000 + random * FIRST_BACK_OFF_MS])
      }
    }
  })

  test('but not when the server asks for more than the shopper waits', async () => {
    const { madeAt } = await outcomeOf(replyInTurn(status(429, { 'retry-after': '60' })))
    expect(madeAt).toEqual([0])
  })

  test('with the bearer header of the moment', async () => {
    const { fetch, exchanges } = scriptFetch()
    const { send, customerToken } = stageNetwork({ clock, fetch })
    customerToken.issue('old')
    const answer = send(QUERY)
    await vi.advanceTimersByTimeAsync(0)
    customerToken.issue('new')
    exchanges[0]?.reply(offline())
    await vi.advanceTimersByTimeAsync(FIRST_BACK_OFF_MS)
    exchanges[1]?.reply(fine())
    await answer
    expect(exchanges.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new'])
  })

  test('after a page was frozen for hours in the middle of it', async () => {
    const { fetch, exchanges } = scriptFetch()
    const { send } = stageNetwork({ clock, fetch })
    const answer = send(QUERY)
    await vi.advanceTimersByTimeAsync(0)
    vi.setSystemTime(2 * 3_600_000)
    exchanges[0]?.reply(offline())
    await vi.advanceTimersByTimeAsync(FIRST_BACK_OFF_MS)
    exchanges[1]?.reply(fine())
    expect(await answer).toEqual({ data: { fine: true } })
  })
})

describe('nothing is asked again', () => {
  test.each([
    ['a mutation', MUTATION, offline],
    ['a mutation', MUTATION, status(503)],
    ['a query answered with 500', QUERY, status(500)],
    ['a query answered with a page', QUERY, () => new Response('<h1>')],
    ['a query answered with a refusal', QUERY, () => Response.json({ errors: [{ message: 'no' }] }, { status: 403 })],
  ])('%s', async (_case, operation, reply) => {
    expect((await outcomeOf(replyInTurn(reply), operation)).madeAt).toEqual([0])
  })

  test('a query that had no answer in time: the shopper has waited long enough', async () => {
    const { answer, madeAt } = await outcomeOf(scriptFetch())
    expect(answer).toMatchObject({ name: 'RequestTimeoutError' })
    expect(madeAt).toEqual([0])
  })

  test('by a server that renders: it has its own reader waiting', async () => {
    const script = replyInTurn(offline)
    const { send } = stageNetwork({ clock, isServer: true, fetch: script.fetch })
    const [[outcome]] = await Promise.all([Promise.allSettled([send(QUERY)]), vi.advanceTimersByTimeAsync(0)])
    expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'NetworkUnreachableError' } })
    expect(script.exchanges).toHaveLength(1)
  })

  test.each(['during the first attempt', 'while waiting', 'during the second'])(
    'once the caller has left %s',
    async (when) => {
      const { fetch, exchanges } = scriptFetch()
      const { observe } = stageNetwork({ clock, fetch })
      const heard = vi.fn<() => void>()
      const subscription = observe(QUERY).subscribe({ next: heard, error: heard, complete: heard })
      await vi.advanceTimersByTimeAsync(0)
      if (when !== 'during the first attempt') exchanges[0]?.reply(offline())
      if (when === 'during the second') await vi.advanceTimersByTimeAsync(FIRST_BACK_OFF_MS)
      else await Promise.resolve()
      const made = exchanges.length
      subscription.unsubscribe()
      await vi.advanceTimersByTimeAsync(RETRY_BUDGET_MS)
      expect(exchanges).toHaveLength(made)
      expect(exchanges.every(({ isOver }) => isOver())).toBe(true)
      expect(heard).not.toHaveBeenCalled()
    },
  )
})

test(
  'all waits together stay within the budget, whatever the server and chance say',
  async () => {
    const replies = fc.constantFrom(
      offline,
      busy,
      status(503),
      ...[1, 3, 9, 19, 40].map((s) => status(503, { 'retry-after': `${s}` })),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(replies, { minLength: 1, maxLength: 4 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (script, random) => {
          vi.setSystemTime(0)
          const { madeAt } = await outcomeOf(replyInTurn(...script), QUERY, random)
          expect(madeAt.length).toBeLessThanOrEqual(MAX_ATTEMPTS)
          expect(madeAt.at(-1)).toBeLessThanOrEqual(RETRY_BUDGET_MS)
        },
      ),
      propertyRuns(200),
    )
  },
  PROPERTY_TIMEOUT_MS,
)

describe('Retry-After', () => {
  const of = (headers: Record<string, string>, nowMs = 0) => retryAfterOf(new Headers(headers), nowMs)

  test.each([
    [{}, null],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '120' }, 120_000],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '-1' }, null],
    [{ 'retry-after': '' }, null],
  ])('%j means %s', (headers, expected) => {
    expect(of(headers)).toBe(expected)
  })

  test('a date counts from the server’s own clock, and from ours where it has none', () => {
    const at = (ms: number) => new Date(ms).toUTCString()
    const wrongClock = 2 * 3_600_000
    expect(of({ 'retry-after': at(30_000), date: at(10_000) }, wrongClock)).toBe(20_000)
    expect(of({ 'retry-after': at(30_000) }, 10_000)).toBe(20_000)
    expect(of({ 'retry-after': at(10_000), date: at(30_000) })).toBe(0)
  })
})

test('one attempt at its longest leaves room for another', () => {
  expect(QUERY_TIMEOUT_MS + FIRST_BACK_OFF_MS).toBeLessThan(RETRY_BUDGET_MS)
})
