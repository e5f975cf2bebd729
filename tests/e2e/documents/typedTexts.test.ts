import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { startShopServer, type ShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import { exampleAddresses } from '../exampleAddresses.ts'
import { openPage, signIn } from '../walk.ts'

const CUSTOMER = { email: 'giulia@example.com', password: 'Ceramica.2026' }

/** Only a shop on Adobe Commerce has every page. */
let shop: ShopServer
beforeAll(async () => {
  shop = await startShopServer({ COMMERCE_EDITION: 'commerce' })
})
afterAll(() => shop.dispose())

type Typed = { readonly name: string; readonly label: string; readonly value: string }

/**
 * Types into every field of the page that a shopper can write in, and returns the texts. Left out are secrets, searches,
 * fields of a filter or another form that is an address, and quantities.
 */
async function typeEverywhere(page: Page): Promise<readonly Typed[]> {
  const fields = page.locator(
    'input:is([type=text], [type=email], [type=tel], [type=url], [type=date]), textarea, main select',
  )
  const typed: Typed[] = []
  for (const field of await fields.all()) {
    const facts = await field.evaluate((element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) => {
      const isLeftOut =
        element.closest('[role=search], form[method=get], form[action], [aria-hidden=true], [inert]') !== null ||
        element.role === 'combobox' ||
        element.autocomplete.startsWith('cc-') ||
        'secret' in element.dataset ||
        element.disabled ||
        !element.checkVisibility()
      return {
        isLeftOut,
        type: element.type,
        name: element.name,
        label: element.labels?.[0]?.textContent ?? '',
        options: element instanceof HTMLSelectElement ? [...element.options].map(({ value }) => value) : [],
        value: element.value,
      }
    })
    const { type, options, value: before } = facts
    if (facts.isLeftOut) continue
    const texts: Readonly<Record<string, string>> = {
      email: 'altra@example.com',
      tel: '02 5550199',
      date: '1990-02-03',
    }
    const value =
      type === 'select-one'
        ? options.find((option) => option !== '' && option !== before)
        : (texts[type] ?? (/postcode|number/i.test(facts.name) ? '20121' : `Testo di ${facts.name}`))
    if (value === undefined) continue
    await field.focus()
    if (type === 'select-one') await field.selectOption(value)
    else await field.fill(value)
    typed.push({ name: facts.name, label: facts.label, value: await field.inputValue() })
  }
  return typed
}

/** The code that keeps texts comes with the first field that the shopper enters, long before they have typed a word. */
async function waitForTyping(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('vetrina.typing'))).toBe('1')
}

const valuesOf = (page: Page, typed: readonly Typed[]) =>
  page.evaluate(
    (names) =>
      names.map(({ name, label }) => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
        return fields.find((field) => field.name === name && (field.labels?.[0]?.textContent ?? '') === label)?.value
      }),
    typed,
  )

/** Types, reloads and finds the texts; returns the number of texts. */
async function reloadWithTexts(page: Page, address: string): Promise<number> {
  await openPage(page, address)
  await waitForWholePage(page)
  const typed = await typeEverywhere(page)
  if (typed.length > 0) await waitForTyping(page)
  await page.reload()
  await expect
    .poll(() => valuesOf(page, typed), { message: address, timeout: 20_000 })
    .toEqual(typed.map(({ value }) => value))
  return typed.length
}

journey(
  'the texts of every page’s forms are there after a reload, for a customer and for a guest',
  async ({ browser }) => {
    const { simple, configurable } = await readCatalogue(shop.url)
    const examples: Readonly<Record<string, readonly string[]>> = {
      ...(await exampleAddresses(shop.url, { ...CUSTOMER, sku: simple.sku })),
      '/$': [simple.path, configurable.path],
    }
    for (const isCustomer of [true, false]) {
      const shopper = await openShopper(browser, shop.url)
      shopper.allow(/answer 404: \S+\/404$|status of 404 .*\/404\)$/)
      const { page } = shopper
      if (isCustomer) await signIn(page, CUSTOMER)
      else await openPage(page, '/')
      const routes = await page.evaluate(() => Object.keys(window.__TSR_ROUTER__?.routesByPath ?? {}))
      const counts = new Map<string, number>()
      for (const route of routes) {
        for (const address of examples[route] ?? (route.includes('$') ? [] : [route])) {
          // The document of a page may lead a guest elsewhere, such as to the sign-in.
          counts.set(address, await reloadWithTexts(page, address))
        }
      }
      const withForms = isCustomer
        ? ['/account/profile', '/account/addresses/new', '/contact', '/orders/withdraw']
        : ['/contact', '/orders/withdraw', '/account/create', '/orders/find']
      // The newsletter's field is on every page.
      expect(withForms.filter((address) => (counts.get(address) ?? 0) < 2)).toEqual([])
      expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(CUSTOMER.password)
      await shopper.leave()
    }
  },
)

journey(
  'a form that is opened with a click has its texts after a reload, and a sent one has none',
  async ({ browser }) => {
    const { simple } = await readCatalogue(shop.url)
    const shopper = await openShopper(browser, shop.url)
    const { page } = shopper
    await openPage(page, simple.path)
    await waitForWholePage(page)
    const review = page.getByRole('button', { name: 'Scrivi una recensione' })
    await review.click()
    const opinion = page.getByLabel('La tua opinione')
    await opinion.fill('Molto bello')
    await waitForTyping(page)
    await page.reload()
    await review.click()
    await expect.poll(() => opinion.inputValue()).toBe('Molto bello')

    await openPage(page, '/contact')
    await waitForWholePage(page)
    const main = page.getByRole('main')
    const words = main.getByLabel('Messaggio')
    await main.getByLabel('Nome').fill('Ada')
    await main.getByLabel('Email').fill('ada@example.com')
    await words.fill('Una domanda')
    await waitForTyping(page)
    await main.getByRole('button', { name: 'Invia il messaggio' }).click()
    await main.getByText('Messaggio inviato').waitFor()
    await page.reload()
    await words.waitFor()
    await waitForWholePage(page)
    expect(await words.inputValue()).toBe('')
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Una domanda')
    await shopper.leave()
  },
)

journey('nobody finds the texts of a customer who has signed out', async ({ browser }) => {
  const shopper = await openShopper(browser, shop.url)
  const { page } = shopper
  await signIn(page, CUSTOMER)
  await openPage(page, '/account/addresses/new')
  await waitForWholePage(page)
  await page.getByRole('main').getByLabel('Indirizzo').first().fill('Via segreta 7')
  await page.getByRole('button', { name: 'Esci' }).first().click()
  await expect.poll(() => page.evaluate(() => location.pathname)).not.toContain('addresses')
  await waitForWholePage(page)
  expect(
    await page.evaluate(() => [sessionStorage, localStorage].flatMap((storage) => Object.values(storage)).join()),
  ).not.toContain('segreta')
  await shopper.leave()
})
