import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { HYDRATION_PROBE } from '#src/platform/document/hydrationProbe.ts'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { isHydrated } from '#tests/harness/hydration.ts'
import { readCatalogue } from './catalogue.ts'
import type { KnownCustomer } from './exampleAddresses.ts'
import { fillCartBefore } from './orderedBefore.ts'

/** Opens an address and waits for hydration: before that, a click has no effect beyond HTML. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await hydrated(page.locator('h1').first())
  for (const button of await page.locator('[role=dialog] button').all()) await hydrated(button)
}

/** Signs in on the page for it, and waits until it is left. */
export async function signIn(page: Page, { email, password }: KnownCustomer): Promise<void> {
  await openPage(page, '/account/signin')
  const dialog = page.getByRole('dialog', { name: 'Accedi' })
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Accedi' }).click()
  await page.waitForURL((url) => url.pathname !== '/account/signin')
}

export const cartButton = (page: Page) =>
  page.getByRole('link', { name: /^Carrello/ }).or(page.getByRole('button', { name: /^Carrello/ }))

/** Waits until the floating button shows this quantity, which includes pending additions. */
export async function waitForQuantity(page: Page, quantity: number): Promise<void> {
  const named = () =>
    page.locator('a, button').evaluateAll((elements) =>
      elements
        .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
        .filter((name) => name.startsWith('Carrello'))
        .join('\n'),
    )
  await expect.poll(named, { interval: 20 }).toMatch(new RegExp(`(^|\\D)${quantity}(\\D|$)`, 'm'))
}

/** The number of items in the current cart at the backend, fetched like the shopper would; null without a cart. */
export const piecesAtBackend = (page: Page): Promise<number | null> =>
  page.evaluate(async () => {
    const cartId = /(?:^|; )cart=([^;]+)/.exec(document.cookie)?.[1]
    if (cartId === undefined) return null
    const stored = () => {
      try {
        return localStorage.getItem('vetrina.customerToken') ?? '{}'
      } catch {
        // This test's browser stores nothing.
        return '{}'
      }
    }
    const { token } = JSON.parse(stored()) as { token?: string }
    const answer = await fetch('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({
        query: 'query Pieces($cartId: String!) { cart(cart_id: $cartId) { id total_quantity } }',
        variables: { cartId },
      }),
    })
    const { data } = (await answer.json()) as { data?: { cart: { total_quantity: number } | null } }
    return data?.cart?.total_quantity ?? null
  })

/** As `waitForCart`, on pages without a badge: the checkout shows the logo only. */
export async function waitForPieces(page: Page, pieces: number): Promise<void> {
  await expect.poll(() => piecesAtBackend(page)).toBe(pieces)
}

export async function cartCookie(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'cart')?.value
}

export async function cartIdOf(page: Page): Promise<string> {
  const id = await cartCookie(page)
  if (id === undefined) throw new Error('There is no cart.')
  return id
}

/** All that scripts of this page can read in its cookies and storages. */
export const storedText = (page: Page) =>
  page.evaluate(() =>
    [document.cookie, ...Object.entries(localStorage).flat(), ...Object.entries(sessionStorage).flat()].join('\n'),
  )

/** The browser's own messages about bad answers of a fault. */
export const BAD_ANSWERS =
  /answer (401|403|429|500|502)|status of (401|403|429|500|502)|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/

/** Waits until shop and backend have this quantity: from then on the shopper may leave the document. */
export async function waitForCart(page: Page, quantity: number): Promise<void> {
  await waitForQuantity(page, quantity)
  await expect.poll(() => piecesAtBackend(page).then((pieces) => pieces ?? 0)).toBe(quantity)
}

/** Chooses the first salable value of every option of the page's product that is still open. */
export async function chooseOptions(page: Page): Promise<void> {
  const groups = page.locator('main [data-layer] article:has(h1)').getByRole('group')
  for (let index = 0; index < (await groups.count()); index += 1) {
    const radios = groups.nth(index).getByRole('radio')
    if ((await radios.count()) === 0 || (await groups.nth(index).locator('input:checked').count()) > 0) continue
    for (let choice = 0; choice < (await radios.count()); choice += 1) {
      if (await radios.nth(choice).isDisabled()) continue
      await radios.nth(choice).check({ force: true })
      break
    }
  }
}

/** Waits for the hydration of a part whose code loads after the page's. */
export async function hydrated(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(isHydrated, HYDRATION_PROBE), { interval: 20 }).toBe(true)
}

/** Waits until the code of a source file that is loaded by itself is prefetched. */
export async function waitForCode(page: Page, module: string): Promise<void> {
  const file = builtFile(module)
  const addresses = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(async () => (await addresses()).some((address) => file.test(address))).toBe(true)
}

export async function addToCart(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first()
  await hydrated(button)
  await button.click()
}

/** Opens the header's search over the page. */
export async function searchField(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Cerca nel negozio' }).click()
  const field = page.getByRole('combobox', { name: 'Cerca nel negozio' })
  await field.waitFor()
  return field
}

/** Searches for known words. */
export async function searchFor(page: Page, words: string): Promise<void> {
  const field = await searchField(page)
  await field.fill(words)
  await field.press('Enter')
}

export const cartDialog = (page: Page) => page.getByRole('dialog', { name: 'Carrello' })

export const goOn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continua' }).click()

/** Waits for a step of the checkout; its heading is there before the step. */
export async function checkoutStep(page: Page, name: 'Contatti' | 'Consegna' | 'Pagamento'): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page
    .getByRole('navigation', { name: 'Passi della cassa' })
    .locator('[aria-current="step"]', { hasText: name })
    .waitFor()
}

/** From the step of delivery, with the methods that the address has, to that of payment. */
export async function goOnToPayment(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('group', { name: /spedizione/i })
    .first()
    .getByRole('radio')
    .first()
    .waitFor()
  await goOn(page)
  await checkoutStep(page, 'Pagamento')
}

/** Fills in the e-mail and an Italian address, as a guest. */
export async function fillGuestDetails(page: Page, email = 'ada@example.com'): Promise<void> {
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
  await field('Email').fill(email)
  await field('Nome').fill('Ada')
  await field('Cognome').fill('Bianchi')
  await field('Indirizzo').fill('Via Dante 1')
  await field('CAP').fill('20121')
  await field('Città').fill('Milano')
  await page.getByRole('combobox', { name: /^Provincia/ }).selectOption({ label: 'Milano' })
  await field('Telefono').fill('02123456')
}

export const orderButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Ordine con obbligo di pagare' })

/**
 * From the entered address to the order button: selects the first option of every choice and accepts the agreements.
 */
export async function prepareOrder(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const takeFirst = async (name: RegExp) => {
    const group = main.getByRole('group', { name }).first()
    const radio = group.getByRole('radio').first()
    await radio.waitFor()
    if ((await group.locator('input:checked').count()) === 0) await radio.check({ force: true })
  }
  await takeFirst(/spedizione/i)
  await goOn(page)
  await checkoutStep(page, 'Pagamento')
  await takeFirst(/pagamento/i)
  await acceptAgreements(page)
}

/** Ticks every agreement of the last step, which can be shown later than the step's heading. */
export async function acceptAgreements(page: Page): Promise<void> {
  const agreements = page.getByRole('main').getByRole('checkbox')
  await agreements.first().waitFor({ state: 'attached' })
  for (const agreement of await agreements.all()) await agreement.check({ force: true })
}

/** Accepts the agreements and places the order. */
export async function placeOrder(page: Page): Promise<void> {
  await prepareOrder(page)
  await orderButton(page).click()
  await page.locator('[data-order-number]').first().waitFor()
}

/** The token of the shown order, which the address does not show. */
export const secretOf = (page: Page): Promise<string> =>
  page.evaluate(() => new URLSearchParams((history.state as { readonly secret?: string }).secret).get('token') ?? '')

/**
 * Opens the last step of the checkout as a guest with one product. The cart is filled without the browser, because the
 * way through product page and first steps takes longer than most tests of the last one; order.test.ts walks it.
 */
export async function openPaymentStep(page: Page, shopUrl: string): Promise<void> {
  const { simple } = await readCatalogue(shopUrl)
  const cartId = await fillCartBefore(shopUrl, { lines: [{ sku: simple.sku }] })
  await page.context().addCookies([{ name: 'cart', value: cartId, url: shopUrl, sameSite: 'Lax' }])
  await openPage(page, '/checkout/payment')
  await checkoutStep(page, 'Pagamento')
}

/** Waits until the browser keeps this page and the files that the document has loaded. */
export async function waitForOfflinePage(page: Page, path: string): Promise<void> {
  const lacking = () =>
    page.evaluate(async (wanted) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const files = loaded.filter((name) => new URL(name).pathname.startsWith('/assets/'))
      const addresses = [wanted, ...files]
      const found = await Promise.all(addresses.map((address) => caches.match(address)))
      return addresses.filter((_, index) => found[index] === undefined)
    }, path)
  await expect.poll(lacking).toEqual([])
}
