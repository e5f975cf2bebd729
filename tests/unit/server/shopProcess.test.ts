import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, createBrotliDecompress } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { startAnswer, sendJson, startFakeUpstream, type FakeUpstream } from './fixtures/fakeUpstream.ts'
import { writeShopFolder } from './fixtures/shopFolder.ts'
import { runShopProcess, type ShopProcess } from './fixtures/shopProcessRunner.ts'

let folder = ''
let upstream: FakeUpstream

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-host-'))
  const script = `console.log(${JSON.stringify('x'.repeat(3000))})`
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'client/assets/client-abc.js'), script)
  await writeFile(join(folder, 'client/assets/client-abc.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'client/assets/gone-abc.js'), script)
  await writeFile(join(folder, 'client/index.html'), 'not a page of the shop')
  await writeShopFolder(join(folder, 'own'))
  upstream = await startFakeUpstream((response, request) => {
    const answer = () =>
      sendJson(response, startAnswer(request) ?? { data: { storeConfig: { store_code: 'it' } } }, {
        'set-cookie': 'PHPSESSID=1',
        'x-magento-tags': 'FPC',
      })
    if (request.body.includes('slow')) setTimeout(answer, 800)
    else answer()
  })
})

afterAll(async () => {
  await upstream.close()
  await rm(folder, { recursive: true })
})

const endpointOf = ({ origin }: FakeUpstream): string => new URL('graphql', origin).href

function run(environment: Record<string, string>): ShopProcess {
  return runShopProcess(join(folder, 'client'), {
    DATA_DIR: join(folder, 'data'),
    SHOP: join(folder, 'own'),
    COMMERCE_GRAPHQL_URL: `${upstream.origin}/graphql`,
    ...environment,
  })
}

describe('a running host', () => {
  let shop: ShopProcess
  let origin = ''

  beforeAll(async () => {
    const port = await freePort()
    origin = `http://localhost:${port}`
    shop = run({ PORT: String(port), LOG_LEVEL: 'info' })
    await shop.ready
  })

  test('its files can be read by its user only', async () => {
    const data = join(folder, 'data')
    for (const name of ['', ...(await readdir(data, { recursive: true }))]) {
      const { mode } = await stat(join(data, name))
      expect(mode & 0o077, name).toBe(0)
    }
  })

  afterAll(async () => {
    shop.signal('SIGTERM')
    await shop.ended
  })

  test('says once that it is ready', () => {
    expect(shop.stdout()).toBe(`Vetrina is ready on ${origin}\n`)
  })

  test('listens for programs that take localhost for IPv4', async () => {
    expect((await fetch(origin.replace('localhost', '127.0.0.1'))).status).toBe(200)
  })

  test('answers health checks and robots', async () => {
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${origin}/robots.txt`)).text()).toBe(
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
    )
    const security = await fetch(`${origin}/.well-known/security.txt`)
    expect([security.status, security.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await security.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: /)
    const summary = await fetch(`${origin}/llms.txt`)
    expect([summary.status, summary.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(await summary.text()).toContain(`](${origin}/sitemap.xml)`)
  })

  test('sends pages with a strict policy and a nonce of their own', async () => {
    const [first, second] = await Promise.all([fetch(origin), fetch(origin)])
    const policy = first.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(await first.text()).toContain(`nonce="${nonce}"`)
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy).toContain(directive)
    }
    expect(second.headers.get('content-security-policy')).not.toBe(policy)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const withToken = await fetch(`${origin}/checkout/success?token=abc`)
    expect(withToken.headers.get('cache-control')).toBe('private, no-store')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    expect(first.headers.get('x-powered-by')).toBeNull()
  })

  test('passes the status of a page on and leaves .html addresses to the shop', async () => {
    expect((await fetch(`${origin}/index.html`)).status).toBe(404)
    const head = await fetch(origin, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405)
  })

  test('sends every part of a page at once, compressed too', async () => {
    const asked = performance.now()
    const [message] = (await once(get(`${origin}/slow`, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
      IncomingMessage,
    ]
    expect(message.headers['content-encoding']).toBe('br')
    const page = message.pipe(createBrotliDecompress())
    const [chunk] = await once(page, 'data')
    expect(String(chunk)).toBe('<!doctype html><p>begun</p>')
    expect(performance.now() - asked).toBeLessThan(500)
    expect(await text(page)).toContain('<p>ended</p>')
  })

  test.each(['/slow', '/api/graphql'])('takes it calmly when a shopper leaves %s midway', async (path) => {
    const requestId = `leaver-${path.replaceAll('/', '-')}`
    const controller = new AbortController()
    const post = path === '/slow' ? {} : { method: 'POST', body: 'slow' }
    const left = fetch(`${origin}${path}`, {
      ...post,
      headers: { 'x-request-id': requestId },
      signal: controller.signal,
    }).then((answer) => answer.text())
    setTimeout(() => controller.abort(), 150)
    await expect(left).rejects.toThrow(/abort/i)
    await expect.poll(() => shop.stderr()).toContain(requestId)
    const lines = shop
      .stderr()
      .split('\n')
      .filter((line) => line.includes(requestId))
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 30, msg: 'The client went away' }])
    expect(shop.stderr()).not.toContain('"level":50')
  })

  test('serves built files precompressed and with permanent caching, and no page in place of a missing one', async () => {
    const asset = await fetch(`${origin}/assets/client-abc.js`, { headers: { 'accept-encoding': 'br' } })
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await asset.text()).toMatch(/^console/)
    const missing = await fetch(`${origin}/assets/client-old.js`)
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
  })

  test('outlives a file that a new build took away', async () => {
    await rm(join(folder, 'client/assets/gone-abc.js'))
    await expect(fetch(`${origin}/assets/gone-abc.js`).then((answer) => answer.text())).rejects.toThrow(
      /fetch failed|terminated/,
    )
    expect((await fetch(`${origin}/assets/client-abc.js`)).status).toBe(200)
  })

  test('passes GraphQL on without cookies, refusing other sites and endless bodies', async () => {
    const post = (init: RequestInit) =>
      fetch(`${origin}/api/graphql`, { method: 'POST', body: '{"query":"{storeConfig{store_code}}"}', ...init })
    const good = await post({ headers: { 'content-type': 'application/json', cookie: 'cart=1' } })
    expect(await good.json()).toEqual({ data: { storeConfig: { store_code: 'it' } } })
    for (const name of ['set-cookie', 'x-magento-tags']) expect(good.headers.get(name)).toBeNull()
    expect(upstream.requests.at(-1)?.headers).not.toHaveProperty('cookie')

    const foreign = await post({ headers: { origin: 'https://evil.example' } })
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { errors: [{ extensions: {} }] }])

    const large = await post({ body: 'x'.repeat(1024 * 1024 + 1) })
    expect([large.status, await large.json()]).toMatchObject([413, { errors: [{ extensions: {} }] }])
  })

  test('gives pages the same data inside the process', async () => {
    expect(await (await fetch(`${origin}/store`)).json()).toEqual({ data: { storeConfig: { store_code: 'it' } } })
  })

  test('answers a page that cannot be rendered with a plain one that needs nothing', async () => {
    const requestId = 'cannot-be-rendered'
    const answer = await fetch(`${origin}/broken`, { headers: { 'x-request-id': requestId } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toMatch(/<h1[^>]*>Torniamo subito<\/h1>/)
    expect(html).toContain('<a href="/"')
    expect(html).not.toMatch(/<script|<link|<img|thrown on purpose/)
    await expect.poll(() => shop.stderr()).toContain('thrown on purpose')
    const lines = shop.stderr().split('\n')
    const told = lines.find((line) => line.includes('A request failed')) ?? '{}'
    expect(JSON.parse(told)).toMatchObject({ level: 50, path: '/broken', requestId })
  })

  test('refuses a malformed address and headers without end', async () => {
    expect((await fetch(`${origin}/media/%`)).status).toBe(404)
    expect((await fetch(origin, { headers: { 'x-long': 'x'.repeat(20_000) } })).status).toBe(431)
  })

  test('logs one line a request with its id, and nothing that a shopper typed', async () => {
    const headers = { authorization: 'Bearer s3cret', cookie: 's3cret=1', 'x-request-id': 'request-from-proxy' }
    const answer = await fetch(`${origin}/search?q=s3cret`, { headers })
    await answer.text()
    expect(answer.headers.get('x-request-id')).toBe('request-from-proxy')
    await expect.poll(() => shop.stderr()).toContain('request-from-proxy')
    const line =
      shop
        .stderr()
        .split('\n')
        .find((entry) => entry.includes('request-from-proxy')) ?? ''
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/search', status: 404 })
    expect(shop.stderr()).not.toContain('s3cret')
  })
})

describe('a graceful stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s lets answers finish, then ends with 0', async (name) => {
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const shop = run({ PORT: String(port) })
    await shop.ready
    // A browser keeps its connections open; they must not block the process.
    const agent = new Agent({ keepAlive: true })
    const ask = async (path: string) => {
      const [message] = (await once(get(`${origin}${path}`, { agent }), 'response')) as [IncomingMessage]
      return message
    }
    await text(await ask('/healthz'))
    const page = await ask('/slow')
    const query = fetch(`${origin}/api/graphql`, { method: 'POST', body: 'slow' })
    await expect.poll(() => upstream.requests.at(-1)?.body).toBe('slow')

    shop.signal(name)
    const stopped = performance.now()
    expect(await text(page)).toContain('<p>ended</p>')
    expect((await query).status).toBe(200)
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
    expect(await shop.ended).toBe(0)
    expect(performance.now() - stopped).toBeLessThan(3000)
    expect(shop.stderr()).toBe('')
    agent.destroy()
  })
})

test('the embedded engine is asked and its database closed', { timeout: 120_000 }, async () => {
  const port = await freePort()
  const dataDirectory = join(folder, 'embedded')
  const shop = run({ PORT: String(port), DATA_DIR: dataDirectory, SHOP: '', COMMERCE_GRAPHQL_URL: '' })
  await shop.ready
  const answer = await fetch(`http://localhost:${port}/store`)
  expect(await answer.json()).toEqual({ data: { storeConfig: { store_code: 'it' } } })
  expect(await readdir(dataDirectory)).toContain('commerce.sqlite-wal')
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)
  // SQLite merges its write-ahead log into the database only when the last connection is closed.
  expect(await readdir(dataDirectory)).toEqual([
    'addresses.sqlite',
    'commerce.sqlite',
    'consents.sqlite',
    'feeds',
    'media-cache',
    'withdrawals.sqlite',
  ])
})

test('cookies and pages of HTML of an embedded 2.4.7 stay behind the host', { timeout: 120_000 }, async () => {
  const port = await freePort()
  const shop = run({
    PORT: String(port),
    DATA_DIR: join(folder, 'embedded-older'),
    SHOP: '',
    COMMERCE_GRAPHQL_URL: '',
    COMMERCE_PROFILE: '2.4.7',
  })
  await shop.ready
  const post = (body: object) =>
    fetch(`http://localhost:${port}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'store=en' },
      body: JSON.stringify(body),
    })
  const answer = await post({ query: '{ storeConfig { store_code } }' })
  expect(await answer.json()).toEqual({ data: { storeConfig: { store_code: 'it' } } })
  expect(answer.headers.get('set-cookie')).toBeNull()
  const unreadable = await post({ query: '{ storeConfig { store_code } }', variables: 'none' })
  expect(unreadable.status).toBe(502)
  expect(await unreadable.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_BAD_ANSWER' } }] })
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)
})

test('the demo shop in front of a Magento says in one line what to do, and opens', async () => {
  const shop = run({ PORT: String(await freePort()), DATA_DIR: join(folder, 'trial'), SHOP: '', LOG_LEVEL: 'warn' })
  await shop.ready
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(shop.stderr()).toMatch(/^\{.*shops\/[\w-]+ shows an invented merchant, .* and set SHOP to it"\}\n$/)
})

describe('a commerce server that is not there at the moment', () => {
  const problem = (why: RegExp, rest: string) =>
    new RegExp(`^\\{.*The commerce server did not say what it has: ${why.source}\\. ${rest}"\\}\\n$`)

  async function startedInFrontOf(url: string, dataDirectory: string) {
    const shop = run({
      PORT: String(await freePort()),
      DATA_DIR: dataDirectory,
      COMMERCE_GRAPHQL_URL: url,
      LOG_LEVEL: 'warn',
    })
    await shop.ready
    shop.signal('SIGTERM')
    expect(await shop.ended).toBe(0)
    return shop.stderr()
  }

  test('is waited for with the shop open, which the log says', async () => {
    const closed = await startFakeUpstream((response) =>
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
    )
    const words = await startedInFrontOf(endpointOf(closed), join(folder, 'closed'))
    const [why, ...rest] = words.split('\n')
    expect(why).toContain('it answered status 503 and HTML')
    expect(rest.join('\n')).toMatch(
      problem(/its answer has status 503 \(UPSTREAM_UNREACHABLE\)/, '\\d+ optional parts are left out until it does'),
    )
    await closed.close()
  })

  test('is waited for when its address is dead, with the shop open', async () => {
    const url = `http://127.0.0.1:${await freePort()}/graphql`
    const words = await startedInFrontOf(url, join(folder, 'dead'))
    expect(words).toMatch(/No commerce server at COMMERCE_GRAPHQL_URL \(http:.*\): .*ECONNREFUSED/)
  })

  test('keeps its earlier capabilities, even while it does not answer', async () => {
    const known = await startFakeUpstream((response, request) =>
      sendJson(response, startAnswer(request) ?? { data: { storeConfig: { store_code: 'it' } } }),
    )
    const dataDirectory = join(folder, 'known')
    expect(await startedInFrontOf(endpointOf(known), dataDirectory)).toBe('')
    expect(await readdir(dataDirectory)).toContain('capabilities.json')
    await known.close()
    const [words = '', captcha] = (await startedInFrontOf(endpointOf(known), dataDirectory)).split(/(?<=\n)/)
    expect(words).toMatch(problem(/its answer has status 503 \(UPSTREAM_UNREACHABLE\)/, 'What was known still holds'))
    expect(captcha).toContain('did not say which forms have reCAPTCHA')
  })

  test('capabilities change under a running host, and no older page is served afterwards', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    let isNew = false
    const magento = await startFakeUpstream((response, request) => {
      const answer = startAnswer(request)
      if (answer === null) sendJson(response, { data: { storeConfig: { store_code: 'it' } } })
      else if (isNew) void isReleased.then(() => sendJson(response, answer))
      // Another name is another field: this backend has no returns.
      else sendJson(response, JSON.parse(JSON.stringify(answer).replaceAll('"returns"', '"without"')))
    })
    const url = endpointOf(magento)
    const dataDirectory = join(folder, 'changing')
    await startedInFrontOf(url, dataDirectory)
    isNew = true
    const port = String(await freePort())
    const shop = run({ PORT: port, DATA_DIR: dataDirectory, COMMERCE_GRAPHQL_URL: url, LOG_LEVEL: 'warn' })
    await shop.ready
    const page = async () => {
      const response = await fetch(`http://localhost:${port}/fields`)
      return { text: await response.text(), from: response.headers.get('cache-status') ?? '' }
    }
    expect((await page()).text).not.toContain('Customer.returns')
    expect((await page()).from).toContain('hit')
    release()
    await expect.poll(async () => (await page()).text).toContain('Customer.returns')
    shop.signal('SIGTERM')
    await shop.ended
    expect(shop.stderr()).toMatch(/it now has Customer\.returns, CustomerOrder\.returns/)
    await magento.close()
  })

  test('and lacks required fields reports it in one line', async () => {
    const old = await startFakeUpstream((response, request) =>
      sendJson(
        response,
        request.body.includes('__schema')
          ? {
              data: {
                __schema: { directives: [], types: [{ name: 'Query', fields: [{ name: 'storeConfig', args: [] }] }] },
              },
            }
          : { data: { storeConfig: { store_code: 'it' } } },
      ),
    )
    const words = await startedInFrontOf(endpointOf(old), join(folder, 'old'))
    expect(words).toMatch(
      /^\{.*The commerce server lacks what the storefront needs \(Query\..* and \d+ more\): it is older than.*\}\n$/,
    )
    await old.close()
  })
})

describe('problems for its owner', () => {
  const blockers: ReturnType<typeof createServer>[] = []
  afterEach(() => {
    for (const blocker of blockers.splice(0)) blocker.close()
  })

  async function failureOf(environment: Record<string, string>) {
    const shop = run(environment)
    expect(await shop.ended).toBe(1)
    expect(shop.stdout()).toBe('')
    return shop.stderr()
  }

  test.each(['127.0.0.1', '::'])('a port in use on %s', async (host) => {
    const port = await freePort()
    const blocker = createServer()
    blockers.push(blocker)
    blocker.listen(port, host)
    await once(blocker, 'listening')
    expect(await failureOf({ PORT: String(port) })).toBe(`PORT: ${port} is in use on localhost, choose another one\n`)
  })

  test('wrong variables, all of them', async () => {
    expect(await failureOf({ PORT: 'x', LOG_LEVEL: 'x' })).toBe(
      'PORT: must be a whole number from 1 to 65535\n' +
        'LOG_LEVEL: must be one of fatal, error, warn, info, debug, silent\n',
    )
  })

  test('an address that answers HTML', async () => {
    const website = await startFakeUpstream((response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
    )
    const url = endpointOf(website)
    expect(await failureOf({ COMMERCE_GRAPHQL_URL: url, DATA_DIR: join(folder, 'html') })).toBe(
      `No commerce server at COMMERCE_GRAPHQL_URL (${url}): it answered status 200 and HTML\n`,
    )
    await website.close()
  })

  test('an address that is not here, and a data folder that cannot be made', async () => {
    const host = '192.0.2.1'
    expect(await failureOf({ HOST: host, PORT: String(await freePort()) })).toBe(
      `HOST: ${host} is not an address of this machine\n`,
    )
    await writeFile(join(folder, 'file'), '')
    expect(await failureOf({ DATA_DIR: join(folder, 'file', 'data') })).toMatch(/^DATA_DIR: the folder .* cannot be/)
    expect(await failureOf({ MEDIA_CACHE_DIR: join(folder, 'file', 'pictures') })).toMatch(
      /^MEDIA_CACHE_DIR: the folder .* cannot be/,
    )
  })
})
