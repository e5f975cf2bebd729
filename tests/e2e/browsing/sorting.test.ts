import type { Page, Route } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { routeUntil } from '#tests/harness/browser/shopper.ts'
import { hydrated, openPage } from '../walk.ts'

const order = (page: Page) => page.getByRole('combobox', { name: 'Ordina per' })
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
const addressOf = (page: Page) => new URL(page.url()).search

journey('a list is sorted by an attribute of the merchant, and Back brings the former order', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const before = await names(page)
  await hydrated(order(page))
  await order(page).selectOption({ label: 'Novità: dal più recente' })
  await expect.poll(() => addressOf(page)).toBe('?sort=news_from_date-desc')
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['Set da Tè Pausa', 'Brocca Fonte'])
  await page.reload()
  await hydrated(order(page))
  expect((await names(page)).slice(0, 2)).toEqual(['Set da Tè Pausa', 'Brocca Fonte'])
  expect(await order(page).inputValue()).toBe('news_from_date-desc')
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(before)
})

journey('an attribute that the backend does not sort by leaves the list in its default order', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const usual = await names(page)
  // The glaze is searchable, but not used for sorting; the other one does not exist.
  for (const sort of ['smalto-asc', 'no_such_attribute-desc']) {
    await openPage(page, `/tavola.html?sort=${sort}`)
    expect(await names(page)).toEqual(usual)
    expect(await order(page).inputValue()).toBe('')
  }
})

journey('the results of a search are sorted by an attribute of the merchant', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/search?q=vaso')
  await hydrated(order(page))
  await order(page).selectOption({ label: 'Novità: dal più recente' })
  await expect.poll(() => addressOf(page)).toBe('?sort=news_from_date-desc&q=vaso')
  await expect.poll(async () => (await names(page))[0]).toBe('Lampada Lume')
})

journey('an order and a filter that are chosen before the list has loaded are both kept', async ({ shopper }) => {
  const { page } = shopper
  for (const path of ['/tavola.html', '/search?q=vaso']) {
    await openPage(page, path)
    const filter = page.getByRole('complementary', { name: 'Filtri' }).getByRole('checkbox').first()
    await hydrated(filter)
    await hydrated(order(page))
    const held: Route[] = []
    const endHold = await routeUntil(page, '**/api/graphql**', (route) => void held.push(route))
    const chosen = async () => [...new URL(page.url()).searchParams.keys()].filter((key) => key !== 'q').toSorted()
    await order(page).selectOption({ label: 'Prezzo crescente' })
    await expect.poll(chosen).toEqual(['sort'])
    await filter.click()
    await expect.poll(async () => (await chosen()).length).toBe(2)
    expect(await chosen()).toContain('sort')
    // The other way round: the order changes while the filtered list loads.
    await order(page).selectOption({ label: 'Prezzo decrescente' })
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('price-desc')
    expect((await chosen()).length).toBe(2)
    endHold()
    // The shop gives up the questions of the states before.
    await Promise.allSettled(held.map((route) => route.continue()))
    await expect.poll(() => order(page).inputValue()).toBe('price-desc')
    expect(await filter.isChecked()).toBe(true)
  }
})
