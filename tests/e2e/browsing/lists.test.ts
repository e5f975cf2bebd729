import type { Page } from 'playwright'
import { expect } from 'vitest'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { hydrated, openPage } from '../walk.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)
const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filtri' })
const box = (page: Page, name: string) => panel(page).getByRole('checkbox', { name: new RegExp(`^${name} `) })
const chips = (page: Page) => page.getByRole('list', { name: 'Filtri scelti' }).getByRole('link')

/** The number of products that the list shows. */
const piecesOf = async (page: Page) => Number(/(\d+) pezz/.exec((await count(page).textContent()) ?? '')?.[1])

/** Ticks a value and waits for the resulting list. */
async function tick(page: Page, name: string): Promise<void> {
  await hydrated(box(page, name))
  await Promise.all([
    page.waitForResponse((response) => response.request().postData()?.includes('"CategoryPageQuery"') === true),
    box(page, name).check(),
  ])
  await settled(page)
}
const settled = (page: Page) => page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })

journey('checks 2, 3, 5: values add up, attributes narrow, each choice is a step of Back', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const all = await piecesOf(page)
  await tick(page, 'Petrolio')
  await chips(page).first().waitFor()
  await expect.poll(() => piecesOf(page)).toBeLessThan(all)
  const teal = await piecesOf(page)
  await tick(page, 'Cremisi')
  await expect.poll(() => chips(page).count()).toBe(3)
  const tealOrRed = await piecesOf(page)
  expect(tealOrRed).toBeGreaterThanOrEqual(teal)
  await tick(page, 'Grande')
  await expect.poll(() => chips(page).count()).toBe(4)
  expect(await piecesOf(page)).toBeLessThanOrEqual(tealOrRed)
  expect(pathOf(page)).toMatch(/^\/tavola\.html\?smalto=petrolio-\d+_cremisi-\d+&misura=grande-\d+$/)
  expect(await axeViolations(page)).toEqual([])

  // The address alone restores the list with its filters.
  await settled(page)
  const filtered = await piecesOf(page)
  await openPage(page, pathOf(page))
  expect(await piecesOf(page)).toBe(filtered)
  expect(await box(page, 'Cremisi').isChecked()).toBe(true)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex,follow')

  await page.goBack()
  await openPage(page, '/tavola.html')
  await page.getByRole('link', { name: 'Avorio' }).first().click()
  await chips(page).first().waitFor()
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/tavola.html')
  await expect.poll(() => box(page, 'Avorio').isChecked()).toBe(false)
})

journey('checks 9, 10: two filters clicked within 100 ms are both applied, at once to the eye', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  await hydrated(box(page, 'Petrolio'))
  const ticks = await page.evaluate(async () => {
    const find = (label: string) =>
      [...document.querySelectorAll<HTMLInputElement>('aside input[type="checkbox"]')].find((input) =>
        input.labels?.[0]?.textContent?.trim().startsWith(label),
      )!
    const marks: boolean[] = []
    for (const label of ['Petrolio', 'Cremisi']) {
      find(label).click()
      await new Promise((resolve) => setTimeout(resolve, 40))
      marks.push(find(label).checked)
    }
    return marks
  })
  expect(ticks).toEqual([true, true])
  await expect.poll(() => chips(page).count()).toBe(3)
  await settled(page)
  expect(pathOf(page)).toMatch(/^\/tavola\.html\?smalto=petrolio-\d+_cremisi-\d+$/)
  expect(await box(page, 'Petrolio').isChecked()).toBe(true)
  expect(await box(page, 'Cremisi').isChecked()).toBe(true)
})

journey(
  'check 10: a tick shows in its own frame; the old results stay until the new ones are there',
  async ({ shopper }) => {
    const { page } = shopper
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await openPage(page, '/tavola.html')
    await hydrated(box(page, 'Petrolio'))
    const before = await cards(page).getByRole('heading').allTextContents()
    let asked = 0
    await page.route('**/api/graphql*', async (route) => {
      asked += 1
      await held
      await route.continue()
    })
    const marked = await box(page, 'Petrolio').evaluate(async (input: HTMLInputElement) => {
      input.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return input.checked
    })
    expect(marked).toBe(true)
    await page.locator('main [aria-busy="true"]').first().waitFor()
    await expect.poll(() => asked).toBeGreaterThan(0)
    // The filter has its chip and its place in the address before the answer arrives.
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual(before)
    expect(await box(page, 'Petrolio').isChecked()).toBe(true)
    const picture = page.locator('main [aria-busy="true"] article img').first()
    const opacity = () => picture.evaluate((it) => Number(getComputedStyle(it).opacity))
    await expect.poll(opacity).toBeLessThan(1)
    release()
    await settled(page)
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0)
    expect(await cards(page).getByRole('heading').allTextContents()).not.toEqual(before)
  },
)

journey('a tick before the code of the filters is there counts when it comes', async ({ shopper }) => {
  const { page } = shopper
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(builtFile('src/pages/list-filters/FiltersOfList.tsx'), async (route) => {
    await held
    await route.continue()
  })
  await openPage(page, '/tavola.html')
  await box(page, 'Petrolio').check()
  release()
  await expect.poll(() => pathOf(page)).toMatch(/^\/tavola\.html\?smalto=petrolio-\d+$/)
  await chips(page).first().waitFor()
  expect(await box(page, 'Petrolio').isChecked()).toBe(true)
})

journey.for([
  ['a desktop window', {}],
  ['a phone', PHONE],
] as const)('filters that come late move nothing: %s', async ([, window], { browser, shopUrl }) => {
  const shopper = await openShopper(browser, shopUrl, window)
  const { page } = shopper
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await openPage(page, '/')
  await page.route('**/api/graphql*', async (route) => {
    if (route.request().postData()?.includes('useListFacetsQuery') === true) await held
    await route.continue()
  })
  await page.getByRole('main').locator('a[href="/tavola.html"]').first().click()
  await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
  const first = page.locator('main [data-layer] article').filter({ visible: true }).first()
  const place = () => first.evaluate((it) => it.getBoundingClientRect().top + scrollY)
  const before = await place()
  expect(await page.getByRole('list', { name: 'Filtri più usati' }).count()).toBe(0)
  release()
  await page.getByRole('list', { name: 'Filtri più usati' }).waitFor()
  expect(await place()).toBe(before)
  await shopper.leave()
})

journey(
  'on a phone the first product is in the upper half, with filters and notes too',
  async ({ browser, shopUrl }) => {
    const shopper = await openShopper(browser, shopUrl, PHONE)
    const { page } = shopper
    for (const path of [
      '/tavola.html',
      '/tavola.html?smalto=cobalto-7&lavastoviglie=1&price=10-90',
      '/saldi.html?price=10-50',
      '/search?q=tazza',
      '/search?q=tazza+blu+astronave',
      '/en/search?q=what+a+lovely+vase+in+teal',
    ]) {
      await openPage(page, path)
      await settled(page)
      const first = page.locator('main [data-layer] article').filter({ visible: true }).first()
      expect(await first.evaluate((it) => it.getBoundingClientRect().top + scrollY), path).toBeLessThan(400)
    }
    await shopper.leave()
  },
)

journey('check 8: on a phone the filters are a step of the history; Back closes them', async ({ browser, shopUrl }) => {
  const shopper = await openShopper(browser, shopUrl, PHONE)
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const all = await piecesOf(page)
  const sheet = page.getByRole('dialog', { name: 'Filtri' })
  await page.getByRole('link', { name: 'Filtri', exact: true }).click()
  await sheet.waitFor()
  expect(pathOf(page)).toBe('/tavola.html?filters=1')
  await sheet.getByRole('checkbox', { name: /^Petrolio / }).check()
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe('/tavola.html')
  expect(await piecesOf(page)).toBe(all)

  await page.getByRole('link', { name: 'Filtri', exact: true }).click()
  await sheet.getByRole('checkbox', { name: /^Petrolio / }).check()
  await expect.poll(() => pathOf(page)).toMatch(/smalto=petrolio-\d+/)
  expect(await axeViolations(page)).toEqual([])
  // The overlay survives a reload, over its list.
  await page.reload()
  await expect.poll(() => sheet.getByRole('checkbox', { name: /^Petrolio / }).isChecked()).toBe(true)
  // Before hydration a click follows the link like in any document, with another history entry.
  await hydrated(sheet.getByRole('link', { name: /^Mostra \d+ pezz/ }))
  await sheet.getByRole('link', { name: /^Mostra \d+ pezz/ }).click()
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => pathOf(page)).toMatch(/^\/tavola\.html\?smalto=petrolio-\d+$/)
  await expect.poll(() => piecesOf(page)).toBeLessThan(all)
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/tavola.html')
  await shopper.leave()
})

journey('check 11: filters that let nothing through offer the way back', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html?price=4999-')
  await page.getByRole('heading', { name: 'Nessun pezzo con questi filtri' }).waitFor()
  expect(await chips(page).count()).toBe(2)
  // With one filter, to remove the last one is to remove all.
  expect(await page.getByRole('link', { name: 'Togli tutti i filtri' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Togli l’ultimo filtro' }).click()
  await expect.poll(() => pathOf(page)).toBe('/tavola.html')
})

journey(
  'filters that let nothing through are said in words in the sheet, which offers to remove the last',
  async ({ browser, shopUrl }) => {
    const shopper = await openShopper(browser, shopUrl, PHONE)
    const { page } = shopper
    await openPage(page, '/casa.html?price=4999-&filters=1')
    const sheet = page.getByRole('dialog', { name: 'Filtri' })
    const status = sheet.getByRole('status')
    await expect.poll(() => status.textContent()).toBe('Nessun pezzo con questi filtri')
    expect(await sheet.getByText(/\b0 pezz/).count()).toBe(0)
    const removal = sheet.getByRole('link', { name: 'Togli l’ultimo filtro' })
    await hydrated(removal)
    await removal.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/casa.html?filters=1')
    await expect.poll(() => status.textContent()).toMatch(/^[1-9]\d* pezz[oi]$/)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Mostra \d+ pezz/)
    await shopper.leave()
  },
)

journey('unknown parameters and values are ignored; the address is put right in its place', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html?utm_source=lettera&smalto=oro-999')
  await expect.poll(() => pathOf(page)).toBe('/tavola.html')
  expect(await piecesOf(page)).toBeGreaterThan(0)
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const more = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Mostra (altri|un altro)/ })

journey('check 7: more pieces come over a real link to their page, below those that are there', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const first = await cards(page).count()
  expect(await more(page).getAttribute('href')).toBe('/tavola.html?page=2')
  expect(await page.getByRole('navigation', { name: 'Pagine' }).getByRole('link', { name: 'Pagina 2' }).count()).toBe(1)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  await hydrated(more(page))
  await more(page).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first)
  expect(pathOf(page)).toBe('/tavola.html?page=1-2')
  await expect.poll(() => count(page).textContent()).toMatch(/^Da 1 a (\d+) di \1 pezzi$/)
  // The first page is not fetched again, and the next stop of the keyboard is the first new product.
  expect(asked.filter((body) => body.includes('"CategoryPageQuery"'))).toHaveLength(1)
  const focused = () =>
    cards(page)
      .nth(first)
      .getByRole('link')
      .first()
      .evaluate((it) => it === document.activeElement)
  await expect.poll(focused).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  // Search engines index each product list under one address only: the list's own, or a numbered one.
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href')
  expect(await canonical()).toMatch(/\/tavola\.html$/)
  await openPage(page, '/tavola.html?page=2')
  expect(await cards(page).count()).toBeLessThan(first)
  expect(await canonical()).toMatch(/\/tavola\.html\?page=2$/)
})

journey('check 6: a reload finds all pieces that were loaded, and the place among them', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const first = await cards(page).count()
  await hydrated(more(page))
  await more(page).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first)
  const names = await cards(page).getByRole('heading').allTextContents()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  const offset = await page.evaluate(() => scrollY)
  await page.reload()
  await hydrated(page.getByRole('heading', { level: 1, name: 'Tavola' }))
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(names)
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), offset)).toBeLessThan(50)
})

journey('rows instead of a grid are in the address, and remembered by the browser', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const toRows = page.getByRole('link', { name: 'Mostra in elenco' })
  await hydrated(toRows)
  await toRows.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/tavola.html?view=list')
  const toGrid = page.getByRole('link', { name: 'Mostra in griglia' })
  await expect.poll(() => toGrid.evaluate((it) => it === document.activeElement)).toBe(true)
  const isInRows = () =>
    cards(page).evaluateAll(([first, second]) => first?.getBoundingClientRect().y !== second?.getBoundingClientRect().y)
  await openPage(page, '/casa/vasi.html')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isInRows()).toBe(true)
  await hydrated(toGrid)
  await toGrid.click()
  await expect.poll(isInRows).toBe(false)
  // The address takes precedence.
  await openPage(page, '/casa/vasi.html?view=list&per-page=24')
  expect(await isInRows()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
})

journey('check 6: Back from a product finds the same pieces, the same place and the card', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const first = await cards(page).count()
  await hydrated(more(page))
  await more(page).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first)
  const all = await cards(page).count()
  const link = cards(page)
    .nth(all - 2)
    .getByRole('link')
    .first()
  await link.scrollIntoViewIfNeeded()
  const name = (await link.textContent()) ?? ''
  const offset = await page.evaluate(() => scrollY)
  await link.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
  await expect.poll(() => cards(page).count()).toBe(all)
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), offset)).toBeLessThan(50)
  await expect.poll(() => link.evaluate((it) => it === document.activeElement)).toBe(true)
})

journey(
  'checks 1, 4: the attributes on a card can be filtered; some filters are above the list',
  async ({ shopper }) => {
    const { page } = shopper
    await openPage(page, '/tavola.html')
    const promoted = page.getByRole('list', { name: 'Filtri più usati' }).getByRole('link')
    const names = await promoted.allInnerTexts()
    expect(names.length).toBeGreaterThanOrEqual(3)
    expect(names.length).toBeLessThanOrEqual(6)
    for (const name of names) expect(await box(page, name).count()).toBe(1)
    // A card shows name, colours, price and stars: colours and price are attributes of the catalogue.
    await expect.poll(() => panel(page).getByRole('group').count()).toBeGreaterThan(2)
    expect(await panel(page).getByRole('textbox').count()).toBe(2)
    expect(await panel(page).getByRole('group', { name: 'Smalto' }).getByRole('checkbox').count()).toBeGreaterThan(2)
    // The keyboard can skip them.
    const over = page.getByRole('link', { name: 'Vai ai pezzi' })
    await over.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const isPast = () => document.activeElement?.closest(`#${CSS.escape(location.hash.slice(1))}`) !== null
    await expect.poll(() => page.evaluate(isPast)).toBe(true)
  },
)
