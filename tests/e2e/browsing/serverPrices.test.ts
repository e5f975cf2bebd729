import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper, routeUntil } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { askBackend } from '../orderedBefore.ts'

type Sold = {
  readonly __typename: string
  readonly url_key: string
  readonly url_suffix: string | null
  readonly options?: readonly { readonly required: boolean }[] | null
}

/** A product of each type, alone, with options of its own and with options that have to be chosen, and two bundles. */
async function pathsOfEachType(shopUrl: string): Promise<readonly string[]> {
  const { products } = await askBackend(
    shopUrl,
    `{ products(filter: {}, pageSize: 300) { items { __typename uid url_key url_suffix
      ... on CustomizableProductInterface { options { uid required } } } } }`,
  )
  const byKind = Map.groupBy((products as { items: readonly Sold[] }).items, ({ __typename: type, options }) =>
    [type, options?.length ? 'options' : '', options?.some(({ required }) => required) ? 'required' : ''].join(' '),
  )
  return [...byKind.values()]
    .flatMap((sold) => sold.slice(0, sold[0]?.__typename === 'BundleProduct' ? 2 : 1))
    .map(({ url_key: key, url_suffix: suffix }) => `/${key}${suffix ?? ''}`)
}

/** The address of the first variants of a configurable product, as the links to its options have it. */
const variantPaths = async (page: Page, path: string): Promise<readonly string[]> => {
  await page.goto(path)
  const choices = page.locator('main article:has(h1) input[type=radio][name][value]')
  const options = await choices.evaluateAll((inputs) =>
    inputs.map((input) => ({ name: input.getAttribute('name') ?? '', value: input.getAttribute('value') ?? '' })),
  )
  const last = [...new Map(options.map(({ name, value }) => [name, value]))]
  return [`${path}?${new URLSearchParams(last).toString()}`]
}

/** The texts with a price beside the name of the product and at its button, in the order of the page. */
const shownPrices = (page: Page): Promise<readonly string[]> =>
  page.locator('main article:has(h1)').evaluate((article) => {
    const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || !/\d.*\p{Sc}|\p{Sc}.*\d/u.test(node.textContent ?? '')) continue
      // The word before a price says whether it is the least one.
      found.push((parent.parentElement?.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
    }
    return found
  })

journey.for(['open-source', 'commerce'])(
  'the server’s document of each type of product in %s has the prices of the page that works',
  async (edition, { browser, shopUrl: ownUrl }) => {
    const shop = edition === 'commerce' ? await startShopServer({ COMMERCE_EDITION: edition }) : null
    const shopUrl = shop?.url ?? ownUrl
    const { page, leave } = await openShopper(browser, shopUrl)
    const paths = [...(await pathsOfEachType(shopUrl))]
    paths.push(...(await variantPaths(page, '/barattolo-dispensa.html')))
    for (const path of paths) {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      const endHold = await routeUntil(page, /\/assets\/.*\.js$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const sent = await shownPrices(page)
      release()
      await waitForWholePage(page)
      endHold()
      expect(sent.length, path).toBeGreaterThan(0)
      expect(sent, path).toEqual(await shownPrices(page))
    }
    await leave()
    await shop?.dispose()
  },
)
