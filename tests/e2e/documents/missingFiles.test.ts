import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { hydrated } from '../walk.ts'

const FILES = {
  entry: /\/assets\/[^/]+\.js$/,
  stylesheet: /\/assets\/[^/]+\.css$/,
} as const

journey.for(Object.entries(FILES))(
  'a document whose %s a deploy has removed is loaded once more, and works',
  async ([, pattern], { browser, shopUrl }) => {
    const { page, allow, leave } = await openShopper(browser, shopUrl)
    allow(/404|stylesheet|did not come|Failed to load|ERR_FAILED/)
    let isGone = true
    let documents = 0
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return
      documents += 1
      if (documents > 1) isGone = false
    })
    await page.route(pattern, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
    await page.goto('/')
    await expect.poll(() => documents).toBe(2)
    await hydrated(page.locator('h1').first())
    await leave()
  },
)

journey('a document whose entry stays missing is not loaded again and again', async ({ browser, shopUrl }) => {
  const { page, allow, leave } = await openShopper(browser, shopUrl)
  allow(/404|stylesheet|did not come|Failed to load|ERR_FAILED/)
  let documents = 0
  let missed = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  await page.route(FILES.entry, (route) => {
    missed += 1
    return route.fulfill({ status: 404 })
  })
  await page.goto('/')
  await expect.poll(() => documents).toBe(2)
  const missedBefore = missed
  await expect.poll(() => missed).toBeGreaterThan(missedBefore)
  // The reload would begin with the same request.
  expect(await page.evaluate(async () => (await fetch('/livez')).ok)).toBe(true)
  expect(documents).toBe(2)
  await leave()
})
