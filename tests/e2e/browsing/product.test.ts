import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { addToCart, cartButton, cartDialog, chooseOptions, openPage, waitForCart } from '../walk.ts'

const VASE = '/vaso-anfora.html'

journey('check 20: on a low phone price, VAT, stock and the button need no scrolling', async ({ browser, shopUrl }) => {
  const { page, leave } = await openShopper(browser, shopUrl, { viewport: { width: 360, height: 640 } })
  for (const path of [VASE, '/teiera-pausa.html', '/piastrella-con-dedica.html']) {
    await openPage(page, path)
    const bar = await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).boundingBox()
    expect(bar && bar.y + bar.height).toBeLessThanOrEqual(640)
    const main = page.getByRole('main')
    const floating = await cartButton(page).boundingBox()
    for (const needed of [
      main.getByRole('heading', { level: 1 }),
      main.getByText(/€/).first(),
      main.getByText('IVA inclusa').first(),
      main.getByText(/Disponibile|Ne rest/).first(),
      main.getByText(/^Codice /),
    ]) {
      const box = await needed.boundingBox()
      expect(box && box.y >= 0 && box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0)
      const { words, right, bottom } = await needed.evaluate((it) => {
        const range = document.createRange()
        range.selectNodeContents(it)
        const { right, bottom } = range.getBoundingClientRect()
        return { words: it.textContent, right, bottom }
      })
      const isCovered = floating === null || (right > floating.x && bottom > floating.y)
      expect([path, words, isCovered]).toEqual([path, words, false])
    }
  }
  await leave()
})

journey('on a phone the options are in the first screen, before text and quantity', async ({ browser, shopUrl }) => {
  const { page, leave } = await openShopper(browser, shopUrl, { viewport: { width: 360, height: 740 } })
  await openPage(page, VASE)
  const article = page.getByRole('article').first()
  const button = page.getByRole('button', { name: 'Aggiungi al carrello', exact: true })
  const bar = page.locator('[data-bottom-bar]').filter({ has: button })
  const swatches = article.getByRole('group').filter({ has: page.getByRole('radio') })
  const photo = await article
    .getByRole('link', { name: /^Ingrandisci/ })
    .first()
    .boundingBox()
  expect(photo?.x).toBe(0)
  expect(photo?.width).toBe(360)
  const swatch = await swatches.first().locator('label').first().boundingBox()
  expect(swatch && swatch.y + swatch.height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  const text = article.getByText('Due manici, spalle larghe')
  const order = await swatches
    .last()
    .evaluate((it, after) => it.compareDocumentPosition(after!), await text.elementHandle())
  expect(order).toBe(4)
  // The bar shows the chosen variant, and the options stay under the finger.
  const shown = bar.locator('img')
  const before = await shown.getAttribute('src')
  const places: (number | undefined)[] = []
  await swatches.last().getByRole('radio').last().scrollIntoViewIfNeeded()
  for (const [group, choice] of [
    [swatches.first(), 1],
    [swatches.last(), 1],
    [swatches.first(), 2],
  ] as const) {
    await group.locator('label').nth(choice).click()
    await page.waitForFunction(
      (most) => [...new URLSearchParams(location.search)].length >= most,
      places.length ? 2 : 1,
    )
    places.push((await swatches.first().boundingBox())?.y)
  }
  await bar.getByText(/Avorio.*, Media|, Media/).waitFor()
  expect(await shown.getAttribute('src')).not.toBe(before)
  expect(new Set(places).size).toBe(1)
  await leave()
})

journey(
  'check 21: a variant follows the tap everywhere, without a request and without moving the page',
  async ({ shopper }) => {
    const { page } = shopper
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, VASE)
    const swatches = page.getByRole('group').filter({ has: page.getByRole('radio') })
    const [first, second] = [swatches.nth(0), swatches.nth(1)]
    await second.getByRole('radio').first().scrollIntoViewIfNeeded()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/graphql')) asked.push(request.url())
    })
    const article = page.getByRole('article').first()
    const before = { place: await page.evaluate(() => scrollY), words: await article.textContent() }
    await first.locator('label').nth(1).click()
    await second.locator('label').nth(1).click()
    await page.waitForFunction(() => [...new URLSearchParams(location.search)].length === 2)
    expect(await article.textContent()).not.toBe(before.words)
    expect(await page.evaluate(() => scrollY)).toBe(before.place)
    expect(asked).toEqual([])
    // The structured data stays as the document contained it.
    const told = page.locator('main [data-layer] script[type="application/ld+json"]')
    expect(await told.allTextContents()).toEqual([
      expect.stringContaining('"@type":"ProductGroup"'),
      expect.stringContaining('"@type":"BreadcrumbList"'),
    ])
    const chosen = await article.textContent()
    await page.reload()
    await openPage(page, new URL(page.url()).pathname + new URL(page.url()).search)
    expect(await page.getByRole('article').first().textContent()).toBe(chosen)
  },
)

journey('checks 17 and 23: the chosen options are in the cart, for every product type', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/piastrella-con-dedica.html')
  await addToCart(page)
  const words = page.getByRole('textbox', { name: 'La tua dedica' })
  await expect.poll(() => words.evaluate((element) => element === document.activeElement)).toBe(true)
  await words.fill('Casa Rossi')
  await page.getByRole('combobox', { name: 'Scrittura' }).selectOption({ index: 3 })
  await page.getByLabel('Serve entro il').fill('2027-02-01')
  await addToCart(page)
  await waitForCart(page, 1)

  await openPage(page, '/servizio-tavola-per-quattro.html')
  await page.getByRole('button', { name: /^Uno in più di/ }).click()
  await addToCart(page)
  await waitForCart(page, 2)

  await openPage(page, '/trio-di-vasi.html')
  await addToCart(page)
  await waitForCart(page, 5)

  await openPage(page, '/ricettario-della-tavola-digitale.html')
  await page.getByRole('checkbox', { name: /inglese/ }).check()
  await addToCart(page)
  await waitForCart(page, 6)

  await openPage(page, VASE)
  await chooseOptions(page)
  await addToCart(page)
  await waitForCart(page, 7)

  await page.goto('/cart')
  const lines = cartDialog(page).getByRole('listitem')
  for (const text of [
    'La tua dedica: Casa Rossi',
    'Scrittura: Lettere da spezieria',
    'Serve entro il: 1 feb 2027',
    /5 × Tazza/,
    /Edizione inglese/,
  ]) {
    await lines.getByText(text).first().waitFor()
  }
  const tile = lines.filter({ hasText: 'Casa Rossi' }).first()
  await tile.getByRole('button', { name: 'Rimuovi' }).click()
  await waitForCart(page, 6)
  await cartDialog(page).getByRole('button', { name: 'Annulla' }).click()
  await waitForCart(page, 7)
  await lines.getByText('Serve entro il: 1 feb 2027').waitFor()
})

journey('check 18: delivery and the distance to free delivery are shown beside the button', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/teiera-pausa.html')
  const note = page.getByText('Parte entro un giorno lavorativo. Spedizione gratuita in Italia da 79 €.')
  const button = page.getByRole('button', { name: 'Aggiungi al carrello', exact: true })
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN
  const fromButton = async (part: Locator) => (await topOf(part)) - (await topOf(button))
  expect(await fromButton(note)).toBeGreaterThan(0)
  expect(await fromButton(note)).toBeLessThan(200)
  const below = page.getByRole('button', { name: 'Condividi' })
  const before = await fromButton(below)
  await addToCart(page)
  await page.getByText('Al tuo carrello mancano 10,00 € per la spedizione gratuita.').waitFor()
  expect(await fromButton(below)).toBe(before)
  await addToCart(page)
  await page.getByText('Il tuo carrello ha raggiunto la spedizione gratuita.').waitFor()
  await waitForCart(page, 2)
  // A cart that is known from before is included too.
  await openPage(page, VASE)
  await page.getByText('Il tuo carrello ha raggiunto la spedizione gratuita.').waitFor()
})

journey('a product with choices never shows without them, however late their code is', async ({ browser, shopUrl }) => {
  const { page, leave } = await openShopper(browser, shopUrl, { viewport: { width: 360, height: 740 } })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const asked = Promise.withResolvers<void>()
  await page.route(builtFile('src/pages/product/purchase/ProductChoices.tsx'), async (route) => {
    asked.resolve()
    await held
    await route.continue()
  })
  await openPage(page, '/tavola.html')
  const shown = await page.evaluateHandle(() => {
    const times = { withoutChoices: 0 }
    new MutationObserver(() => {
      const words = document.body.textContent
      if (words.includes('regalo di chi va a vivere') && !words.includes('Piatti piani')) times.withoutChoices += 1
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return times
  })
  await page.getByRole('main').getByRole('article').locator('a[href*="servizio-tavola-per-quattro"]').first().click()
  await asked.promise
  // The code is requested once the answer with the choices has arrived.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  release()
  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).waitFor()
  await page.getByText('Piatti piani').first().waitFor()
  expect(await shown.evaluate(({ withoutChoices }) => withoutChoices)).toBe(0)
  await leave()
})

journey('check 22: nothing moves by itself in a whole visit', async ({ browser, shopUrl }) => {
  const { page, leave } = await openShopper(browser, shopUrl, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) shifts.push(`${entry.value} ${entry.sources[0]?.node?.textContent?.slice(0, 40)}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const moved: string[] = []
  const look = async () => {
    await waitForWholePage(page)
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
    })
    moved.push(...(await page.evaluate(() => (window as unknown as { readonly shifts: string[] }).shifts.splice(0))))
  }
  await openPage(page, '/servizio-tavola-per-quattro.html')
  await look()
  await openPage(page, '/tavola.html')
  await look()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).waitFor()
  await look()
  const total = moved.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.02)
  await leave()
})

type Shift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}
