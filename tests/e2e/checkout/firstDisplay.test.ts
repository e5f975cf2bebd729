import type { Page } from 'playwright'
import { expect } from 'vitest'
import { CART_COOKIE_NAME } from '#src/platform/session/cartId.ts'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import { askBackend, fillCartBefore } from '../orderedBefore.ts'
import { addToCart, openPage, waitForCart } from '../walk.ts'

/** The page notes every heading that its main part shows, with the address at that moment. */
const noteHeadings = (page: Page) =>
  page.addInitScript(() => {
    const noted: string[] = []
    const note = () => {
      const headings = document.querySelectorAll('main h1')
      const shown = document.querySelector('main')
        ? `${location.pathname} ${[...headings].map(({ textContent }) => textContent).join('+')}`
        : null
      if (shown !== null && noted.at(-1) !== shown) noted.push(shown)
      Object.assign(window, { notedHeadings: noted })
      requestAnimationFrame(note)
    }
    document.addEventListener('DOMContentLoaded', note)
  })

const notedHeadings = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly notedHeadings: readonly string[] }).notedHeadings)

const setBilling = (shopUrl: string, id: string, address: object) =>
  askBackend(
    shopUrl,
    `mutation ($id: String!, $a: BillingAddressInput!) {
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: $a }) { cart { id } } }`,
    { id, a: { address } },
  )

journey(
  'a tab that has not seen the cart opens each step at once, with all that the cart has',
  async ({ shopper: { page }, shopUrl }) => {
    const { simple } = await readCatalogue(shopUrl)
    const cart = await fillCartBefore(shopUrl, { lines: [{ sku: simple.sku }] })
    await setBilling(shopUrl, cart, {
      firstname: 'Zoë',
      lastname: 'Öz',
      street: ['Calle del Forno 7'],
      city: 'Torino',
      region: 'TO',
      postcode: '10121',
      country_code: 'IT',
      telephone: '011 99',
      company: 'Bottega d’Öz & C.',
      vat_id: '07643520567',
      fax: 'M5UXCR1',
    })
    await page.context().addCookies([{ name: CART_COOKIE_NAME, value: cart, url: shopUrl, sameSite: 'Lax' }])
    for (const [path, headings] of [
      ['/checkout', ['/checkout Consegna', '/checkout/delivery Consegna']],
      ['/checkout/delivery', ['/checkout/delivery Consegna']],
      ['/checkout/payment', ['/checkout/payment Pagamento']],
    ] as const) {
      // A document of its own, without a draft of the step before.
      const tab = await page.context().newPage()
      await noteHeadings(tab)
      await tab.goto(path)
      await waitForWholePage(tab)
      expect(await notedHeadings(tab), path).toEqual(headings)
      if (path === '/checkout/payment') {
        const valueOf = (name: string) => tab.locator(`[name="${name}"]`).first().inputValue()
        expect(await tab.locator('[name=billingIsShipping]').isChecked()).toBe(false)
        expect([
          await valueOf('billing.street'),
          await valueOf('billing.city'),
          await valueOf('invoiceCompany'),
          await valueOf('vatId'),
          await valueOf('invoiceDelivery'),
        ]).toEqual(['Calle del Forno 7', 'Torino', 'Bottega d’Öz & C.', '07643520567', 'M5UXCR1'])
      }
      await tab.close()
    }
  },
)

journey(
  'on a phone the first screen of a guest has the e-mail at once, and the first field of the address',
  async ({ browser, shopUrl }) => {
    const { simple } = await readCatalogue(shopUrl)
    const { page, leave } = await openShopper(browser, shopUrl, { viewport: { width: 360, height: 740 } })
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForCart(page, 1)
    const lateSteps = builtFile('src/features/checkout/steps/lateSteps.ts')
    const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>()
    await page.route(lateSteps, async (route) => {
      await mayArrive
      await route.continue()
    })
    const html = await (await page.goto('/checkout'))?.text()
    // The document names the code of the step, so that nothing has to discover it.
    expect(html).toMatch(lateSteps)
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill('ada@example.com')
    expect(await page.getByRole('textbox', { name: 'Nome', exact: true }).count()).toBe(0)
    const shown = await email.boundingBox()
    letArrive()
    await page.getByRole('textbox', { name: 'Nome', exact: true }).waitFor()
    expect(await email.inputValue()).toBe('ada@example.com')
    expect(await email.boundingBox()).toEqual(shown)
    const { y = Infinity, height = 0 } =
      (await page.getByRole('textbox', { name: 'Nome', exact: true }).boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(740)
    await leave()
  },
)
