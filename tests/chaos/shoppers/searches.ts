import type { ShopperKind } from './shopper.ts'
import { RELOAD_MS, until } from './tab.ts'

const MOST_TRIES = 10

/** Searches by an address or by the field in the header, and reads whether the results belong to the words. */
export const searches: ShopperKind = async ({ products, choose, engine, report, ...stage }) => {
  const tab = await stage.openTab()
  const { page } = tab
  const words = [...new Set(products.map(({ name }) => name.split(' ')[0] ?? name))]
  let found = 0

  const ways: Readonly<Record<string, (asked: string) => Promise<void>>> = {
    'by address': (asked) => tab.open(`/search?q=${encodeURIComponent(asked)}`),
    async 'by the field'(asked) {
      const opener = page.getByRole('link', { name: 'Cerca nel negozio' }).first()
      await tab.openUntilWorks('/', opener)
      await opener.click()
      const field = page.getByRole('combobox', { name: 'Cerca nel negozio' })
      // The results of the first words may arrive after the second ones were sent.
      await field.fill(choose.of(words))
      await field.fill(asked)
      await field.press('Enter')
    },
  }

  /** The addresses of the shown results; null until there are some. */
  async function results(asked: string): Promise<readonly string[] | null> {
    const title = page.getByRole('heading', { level: 1, name: `Risultati per «${asked}»` }).first()
    if (!(await title.isVisible())) return null
    if ((await page.getByRole('main').locator('[aria-busy="true"]:visible').count()) > 0) return null
    const links = await page
      .getByRole('main')
      .locator('article:visible a[href$=".html"]')
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')))
    return links.length > 0 ? [...new Set(links)] : null
  }

  return {
    async step() {
      const asked = choose.of(words)
      const way = choose.of(Object.keys(ways))
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        await ways[way]?.(asked).catch(() => undefined)
        let shown: readonly string[] | null = null
        await until(async () => (shown = await results(asked)) !== null, RELOAD_MS)
        const addresses = shown as readonly string[] | null
        if (addresses === null) continue
        found += 1
        const right = await engine.found(asked)
        const wrong = addresses.filter((address) => !right.has(address))
        if (wrong.length > 0) report(`the results for “${asked}” (${way}) contain ${wrong.join(', ')}`)
        return tab.settle()
      }
      const text = await page.getByRole('main').innerText().catch(String)
      report(
        `“${asked}” (${way}) has no results after ${(MOST_TRIES * RELOAD_MS) / 60_000} minutes; ${page.url()} shows: ${text.slice(0, 500)}`,
      )
    },
    async check() {
      await tab.settle()
      return `has searched ${found} times`
    },
  }
}
