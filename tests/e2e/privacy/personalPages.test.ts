import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { startThirdParty } from '#tests/harness/servers/thirdParty.ts'
import { readCatalogue } from '../catalogue.ts'
import {
  addToCart,
  cartDialog,
  checkoutStep,
  fillGuestDetails,
  openPage,
  placeOrder,
  waitForQuantity,
} from '../walk.ts'

const CONSENT = 'v1.preferences.statistics.marketing'

/** A product with a text of the shopper. */
const ENGRAVED = '/tazza-mattina.html'
const ENGRAVING = 'Incisione sotto il piede'

/** How many external scripts have run in this document. */
const guests = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'guests') ?? 0))

/** A shop with two vendors, and the policies of its documents. */
async function startShopWithVendors(env: Readonly<Record<string, string>> = {}) {
  const other = await startThirdParty()
  const shop = await startShopServer({
    TAG_MANAGER: 'on',
    TAG_MANAGER_ID: 'GTM-TEST01',
    TAG_MANAGER_URL: `${other.url}/good.js`,
    REVIEWS_WIDGET_URL: `${other.url}/good.js`,
    ...env,
  })
  return {
    shop,
    other,
    policyAt: async (path: string) => {
      const answer = await fetch(`${shop.url}${path}`, { headers: { cookie: `consent=${CONSENT}` } })
      await answer.body?.cancel()
      return {
        policy: answer.headers.get('content-security-policy') ?? '',
        caching: answer.headers.get('cache-control'),
      }
    },
    close: async () => {
      await shop.dispose()
      await other.close()
    },
  }
}

/** The paths of the pages that are defined as personal; the values of parameters do not matter. */
const personalPaths = (page: Page) =>
  page.evaluate(() =>
    Object.entries(window.__TSR_ROUTER__?.routesByPath ?? {}).flatMap(([path, { options }]) =>
      options.staticData?.isPersonal === true ? [path.replaceAll(/\$\w+/g, '1')] : [],
    ),
  )

journey('the documents of personal pages name no source of a vendor, and no cache keeps them', async ({ shopper }) => {
  const { other, policyAt, close } = await startShopWithVendors()
  try {
    await openPage(shopper.page, '/')
    const personal = await personalPaths(shopper.page)
    expect(personal).toEqual(
      expect.arrayContaining(['/account', '/account/signin', '/checkout', '/checkout/payment', '/checkout/success']),
    )
    for (const path of personal) {
      const { policy, caching } = await policyAt(path)
      expect(policy, path).toContain("script-src 'self' 'nonce-")
      expect(policy, path).not.toContain(other.url)
      expect(caching, path).toMatch(/no-store/)
    }
    for (const path of ['/', '/cart', '/search?q=vaso']) expect((await policyAt(path)).policy).toContain(other.url)
  } finally {
    await close()
  }
})

journey(
  'no vendor runs where a shopper signs in or pays, and nothing is lost on the way there',
  async ({ browser }) => {
    const { shop, other, close } = await startShopWithVendors()
    try {
      const { simple } = await readCatalogue(shop.url)
      const shopper = await openShopper(browser, shop.url, { consent: CONSENT })
      shopper.allow(new RegExp(`request to another origin: ${other.url}`))
      const { page } = shopper
      await openPage(page, simple.path)
      await expect.poll(() => guests(page)).toBe(2)

      // The sign-in opens over the product, in a document of its own.
      await page.getByRole('banner').locator('a[href="/account"]').first().click()
      const signIn = page.getByRole('dialog', { name: 'Accedi' })
      await signIn.getByLabel('Password', { exact: true }).waitFor()
      await waitForWholePage(page)
      expect(await guests(page)).toBe(0)
      await page
        .getByRole('heading', { level: 1, includeHidden: true })
        .filter({ hasText: simple.name })
        .waitFor({ state: 'attached' })
      await page.keyboard.press('Escape')
      await signIn.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe(simple.path)
      await expect.poll(() => guests(page)).toBe(2)

      // The addition may still be running when the shopper goes on.
      await addToCart(page)
      await page
        .getByRole('link', { name: /^Carrello/ })
        .first()
        .click()
      await cartDialog(page).getByRole('link', { name: 'Vai alla cassa' }).click()
      await checkoutStep(page, 'Consegna')
      await waitForWholePage(page)
      expect(await guests(page)).toBe(0)
      await fillGuestDetails(page)
      const asked = other.asked().length
      await placeOrder(page)
      await page.locator('[data-order-number]').first().waitFor()
      await waitForWholePage(page)
      expect(await guests(page)).toBe(0)
      expect(other.asked()).toHaveLength(asked)
      expect(await page.evaluate(() => localStorage.getItem('_guest'))).toBe('1')

      await page.getByRole('banner').locator('a[href="/"]').first().click()
      await page.waitForURL((url) => url.pathname === '/')
      await expect.poll(() => guests(page)).toBe(2)
      await shopper.leave()
    } finally {
      await close()
    }
  },
)

journey(
  'a vendor that the configuration names runs on personal pages too, in the same document',
  async ({ browser }) => {
    const { shop, other, policyAt, close } = await startShopWithVendors({
      VENDORS_ON_PERSONAL_PAGES: 'tagManager reviews',
    })
    try {
      const { simple } = await readCatalogue(shop.url)
      expect((await policyAt('/checkout')).policy).toContain(other.url)
      const shopper = await openShopper(browser, shop.url, { consent: CONSENT })
      shopper.allow(new RegExp(`request to another origin: ${other.url}`))
      const { page } = shopper
      await openPage(page, simple.path)
      await addToCart(page)
      await waitForQuantity(page, 1)
      await expect.poll(() => guests(page)).toBe(2)
      await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
      await page
        .getByRole('link', { name: /^Carrello/ })
        .first()
        .click()
      await cartDialog(page).getByRole('link', { name: 'Vai alla cassa' }).click()
      await checkoutStep(page, 'Consegna')
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
      expect(await guests(page)).toBe(2)
      await page.reload()
      await expect.poll(() => guests(page)).toBe(2)
      await shopper.leave()
    } finally {
      await close()
    }
  },
)

journey('a text that was typed before the sign-in is there after it', async ({ browser }) => {
  const { shop, other, close } = await startShopWithVendors()
  try {
    const shopper = await openShopper(browser, shop.url, { consent: CONSENT })
    shopper.allow(new RegExp(`request to another origin: ${other.url}`))
    const { page } = shopper
    await openPage(page, ENGRAVED)
    await expect.poll(() => guests(page)).toBe(2)
    const engraving = page.getByRole('main').getByRole('textbox', { name: ENGRAVING })
    await engraving.fill('Per Ada')
    const review = page.getByRole('button', { name: 'Scrivi una recensione' })
    await review.click()
    const opinion = page.getByLabel('La tua opinione')
    await opinion.fill('Molto bello')
    await page.getByRole('radio', { name: /4/ }).first().check({ force: true })

    await page.getByRole('banner').locator('a[href="/account"]').first().click()
    const signIn = page.getByRole('dialog', { name: 'Accedi' })
    await signIn.getByLabel('Password', { exact: true }).fill('not kept')
    expect(await guests(page)).toBe(0)
    await page.keyboard.press('Escape')
    await signIn.waitFor({ state: 'detached' })
    await expect.poll(() => guests(page)).toBe(2)
    await expect.poll(() => engraving.inputValue()).toBe('Per Ada')
    await review.click()
    await expect.poll(() => opinion.inputValue()).toBe('Molto bello')
    expect(await page.getByRole('radio', { name: /4/ }).first().isChecked()).toBe(true)
    // Everything is back in its place, and the password was not kept.
    expect(await page.evaluate(() => Object.entries(sessionStorage).join())).not.toMatch(/typedTexts|not kept/)
    await shopper.leave()
  } finally {
    await close()
  }
})

journey('a text that was typed before the choice about cookies is there after it', async ({ browser }) => {
  const { shop, other, close } = await startShopWithVendors()
  try {
    const shopper = await openShopper(browser, shop.url, { consent: null })
    shopper.allow(new RegExp(`request to another origin: ${other.url}`))
    const { page } = shopper
    await openPage(page, ENGRAVED)
    await waitForWholePage(page)
    const engraving = page.getByRole('main').getByRole('textbox', { name: ENGRAVING })
    await engraving.fill('Per Ada')
    await page.getByRole('button', { name: 'Accetta', exact: true }).click()
    await expect.poll(() => guests(page)).toBe(2)
    await expect.poll(() => engraving.inputValue()).toBe('Per Ada')
    await shopper.leave()
  } finally {
    await close()
  }
})
