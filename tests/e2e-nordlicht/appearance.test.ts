import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { openPage } from '../e2e/walk.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const PAGES = ['/', '/leuchten.html', '/pendelleuchte-fjord.html', '/lichtplaner', '/language']

journey.for([{ colorScheme: 'light' }, { colorScheme: 'dark' }] as const)(
  '$colorScheme, on a phone, with text of twice the size',
  async ({ colorScheme }, { browser, shopUrl }) => {
    const shopper = await openShopper(browser, shopUrl, { colorScheme, viewport: { width: 360, height: 740 } })
    const { page } = shopper
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))
    })
    for (const path of PAGES) {
      await openPage(page, path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
      await page.evaluate(axe)
      const violations = await page.evaluate(async () => {
        const { axe: tool } = globalThis as unknown as {
          axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
        }
        return (await tool.run()).violations.map(({ id, nodes }) => [
          id,
          ...nodes.map(({ html }) => html.slice(0, 200)),
        ])
      })
      expect(violations, path).toEqual([])
    }
    await shopper.leave()
  },
)
