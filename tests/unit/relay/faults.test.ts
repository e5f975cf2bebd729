import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MAX_ATTEMPTS } from '#src/relay/links/retry.ts'
import { MUTATION_TIMEOUT_MS, QUERY_TIMEOUT_MS } from '#src/relay/links/timeout.ts'
import { sendJson, startFakeUpstream } from '#tests/unit/server/fixtures/fakeUpstream.ts'
import type { FakeUpstream } from '#tests/unit/server/fixtures/fakeUpstream.ts'
import { stageNetwork } from './networkStage.ts'
import type { Operation } from './networkStage.ts'

const QUERY: Operation = { name: 'AnyQuery', text: 'query AnyQuery{a}' }
const MUTATION: Operation = { name: 'useAnyMutation', text: 'mutation useAnyMutation{a}', kind: 'mutation' }

let upstream: FakeUpstream | undefined

afterEach(async () => {
  vi.useRealTimers()
  await upstream?.close()
  upstream = undefined
})

/** A real server behind the chain, over a real socket. */
async function stage(answer: (response: ServerResponse, attempt: number) => void) {
  const server = await startFakeUpstream((response) => answer(response, server.requests.length))
  upstream = server
  const { observe } = stageNetwork({ fetch: (input, init) => fetch(new URL(input as string, server.origin), init) })
  return {
    requests: server.requests,
    outcomeOf: (operation: Operation) =>
      new Promise<unknown>((resolve) => {
        let last: unknown
        observe(operation).subscribe({ next: (value) => (last = value), error: resolve, complete: () => resolve(last) })
      }),
  }
}

const html = (response: ServerResponse, status: number) =>
  response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><h1>Bad gateway</h1>')

type Fault = {
  readonly fault: string
  readonly answer: (response: ServerResponse) => void
  /** The outcome of a query and of a mutation. */
  readonly ends: object
  /** The number of attempts of a query; a mutation has always one. */
  readonly attempts: number
}

const FAULTS: readonly Fault[] = [
  {
    fault: '500 without a body',
    answer: (response) => response.writeHead(500).end(),
    ends: { name: 'HttpStatusError', message: 'Response not successful: Received status code 500' },
    attempts: 1,
  },
  {
    fault: '500 in the shape of GraphQL',
    answer: (response) => response.writeHead(500).end('{"errors":[{"message":"Internal server error"}]}'),
    ends: { errors: [{ message: 'Internal server error' }] },
    attempts: 1,
  },
  {
    fault: '502 with HTML',
    answer: (response) => html(response, 502),
    ends: { name: 'HttpStatusError', message: 'Response not successful: Received status code 502' },
    attempts: MAX_ATTEMPTS,
  },
  {
    fault: '429 with Retry-After',
    answer: (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
    ends: {
      name: 'HttpStatusError',
      message: 'Response not successful: Received status code 429',
      retryAfterMs: 1_000,
    },
    attempts: MAX_ATTEMPTS,
  },
  {
    fault: 'truncated JSON',
    answer: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"a":'),
    ends: { name: 'ResponseParseError', status: 200 },
    attempts: 1,
  },
  {
    fault: 'an empty body',
    answer: (response) => response.writeHead(200).end(),
    ends: { name: 'ResponseParseError', status: 200 },
    attempts: 1,
  },
  {
    fault: '204',
    answer: (response) => response.writeHead(204).end(),
    ends: { name: 'ResponseParseError', status: 204 },
    attempts: 1,
  },
  {
    fault: 'a page instead of JSON',
    answer: (response) => html(response, 200),
    ends: { name: 'ResponseParseError', status: 200 },
    attempts: 1,
  },
  {
    fault: 'parts of a kind that nobody asked for',
    answer: (response) => response.writeHead(200, { 'content-type': 'multipart/form-data; boundary=x' }).end('--x--'),
    ends: { message: 'Server response was missing for query' },
    attempts: 1,
  },
  {
    fault: 'a connection dropped before the headers',
    answer: (response) => response.destroy(),
    ends: { name: 'NetworkUnreachableError' },
    attempts: MAX_ATTEMPTS,
  },
  {
    fault: 'a connection dropped after the headers',
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"data":', () => response.destroy())
    },
    ends: { name: 'NetworkUnreachableError' },
    attempts: MAX_ATTEMPTS,
  },
]

describe.each(FAULTS)('$fault', ({ answer, ends, attempts }) => {
  test.each([
    ['a query', QUERY, attempts],
    ['a mutation', MUTATION, 1],
  ])('ends %s rightly', async (_kind, operation, expectedAttempts) => {
    const { requests, outcomeOf } = await stage(answer)
    expect(await outcomeOf(operation)).toMatchObject(ends)
    expect(requests).toHaveLength(expectedAttempts)
  })
})

describe('a delay of 30 s', () => {
  test.each([
    ['a query', QUERY, QUERY_TIMEOUT_MS, 'before the headers'],
    ['a mutation', MUTATION, MUTATION_TIMEOUT_MS, 'before the headers'],
    ['a query', QUERY, QUERY_TIMEOUT_MS, 'between headers and body'],
  ])('ends %s at the time allowed, and the request with it', async (_kind, operation, limitMs, where) => {
    // Sockets use real time; only the chain's waits are faked.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const arrived = Promise.withResolvers<void>()
    const closed = Promise.withResolvers<void>()
    const { requests, outcomeOf } = await stage((response) => {
      response.on('close', closed.resolve)
      if (where === 'between headers and body')
        response.writeHead(200, { 'content-type': 'application/json' }).write('{')
      arrived.resolve()
    })
    const call = outcomeOf(operation)
    await arrived.promise
    vi.advanceTimersByTime(limitMs)
    expect(await call).toMatchObject({ name: 'RequestTimeoutError' })
    await closed.promise
    expect(requests).toHaveLength(1)
  })
})

test('after a fault that passes, a query ends as if nothing had been', async () => {
  const { requests, outcomeOf } = await stage((response, attempt) => {
    if (attempt === 1) response.destroy()
    else if (attempt === 2) html(response, 503)
    else sendJson(response, { data: { a: 1 } })
  })
  expect(await outcomeOf(QUERY)).toEqual({ data: { a: 1 } })
  expect(requests).toHaveLength(3)
})
