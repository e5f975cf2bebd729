import type { Page } from 'playwright'
import { expect } from 'vitest'
import { CONSENTS_PATH } from '#src/shop/addresses/consentAddress.ts'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { openRecordsToRead } from '#server/records/openRecords.ts'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { startThirdParty } from '#tests/harness/servers/thirdParty.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, checkoutStep, openPage, waitForCart } from '../walk.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Solo i cookie che vuoi' })
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Preferenze cookie' })
const openSettings = (page: Page) => page.getByRole('button', { name: 'Preferenze cookie' }).click()

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted()

/**
 * Technically necessary entries of the browser's storage: answers, session, the cart's last contents, a pending order,
 * display settings.
 */
const TECHNICAL_ENTRIES = /^vetrina\.(?:device\.|snapshot|customerToken|cart|order)/

/** How many external scripts have run in this document. */
const guests = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'guests') ?? 0))

journey(
  'nobody else hears of a visitor before a choice and after a refusal, though all are invited',
  async ({ browser }) => {
    const other = await startThirdParty()
    const shop = await startShopServer({
      TAG_MANAGER: 'on',
      TAG_MANAGER_ID: 'GTM-TEST01',
      TAG_MANAGER_URL: `${other.url}/good.js`,
      ACCESSIBILITY_WIDGET_URL: `${other.url}/good.js?a`,
      PERSONALISATION_URL: `${other.url}/good.js?p`,
      REVIEWS_WIDGET_URL: `${other.url}/good.js?r`,
    })
    try {
      const { simple } = await readCatalogue(shop.url)
      const shopper = await openShopper(browser, shop.url, { consent: null })
      const { page } = shopper
      const visit = async () => {
        await openPage(page, '/')
        await openPage(page, simple.path)
        await waitForWholePage(page)
      }
      await visit()
      await answer(page, 'Rifiuta').waitFor()
      expect(await cookieNames(page)).toEqual([])
      // The shop works without a choice.
      await addToCart(page)
      await waitForCart(page, 1)
      await expect.poll(() => cookieNames(page)).toEqual(['cart'])

      await answer(page, 'Rifiuta').click()
      await banner(page).waitFor({ state: 'detached' })
      await visit()
      expect(await banner(page).count()).toBe(0)
      expect(await cookieNames(page)).toEqual(['cart', 'consent'])
      // Viewed products are only stored for this visit.
      const keys = (store: 'localStorage' | 'sessionStorage') =>
        page.evaluate((name) => Object.keys(window[name]), store)
      await expect.poll(() => keys('sessionStorage')).toContain('vetrina.recentlyViewed')
      expect((await keys('localStorage')).filter((key) => !TECHNICAL_ENTRIES.test(key))).toEqual([])
      const [consent] = (await page.context().cookies()).filter(({ name }) => name === 'consent')
      expect(consent?.value).toBe('v1')
      expect(((consent?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(182.5, 0)
      expect(other.asked()).toEqual([])
      await shopper.leave()
    } finally {
      await shop.dispose()
      await other.close()
    }
  },
)

journey(
  'consent lets in whom it names, in a document whose policy names them, and a withdrawal sweeps after them',
  async ({ browser }) => {
    const other = await startThirdParty()
    const shop = await startShopServer({
      TAG_MANAGER: 'on',
      TAG_MANAGER_ID: 'GTM-TEST01',
      TAG_MANAGER_URL: `${other.url}/good.js`,
      PERSONALISATION_URL: `${other.url}/good.js`,
      REVIEWS_WIDGET_URL: `${other.url}/good.js`,
    })
    try {
      const shopper = await openShopper(browser, shop.url, { consent: null })
      shopper.allow(new RegExp(`request to another origin: ${other.url}`))
      const { page } = shopper
      const policies: string[] = []
      page.on('response', (response) => {
        const policy = response.headers()['content-security-policy']
        if (response.request().isNavigationRequest() && policy !== undefined) policies.push(policy)
      })
      await openPage(page, '/')
      expect(policies.at(-1)).not.toContain(other.url)

      // Statistics alone: the tag manager, not the reviews and not the personalisation.
      await answer(page, 'Scegli').click()
      await settings(page).getByRole('checkbox', { name: 'Statistiche' }).check()
      await settings(page)
        .getByText(/Google Tag Manager \(GTM-TEST01\)/)
        .first()
        .waitFor()
      await settings(page).getByRole('button', { name: 'Salva le scelte' }).click()
      await expect.poll(() => guests(page)).toBe(1)
      expect(policies.at(-1)).toMatch(/script-src 'self' '(nonce|sha256)-/)
      expect(policies.at(-1)).toContain(other.url)
      expect(await cookieNames(page)).toEqual(['_ga', 'consent'])
      expect(await page.evaluate(() => JSON.stringify([...(window.dataLayer ?? [])].map((entry) => entry)))).toMatch(
        /"default".*"analytics_storage":"denied".*"update".*"ad_storage":"denied".*"analytics_storage":"granted".*gtm\.js/,
      )

      await openSettings(page)
      await settings(page).getByRole('button', { name: 'Accetta tutto' }).click()
      await expect.poll(() => guests(page)).toBe(3)

      await openSettings(page)
      await settings(page).getByRole('button', { name: 'Rifiuta tutto' }).click()
      await expect.poll(() => guests(page)).toBe(0)
      const asked = other.asked().length
      await expect.poll(() => cookieNames(page)).toEqual(['consent'])
      expect(await page.evaluate(() => localStorage.getItem('_guest'))).toBeNull()
      expect(policies.at(-1)).not.toContain(other.url)
      await openPage(page, '/')
      await waitForWholePage(page)
      expect(other.asked().length).toBe(asked)
      await shopper.leave()
    } finally {
      await shop.dispose()
      await other.close()
    }
  },
)

journey(
  'the host keeps each choice as a proof with the shown texts, also one that it gets by the next page only',
  async ({ browser }) => {
    const other = await startThirdParty()
    const shop = await startShopServer({
      TAG_MANAGER: 'on',
      TAG_MANAGER_ID: 'GTM-TEST01',
      TAG_MANAGER_URL: `${other.url}/good.js`,
    })
    const records = await openRecordsToRead({ dataDirectory: shop.dataDirectory, databaseUrl: null })
    const proofs = () => records.consents.after(0, 10)
    try {
      const shopper = await openShopper(browser, shop.url, { consent: null })
      shopper.allow(new RegExp(`request to another origin: ${other.url}`))
      const { page } = shopper
      // The driver does not always see requests of a document that is being replaced. A refusal removes all keys of
      // others, so the test uses one of the shop's.
      await page.addInitScript((path) => {
        const send = window.fetch
        window.fetch = (input, init) =>
          input === path && sessionStorage.getItem('vetrina.test.isUnreachable') !== null
            ? Promise.reject(new TypeError('Failed to fetch'))
            : send(input, init)
      }, CONSENTS_PATH)
      const begun = Date.now()
      // The choice lets a vendor in, so its document is replaced at once.
      await openPage(page, '/')
      await answer(page, 'Accetta').click()
      await expect.poll(proofs).toMatchObject([
        {
          browser: expect.stringMatching(/^[\w-]{22}$/),
          granted: ['preferences', 'statistics', 'marketing'],
          vendors: ['Google Tag Manager (GTM-TEST01)'],
          language: 'it',
          store: 'it',
        },
      ])
      const [proof] = await proofs()
      expect(proof?.chosenAt).toBeGreaterThan(begun - 60_000)
      const texts = await records.consents.texts()
      expect(texts.find(({ version }) => version === proof?.textVersion)).toMatchObject({
        language: 'it',
        text: expect.stringContaining('Solo i cookie che vuoi'),
      })

      // No connection: nothing tells the shopper, and nothing waits for it.
      await expect.poll(() => guests(page)).toBe(1)
      await page.evaluate(() => sessionStorage.setItem('vetrina.test.isUnreachable', ''))
      await openSettings(page)
      await settings(page)
        .getByText(proof?.browser ?? '')
        .waitFor()
      expect(await axeViolations(page)).toEqual([])
      await settings(page).getByRole('button', { name: 'Rifiuta tutto' }).click()
      await expect.poll(() => guests(page)).toBe(0)
      await waitForWholePage(page)
      expect(await proofs()).toHaveLength(1)
      await page.evaluate(() => sessionStorage.removeItem('vetrina.test.isUnreachable'))
      await openPage(page, '/en')
      await expect.poll(proofs).toHaveLength(2)
      expect((await proofs())[1]).toMatchObject({ browser: proof?.browser, granted: [], language: 'it', store: 'it' })
      await waitForWholePage(page)
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /consent/i.test(key)))).toEqual([
        'vetrina.device.consentCode',
      ])
      await shopper.leave()
    } finally {
      await records.close()
      await shop.dispose()
      await other.close()
    }
  },
)

journey('the shop sells while every external script hangs, fails, throws or is not there', async ({ browser }) => {
  const other = await startThirdParty()
  const gone = await startThirdParty()
  await gone.close()
  const shop = await startShopServer({
    TAG_MANAGER: 'on',
    TAG_MANAGER_ID: 'GTM-TEST01',
    TAG_MANAGER_URL: `${other.url}/hangs.js`,
    ACCESSIBILITY_WIDGET_URL: `${other.url}/fails.js`,
    PERSONALISATION_URL: `${other.url}/throws.js`,
    REVIEWS_WIDGET_URL: `${gone.url}/good.js`,
  })
  try {
    const { simple } = await readCatalogue(shop.url)
    const shopper = await openShopper(browser, shop.url, { consent: 'v1.preferences.statistics.marketing' })
    // Errors of external scripts are ignored; the shop causes none of its own.
    shopper.allow(/another origin|answer 500|status of 500|thrown by a third party|ERR_CONNECTION_REFUSED/)
    const { page } = shopper
    await openPage(page, simple.path)
    await expect.poll(() => [...other.asked()].toSorted()).toEqual(['/fails.js', '/hangs.js', '/throws.js'])
    await addToCart(page)
    await waitForCart(page, 1)
    await page
      .getByRole('link', { name: /^Carrello/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Vai alla cassa' }).click()
    await checkoutStep(page, 'Consegna')
    expect([...other.asked()]).toHaveLength(3)
    await shopper.leave()
  } finally {
    await shop.dispose()
    await other.close()
  }
})

journey.for([360, 768, 1440])(
  'at %i px the question is fair, moves nothing and hides nothing',
  async (width, { browser, shopUrl }) => {
    const shopper = await openShopper(browser, shopUrl, {
      consent: null,
      viewport: { width, height: width === 360 ? 640 : 900 },
    })
    const { page } = shopper
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Reflect.get(entry, 'hadRecentInput') !== true)
            Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openPage(page, '/')
    await page.keyboard.press('Tab')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toBe('Vai al contenuto')
    await answer(page, 'Accetta').waitFor()
    expect(await focused()).toBe('Vai al contenuto')

    const boxes = await Promise.all(
      ['Accetta', 'Rifiuta', 'Scegli'].map(async (name) => {
        const button = answer(page, name)
        const box = await button.boundingBox()
        const look = await button.evaluate((element) => {
          const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(element)
          return [backgroundColor, color, fontWeight, borderColor]
        })
        return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0), look }
      }),
    )
    expect(boxes[1]).toEqual(boxes[0])
    expect(boxes[2]).toEqual(boxes[0])
    expect(boxes[0]?.height).toBeGreaterThanOrEqual(width < 1024 ? 44 : 43)
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.02)

    // A focused element is never covered by the banner (WCAG 2.4.11).
    await openPage(page, '/search?q=vaso')
    await answer(page, 'Accetta').waitFor()
    await page.waitForFunction(
      () => parseFloat(getComputedStyle(document.body).getPropertyValue('--consent-banner-height')) > 0,
    )
    const hidden = await page.evaluate(() => {
      const rect = document.getElementById('consent')?.getBoundingClientRect()
      const controls = document.querySelectorAll<HTMLElement>('main a[href], main input, main button, footer a[href]')
      return [...controls].flatMap((control) => {
        control.focus()
        const { top, bottom, height } = control.getBoundingClientRect()
        const isCovered = height > 1 && rect !== undefined && bottom > rect.top && top < rect.bottom
        return isCovered ? [`${control.textContent} ${top}–${bottom} under ${rect.top}`] : []
      })
    })
    expect(hidden).toEqual([])
    await shopper.leave()
  },
)

journey('the keyboard reaches the question at once, and closing it refuses', async ({ browser, shopUrl }) => {
  const shopper = await openShopper(browser, shopUrl, { consent: null })
  const { page } = shopper
  await openPage(page, '/')
  await answer(page, 'Accetta').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Vai alla scelta dei cookie')
  await page.keyboard.press('Enter')
  for (const name of ['Informativa sulla privacy', 'Accetta', 'Rifiuta', 'Scegli']) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  }
  await page.keyboard.press('Enter')
  await settings(page).waitFor()
  expect(await axeViolations(page)).toEqual([])
  // No purpose is preselected.
  expect(await settings(page).getByRole('checkbox', { checked: true }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await settings(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Scegli')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await banner(page).waitFor({ state: 'detached' })
  expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(['consent=v1'])

  // The footer opens the choice again, and the focus returns to the footer.
  await page.getByRole('button', { name: 'Preferenze cookie' }).press('Enter')
  await settings(page).getByRole('checkbox', { name: 'Marketing' }).check()
  await settings(page).getByRole('button', { name: 'Salva le scelte' }).click()
  await settings(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Preferenze cookie')
  expect((await page.context().cookies()).map(({ value }) => value)).toEqual(['v1.marketing'])
  await shopper.leave()
})

journey('no banner covers an overlay, and other tabs learn the choice', async ({ browser, shopUrl }) => {
  const shopper = await openShopper(browser, shopUrl, { consent: null })
  const { page } = shopper
  await openPage(page, '/')
  await banner(page).waitFor()
  await page
    .getByRole('link', { name: /^Carrello/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Carrello' }).waitFor()
  await expect.poll(() => banner(page).isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await banner(page).waitFor()

  const second = await page.context().newPage()
  await openPage(second, '/')
  await answer(second, 'Rifiuta').click()
  await second.close()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await banner(page).waitFor({ state: 'detached' })
  await shopper.leave()
})

journey(
  'the consent banner is in the document: it can be answered at once, and does not return after the choice',
  async ({ browser, shopUrl }) => {
    const shopper = await openShopper(browser, shopUrl, { consent: null })
    const { page } = shopper
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(builtFile('src/features/consent/ConsentBanner.tsx'), async (route) => {
      await mayCome
      await route.continue()
    })
    await openPage(page, '/')
    await answer(page, 'Rifiuta').click()
    await banner(page).waitFor({ state: 'detached' })
    await expect.poll(() => cookieNames(page)).toEqual(['consent'])
    letCome()

    // None of the shop's code runs, and the banner is hidden nevertheless.
    await page.route(/\/assets\/client-[^/]+\.js$/, (route) =>
      route.fulfill({ body: '', contentType: 'text/javascript' }),
    )
    await page.goto('/')
    expect(await page.locator('#consent').count()).toBe(1)
    expect(await banner(page).isVisible()).toBe(false)
    await shopper.leave()
  },
)
