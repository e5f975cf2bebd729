import type { Page, Request } from 'playwright'
import { expect } from 'vitest'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper, routeUntil } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import {
  addToCart,
  BAD_ANSWERS,
  cartCookie,
  cartDialog,
  cartIdOf,
  checkoutStep,
  fillGuestDetails,
  openPage,
  orderButton,
  piecesAtBackend,
  placeOrder,
  prepareOrder,
  storedText,
  waitForPieces,
  waitForQuantity,
} from '../walk.ts'

/** A guest's cart through all faults: nothing is lost, nothing is doubled. */

const OFFLINE = /ERR_INTERNET_DISCONNECTED/

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The name of a request's operation, from its address or body. */
const operationOf = (request: Request) =>
  /operationName"?[=:]"?(\w+)/.exec(request.url() + (request.postData() ?? ''))?.[1] ?? request.url()

journey(
  'a cart that the backend loses between any two steps comes back with its lines',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { simple } = await readCatalogue(url)
    const { page, leave } = await openShopper(browser, url)
    const lose = async (pieces: number) => {
      await waitForPieces(page, pieces)
      await faults.deleteCart(await cartIdOf(page))
    }
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForPieces(page, 1)

    // Before a visit.
    const lost = await cartIdOf(page)
    await lose(1)
    await openPage(page, simple.path)
    await page.getByText('Il tuo carrello era scaduto: lo abbiamo rimesso com’era.').waitFor()
    await waitForQuantity(page, 1)
    expect(await cartIdOf(page)).not.toBe(lost)
    expect(await piecesAtBackend(page)).toBe(1)

    // Before an addition.
    await lose(1)
    await addToCart(page)
    await waitForQuantity(page, 2)
    await waitForPieces(page, 2)

    // Before a change of a line that is on screen.
    await openPage(page, '/cart')
    const more = cartDialog(page).getByRole('button', { name: /^Uno in più/ })
    await more.waitFor()
    await lose(2)
    await more.click()
    await waitForPieces(page, 3)
    await waitForQuantity(page, 3)

    // Before the order, with the form half filled in.
    await openPage(page, '/checkout')
    await fillGuestDetails(page)
    await lose(3)
    await page
      .getByRole('textbox', { name: /^Telefono/ })
      .first()
      .fill('02654321')
    await waitForPieces(page, 3)
    const city = page.getByRole('textbox', { name: /^Città/ }).first()
    await city.waitFor()
    expect(await city.inputValue()).toBe('Milano')
    await placeOrder(page)
    expect(await cartCookie(page)).toBeUndefined()
    await leave()
  },
)

journey(
  'the lines of a closed cart that was not ordered here are restored',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { simple } = await readCatalogue(url)
    const { page, leave } = await openShopper(browser, url)
    await openPage(page, simple.path)
    await addToCart(page)
    await addToCart(page)
    await waitForPieces(page, 2)
    await faults.deactivateCart(await cartIdOf(page))
    await addToCart(page)
    await waitForPieces(page, 3)
    await waitForQuantity(page, 3)
    await leave()
  },
)

journey('two tabs that fill the cart at once fill the same one', async ({ browser, faultyShop: { url, faults } }) => {
  const { simple } = await readCatalogue(url)
  const { page, leave } = await openShopper(browser, url)
  const other = await page.context().newPage()
  await Promise.all([openPage(page, simple.path), openPage(other, simple.path)])
  await faults.fault('createEmptyCartMutation', { kind: 'delay', delayMs: 500 }, 1)
  await Promise.all([addToCart(page), addToCart(other)])
  await Promise.all([waitForQuantity(page, 2), waitForQuantity(other, 2)])
  await waitForPieces(page, 2)

  // One tab shows the changes of the other.
  await page.goto('/cart')
  await cartDialog(page).getByRole('button', { name: 'Rimuovi' }).click()
  await waitForQuantity(other, 0)
  await leave()
})

journey(
  'an addition whose page is gone before there is a cart is finished by the next one, once',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { simple } = await readCatalogue(url)
    /** Clicks, and waits until the request for a cart is pending. */
    const beginAddition = async (page: Page) => {
      await faults.fault('createEmptyCartMutation', { kind: 'delay', delayMs: 3_000 }, 1)
      const asked = page.waitForRequest((request) => /createEmptyCartMutation/.test(request.postData() ?? ''))
      await addToCart(page)
      await asked
    }
    const told = (page: Page) => page.getByText(/ è nel carrello$/).first()
    const noEntry = async (page: Page) => {
      await expect.poll(() => storedText(page)).not.toContain('vetrina.addition')
    }

    // Reloaded.
    const reloading = await openShopper(browser, url)
    await openPage(reloading.page, simple.path)
    await beginAddition(reloading.page)
    await reloading.page.reload()
    await told(reloading.page).waitFor()
    await waitForQuantity(reloading.page, 1)
    await waitForPieces(reloading.page, 1)
    await noEntry(reloading.page)
    await reloading.page.reload()
    await waitForQuantity(reloading.page, 1)
    await waitForPieces(reloading.page, 1)
    await reloading.leave()

    // Reloaded in the middle of the answer.
    const halfway = await openShopper(browser, url)
    await openPage(halfway.page, simple.path)
    await faults.fault('createEmptyCartMutation', { kind: 'stall', restMs: 3_000 }, 1)
    const begun = halfway.page.waitForResponse((response) =>
      /createEmptyCart/.test(response.request().postData() ?? ''),
    )
    await addToCart(halfway.page)
    await begun
    await halfway.page.reload()
    await told(halfway.page).waitFor()
    await waitForQuantity(halfway.page, 1)
    await waitForPieces(halfway.page, 1)
    await noEntry(halfway.page)
    await halfway.leave()

    // Closed, and opened again.
    const closing = await openShopper(browser, url)
    await openPage(closing.page, simple.path)
    await beginAddition(closing.page)
    const again = await closing.page.context().newPage()
    await closing.page.close()
    await openPage(again, '/')
    await told(again).waitFor()
    await waitForPieces(again, 1)
    await noEntry(again)
    await closing.leave()

    // Reloaded while another tab adds too, and waits its turn.
    const busy = await openShopper(browser, url)
    const other = await busy.page.context().newPage()
    await Promise.all([openPage(busy.page, simple.path), openPage(other, simple.path)])
    await beginAddition(busy.page)
    await addToCart(other)
    await busy.page.reload()
    await Promise.all([waitForQuantity(busy.page, 2), waitForQuantity(other, 2)])
    await waitForPieces(other, 2)
    await noEntry(other)
    await busy.leave()

    // The backend has executed it, and the answer is lost.
    const late = await openShopper(browser, url)
    await openPage(late.page, simple.path)
    await faults.fault('useAddProductsToCartMutation', { kind: 'delay', delayMs: 3_000 }, 1)
    const sent = late.page.waitForRequest((request) => /useAddProductsToCart/.test(request.postData() ?? ''))
    await addToCart(late.page)
    await sent
    await late.page.reload()
    await told(late.page).waitFor()
    await waitForPieces(late.page, 1)
    await noEntry(late.page)
    await late.leave()

    // Several at once, of which one is pending: the next document sends the others.
    const several = await openShopper(browser, url)
    await openPage(several.page, '/trio-di-vasi.html')
    await faults.fault('useAddProductsToCartMutation', { kind: 'delay', delayMs: 3_000 }, 1)
    const first = several.page.waitForRequest((request) => /useAddProductsToCart/.test(request.postData() ?? ''))
    await addToCart(several.page)
    await first
    await several.page.reload()
    await waitForPieces(several.page, 3)
    await noEntry(several.page)
    await several.leave()
  },
)

journey(
  'an answer that is lost after the backend acted doubles nothing and loses nothing',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { simple } = await readCatalogue(url)
    const { page, allow, leave } = await openShopper(browser, url)
    allow(BAD_ANSWERS)
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForPieces(page, 1)
    await faults.fault('useAddProductsToCartMutation', { kind: 'drop', when: 'after' }, 1)
    await addToCart(page)
    // It was executed, and the shop finds out by reading the cart.
    await waitForQuantity(page, 2)
    await waitForPieces(page, 2)

    await openPage(page, '/cart')
    const remove = cartDialog(page).getByRole('button', { name: 'Rimuovi' })
    await remove.waitFor()
    await faults.fault('useRemoveItemFromCartMutation', { kind: 'drop', when: 'after' }, 1)
    await remove.click()
    await waitForQuantity(page, 0)
    expect(await piecesAtBackend(page)).toBe(0)
    await leave()
  },
)

journey(
  'checks 44, 45: one cart becomes one order: ordered in two tabs at once, and with an answer that never came',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { simple } = await readCatalogue(url)
    const { page, allow, leave } = await openShopper(browser, url)
    allow(BAD_ANSWERS)
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForPieces(page, 1)
    const [other, onlooker] = [await page.context().newPage(), await page.context().newPage()]
    for (const tab of [page, other]) {
      await openPage(tab, '/checkout')
      await fillGuestDetails(tab)
    }
    await openPage(onlooker, '/checkout')
    await checkoutStep(onlooker, 'Consegna')
    for (const tab of [page, other]) await prepareOrder(tab)
    await faults.fault('placeOrderMutation', { kind: 'delay', delayMs: 1_000 }, 1)
    await Promise.all([orderButton(page).click(), orderButton(other).click()])
    // Of two at once one may still be saving its address when the other's order closes the cart.
    const isDone = (tab: Page) =>
      tab
        .locator('[data-order-number]')
        .or(heading(tab, 'Abbiamo ricevuto il tuo ordine'))
        .or(heading(tab, 'Questo carrello è già un ordine'))
        .first()
        .waitFor()
    await Promise.all([isDone(page), isDone(other)])
    // A tab that ordered nothing does not report a failed order.
    await heading(onlooker, 'Questo carrello è già un ordine').waitFor()
    const numbers = await Promise.all([page, other].map((tab) => tab.locator('[data-order-number]').allTextContents()))
    expect(numbers.flat().length).toBeLessThanOrEqual(1)
    expect(await cartCookie(page)).toBeUndefined()

    await openPage(page, simple.path)
    await addToCart(page)
    await waitForPieces(page, 1)
    await openPage(page, '/checkout')
    await fillGuestDetails(page)
    await prepareOrder(page)
    await faults.fault('placeOrderMutation', { kind: 'drop', when: 'after' }, 1)
    await orderButton(page).click()
    await page.getByText('Abbiamo ricevuto il tuo ordine').waitFor()
    expect(await cartCookie(page)).toBeUndefined()
    await leave()
  },
)

journey(
  'bad answers are reported, leave the cart unchanged, and the next attempt succeeds',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { simple } = await readCatalogue(url)
    const { page, allow, leave } = await openShopper(browser, url)
    allow(BAD_ANSWERS)
    allow(OFFLINE)
    await openPage(page, simple.path)
    await addToCart(page)
    // It has arrived: the following faults affect later requests.
    await waitForPieces(page, 1)
    const told = page.getByRole('alert').filter({ hasText: /Riprova|riprova/ })
    const effects = [
      { kind: 'status', status: 500, body: 'json' },
      { kind: 'status', status: 502, body: 'html' },
      { kind: 'status', status: 429, body: 'json', retryAfter: 1 },
      { kind: 'drop', when: 'before' },
    ] as const
    for (const effect of effects) {
      await faults.fault('useAddProductsToCartMutation', effect, 1)
      await addToCart(page)
      await told.waitFor()
      await waitForQuantity(page, 1)
      expect(await piecesAtBackend(page)).toBe(1)
      // A new visit: the events below belong to the next addition.
      await openPage(page, simple.path)
    }
    await addToCart(page)
    await waitForPieces(page, 2)
    // Queries are repeated by the shop itself.
    for (const effect of [
      ...effects,
      { kind: 'corrupt', body: 'truncated' },
      { kind: 'corrupt', body: 'empty' },
      { kind: 'corrupt', body: 'html' },
    ] as const) {
      await faults.fault('CartPageQuery', effect, 1)
    }
    await page.goto('/cart')
    const removal = cartDialog(page).getByRole('button', { name: 'Rimuovi' })
    const retry = page.getByRole('button', { name: 'Riprova' })
    await removal.or(retry).first().waitFor()
    await faults.clear()
    if (await retry.isVisible()) await retry.click()
    await removal.waitFor()

    await openPage(page, simple.path)
    await page.context().setOffline(true)
    await addToCart(page)
    await told.filter({ hasText: /connessione/ }).waitFor()
    await page.context().setOffline(false)
    await addToCart(page)
    await waitForPieces(page, 3)
    await waitForQuantity(page, 3)
    await leave()
  },
)

journey(
  'answers that overtake each other leave the last wanted quantity',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { simple } = await readCatalogue(url)
    const { page, leave } = await openShopper(browser, url)
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForPieces(page, 1)
    await openPage(page, '/cart')
    const more = cartDialog(page).getByRole('button', { name: /^Uno in più/ })
    await more.waitFor()
    await faults.fault('useUpdateCartItemsMutation', { kind: 'delay', delayMs: 800 }, 1)
    await faults.fault('CartButtonQuery', { kind: 'delay', delayMs: 1_200 }, 1)
    await more.click()
    await more.click()
    await more.click()
    await waitForQuantity(page, 4)
    await waitForPieces(page, 4)
    await waitForQuantity(page, 4)
    await leave()
  },
)

journey(
  'an answer that takes thirty seconds ends the wait, is reported, and duplicates nothing',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { simple } = await readCatalogue(url)
    const { page, leave } = await openShopper(browser, url)
    await page.clock.install()
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForPieces(page, 1)
    await waitForQuantity(page, 1)

    const slow = { kind: 'delay', delayMs: 60_000 } as const
    await faults.fault('useAddProductsToCartMutation', slow, 1)
    const sent = page.waitForRequest((request) => /useAddProductsToCart/.test(request.postData() ?? ''))
    await addToCart(page)
    await sent
    await waitForQuantity(page, 2)
    await page.clock.fastForward(31_000)
    await page
      .getByRole('alert')
      .filter({ hasText: /non risponde/ })
      .waitFor()
    await waitForQuantity(page, 1)
    await waitForPieces(page, 1)
    await addToCart(page)
    await waitForPieces(page, 2)
    await waitForQuantity(page, 2)
    await leave()
  },
)

journey(
  'check 29: two tabs whose storage is full share one cart, and each shows the other’s changes',
  async ({ browser, faultyShop: { url } }) => {
    const { simple } = await readCatalogue(url)
    const { page, allow, leave } = await openShopper(browser, url)
    allow(BAD_ANSWERS)
    await openPage(page, '/')
    const other = await page.context().newPage()
    await page.evaluate(() => {
      for (let size = 2 ** 21; size > 0; size = Math.floor(size / 2)) {
        try {
          for (;;) localStorage.setItem(`foreign.${size}.${localStorage.length}`, 'x'.repeat(size))
        } catch {
          // No more of this size.
        }
      }
    })
    await Promise.all([openPage(page, simple.path), openPage(other, simple.path)])
    await addToCart(page)
    await waitForPieces(page, 1)
    // It requested the new cart before there was anything in it.
    await waitForQuantity(other, 1)
    await addToCart(other)
    await waitForPieces(other, 2)
    await Promise.all([waitForQuantity(page, 2), waitForQuantity(other, 2)])
    await openPage(page, '/cart')
    const remove = cartDialog(page).getByRole('button', { name: 'Rimuovi' })
    await remove.waitFor()
    await waitForWholePage(other)
    // From here on time stands still in both, so that nothing can be sent at an interval or after a pause. The other
    // tab sends one request, as soon as the backend has answered the change, and shows the answer.
    await other.clock.install()
    await other.clock.pauseAt(await other.evaluate(() => Date.now() + 1_000))
    const asked: string[] = []
    other.on('request', (request) => {
      if (request.url().includes('/api/graphql')) asked.push(operationOf(request))
    })
    page.on('response', (answer) => {
      if (answer.url().includes('/api/graphql')) asked.push(`answered ${operationOf(answer.request())}`)
    })
    await remove.click()
    await waitForQuantity(other, 0)
    expect(asked.filter((name) => name === 'CartButtonQuery')).toHaveLength(1)
    expect(asked.slice(0, asked.indexOf('CartButtonQuery'))).toContain('answered useRemoveItemFromCartMutation')
    await waitForPieces(other, 0)
    await leave()
  },
)

journey('a browser that stores nothing still fills a cart and orders', async ({ browser, faultyShop: { url } }) => {
  const { simple } = await readCatalogue(url)
  const { page, leave } = await openShopper(browser, url)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForPieces(page, 1)
  await openPage(page, '/checkout')
  await fillGuestDetails(page)
  await placeOrder(page)
  await leave()
})

journey(
  'pieces for later are not missing without a word when their code does not come',
  async ({ browser, shopUrl }) => {
    const { simple } = await readCatalogue(shopUrl)
    const { page, allow, leave } = await openShopper(browser, shopUrl)
    allow(/ERR_FAILED|Failed to (?:load|fetch)|\[vetrina\]|page error: /)
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForPieces(page, 1)
    await openPage(page, '/cart')
    await cartDialog(page)
      .getByRole('button', { name: /^Salva per dopo/ })
      .click()
    const pieces = cartDialog(page).getByRole('list', { name: 'Salvati per dopo' })
    await pieces.waitFor()
    const endFailures = await routeUntil(page, builtFile('src/pages/cart/later/ForLater.tsx'), (route) =>
      route.abort('failed'),
    )
    await openPage(page, '/cart')
    await cartDialog(page).getByText('Questa parte non è arrivata').waitFor()
    endFailures()
    await cartDialog(page).getByRole('button', { name: 'Riprova' }).click()
    await pieces.waitFor()
    await leave()
  },
)
