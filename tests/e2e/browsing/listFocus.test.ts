import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { hydrated, openPage } from '../walk.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Filtri' })
const lowest = (page: Page) => panel(page).getByRole('textbox', { name: 'Minimo' })
const highest = (page: Page) => panel(page).getByRole('textbox', { name: 'Massimo' })
const chips = (page: Page) => page.getByRole('list', { name: 'Filtri scelti' }).getByRole('link')
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const settled = (page: Page) => page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? element?.tagName
  })
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

journey('both bounds of a price count, and the focus stays in the field', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  await hydrated(lowest(page))
  await lowest(page).fill('20')
  await page.keyboard.press('Tab')
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await expect.poll(() => search(page)).toBe('?price=20-40')
  await settled(page)
  expect(await highest(page).evaluate((field) => field === document.activeElement)).toBe(true)
  expect([await lowest(page).inputValue(), await highest(page).inputValue()]).toEqual(['20', '40'])

  // A bound is typed after the range has arrived, too.
  await highest(page).fill('50')
  await page.keyboard.press('Enter')
  await expect.poll(() => search(page)).toBe('?price=20-50')
  await settled(page)
  expect(await highest(page).evaluate((field) => field === document.activeElement)).toBe(true)

  // Another source of the range resets the fields.
  await page.goBack()
  await expect.poll(() => highest(page).inputValue()).toBe('40')
  await chips(page).first().click()
  await expect.poll(() => lowest(page).inputValue()).toBe('')
})

journey('the focus stays at the filters of a list', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const promoted = page.getByRole('list', { name: 'Filtri più usati' }).getByRole('link')
  await hydrated(promoted.first())
  for (const index of [0, 1]) {
    const name = await promoted.nth(index).textContent()
    await promoted.nth(index).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => chips(page).count()).toBe(index + 2)
    await settled(page)
    expect(await focused(page)).toBe(name)
  }
  const second = await chips(page).nth(1).getAttribute('aria-label')
  await chips(page).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => chips(page).count()).toBe(2)
  await settled(page)
  expect(await focused(page)).toBe(second)
  await page.keyboard.press('Enter')
  await expect.poll(() => chips(page).count()).toBe(0)
  await settled(page)
  await expect.poll(() => search(page)).toBe('')
  expect(['A', 'SUMMARY']).toContain(await focusedTag(page))
})

journey('on phones the chosen filters replace the shortcuts, and take their focus', async ({ browser, shopUrl }) => {
  const { page, leave } = await openShopper(browser, shopUrl, { viewport: { width: 360, height: 740 } })
  await openPage(page, '/tavola.html')
  const promoted = page.getByRole('list', { name: 'Filtri più usati' }).getByRole('link')
  await hydrated(promoted.first())
  const top = async () => (await page.locator('main article').first().boundingBox())?.y
  const before = await top()
  await promoted.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => chips(page).count()).toBe(2)
  await settled(page)
  expect(await promoted.first().isVisible()).toBe(false)
  expect(await focused(page)).toBe(await chips(page).first().getAttribute('aria-label'))
  expect(await top()).toBe(before)
  await page.keyboard.press('Enter')
  await expect.poll(() => chips(page).count()).toBe(0)
  await settled(page)
  expect(await promoted.first().isVisible()).toBe(true)
  expect(await focusedTag(page)).toBe('A')
  await leave()
})

journey('a search from the page of results keeps the focus in its field', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/search?q=tazza')
  const field = page.getByRole('search', { name: 'Modifica la ricerca' }).getByRole('searchbox')
  await hydrated(field)
  await field.fill('vaso')
  await page.keyboard.press('Enter')
  await expect.poll(() => search(page)).toBe('?q=vaso')
  await settled(page)
  await expect.poll(() => page.title()).toContain('vaso')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await field.inputValue()).toBe('vaso')
  await page.goBack()
  await expect.poll(() => field.inputValue()).toBe('tazza')
})
