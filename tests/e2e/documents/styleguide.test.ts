import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import sirv from 'sirv'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { PROJECT_ROOT } from '#tests/arch/sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'styleguide-'))

// Below a path of its own, like on a host with other pages.
const PATH = '/components'
// The folder is still empty, so its files may not be listed yet.
const serve = sirv(folder, { dev: true })
const server = createServer((request, response) => {
  request.url = request.url?.replace(PATH, '')
  serve(request, response)
})

beforeAll(async () => {
  const program = join(PROJECT_ROOT, 'build/styleguide/writeStyleguide.ts')
  const { status, stderr } = spawnSync(process.execPath, [program, folder], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect([status, stderr.includes('rror')], stderr).toEqual([0, false])
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
}, 240_000)
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

journey.for([
  ['light', 'ltr', '100%'],
  ['dark', 'rtl', '100%'],
  ['light', 'rtl', '200%'],
  ['dark', 'ltr', '200%'],
] as const)(
  'the built styleguide is accessible: %s, %s, text of %s',
  async ([scheme, direction, textSize], { browser }) => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { page, leave } = await openShopper(browser, origin, { viewport: { width: 1280, height: 900 } })
    await page.goto(`${PATH}/`)
    // Components of features render when their answers are there.
    const shop = page.locator('#features')
    await shop.getByRole('link', { name: 'Vai alla cassa' }).first().waitFor()
    await shop.getByText('Esaurito', { exact: true }).first().waitFor()
    await shop
      .getByRole('button', { name: /^Aggiungi/ })
      .first()
      .waitFor()
    for (const name of [scheme, direction, textSize]) await page.getByRole('button', { name, exact: true }).click()
    const root = await page.evaluate(() => {
      const { dir, style, dataset, scrollWidth } = document.documentElement
      return { dir, size: style.fontSize, theme: dataset['theme'], isTooWide: scrollWidth > innerWidth }
    })
    expect(root).toEqual({ dir: direction, size: textSize, theme: scheme, isTooWide: false })
    // The shop's own typeface is part of it.
    expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0)
    const heights = await page
      .locator('img')
      .evaluateAll((pictures) => pictures.map(({ clientHeight }) => clientHeight))
    expect(heights.length).toBeGreaterThan(5)
    expect(Math.min(...heights)).toBeGreaterThan(0)
    expect(await axeViolations(page)).toEqual([])
    await leave()
  },
)
