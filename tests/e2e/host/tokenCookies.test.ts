import type { CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { CUSTOMER_TOKEN_KEY } from '#src/platform/session/customerToken.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer, type ShopServer } from '#tests/harness/servers/shopServer.ts'
import { startTcpProxy } from '#tests/harness/servers/tcpProxy.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, openPage, piecesAtBackend, waitForOfflinePage } from '../walk.ts'

let shop: ShopServer
beforeAll(async () => {
  shop = await startShopServer({ TOKEN_STORAGE: 'cookie', LOG_LEVEL: 'debug' })
})
afterAll(() => shop.dispose())

async function signIn(page: Page): Promise<void> {
  await openPage(page, '/account/signin?from=%2Faccount')
  const dialog = page.getByRole('dialog', { name: 'Accedi' })
  await dialog.getByLabel('Email', { exact: true }).fill('giulia@example.com')
  await dialog.getByLabel('Password').fill('Ceramica.2026')
  await dialog.getByRole('button', { name: 'Accedi' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' }).waitFor()
}

const tokensOf = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('__Host-token-'))

/** All that this page's scripts keep beyond its memory. */
const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const entries = [document.cookie, ...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    const answers: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) answers.push(await ((await cache.match(request)) ?? request).text())
    }
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    return [...entries.flat(), ...answers, ...databases].join('\n')
  })

/** Reads along all that the shop's scripts receive from the host. */
async function listenLikeAnIntruder(page: Page): Promise<readonly string[]> {
  const heard: string[] = []
  await page.exposeFunction('hear', (text: string) => void heard.push(text))
  await page.addInitScript(() => {
    const { hear } = window as typeof window & { readonly hear: (text: string) => void }
    const send = window.fetch.bind(window)
    window.fetch = async (...request) => {
      const answer = await send(...request)
      hear(`${await answer.clone().text()}\n${[...answer.headers].flat().join('\n')}`)
      return answer
    }
  })
  return heard
}

/** The whole memory of a page's scripts: records of Relay, closures, the state of the window. */
async function memoryOf(session: CDPSession): Promise<string> {
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  return chunks.join('')
}

journey('no script can read the token of a customer, who shops as usual', async ({ browser }) => {
  const { page, leave } = await openShopper(browser, shop.url)
  const heard = await listenLikeAnIntruder(page)
  await signIn(page)
  const [cookie, ...others] = await tokensOf(page)
  expect(others).toEqual([])
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/', domain: 'localhost' })
  const token = cookie?.value ?? ''
  const placeholder = cookie?.name.replace('__Host-token-', '') ?? ''
  // The embedded engine's tokens live for an hour.
  expect(((cookie?.expires ?? 0) * 1_000 - Date.now()) / 60_000).toBeCloseTo(60, -1)

  const { simple } = await readCatalogue(shop.url)
  await openPage(page, simple.path)
  await addToCart(page)
  await expect.poll(() => piecesAtBackend(page)).toBeGreaterThan(0)
  await openPage(page, '/account/orders')
  await openPage(page, '/account')
  await page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' }).waitFor()

  await page.evaluate(() => fetch(location.href, { credentials: 'include' }))
  await expect.poll(() => heard.join('\n')).toContain('</html>')
  const stored = await storedText(page)
  const memory = await memoryOf(await page.context().newCDPSession(page))
  const answered = heard.join('\n')
  // The search finds the placeholder wherever the token would be.
  for (const [place, text] of Object.entries({ stored, memory, answered })) {
    expect(text.includes(placeholder), place).toBe(true)
    expect(text.includes(token), place).toBe(false)
  }
  expect(stored).not.toContain('__Host-token-')
  expect(shop.output()).not.toContain(token)

  await page.getByRole('button', { name: 'Esci' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => tokensOf(page)).toEqual([])
  await leave()
})

journey('a placeholder without its cookie is a dead session, also beside somebody else’s', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(/answer 401|status of 401/)
  await signIn(page)
  const replaced = await page.evaluate((key) => {
    const record = JSON.parse(localStorage.getItem(key) ?? '{}') as { token: string }
    const token = record.token.replace(/./, (first) => (first === 'A' ? 'B' : 'A'))
    localStorage.setItem(key, JSON.stringify({ ...record, token }))
    return token
  }, CUSTOMER_TOKEN_KEY)
  expect(await tokensOf(page)).toHaveLength(1)
  expect((await tokensOf(page))[0]?.name).not.toContain(replaced)
  await openPage(page, '/account')
  await page.getByRole('dialog', { name: 'Accedi' }).waitFor()
  expect(await page.evaluate(() => document.body.textContent)).not.toContain('Ciao, Giulia')
  await leave()
})

journey('a sign-out without a network ends the session as soon as the network is back', async ({ browser }) => {
  // Chromium lets `keepalive` requests through its emulated outage, so that the line is cut as well.
  const line = await startTcpProxy({ host: 'localhost', port: Number(new URL(shop.url).port) })
  onTestFinished(line.close)
  const { page, allow, leave } = await openShopper(browser, `http://localhost:${line.port}`, {
    serviceWorkers: 'allow',
  })
  allow(/INTERNET_DISCONNECTED|ERR_(?:CONNECTION|EMPTY|SOCKET)|Failed to fetch dynamically imported module/)
  await signIn(page)
  const [cookie] = await tokensOf(page)
  await waitForOfflinePage(page, '/offline')
  await page.context().setOffline(true)
  line.cut()
  await page.getByRole('button', { name: 'Esci' }).click()
  // The home page cannot be fetched.
  await page.waitForURL(/offline/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const seen = await page.evaluate(() => document.documentElement.outerHTML)
  for (const [place, text] of Object.entries({ seen, stored: await storedText(page) })) {
    expect(text, place).not.toMatch(/Giulia|giulia@/)
    expect(text, place).not.toContain(cookie?.name.replace('__Host-token-', ''))
  }
  expect(await tokensOf(page)).toHaveLength(1)

  line.restore()
  await page.context().setOffline(false)
  await expect.poll(() => tokensOf(page)).toEqual([])
  const token = cookie?.value ?? ''
  const { status } = await fetch(`${shop.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{customer{email}}' }),
  })
  expect(status).toBe(401)
  await leave()
})
