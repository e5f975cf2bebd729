import type { Page, Request } from 'playwright'
import { expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { openPage, searchField, searchFor } from '../walk.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cerca' })
const options = (page: Page) => dialog(page).getByRole('option')
const wayOn = (page: Page, words: string) => options(page).filter({ hasText: `Tutti i risultati per «${words}»` })
const asks = (request: Request, words: string) =>
  (request.postData()?.includes('"SearchSuggestionsPageQuery"') && request.postData()?.includes(`"${words}"`)) === true

journey(
  'check 12: few suggestions of distinct kinds, with the typed text marked',
  async ({ browser, shopper, shopUrl }) => {
    const { page } = shopper
    await openPage(page, '/tavola.html')
    const field = await searchField(page)
    await field.fill('vas')
    await wayOn(page, 'vas').waitFor()
    expect(await options(page).count()).toBeLessThanOrEqual(10)
    const kinds = dialog(page).getByRole('group')
    const categories = kinds.and(page.getByLabel('Categorie')).getByRole('option')
    expect(await categories.allInnerTexts()).toEqual([expect.stringMatching(/^Vasi\s+Casa$/)])
    const piece = kinds.and(page.getByLabel('Pezzi')).getByRole('option').first()
    expect(await piece.innerText()).toMatch(/Vaso .*\d+,\d\d\s€/s)
    expect(await piece.locator('mark').allInnerTexts()).toEqual(['Vas'])
    expect(await piece.locator('img').count()).toBe(1)
    expect(await axeViolations(page)).toEqual([])

    const phone = await openShopper(browser, shopUrl, PHONE)
    await openPage(phone.page, '/tavola.html')
    await (await searchField(phone.page)).fill('vas')
    await wayOn(phone.page, 'vas').waitFor()
    expect(await options(phone.page).count()).toBeLessThanOrEqual(8)
    expect(await axeViolations(phone.page)).toEqual([])
    await phone.leave()
  },
)

journey('check 13: the search is a combobox: arrows, Enter, Escape, and an announced count', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const before = await page.evaluate(() => history.length)
  const field = await searchField(page)
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
  await field.pressSequentially('vaso')
  await wayOn(page, 'vaso').waitFor()
  await expect.poll(() => pathOf(page)).toBe('/search/suggestions?q=vaso')
  const count = await options(page).count()
  await dialog(page)
    .getByRole('status')
    .filter({ hasText: `${count} suggerimenti` })
    .waitFor({ state: 'attached' })

  const chosen = () =>
    field.evaluate((it) => document.getElementById(it.getAttribute('aria-activedescendant') ?? '')?.textContent)
  await field.press('ArrowDown')
  await expect.poll(chosen).toBe(await options(page).first().textContent())
  await field.press('ArrowUp')
  await expect.poll(chosen).toBe(await options(page).last().textContent())
  expect(await field.inputValue()).toBe('vaso')

  // However many letters were typed, it is one history entry, and one Escape.
  await field.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe('/tavola.html')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  const opener = page.getByRole('link', { name: 'Cerca nel negozio' })
  await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true)

  await page.goForward()
  await expect.poll(() => field.inputValue()).toBe('vaso')
  await wayOn(page, 'vaso').waitFor()
  await field.press('ArrowDown')
  await expect.poll(chosen).toMatch(/Vas/)
  const name = /Vas\S*/.exec((await chosen()) ?? '')?.[0] ?? ''
  await field.press('Enter')
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
})

journey('another letter cancels the request for the letter before', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const field = await searchField(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/graphql', async (route) => {
    if (!asks(route.request(), 'va')) return route.fallback()
    await held
    await route.abort()
  })
  await Promise.all([page.waitForRequest((request) => asks(request, 'va')), field.fill('va')])
  // While it is held it cannot fail for another reason.
  const [given] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => asks(request, 'va')),
    field.fill('vaso'),
    wayOn(page, 'vaso').waitFor(),
  ])
  expect(given.failure()?.errorText).toBe('net::ERR_ABORTED')
  release()
})

journey('without an answer the field still searches', async ({ shopper }) => {
  const { page, allow } = shopper
  allow(/503|\[vetrina\]|Service Unavailable/)
  await openPage(page, '/tavola.html')
  const field = await searchField(page)
  await page.route('**/api/graphql', async (route) => {
    if (asks(route.request(), 'brocca')) await route.fulfill({ status: 503, body: '' })
    else await route.fallback()
  })
  await field.fill('brocca')
  await dialog(page).getByText('I suggerimenti ora non arrivano').waitFor()
  expect(await field.inputValue()).toBe('brocca')
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
  await field.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Risultati per «brocca»' }).waitFor()
})

journey('searches stay on the device until the shopper deletes them', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/')
  await searchFor(page, 'brocca')
  await page.getByRole('heading', { level: 1, name: 'Risultati per «brocca»' }).waitFor()
  const recent = dialog(page).getByRole('group', { name: 'Ricerche recenti' }).getByRole('option')
  await searchField(page)
  await expect.poll(() => recent.allInnerTexts()).toEqual(['brocca'])
  const popular = dialog(page).getByRole('group', { name: 'Cercati spesso' }).getByRole('option')
  expect(await popular.allInnerTexts()).toEqual(['tazza', 'vaso', 'teiera'])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('recent')
  await dialog(page).getByRole('button', { name: 'Cancella le ricerche recenti' }).click()
  await recent.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('vetrina.recentSearches'))).toBeNull()
})

journey('check 14: without results, a correction, categories and other links are offered', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/')
  const field = await searchField(page)
  await field.fill('vazo')
  await dialog(page).getByText('Nessun pezzo per «vazo»').waitFor()
  await dialog(page).getByRole('group', { name: 'Forse cercavi' }).getByRole('option', { name: 'vaso' }).waitFor()
  await dialog(page).getByRole('group', { name: 'Scaffali' }).getByRole('option', { name: 'Casa' }).waitFor()
  await field.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Nessun pezzo per «vazo»' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'vaso', exact: true }).waitFor()
  await page.getByRole('navigation', { name: 'Scaffali' }).getByRole('link', { name: 'Casa' }).waitFor()
  await page.getByRole('navigation', { name: 'Cercati spesso' }).getByRole('link', { name: 'tazza' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Scrivici' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

journey('check 15: the words stay to be changed on the result page', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/search?q=vaso')
  const words = page.getByRole('main').getByRole('searchbox', { name: 'Cosa cerchi?' })
  expect(await words.inputValue()).toBe('vaso')
  await words.fill('brocca')
  await words.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Risultati per «brocca»' }).waitFor()
  expect(await words.inputValue()).toBe('brocca')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Risultati per «vaso»' }).waitFor()
  await expect.poll(() => words.inputValue()).toBe('vaso')
})
