import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { createUpstreamGateway } from '#server/gateway/createUpstreamGateway.ts'
import { isCrossSite } from '#server/gateway/isCrossSite.ts'
import { probeUpstream } from '#server/gateway/probeUpstream.ts'
import { sendJson, startFakeUpstream, type FakeUpstream } from '../fixtures/fakeUpstream.ts'

const log = pino({ level: 'silent' })
const opened: FakeUpstream[] = []

async function upstream(answer: (response: ServerResponse) => void) {
  const server = await startFakeUpstream(answer)
  opened.push(server)
  const gateway = createUpstreamGateway({ url: `${server.origin}/graphql`, fetch, log, budgetOf: () => 300 })
  return { server, gateway }
}

const query = (init: RequestInit = {}) =>
  new Request('http://shop.example/api/graphql', {
    method: 'POST',
    body: '{"query":"{storeConfig{store_code}}"}',
    ...init,
  })

afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()))
})

describe('forwarded requests', () => {
  test('only the headers that Magento reads, and the body as it is', async () => {
    const { server, gateway } = await upstream((response) => sendJson(response, { data: null }))
    const headers = {
      authorization: 'Bearer t0ken',
      store: 'it',
      'content-currency': 'EUR',
      'content-type': 'application/json',
      'x-magento-cache-id': 'abc',
      'x-recaptcha': 'answer',
      cookie: 'cart=1',
      'x-forwarded-for': '10.0.0.1',
      'x-anything': 'else',
    }
    await gateway.handle(query({ headers }))
    const [seen] = server.requests
    expect(seen).toMatchObject({ method: 'POST', url: '/graphql', body: '{"query":"{storeConfig{store_code}}"}' })
    expect(seen?.headers).toMatchObject({ authorization: 'Bearer t0ken', store: 'it', 'x-recaptcha': 'answer' })
    for (const name of ['cookie', 'x-forwarded-for', 'x-anything']) expect(seen?.headers).not.toHaveProperty(name)
  })

  test('only the parameters of a GET query', async () => {
    const { server, gateway } = await upstream((response) => sendJson(response, { data: null }))
    await gateway.handle(new Request('http://shop.example/api/graphql?query={a}&variables={}&___store=en&utm=x'))
    const url = new URL(server.requests[0]?.url ?? '', server.origin)
    expect(Object.fromEntries(url.searchParams)).toEqual({ query: '{a}', variables: '{}' })
  })

  test('no other verb', async () => {
    const { server, gateway } = await upstream((response) => sendJson(response, { data: null }))
    const answer = await gateway.handle(new Request('http://shop.example/api/graphql', { method: 'DELETE' }))
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, POST')
    expect(server.requests).toHaveLength(0)
  })
})

describe('returned answers', () => {
  test('status, body and cache headers, but no cookie and nothing about the server', async () => {
    const { gateway } = await upstream((response) => {
      response.statusCode = 403
      response.setHeader('content-type', 'application/json')
      response.setHeader('set-cookie', ['PHPSESSID=1', 'other=2'])
      response.setHeader('x-powered-by', 'PHP')
      response.setHeader('cache-control', 'no-store')
      response.setHeader('x-magento-cache-id', 'abc')
      response.end('{"errors":[{"message":"no"}]}')
    })
    const answer = await gateway.handle(query())
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({ errors: [{ message: 'no' }] })
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-magento-cache-id': 'abc',
    })
  })

  test.each([
    [503, 503, 'UPSTREAM_UNREACHABLE'],
    [504, 504, 'UPSTREAM_TIMEOUT'],
    [429, 429, 'UPSTREAM_BUSY'],
    [500, 502, 'UPSTREAM_BAD_ANSWER'],
    [404, 502, 'UPSTREAM_BAD_ANSWER'],
    [302, 502, 'UPSTREAM_BAD_ANSWER'],
    [200, 502, 'UPSTREAM_BAD_ANSWER'],
  ])('an HTML page of status %i becomes a GraphQL error of status %i', async (given, status, code) => {
    const { gateway } = await upstream((response) => {
      response.writeHead(given, { 'content-type': 'text/html', 'retry-after': '17', location: '/elsewhere' }).end('<p>')
    })
    const answer = await gateway.handle(query())
    expect(answer.status).toBe(status)
    expect(answer.headers.get('retry-after')).toBe('17')
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.json()).toEqual({ errors: [{ message: expect.any(String), extensions: { code } }] })
  })

  test('503 with Retry-After when nobody listens', async () => {
    const { server, gateway } = await upstream((response) => sendJson(response, {}))
    await server.close()
    opened.length = 0
    const answer = await gateway.handle(query())
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })

  test('503 when the connection is cut in the middle of the answer', async () => {
    const { gateway } = await upstream((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"data":', () => response.destroy())
    })
    const answer = await gateway.handle(query())
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })

  test('504 when the answer takes too long', async () => {
    const { gateway } = await upstream(() => undefined)
    expect((await gateway.handle(query())).status).toBe(504)
  })

  test('an abort of the shopper ends the request upstream', async () => {
    let gone: Promise<unknown> | undefined
    const controller = new AbortController()
    const { gateway } = await upstream((response) => {
      gone = once(response, 'close')
      controller.abort()
    })
    await expect(gateway.handle(query({ signal: controller.signal }))).rejects.toThrow(/abort/i)
    await gone
  })
})

describe('the probe at boot', () => {
  const probe = (origin: string) => probeUpstream({ url: `${origin}/graphql`, fetch, timeoutMs: 300 })

  test('is content with a store configuration', async () => {
    const { server } = await upstream((response) => sendJson(response, { data: { storeConfig: { store_code: 'it' } } }))
    expect(await probe(server.origin)).toBeNull()
  })

  test('describes the error in one phrase', async () => {
    const html = await upstream((response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<p>'))
    expect(await probe(html.server.origin)).toEqual({ words: 'it answered status 404 and HTML', isPassing: false })
    const other = await upstream((response) => sendJson(response, { data: { shop: { name: 'x' } } }))
    expect(await probe(other.server.origin)).toEqual({
      words: 'it answered status 200 and no store configuration',
      isPassing: false,
    })
    const closed = await upstream((response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<p>'))
    expect(await probe(closed.server.origin)).toEqual({ words: 'it answered status 503 and HTML', isPassing: true })
    const redirect = await upstream((response) => response.writeHead(301, { location: 'https://x.example/g' }).end())
    expect(await probe(redirect.server.origin)).toEqual({
      words: 'it redirects to https://x.example/g',
      isPassing: false,
    })
    const silent = await upstream(() => undefined)
    expect(await probe(silent.server.origin)).toEqual({ words: 'it did not answer within 0.3 s', isPassing: true })
    const { origin } = silent.server
    await silent.server.close()
    opened.splice(opened.indexOf(silent.server), 1)
    expect(await probe(origin)).toMatchObject({ words: expect.stringMatching(/ECONNREFUSED/), isPassing: true })
  })
})

describe('requests of other sites', () => {
  const from = (headers: Record<string, string>) =>
    isCrossSite(new Request('https://shop.example/api/graphql', { method: 'POST', headers }))

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, true],
    [{}, false],
    [{ origin: 'https://shop.example' }, false],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: 'null' }, true],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
  ])('%j counts as cross-site: %s', (headers, expected) => {
    expect(from(headers)).toBe(expected)
  })
})
