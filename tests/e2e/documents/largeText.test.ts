import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { widenedByLongWords } from '#tests/harness/browser/longWords.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { textFaults } from '#tests/harness/browser/textFaults.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import { exampleAddresses } from '../exampleAddresses.ts'
import { fillCartBefore } from '../orderedBefore.ts'
import { openPage, signIn } from '../walk.ts'

const CUSTOMER = { email: 'giulia@example.com', password: 'Ceramica.2026' }
const PHONE = { viewport: { width: 360, height: 740 } }

const USUAL_TEXT = { standard: 16, fixed: 13 }
/** Twice the usual text size of browsers, px. */
const LARGE_TEXT = { standard: 32, fixed: 26 }

/** The faults of the pages at these addresses, each opened with large text. */
async function faultsOf(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: LARGE_TEXT })
  const faults: string[] = []
  for (const path of paths) {
    await openPage(page, path)
    await waitForWholePage(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const fault of await textFaults(page)) faults.push(`${path} ${fault}`)
    for (const fault of await page.evaluate(widenedByLongWords)) faults.push(`${path} with long words: ${fault}`)
  }
  return faults
}

journey(
  'with text of twice the size a guest’s pages keep their words whole on a phone',
  async ({ browser, shopUrl }) => {
    const { wares, simple, configurable, categoryPath } = await readCatalogue(shopUrl)
    const cart = await fillCartBefore(shopUrl, {
      lines: [
        { sku: simple.sku },
        { sku: configurable.sku, quantity: 2, selected_options: wares.configurable.options },
      ],
    })
    const { page, allow, leave } = await openShopper(browser, shopUrl, PHONE)
    allow(/answer 404|status of 404/)
    await page.context().addCookies([{ name: 'cart', value: cart, url: shopUrl }])
    const faults = await faultsOf(page, [
      '/',
      categoryPath,
      `${categoryPath}?filters=1`,
      '/search?q=vaso',
      simple.path,
      configurable.path,
      '/trio-di-vasi.html',
      `${configurable.path}?specs=1`,
      '/menu',
      '/cart',
      '/checkout',
      '/checkout/delivery',
      '/contact',
      '/compare',
      '/wishlist',
      '/account/signin',
      '/account/create',
      '/privacy',
      '/404',
    ])
    await leave()
    expect(faults).toEqual([])
  },
)

journey(
  'with text of twice the size a customer’s pages keep their words whole on a phone',
  async ({ browser, shopUrl }) => {
    const { simple } = await readCatalogue(shopUrl)
    const examples = await exampleAddresses(shopUrl, { ...CUSTOMER, sku: simple.sku })
    const { page, allow, leave } = await openShopper(browser, shopUrl, PHONE)
    allow(/answer 404|status of 404/)
    await signIn(page, CUSTOMER)
    const faults = await faultsOf(page, [
      '/account',
      '/account/orders',
      '/account/addresses',
      '/account/profile',
      '/account/payment-methods',
      '/account/reviews',
      ...Object.values(examples).flat(),
    ])
    await leave()
    expect(faults).toEqual([])
  },
)

/** Sends a form as a browser without JavaScript does. */
const sendForm = (page: Page, path: string, fields: Readonly<Record<string, string>>) =>
  page.evaluate(
    ([action, values]) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = action
      for (const [name, value] of Object.entries(values)) {
        const field = document.createElement('input')
        field.name = name
        field.value = value
        form.append(field)
      }
      document.body.append(form)
      form.submit()
    },
    [path, fields] as const,
  )

journey(
  'with text of twice the size the answers to forms keep their words whole on a phone',
  async ({ browser, shopUrl }) => {
    const { page, allow, leave } = await openShopper(browser, shopUrl, PHONE)
    allow(/answer 40[05]|status of 40[05]/)
    const message = { form: 'contact', name: 'Ada', email: 'ada@example.com', comment: 'Avete tazze più grandi?' }
    const faults: string[] = []
    for (const home of ['/', '/en']) {
      const path = `${home === '/' ? '' : home}/contact`
      for (const [title, fields] of [
        [/Messaggio inviato|Message sent/, message],
        [/Il modulo non è partito|The form was not sent/, { ...message, email: 'ada' }],
        [/Grazie!|Thank you/, { form: 'newsletter', email: 'ada@example.com' }],
        [/Il modulo non è partito|The form was not sent/, { email: 'ada@example.com', password: 'secret' }],
      ] as const) {
        await openPage(page, path)
        await sendForm(page, path, fields)
        await page.getByRole('heading', { level: 1, name: title }).waitFor()
        const session = await page.context().newCDPSession(page)
        await session.send('Page.setFontSizes', { fontSizes: LARGE_TEXT })
        for (const fault of await textFaults(page)) faults.push(`${path} ${title.source} ${fault}`)
      }
    }
    await leave()
    expect(faults).toEqual([])
  },
)

/** The faults of the shown fields of a quantity: each is between its buttons, in one line within the window. */
const stepperFaults = (page: Page): Promise<readonly string[]> =>
  page.locator('input[type=number]:visible').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const name = field.getAttribute('aria-label') ?? ''
      const controls = [field.previousElementSibling, field, field.nextElementSibling]
      const boxes = controls.flatMap((control) => (control === null ? [] : [control.getBoundingClientRect()]))
      const middles = boxes.map(({ top, height }) => top + height / 2)
      const isOneLine = Math.max(...middles) - Math.min(...middles) < 1
      const isInOrder = boxes.every(({ left }, index) => index === 0 || left >= (boxes[index - 1]?.right ?? 0) - 1)
      const isInside = boxes.every(({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth)
      return boxes.length === 3 && isOneLine && isInOrder && isInside && field.scrollWidth <= field.clientWidth
        ? []
        : [`${name}: ${boxes.map(({ left, top, right }) => [left, top, right].map(Math.round).join('/')).join(' ')}`]
    }),
  )

journey('on a phone a quantity and its buttons are in one line, also with large text', async ({ browser, shopUrl }) => {
  const { simple, configurable, wares } = await readCatalogue(shopUrl)
  const cart = await fillCartBefore(shopUrl, {
    lines: [
      { sku: simple.sku, quantity: 12 },
      { sku: configurable.sku, quantity: 2, selected_options: wares.configurable.options },
    ],
  })
  const { page, leave } = await openShopper(browser, shopUrl, PHONE)
  await page.context().addCookies([{ name: 'cart', value: cart, url: shopUrl }])
  const session = await page.context().newCDPSession(page)
  for (const fontSizes of [USUAL_TEXT, LARGE_TEXT]) {
    await session.send('Page.setFontSizes', { fontSizes })
    for (const [path, least] of [
      [simple.path, 1],
      [configurable.path, 1],
      ['/trio-di-vasi.html', 3],
      ['/cart', 2],
    ] as const) {
      await openPage(page, path)
      await waitForWholePage(page)
      expect(await page.locator('input[type=number]:visible').count(), path).toBeGreaterThanOrEqual(least)
      expect([path, ...(await stepperFaults(page))]).toEqual([path])
    }
  }
  await leave()
})
