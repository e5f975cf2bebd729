import type { Browser, Page } from 'playwright'
import type { StoreDefinition } from '#src/shop/defineShop.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { askBackend } from './orderedBefore.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** The first product of a list begins above this height of a phone, px. */
const LOWEST_TOP_PX = 400

type Params = Readonly<Record<string, string>>

/** Two amounts make the longest words of a filter. */
const PRICES: Params = { price: '1-999' }

/**
 * The lists whose first product begins too low on a phone: each as it is, with one filter, with several, with a range of
 * prices, in another order and on a later page.
 */
export async function lowFirstCards(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const { page, leave } = await openShopper(browser, origin, PHONE)
  const faults: string[] = []
  for (const path of paths) {
    const tops = new Map([[path, await topOfFirstCard(page, path)]])
    const filters = await page.evaluate(filtersOfForm)
    const hasMore = (await page.locator('a[href*="page=2"]').count()) > 0
    const [one = {}] = filters
    const several = Object.assign({}, ...filters.slice(0, 3)) as Params
    const later = hasMore ? [{ page: '2' }] : []
    for (const state of [one, { ...several, ...PRICES }, { ...PRICES, sort: 'name-desc' }, ...later]) {
      const at = withParams(path, state)
      tops.set(at, await topOfFirstCard(page, at))
    }
    if (tops.get(path) === null) faults.push(`${path} has no product`)
    for (const [at, top] of tops) {
      // A narrow choice may leave no product.
      if (top !== null && top >= LOWEST_TOP_PX) faults.push(`${at}: ${Math.round(top)} px`)
    }
  }
  await leave()
  return faults
}

function withParams(path: string, params: Params): string {
  const url = new URL(path, 'http://shop.example')
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** In CSS px from the top of the document; null for a list without products. */
async function topOfFirstCard(page: Page, path: string): Promise<number | null> {
  await page.goto(path)
  await waitForWholePage(page)
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('main [data-layer] article')].filter((card) => card.checkVisibility())
    return cards[0] ? cards[0].getBoundingClientRect().top + scrollY : null
  })
}

/** Runs in the page. The first choice of each filter, from the form that works without scripts. */
function filtersOfForm(): Params[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('form[method=get] input[type=checkbox]')]
  const names = new Set(boxes.map(({ name }) => name))
  return [...names].map((name) => ({ [name]: boxes.find((box) => box.name === name)?.value ?? '' }))
}

/** The lists of a store, with a search; without the categories that show a text of the merchant above their products. */
export async function listPaths(
  shopUrl: string,
  { magentoStoreCode, basePath }: Pick<StoreDefinition, 'magentoStoreCode' | 'basePath'>,
  words: string,
): Promise<readonly string[]> {
  const base = basePath.replace(/\/$/, '')
  const { categories } = await askBackend(
    shopUrl,
    '{ categories { items { uid children { uid include_in_menu display_mode url_path url_suffix } } } }',
    {},
    null,
    magentoStoreCode,
  )
  const { items } = categories as { readonly items: readonly { readonly children: readonly Category[] }[] }
  const listed = items
    .flatMap(({ children }) => children)
    .filter(({ include_in_menu: isInMenu, display_mode: mode }) => isInMenu === 1 && mode === 'PRODUCTS')
  return [
    ...listed.map(({ url_path: path, url_suffix: suffix }) => `${base}/${path}${suffix ?? ''}`),
    `${base}/search?q=${words}`,
  ]
}

type Category = {
  readonly include_in_menu: number
  readonly display_mode: string
  readonly url_path: string
  readonly url_suffix: string | null
}
