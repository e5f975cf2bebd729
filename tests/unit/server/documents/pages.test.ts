import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { createPages } from '#server/documents/createPages.ts'
import { createPageStore } from '#server/documents/pageStore.ts'
import { createRenderQueue } from '#server/documents/renderQueue.ts'
import type { SharedPage } from '#server/documents/sharedPage.ts'
import type { PageFacts } from '#server/http/documentHandler.ts'
import { campaignParamsOf } from '#src/shop/addresses/campaignParams.ts'
import { withdrawalTextsOf } from '#tests/unit/server/fixtures/withdrawalTexts.ts'

type Render = { readonly url: string; readonly headers: Headers; readonly signal: AbortSignal }

const WHOLE: PageFacts = { tags: new Set(['cat_p_1']), state: 'whole' }
const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } }

/** Pages of a shop with numbered renders; `hold` keeps renders pending. */
function openPages({ concurrency = 4, capacity = 4 } = {}) {
  const renders: Render[] = []
  let seconds = 0
  let facts = WHOLE
  let answer = (body: BodyInit) => new Response(body, HTML)
  let gate: Promise<void> = Promise.resolve()
  const logged: string[] = []
  let isAway = false
  const store = createPageStore<SharedPage>(1_000_000, { keepsPurged: true })
  const pages = createPages({
    campaignParams: campaignParamsOf(['partner', 'lettera_*']),
    renderer: {
      async render({ url, headers, signal }, { nonce }) {
        renders.push({ url, headers, signal })
        const number = renders.length
        await gate
        return {
          answer: answer(`<p>${number}</p><script nonce="${nonce}">run()</script>`),
          kind: { isPersonal: url.endsWith('/account'), takesPayments: url.endsWith('/checkout') },
          facts: () => facts,
        }
      },
      isSharedAddress: ({ pathname }) => pathname.endsWith('.html'),
      externalSourcesOf(cookie, { isPersonal, takesPayments }) {
        if (takesPayments) return { frame: ['https://bank.example'], form: ['https://bank.example'] }
        return cookie?.includes('consent=v1') && !isPersonal ? { script: ['https://tags.example'] } : {}
      },
      opensWindows: () => true,
      storeCodes: () => [],
      currencyOf: (_address, cookie) => (cookie?.includes('currency=USD') ? 'USD' : null),
      dependsOnCookies: ({ pathname }) => !pathname.startsWith('/plain'),
      cookieOfCurrency: (currency) => `currency=${currency}`,
      consentTextOf: () => null,
      consentCookieOf: () => null,
      pageNames: () => [],
      sendForm: async () => null,
      formTextsOf: async () => ({
        title: 'Il modulo non è partito',
        explanation: 'Serve JavaScript.',
        retry: 'Torna alla pagina',
        typed: 'Scritto',
        again: 'Di nuovo',
        direction: 'ltr',
      }),
      tooLargeTextsOf: async () => ({ title: '', explanation: '', retry: '', direction: 'ltr' }),
      consentTexts: async () => [{ version: '0123456789abcdef', language: 'it', text: 'Solo i cookie che vuoi' }],
      withdrawalTextsOf,
      unavailableTextsOf: async () => ({
        title: 'Torniamo subito',
        explanation: 'Riprova tra poco.',
        retry: 'Riprova',
        direction: 'ltr',
      }),
    },
    queue: createRenderQueue({ concurrency, capacity }),
    cache: { store, freshSeconds: 60, staleSeconds: 240, errorSeconds: 1_000 },
    lastResort: ({ pathname }) => `<h1>Torniamo subito</h1>${pathname}`,
    development: false,
    trustedTypes: 'report',
    log: pino({ level: 'info' }, { write: (line) => void logged.push(line) }),
    now: () => seconds * 1000,
    createNonce: () => 'refreshing',
    isBackendAway: () => isAway,
  })
  const ask = (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    pages.handle(new Request(`https://shop.example${path}`, { headers, signal: signal ?? null }), {
      nonce: 'own-nonce',
    })
  return {
    ...pages,
    ask,
    renders,
    store,
    logged,
    number: async (path: string, headers: Record<string, string> = {}) =>
      /<p>(\d+)/.exec(await (await ask(path, headers)).text())?.[1],
    isAway: (next: boolean) => (isAway = next),
    after: (more: number) => (seconds += more),
    answersWith: (next: typeof answer) => (answer = next),
    isMadeOf: (next: PageFacts) => (facts = next),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
  }
}

const scriptsOf = (answer: Response) =>
  /script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]

test('the first visitor gets the render itself, later ones the same page without its nonce', async () => {
  const { ask, renders } = openPages()
  const first = await ask('/vaso.html', { cookie: 'consent=v1', accept: 'text/html' })
  expect(first.headers.get('cache-status')).toBe('vetrina; fwd=miss')
  expect(first.headers.get('cache-control')).toBeNull()
  expect(scriptsOf(first)).toBe("'self' 'nonce-own-nonce' https://tags.example")
  expect(await first.text()).toBe('<p>1</p><script nonce="own-nonce">run()</script>')
  // Only the address has reached the render.
  expect([...(renders[0]?.headers ?? [])]).toEqual([])

  await expect.poll(async () => (await ask('/vaso.html')).headers.get('cache-status')).toBe('vetrina; hit; ttl=60')
  const second = await ask('/vaso.html')
  expect(await second.text()).toBe('<p>1</p><script>run()</script>')
  expect(second.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=240, stale-if-error=1000',
  )
  expect(second.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  expect(second.headers.get('set-cookie')).toBeNull()
  expect(scriptsOf(second)).toMatch(/^'self' 'sha256-[^' ]+'$/)
  expect(scriptsOf(await ask('/vaso.html', { cookie: 'consent=v1' }))).toMatch(/'sha256-[^']+' https:\/\/tags.example$/)
  expect(renders).toHaveLength(1)
})

test('a personal page has the policy of personal pages', async () => {
  const { ask } = openPages()
  expect(scriptsOf(await ask('/about', { cookie: 'consent=v1' }))).toContain('https://tags.example')
  expect(scriptsOf(await ask('/account', { cookie: 'consent=v1' }))).toBe("'self' 'nonce-own-nonce'")
})

test('only a page that takes payments has the policy of payments, and all have the same policy about windows', async () => {
  const { ask } = openPages()
  const facts = async (path: string) => {
    const { headers } = await ask(path)
    const policy = headers.get('content-security-policy') ?? ''
    return [policy.includes('bank.example'), headers.get('cross-origin-opener-policy')]
  }
  expect(await facts('/checkout')).toEqual([true, 'same-origin-allow-popups'])
  for (const path of ['/about', '/account', '/vaso.html'])
    expect(await facts(path)).toEqual([false, 'same-origin-allow-popups'])
  const policy = (await ask('/checkout')).headers.get('content-security-policy')
  expect(policy).toContain("form-action 'self' https://bank.example;")
  expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/bank\.example;/)
  expect((await ask('/about')).headers.get('content-security-policy')).toContain("form-action 'self';")
})

test('a page fetched ahead is the page itself: kept for all, no cookie, and nothing of the purpose in its render', async () => {
  const { ask, number, renders } = openPages()
  const ahead = { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
  const first = await ask('/vaso.html', ahead)
  expect(first.status).toBe(200)
  expect(first.headers.get('set-cookie')).toBeNull()
  await first.text()
  expect([...(renders[0]?.headers ?? [])]).toEqual([])
  await expect.poll(async () => (await ask('/vaso.html', ahead)).headers.get('cache-status')).toMatch(/hit/)
  const kept = await ask('/vaso.html', ahead)
  expect(kept.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  expect(kept.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60/)
  // A later navigation by click gets the same document.
  expect(await number('/vaso.html')).toBe('1')
  expect(renders).toHaveLength(1)
})

test('a visitor who has the page gets none; one who reads brotli gets that', async () => {
  const { ask, number } = openPages()
  await number('/vaso.html')
  await expect.poll(async () => (await ask('/vaso.html')).headers.get('etag')).toMatch(/^W\/"/)
  const etag = (await ask('/vaso.html')).headers.get('etag') ?? ''
  for (const known of [etag, `"other", ${etag.slice(2)}`, '*']) {
    const answer = await ask('/vaso.html', { 'if-none-match': known })
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([304, null, etag])
    expect(scriptsOf(answer)).toContain('sha256')
  }
  expect((await ask('/vaso.html', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  const encodingFor = async (accepted: string) =>
    (await ask('/vaso.html', { 'accept-encoding': accepted })).headers.get('content-encoding')
  expect(await encodingFor('gzip, deflate, br, zstd')).toBe('br')
  expect(await encodingFor('br;q=0.5, gzip')).toBe('br')
  expect(await encodingFor('gzip, br;q=0')).toBeNull()
  expect(await encodingFor('brown')).toBeNull()
})

test.each([
  ['a token', '/vaso.html', { authorization: 'Bearer t' }],
  ['an address of their own', '/account', {}],
  ['a parameter that is nobody else’s', '/vaso.html?session=1', {}],
])('visitors with %s get pages of their own', async (_what, path, headers: Record<string, string>) => {
  const { ask, number, store, renders } = openPages()
  expect(await number('/vaso.html')).toBe('1')
  await expect.poll(store.bytes).toBeGreaterThan(0)
  const before = store.bytes()
  for (const expected of ['2', '3']) expect(await number(path, headers)).toBe(expected)
  expect((await ask(path, headers)).headers.get('cache-status')).toBe('vetrina; fwd=bypass')
  expect(renders.at(-1)?.url).toBe(`https://shop.example${path}`)
  expect(store.bytes()).toBe(before)
})

test('pages of a list are cached separately', async () => {
  const { number, store } = openPages()
  const paths = ['/vasi.html', '/vasi.html?page=2', '/vasi.html?page=2&sort=name-asc']
  for (const path of paths) await number(path)
  await expect.poll(() => paths.filter((path) => store.get(`shop.example${path}`))).toEqual(paths)
  expect(await Promise.all(paths.map((path) => number(path)))).toEqual(['1', '2', '3'])
})

test.each([
  'gclid=EAIaIQ',
  'fbclid=IwAR0&utm_source=posta',
  'msclkid=1',
  'utm_id=120212345678901234',
  'gad_source=1&gbraid=0AAA&_gl=1*x*_ga*y',
  'mc_cid=a&mc_eid=b',
  'SRSLTID=x',
  'ml_subscriber=1&ml_subscriber_hash=2',
  'partner=giulia',
  'lettera_id=7&Lettera_da=x',
])('?%s shares the page of the address without it', async (campaign) => {
  const { number, renders } = openPages()
  expect(await number('/vasi.html?page=2')).toBe('1')
  expect(await number(`/vasi.html?page=2&${campaign}`)).toBe('1')
  expect(await number(`/vasi.html?${campaign}&page=2`)).toBe('1')
  expect(renders.map(({ url }) => url)).toEqual(['https://shop.example/vasi.html?page=2'])
})

test.each([
  ['/tavola.html?smalto=1#a', '/tavola.html?smalto=1&utm_id=7&gclid=x#a'],
  ['/tavola.html', '/tavola.html?utm_id=7&gclid=x'],
  ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
])('a redirect to %s keeps the parameters of the campaign within the shop', async (location, target) => {
  const { ask, answersWith } = openPages()
  answersWith(() => new Response(null, { status: 301, headers: { location } }))
  const answer = await ask('/alt.html?utm_id=7&page=2&gclid=x')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target])
})

test('other parameters still have a page of their own', async () => {
  const { number } = openPages()
  expect(await number('/vasi.html')).toBe('1')
  expect(await number('/vasi.html?smalto=petrolio')).toBe('2')
  expect(await number('/vasi.html?clid=1')).toBe('3')
  expect(await number('/vasi.html?partners=1')).toBe('4')
  expect(await number('/vasi.html?lettera_=1')).toBe('5')
})

test('visitors who come while a page is rendered wait for that render, though its first visitor leaves', async () => {
  const { ask, number, renders, hold } = openPages()
  const release = hold()
  const gone = new AbortController()
  const first = ask('/vaso.html', {}, gone.signal)
  const others = Array.from({ length: 20 }, () => number('/vaso.html'))
  gone.abort()
  release()
  await (await first).body?.cancel()
  expect(new Set(await Promise.all(others))).toEqual(new Set(['1']))
  expect(renders).toHaveLength(1)
  expect(renders[0]?.signal.aborted).toBe(false)
})

test('a page past its time is given once more to each while one render replaces it', async () => {
  const { ask, number, after, renders, hold, store } = openPages()
  await number('/vaso.html')
  await expect.poll(store.bytes).toBeGreaterThan(0)
  after(61)
  const release = hold()
  expect(await Promise.all([number('/vaso.html'), number('/vaso.html')])).toEqual(['1', '1'])
  expect((await ask('/vaso.html')).headers.get('cache-status')).toBe('vetrina; hit; ttl=-1')
  release()
  await expect.poll(() => number('/vaso.html')).toBe('2')
  expect(renders).toHaveLength(2)
  after(301)
  expect(await number('/vaso.html')).toBe('3')
})

test('a page without a late part is kept for a short time, and completed in the background', async () => {
  const { ask, number, after, isMadeOf, renders } = openPages()
  isMadeOf({ tags: new Set(), state: 'incomplete' })
  await number('/vaso.html')
  await expect.poll(async () => (await ask('/vaso.html')).headers.get('cache-status')).toBe('vetrina; hit; ttl=10')
  expect((await ask('/vaso.html')).headers.get('cache-control')).toMatch(/s-maxage=10,/)
  expect(renders).toHaveLength(1)
  after(11)
  isMadeOf(WHOLE)
  expect(await number('/vaso.html')).toBe('1')
  await expect.poll(async () => (await ask('/vaso.html')).headers.get('cache-status')).toBe('vetrina; hit; ttl=60')
  expect(await number('/vaso.html')).toBe('2')
  expect(renders).toHaveLength(2)
})

test('failures, missing pages, redirects and private pages are rendered each time', async () => {
  const { number, answersWith, isMadeOf, store } = openPages()
  // A slightly later visitor may still get the document of the first one's render.
  const isRenderedAnew = async () => {
    const before = await number('/vaso.html')
    await expect.poll(() => number('/vaso.html')).not.toBe(before)
  }
  isMadeOf({ tags: new Set(), state: 'failed' })
  await isRenderedAnew()
  isMadeOf(WHOLE)
  const inits: ResponseInit[] = [
    { status: 404 },
    { status: 503 },
    { status: 301, headers: { location: '/' } },
    { headers: { 'cache-control': 'no-store' } },
    { headers: { 'set-cookie': 'a=1' } },
  ]
  for (const init of inits) {
    answersWith((body) => new Response(body, init))
    await isRenderedAnew()
  }
  expect(store.bytes()).toBe(0)
})

test('a kept page outlives a failure for its time, and ends when the page is gone', async () => {
  const { ask, number, after, answersWith, renders, store } = openPages()
  await number('/vaso.html')
  await expect.poll(store.bytes).toBeGreaterThan(0)
  after(61)
  answersWith((body) => new Response(body, { status: 503 }))
  expect(await number('/vaso.html')).toBe('1')
  await expect.poll(() => renders.length).toBe(2)
  expect(await number('/vaso.html')).toBe('1')
  answersWith((body) => new Response(body, { status: 404 }))
  await expect.poll(async () => (await ask('/vaso.html')).status).toBe(404)
})

test('visitors with a cart share the pages of the others, rendered without their cookies', async () => {
  const { ask, number, renders, answersWith, store } = openPages()
  expect(await number('/vaso.html', { cookie: 'a=1; cart=abc' })).toBe('1')
  expect([...(renders[0]?.headers ?? [])]).toEqual([])
  await expect.poll(() => store.get('shop.example/vaso.html')).toBeDefined()
  for (const cookie of ['cart=abc', 'cart=another', '']) {
    const kept = await ask('/vaso.html', { cookie })
    expect(kept.headers.get('cache-status')).toMatch(/hit/)
    expect(await kept.text()).toContain('<p>1</p>')
  }
  answersWith((body) => new Response(body, { ...HTML, status: 503 }))
  expect((await ask('/tazza.html', { cookie: 'cart=abc' })).status).toBe(503)
  expect((await ask('/vaso.html', { authorization: 'Bearer mine' })).status).toBe(503)
})

test('a purge of the page’s data removes it, also while it is being rendered', async () => {
  const { number, store, hold, renders } = openPages()
  await number('/vaso.html')
  await expect.poll(store.bytes).toBeGreaterThan(0)
  store.purge(['cat_p_2'])
  expect(await number('/vaso.html')).toBe('1')
  store.purge(['cat_p_1'])
  const release = hold()
  const second = number('/vaso.html')
  await expect.poll(() => renders.length).toBe(2)
  store.purge(['cat_p_1'])
  release()
  expect(await second).toBe('2')
  await expect.poll(() => number('/vaso.html')).toBe('3')
})

test('after a purge of many pages each visitor gets a page, and only as many are rendered as have a place', async () => {
  const { ask, renders, hold, store, answersWith } = openPages({ concurrency: 2, capacity: 3 })
  const paths = Array.from({ length: 40 }, (_one, index) => `/vaso-${index}.html`)
  for (const path of paths) await (await ask(path)).text()
  await expect.poll(() => paths.filter((path) => !store.get(`shop.example${path}`))).toEqual([])
  const rendered = renders.length
  store.purge(['cat_p_1'])
  const release = hold()
  const visits = paths.map((path) => ask(path))
  await expect.poll(() => renders.length).toBe(rendered + 2)
  const atOnce = await Promise.all(visits.slice(5))
  for (const answer of atOnce) {
    expect([answer.status, answer.headers.get('cache-status'), answer.headers.get('cache-control')]).toEqual([
      200,
      'vetrina; hit; detail=purged',
      'public, max-age=0, s-maxage=0',
    ])
  }
  release()
  for (const answer of await Promise.all(visits.slice(0, 5)))
    expect(answer.headers.get('cache-status')).toBe('vetrina; fwd=miss')
  expect(renders).toHaveLength(rendered + 5)

  // A purged page is no answer to a failure of the backend: the page may be gone, or dearer.
  answersWith((body) => new Response(body, { ...HTML, status: 503 }))
  expect((await ask('/vaso-39.html')).status).toBe(503)
})

test('beyond its capacity the host answers 503 at once, keeps its cache, and completes started renders', async () => {
  const { ask, number, hold, store } = openPages({ concurrency: 1, capacity: 1 })
  await number('/vaso.html')
  await expect.poll(store.bytes).toBeGreaterThan(0)
  const release = hold()
  const [begun, waiting] = [number('/cart'), number('/account')]
  const refused = await Promise.all([ask('/checkout'), ask('/teiera.html')])
  for (const answer of refused) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(await answer.text()).toBe(`<h1>Torniamo subito</h1>${answer === refused[0] ? '/checkout' : '/teiera.html'}`)
  }
  expect(await number('/vaso.html')).toBe('1')
  release()
  expect(await Promise.all([begun, waiting])).toEqual(['2', '3'])
  expect((await ask('/checkout')).status).toBe(200)
})

test('a visitor who reads slowly holds no place', async () => {
  const { ask, number } = openPages({ concurrency: 1, capacity: 1 })
  const unread = await Promise.all([ask('/cart'), ask('/cart')])
  expect(await number('/cart')).toBe('3')
  for (const { body } of unread) await body?.cancel()
})

test('a render that fails reaches all who wait for it and leaves its place', async () => {
  const { ask, answersWith, hold, number, logged } = openPages({ concurrency: 1, capacity: 0 })
  answersWith(() => {
    throw new Error('broken')
  })
  const release = hold()
  const asked = [ask('/vaso.html'), ask('/vaso.html')].map((answer) => expect(answer).rejects.toThrow('broken'))
  release()
  await Promise.all(asked)
  await expect(ask('/cart')).rejects.toThrow('broken')
  answersWith((body) => new Response(body, HTML))
  expect(await number('/vaso.html')).toBe('3')
  expect(logged).toEqual([])
})

test('a page that cannot be sealed is rendered for each, and said so', async () => {
  const { number, answersWith, hold, logged } = openPages()
  answersWith(() => new Response('<p>1</p>own-nonce', HTML))
  const release = hold()
  const both = [number('/vaso.html'), number('/vaso.html')]
  release()
  expect(await Promise.all(both)).toEqual(['1', '1'])
  expect(logged.join()).toContain('A page holds its nonce where it cannot be removed')
})

test('the end of the host ends a render that nobody waits for', async () => {
  const { number, after, renders, hold, store, close, logged } = openPages()
  await number('/vaso.html')
  await expect.poll(store.bytes).toBeGreaterThan(0)
  after(61)
  const release = hold()
  await number('/vaso.html')
  await expect.poll(() => renders.length).toBe(2)
  const closed = close()
  expect(renders[1]?.signal.aborted).toBe(true)
  release()
  await closed
  expect(logged).toEqual([])
})

test('an old page is sent when its render does not come in time', async () => {
  const { ask, after, hold, store } = openPages()
  await (await ask('/vaso.html')).text()
  await expect.poll(() => store.get('shop.example/vaso.html')).toBeDefined()
  after(400)
  const release = hold()
  vi.useFakeTimers()
  const asking = ask('/vaso.html', { cookie: 'cart=abc' })
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  const answer = await asking
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=0')
  expect(await answer.text()).toContain('<p>1</p>')
  release()
})

test('a page of a shop without vendors and further currencies may be cached without a look at cookies', async () => {
  const { ask, store } = openPages()
  for (const [path, vary] of [
    ['/plain.html', 'Accept-Encoding'],
    ['/vaso.html', 'Cookie, Accept-Encoding'],
  ] as const) {
    await (await ask(path)).text()
    await expect.poll(() => store.get(`shop.example${path}`)).toBeDefined()
    expect((await ask(path)).headers.get('vary')).toBe(vary)
  }
})

test('each currency and each host have a page of their own, rendered without other cookies', async () => {
  const { ask, number, renders, handle } = openPages()
  expect(await number('/vaso.html')).toBe('1')
  expect(await number('/vaso.html', { cookie: 'x=1; currency=USD' })).toBe('2')
  expect(renders.at(-1)?.headers.get('cookie')).toBe('currency=USD')
  await expect
    .poll(async () => (await ask('/vaso.html', { cookie: 'currency=USD' })).headers.get('cache-status'))
    .toMatch(/hit/)
  expect(await number('/vaso.html', { cookie: 'currency=USD' })).toBe('2')
  expect(await number('/vaso.html')).toBe('1')
  const elsewhere = await handle(new Request('https://us.shop.example/vaso.html'), { nonce: 'own-nonce' })
  expect(await elsewhere.text()).toContain('<p>3</p>')
})

test.each([
  ['fails', () => new Response('<p>x', { status: 503 })],
  [
    'is thrown',
    () => {
      throw new Error('broken')
    },
  ],
])('an old page is sent for a day if its render %s, and replaced by the next one', async (_how, failing) => {
  const { ask, number, after, answersWith, store } = openPages()
  await number('/vaso.html')
  await expect.poll(store.bytes).toBeGreaterThan(0)
  after(400)
  answersWith(failing)
  for (const headers of [{}, { cookie: 'cart=abc' }]) {
    const kept = await ask('/vaso.html', headers)
    expect([kept.status, kept.headers.get('cache-status')]).toEqual([200, 'vetrina; hit; detail=stale-if-error'])
    expect(await kept.text()).toContain('<p>1</p>')
  }
  answersWith((body) => new Response(body, HTML))
  // A request may join the render that still fails.
  await expect.poll(async () => Number(await number('/vaso.html'))).toBeGreaterThan(2)
  after(1_301)
  answersWith((body) => new Response(body, { status: 503 }))
  await expect.poll(async () => (await ask('/vaso.html')).status).toBe(503)
})

test('while the backend is away kept pages are sent without a render', async () => {
  const { ask, number, after, isAway, renders, store } = openPages()
  await number('/vaso.html')
  await expect.poll(store.bytes).toBeGreaterThan(0)
  isAway(true)
  for (const seconds of [61, 400]) {
    after(seconds)
    for (const headers of [{}, { cookie: 'cart=abc' }]) expect((await ask('/vaso.html', headers)).status).toBe(200)
  }
  expect(renders).toHaveLength(1)
  isAway(false)
  expect(await number('/vaso.html')).toBe('2')
})

test('a full queue does not withhold a kept page', async () => {
  const { ask, number, after, hold, store } = openPages({ concurrency: 1, capacity: 0 })
  await number('/vaso.html')
  await expect.poll(store.bytes).toBeGreaterThan(0)
  after(400)
  const release = hold()
  const other = number('/tazza.html')
  expect(await (await ask('/vaso.html')).text()).toContain('<p>1</p>')
  release()
  await other
})
