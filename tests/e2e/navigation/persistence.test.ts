import type { Page, Route } from 'playwright'
import { describe, expect, vi } from 'vitest'
import { SNAPSHOT_KEY } from '#src/relay/persistence/recordPersistence.ts'
import { formatSnapshot, readSnapshot } from '#src/relay/persistence/snapshotFormat.ts'
import type { ReadSnapshot } from '#src/relay/persistence/snapshotFormat.ts'
import { readHead, SNAPSHOT_HEAD_KEY } from '#src/relay/persistence/snapshotHead.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import type { Shopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, cartButton, cartDialog, openPage, waitForCart, waitForQuantity } from '../walk.ts'

/**
 * Goes to a document of the shop's origin without the shop in it, where its storage can be read and written
 * undisturbed.
 */
async function stepOutside(page: Page): Promise<void> {
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  await page.goto('/robots.txt')
}

/** These journeys wait for idle moments of the browser, which are rare on a busy machine. */
const IDLE_PATIENCE_MS = 60_000
const patient = ({ page }: Shopper): Page => {
  page.context().setDefaultTimeout(IDLE_PATIENCE_MS)
  return page
}
vi.setConfig({ testTimeout: 4 * IDLE_PATIENCE_MS })

const GRAPHQL = '**/api/graphql*'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const)

function parse(text: string): ReadSnapshot {
  const reading = readSnapshot(text)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}

/** The ids of the records in the snapshot; null while there is none. */
async function storedIds(page: Page): Promise<readonly unknown[] | null> {
  const text = await stored(page, SNAPSHOT_KEY)
  return text === null ? null : parse(text).records.map(({ record }) => record['__id'])
}

/** Waits until the snapshot holds this text. */
async function waitForStored(page: Page, text: string): Promise<void> {
  const snapshot = async () => (await stored(page, SNAPSHOT_KEY)) ?? ''
  await expect.poll(snapshot, { timeout: IDLE_PATIENCE_MS }).toContain(text)
}

const hasCart = (text: string | null): boolean =>
  text !== null && parse(text).records.some(({ record }) => record['__typename'] === 'Cart')

/** Adds an item to the cart and waits until the resulting cart is stored. */
async function fillCart(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await addToCart(page)
  await waitForCart(page, 1)
  await page.reload()
  await waitForCart(page, 1)
  await expect.poll(async () => hasCart(await stored(page, SNAPSHOT_KEY)), { timeout: IDLE_PATIENCE_MS }).toBe(true)
}

/** The page's console messages about its snapshot. */
function listen(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('[vetrina]')) lines.push(message.text())
  })
  return lines
}

/** Holds all data requests until released; returns the number of held ones. */
async function holdNetwork(page: Page) {
  const held: Route[] = []
  let isOpen = false
  await page.route(GRAPHQL, async (route) => {
    if (isOpen) await route.continue()
    else held.push(route)
  })
  return {
    count: () => held.length,
    /** Resolves when every held request has ended: answered, or timed out by the page. */
    release: async () => {
      isOpen = true
      await Promise.all(
        held.map(async (route) => {
          await route.continue()
          await route.request().response()
        }),
      )
    },
  }
}

describe('a reload', () => {
  journey('shows badge and cart before the network answers, and never anything else', async ({ shopper, shopUrl }) => {
    const page = patient(shopper)
    const { simple } = await readCatalogue(shopUrl)
    await fillCart(page, simple.path)
    await page.getByRole('link', { name: /^Carrello/ }).click()
    await cartDialog(page).getByText(simple.name).first().waitFor()
    await expect
      .poll(async () => (await storedIds(page))?.length ?? 0, { timeout: IDLE_PATIENCE_MS })
      .toBeGreaterThan(1)

    // Every name that the badge has from the document's first byte on.
    await page.addInitScript(() => {
      const names: string[] = []
      Object.assign(window, { badgeNames: names })
      new MutationObserver(() => {
        const name = document.querySelector('a[href="/cart"][aria-label]')?.getAttribute('aria-label')
        if (name && names.at(-1) !== name) names.push(name)
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    const network = await holdNetwork(page)
    await page.reload()
    await cartDialog(page).getByText(simple.name).first().waitFor()
    await waitForQuantity(page, 1)
    await expect.poll(network.count, { timeout: IDLE_PATIENCE_MS }).toBeGreaterThan(0)

    const names = () => page.evaluate(() => (window as unknown as { badgeNames: string[] }).badgeNames)
    const beforeAnswers = await names()
    // The server's document is shared: the cart is empty. After it the real number follows directly.
    expect(beforeAnswers).toEqual(['Carrello, 0 articoli', 'Carrello, 1 articolo'])
    await network.release()
    await waitForWholePage(page)
    expect(await names()).toEqual(beforeAnswers)
    await cartDialog(page).getByText(simple.name).first().waitFor()
  })
})

describe('records of an earlier document', () => {
  type Seen = { readonly path: string; readonly heading: string; readonly leadsTo: string }
  const kinds: Readonly<Record<string, (shopUrl: string) => Promise<Seen>>> = {
    'a product': async (shopUrl) => {
      const { simple } = await readCatalogue(shopUrl)
      return { path: simple.path, heading: simple.name, leadsTo: simple.path }
    },
    'a list': async (shopUrl) => {
      const { categoryPath } = await readCatalogue(shopUrl)
      return { path: categoryPath, heading: '', leadsTo: categoryPath }
    },
    'a text': async () => ({ path: '/chi-siamo', heading: '', leadsTo: '/chi-siamo' }),
  }
  for (const [kind, find] of Object.entries(kinds))
    for (const line of ['slow', 'dead'] as const)
      journey(`${kind} is shown again on a ${line} line`, async ({ shopper, shopUrl }) => {
        const page = patient(shopper)
        const { path, leadsTo } = await find(shopUrl)
        await openPage(page, '/')
        const homeHeading = (await page.locator('[data-layer]:not([hidden]) h1').last().textContent()) ?? ''
        await follow(page, leadsTo)
        await page.waitForURL((url) => url.pathname === path)
        const headingOfPage = async () =>
          (await page.locator('[data-layer]:not([hidden]) h1').last().textContent()) ?? homeHeading
        // The address changes before the page does.
        await expect.poll(headingOfPage).not.toBe(homeHeading)
        const heading = await headingOfPage()
        await waitForStored(page, JSON.stringify(heading).slice(1, -1))
        await waitForWholePage(page)

        await stepOutside(page)
        const requests: string[] = []
        await page.route(GRAPHQL, async (route) => {
          requests.push(route.request().postData() ?? route.request().url())
          if (line === 'dead') await route.abort()
        })
        if (line === 'dead') shopper.allow(/request failed: .*api\/graphql|Failed to load resource/)
        await openPage(page, '/')
        await follow(page, leadsTo)
        await page.waitForURL((url) => url.pathname === path)
        await page.getByRole('heading', { level: 1, name: heading }).first().waitFor()
        await expect.poll(() => requests.length).toBeGreaterThan(0)
        // The page itself, not its placeholder.
        const skeleton = page.getByRole('main').getByRole('group', { name: 'Caricamento' })
        await expect.poll(() => skeleton.count()).toBe(0)
        await page.getByRole('heading', { level: 1, name: heading }).first().waitFor()
      })

  /** Like a click on a link of the shop. */
  const follow = (page: Page, path: string) =>
    page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      const known = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
      ;(known ?? link).click()
    }, path)

  journey('the cart as the last addition made it is counted and listed at once', async ({ shopper, shopUrl }) => {
    const page = patient(shopper)
    const { simple } = await readCatalogue(shopUrl)
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForCart(page, 1)
    await waitForStored(page, '"total_quantity":1')

    await stepOutside(page)
    const network = await holdNetwork(page)
    await openPage(page, '/')
    await waitForQuantity(page, 1)
    await cartButton(page).first().click()
    await cartDialog(page).getByText(simple.name).first().waitFor()
    await expect.poll(network.count, { timeout: IDLE_PATIENCE_MS }).toBeGreaterThan(0)
    await network.release()
    await waitForWholePage(page)
    await cartDialog(page).getByText(simple.name).first().waitFor()
    await waitForQuantity(page, 1)
  })
})

describe('the client-resolved queries of the shipped bundle', () => {
  journey('name the cart to be counted, and tell when its customer’s token ran out', async ({ shopper, shopUrl }) => {
    const page = patient(shopper)
    const { simple } = await readCatalogue(shopUrl)
    await openPage(page, '/account/signin')
    await page.getByLabel('Email', { exact: true }).fill('giulia@example.com')
    await page.getByLabel('Password').fill('Ceramica.2026')
    await page.getByRole('button', { name: 'Accedi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' }).waitFor()
    await openPage(page, simple.path)
    const named = () => cartButton(page).first().getAttribute('aria-label')
    const before = await named()
    await addToCart(page)
    await expect.poll(named).not.toBe(before)
    await expect.poll(named).not.toBe('Carrello, 0 articoli')

    // The token has expired: the cart belongs to its customer, and is not counted for the current shopper.
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('vetrina.customerToken') ?? '{}') as { createdAt: number }
      localStorage.setItem(
        'vetrina.customerToken',
        JSON.stringify({ ...record, createdAt: record.createdAt - 7_200_000 }),
      )
      window.dispatchEvent(new Event('focus'))
    })
    await expect.poll(named).toBe('Carrello, 0 articoli')

    // A newly issued token belongs to the customer again.
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('vetrina.customerToken') ?? '{}') as { createdAt: number }
      localStorage.setItem(
        'vetrina.customerToken',
        JSON.stringify({ ...record, createdAt: record.createdAt + 7_200_000 }),
      )
      window.dispatchEvent(new Event('focus'))
    })
    await expect.poll(named).not.toBe('Carrello, 0 articoli')
  })
})

describe('a snapshot that cannot be trusted', () => {
  const foreign = (text: string) => {
    const { header, records } = parse(text)
    return formatSnapshot(
      { ...header, version: 'of another version' },
      records.map(({ line }) => line),
    )
  }
  const tampered: Readonly<Record<string, (text: string) => string>> = {
    junk: () => '<html>not a snapshot</html>',
    truncated: (text) => text.slice(0, Math.floor(text.length / 2)),
    'edited by hand': (text) => text.replace(/"total_quantity":1/g, '"total_quantity":9'),
    'of another version': foreign,
  }
  for (const [name, tamper] of Object.entries(tampered))
    journey(`${name}: the shop starts clean and says so in one line`, async ({ shopper, shopUrl }) => {
      const page = patient(shopper)
      const { simple } = await readCatalogue(shopUrl)
      await fillCart(page, simple.path)
      await stepOutside(page)
      const text = (await stored(page, SNAPSHOT_KEY)) ?? ''
      const damaged = tamper(text)
      expect(damaged).not.toBe(text)
      await store(page, SNAPSHOT_KEY, damaged)

      const lines = listen(page)
      await openPage(page, '/')
      await waitForCart(page, 1)
      const told = [expect.stringMatching(/^\[vetrina\] The snapshot was dropped: .+ Starting clean/)]
      await expect.poll(() => lines, { timeout: IDLE_PATIENCE_MS }).toEqual(told)
      await expect.poll(async () => hasCart(await intact(page)), { timeout: IDLE_PATIENCE_MS }).toBe(true)
      expect(lines).toEqual(told)
    })

  /** The snapshot once it is valid again. */
  async function intact(page: Page): Promise<string | null> {
    const text = await stored(page, SNAPSHOT_KEY)
    try {
      if (text !== null) parse(text)
      return text
    } catch {
      return null
    }
  }
})

describe('without room to remember', () => {
  async function sells(page: Page, path: string, name: string): Promise<void> {
    await openPage(page, path)
    await addToCart(page)
    await waitForCart(page, 1)
    await page.reload()
    await waitForCart(page, 1)
    await cartButton(page).first().click()
    await cartDialog(page).getByText(name).first().waitFor()
  }

  journey('the shop sells where the browser blocks storage', async ({ shopper, shopUrl }) => {
    const page = patient(shopper)
    const { simple } = await readCatalogue(shopUrl)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    })
    await sells(page, simple.path, simple.name)
  })

  journey(
    'the shop works with full storage, and leaves other entries there unchanged',
    async ({ shopper, shopUrl }) => {
      const page = patient(shopper)
      const { simple } = await readCatalogue(shopUrl)
      await stepOutside(page)
      const filled = await page.evaluate(() => {
        let size = 4_000_000
        let count = 0
        while (size >= 1) {
          try {
            localStorage.setItem(`filler ${count}`, 'x'.repeat(size))
            count += 1
          } catch {
            size = Math.floor(size / 2)
          }
        }
        return count
      })
      const lines = listen(page)
      await sells(page, simple.path, simple.name)
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('filler')).length),
      ).toBe(filled)
      expect(await stored(page, SNAPSHOT_KEY)).toBeNull()
      expect(lines).toContain('[vetrina] The browser has no room for a snapshot.')
    },
  )
})

describe('two tabs', () => {
  journey('only the one that the shopper was in last writes', async ({ shopper, shopUrl }) => {
    const first = patient(shopper)
    const { categoryPath } = await readCatalogue(shopUrl)
    const writer = async () => {
      const head = readHead(await stored(first, SNAPSHOT_HEAD_KEY))
      const text = await stored(first, SNAPSHOT_KEY)
      return { tab: head?.tab, written: text === null ? null : parse(text).header.tab }
    }
    await openPage(first, categoryPath)
    const hasWritten = async () => {
      const { tab, written } = await writer()
      return tab !== undefined && written === tab
    }
    await expect.poll(hasWritten, { timeout: IDLE_PATIENCE_MS }).toBe(true)
    const before = await writer()

    const second = await first.context().newPage()
    await openPage(second, '/')
    await expect.poll(async () => (await writer()).tab, { timeout: IDLE_PATIENCE_MS }).not.toBe(before.tab)
    await expect.poll(hasWritten, { timeout: IDLE_PATIENCE_MS }).toBe(true)
    const after = await writer()

    // A programmatic action, without focus or a click of a real mouse.
    await first.evaluate(() => document.querySelector<HTMLElement>('main article a')?.click())
    await first.waitForURL((url) => url.pathname !== categoryPath)
    await first.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().waitFor()
    await waitForWholePage(first)
    expect(await writer()).toEqual(after)
    const away = (await storedIds(first)) ?? []

    // The shopper returns to the tab: now it writes, and the data of both tabs is there.
    await first.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(async () => (await writer()).tab, { timeout: IDLE_PATIENCE_MS }).toBe(before.tab)
    await expect.poll(hasWritten, { timeout: IDLE_PATIENCE_MS }).toBe(true)
    expect((await storedIds(first))?.length).toBeGreaterThan(away.length)
  })

  journey('after signing out in one, no storage of either holds anything of the customer', async ({ shopper }) => {
    const first = patient(shopper)
    // Pending requests of the other tab are refused when the session ends, without a message.
    shopper.allow(/answer 40[13]|status of 40[13]/)
    await openPage(first, '/account/signin')
    await first.getByLabel('Email', { exact: true }).fill('giulia@example.com')
    await first.getByLabel('Password').fill('Ceramica.2026')
    await first.getByRole('button', { name: 'Accedi' }).click()
    const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' })
    await greeting(first).waitFor()
    const second = await first.context().newPage()
    await openPage(second, '/account')
    await greeting(second).waitFor()
    await expect
      .poll(async () => /giulia/i.test((await stored(second, SNAPSHOT_KEY)) ?? ''), { timeout: IDLE_PATIENCE_MS })
      .toBe(true)

    await first.getByRole('button', { name: 'Esci' }).click()
    await first.waitForURL((url) => url.pathname === '/')
    // Leaving a page would cause its last write.
    await stepOutside(second)
    await stepOutside(first)
    const everything = await first.evaluate(async () => {
      const databases = await indexedDB.databases()
      const caches = await window.caches.keys()
      return JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        databases,
        caches,
      ])
    })
    expect(everything).not.toMatch(/giulia|customerToken|Bearer/i)
    expect(everything).not.toMatch(/\\"__typename\\":\\"Customer/)
  })
})
