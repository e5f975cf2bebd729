import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { graphql } from 'graphql'
import { afterEach, describe, expect, test } from 'vitest'
import { startCountedBackend } from '#tests/harness/servers/countedBackend.ts'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import type { Fetch } from '../commerceClient.ts'
import { examine } from './doctor.ts'
import { openEmbeddedShop } from '../embeddedShop.ts'
import { recordedSchema } from '../recorded/recordedSchemas.ts'

const program = fileURLToPath(new URL('runDoctor.ts', import.meta.url))

const opened: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

/** `npm run doctor -- url`, without the installation. */
async function doctor(url: string) {
  const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, failure] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  expect(failure).toBe('')
  return { code: child.exitCode, lines: output.trimEnd().split('\n') }
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push(() => void server.close())
  return (server.address() as AddressInfo).port
}

async function serve(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listening(createServer(answer))}`
}

const VERDICT = 'The storefront does not work in front of it yet'

/** One finding, its remedy, and the verdict. */
const told = (about: string, words: string, remedy: string) => [
  `PROBLEM  ${about}: ${words}`,
  `         What to do: ${remedy}`,
  VERDICT,
]

/** An engine as a server, whose answers a test may change. */
async function serveEngine(
  profile: '2.4.7' | '2.4.8',
  edition: 'open-source' | 'commerce',
  around: (fetch: Fetch) => Fetch = (fetch) => fetch,
) {
  const shop = openEmbeddedShop(profile, edition)
  // Addresses of pictures begin with the requested origin.
  const backend = await startCountedBackend(around(shop.fetch), (address, answer) =>
    answer.replaceAll('http://localhost:3000/', address),
  )
  opened.push(async () => {
    await backend.close()
    shop.close()
  })
  return backend.graphqlUrl
}

describe.each([
  ['2.4.7', 'open-source'],
  ['2.4.7', 'commerce'],
  ['2.4.8', 'open-source'],
  ['2.4.8', 'commerce'],
] as const)('%s %s', (profile, edition) => {
  test('is usable, and all findings are printed', async () => {
    const { code, lines } = await doctor(await serveEngine(profile, edition))
    expect(lines.filter((line) => line.startsWith('PROBLEM'))).toEqual([])
    expect(lines.at(-1)).toBe('The storefront works in front of this backend')
    expect(code).toBe(0)
    const subjects = ['version', 'features', 'store view it', 'store view en', 'tax', 'pictures', 'reCAPTCHA']
    for (const about of [...subjects, 'ways to pay', 'ways to ship', 'speed']) {
      expect(lines.join('\n')).toMatch(new RegExp(`^(ok {5}|advice ) {2}${about}: `, 'm'))
    }
  })
})

describe('an address that is not a Magento’s is reported in one line with a remedy, status 1', () => {
  const page: RequestListener = (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Shop</title>')

  test('a web page', async () => {
    const origin = await serve(page)
    expect(await doctor(origin)).toEqual({
      code: 1,
      lines: told(
        'address',
        `${origin}/ answers with a web page`,
        `The address of the API usually ends in /graphql: try ${origin}/graphql`,
      ),
    })
  })

  test('a path that is not there, by a slash too many', async () => {
    const url = await serveEngine('2.4.8', 'open-source')
    expect(await doctor(`${url}/`)).toEqual({
      code: 1,
      lines: told(
        'address',
        `${url}/ answers with status 404: nothing is there`,
        `The address of the API usually ends in /graphql: try ${url}`,
      ),
    })
  })

  test('a port where nobody listens', async () => {
    const url = `http://127.0.0.1:${await freePort()}/graphql`
    const { code, lines } = await doctor(url)
    expect(code).toBe(1)
    expect(lines[0]).toMatch(/^PROBLEM {2}address: Nothing answers at http:.*: connect ECONNREFUSED/)
    expect(lines.slice(1)).toEqual(
      told('', '', 'Check the name of the host and the port, and that this machine may reach it').slice(1),
    )
  })

  test('a certificate that nobody vouches for', async () => {
    const pem = readFileSync(new URL('../fixtures/selfSigned.pem', import.meta.url))
    const port = await listening(createSecureServer({ key: pem, cert: pem }, page))
    const { code, lines } = await doctor(`https://localhost:${port}/graphql`)
    expect(code).toBe(1)
    expect(lines).toEqual(
      told(
        'address',
        `The certificate of localhost:${port} is not trusted: self-signed certificate`,
        'Use a certificate of a known authority, or name the file of your own one in NODE_EXTRA_CA_CERTS',
      ),
    )
  })

  test('a redirect to the secure address', async () => {
    const origin = await serve(
      (_, response) => void response.writeHead(301, { location: 'https://shop.test/graphql' }).end(),
    )
    expect(await doctor(`${origin}/graphql`)).toEqual({
      code: 1,
      lines: told(
        'address',
        `${origin}/graphql answers with a redirect to https://shop.test/graphql`,
        'Give the address that it leads to: https://shop.test/graphql',
      ),
    })
  })

  test('a backend in maintenance', async () => {
    const origin = await serve((_, response) => void response.writeHead(503).end('<html>Sorry</html>'))
    const { code, lines } = await doctor(`${origin}/graphql`)
    expect(code).toBe(1)
    expect(lines[0]).toContain('answers with status 503: the backend is down, or in maintenance')
    expect(lines[1]).toContain('bin/magento maintenance:disable')
  })
})

describe('a backend that is not as it should be', () => {
  /** Changes the answer to introspection. */
  const introspecting =
    (change: (types: readonly Typed[]) => readonly Typed[]) =>
    (fetch: Fetch): Fetch =>
    async (request) => {
      const { query = '' } = request.method === 'POST' ? ((await request.clone().json()) as { query?: string }) : {}
      if (!query.includes('__schema')) return fetch(request)
      const { data } = await graphql({ schema: recordedSchema('2.4.8 Open Source'), source: query })
      const schema = (data as { __schema: { directives: object; types: readonly Typed[] } }).__schema
      return Response.json({ data: { __schema: { ...schema, types: change(schema.types) } } })
    }
  type Typed = { readonly name: string; readonly fields: readonly { readonly name: string }[] | null }
  const without = (type: string, fields: readonly string[]) =>
    introspecting((types) =>
      types.map((each) =>
        each.name === type && each.fields
          ? { ...each, fields: each.fields.filter(({ name }) => !fields.includes(name)) }
          : each,
      ),
    )

  test('without a root field that is needed', async () => {
    const url = await serveEngine('2.4.8', 'open-source', without('Query', ['products', 'route']))
    expect(await doctor(url)).toEqual({
      code: 1,
      lines: told(
        'schema',
        'The schema lacks Query.products, Query.route',
        'Update Magento to 2.4.7 or newer, or put the removed modules back',
      ),
    })
  })

  test('a version between the known ones', async () => {
    const url = await serveEngine('2.4.8', 'open-source', without('OrderTotal', ['subtotal_incl_tax']))
    const { code, lines } = await doctor(url)
    expect(code).toBe(0)
    const at = lines.findIndex((line) => line.startsWith('advice   version: '))
    expect(lines[at]).toContain(
      'of no version that is known: of what came with 2.4.8 it lacks OrderTotal.subtotal_incl_tax',
    )
    expect(lines[at + 1]).toContain('What to do: What is missing is not offered to shoppers')
  })

  const embedded = () => {
    const shop = openEmbeddedShop('2.4.8')
    opened.push(shop.close)
    return shop
  }

  test('that needs 30 seconds for each answer is usable, and advised', async () => {
    const shop = embedded()
    let time = 0
    const { findings } = await examine({ url: shop.url, fetch: shop.fetch, now: () => (time += 30_000) })
    expect(findings.find(({ about }) => about === 'speed')).toMatchObject({
      kind: 'advice',
      words: expect.stringContaining('30000 ms'),
      remedy: expect.stringContaining('OPcache'),
    })
  })

  test('that never answers', async () => {
    const fetch: Fetch = () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'))
    expect((await examine({ url: 'http://shop.test/graphql', fetch, now: () => 0 })).findings).toEqual([
      {
        about: 'address',
        kind: 'problem',
        words: 'http://shop.test/graphql did not answer in time',
        remedy: expect.stringContaining('try again'),
      },
    ])
  })

  test('that stops answering half-way is examined to the end', async () => {
    const shop = embedded()
    let questions = 0
    const fetch: Fetch = (request) =>
      (questions += 1) > 4 ? Promise.reject(new TypeError('fetch failed')) : shop.fetch(request)
    const { findings, isUsable } = await examine({ url: shop.url, fetch, now: () => 0 })
    expect(isUsable).toBe(false)
    expect(findings.filter(({ kind }) => kind === 'problem').every(({ remedy }) => remedy)).toBe(true)
  })
})
