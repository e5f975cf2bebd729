import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { GOOGLE_ASKED, standInForGoogle } from '#tests/harness/browser/googleStandIn.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { openPaymentStep, openPage } from '../walk.ts'

/** The box of reCAPTCHA v2, which has two sizes and no others, in forms with text of any size. */

let shop: ShopServer
beforeAll(async () => {
  const forms = ['CUSTOMER_LOGIN', 'NEWSLETTER', 'PLACE_ORDER']
  shop = await startShopServer({ COMMERCE_CAPTCHA: forms.map((form) => `${form}=RECAPTCHA`).join(' ') })
})
afterAll(() => shop.dispose())

const box = (form: Locator) => form.getByRole('button', { name: 'Non sono un robot' })

/** The parts of the box that are outside of the window or below something else; and the width that it has. */
async function look(form: Locator): Promise<{ readonly width: number; readonly lacks: readonly string[] }> {
  const found = box(form)
  await found.waitFor()
  await found.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return found.evaluate((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect()
    const points = [
      ['left', left + 2, (top + bottom) / 2],
      ['right', right - 2, (top + bottom) / 2],
      ['top', (left + right) / 2, top + 2],
      ['bottom', (left + right) / 2, bottom - 2],
    ] as const
    return { width, lacks: points.flatMap(([name, x, y]) => (document.elementFromPoint(x, y) === element ? [] : name)) }
  })
}

/** The notice is in sight whole, and no line of it is cut. */
const isNoticeWhole = (form: Locator): Promise<boolean> =>
  form.getByText('Questo modulo è protetto da Google reCAPTCHA.').evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left >= 0 && right <= window.innerWidth && element.scrollWidth <= element.clientWidth
  })

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

const newsletter = (page: Page) => page.locator('form').filter({ has: page.getByRole('button', { name: 'Iscriviti' }) })
const signIn = (page: Page) => page.getByRole('dialog', { name: 'Accedi' })

journey(
  'on a phone with large text the box and its notice are whole at the order, in the footer and in a dialog',
  async ({ browser }) => {
    const { page, allow, leave } = await openShopper(browser, shop.url)
    await standInForGoogle(page.context())
    allow(GOOGLE_ASKED)
    await openPaymentStep(page, shop.url)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '32px'))
    })
    const check = async (form: Locator) => {
      expect((await look(form)).lacks).toEqual([])
      expect(await isNoticeWhole(form)).toBe(true)
      expect(await fits(page)).toBe(true)
    }
    await openPage(page, '/checkout/payment')
    await page.getByRole('heading', { level: 1, name: 'Pagamento' }).waitFor()
    const order = page.getByRole('main').locator('form')
    await order.getByRole('radio', { name: /Bonifico/ }).focus()
    await check(order)
    await openPage(page, '/')
    await newsletter(page).getByRole('textbox').focus()
    await check(newsletter(page))
    await openPage(page, '/account/signin')
    await signIn(page).getByLabel('Password').focus()
    await check(signIn(page))
    expect(await axeViolations(page)).toEqual([])
    await leave()
  },
)

journey('where there is room the box has its usual size', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  await standInForGoogle(page.context())
  allow(GOOGLE_ASKED)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, '/account/signin')
  await signIn(page).getByLabel('Password').focus()
  expect(await look(signIn(page))).toEqual({ width: 304, lacks: [] })
  await leave()
})
