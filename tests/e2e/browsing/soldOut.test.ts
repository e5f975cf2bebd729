import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import { askBackend } from '../orderedBefore.ts'
import { hydrated, openPage } from '../walk.ts'

type Product = {
  readonly name: string
  readonly url_key: string
  readonly url_suffix: string
  readonly stock_status: string
}

journey(
  'a sold-out product is not sold and promises no day, but is saved on its card and on its page',
  async ({ browser }) => {
    const shop = await startShopServer({ DELIVERY_DAYS: 'flatrate=2-4' })
    const { page, leave } = await openShopper(browser, shop.url)
    const { simple } = await readCatalogue(shop.url)
    const { products } = await askBackend(
      shop.url,
      '{ products(search: "", filter: { price: { from: "0" } }, pageSize: 300) { items { uid name url_key url_suffix stock_status } } }',
    )
    const soldOut = (products as { readonly items: readonly Product[] }).items.find(
      ({ stock_status: status }) => status === 'OUT_OF_STOCK',
    )
    if (!soldOut) throw new Error('The shop has no sold-out product.')
    const { name } = soldOut
    const main = page.getByRole('main')
    await openPage(page, `/search?q=${encodeURIComponent(`"${name}"`)}`)
    const card = main.getByRole('listitem').filter({ hasText: name }).first()
    await card.getByText('Esaurito').waitFor()
    const onCard = card.getByRole('button', { name: `${name} nella lista dei desideri` })
    await hydrated(onCard)
    await onCard.click()
    await expect.poll(() => onCard.getAttribute('aria-pressed')).toBe('true')
    expect(await card.getByRole('button', { name: /^(Aggiungi|Scegli)/ }).count()).toBe(0)

    const promise = main.locator('article:has(h1)').first().getByText('Consegna stimata')
    await openPage(page, simple.path)
    await promise.waitFor()
    await openPage(page, `/${soldOut.url_key}${soldOut.url_suffix}`)
    const product = main.locator('article:has(h1)').first()
    const buy = product.getByRole('button', { name: 'Esaurito' })
    const save = product.getByRole('button', { name: 'Lista dei desideri', exact: true })
    await hydrated(save)
    expect(await buy.first().isDisabled()).toBe(true)
    expect(await promise.count()).toBe(0)
    const press = async (state: string) => {
      await save.click()
      await expect.poll(() => save.getAttribute('aria-pressed')).toBe(state)
    }
    await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true')
    await press('false')
    await press('true')

    await openPage(page, '/wishlist')
    const wish = main.getByRole('listitem').filter({ hasText: name }).first()
    await wish.getByText('Esaurito').waitFor()
    expect(await wish.getByRole('button', { name: /^Sposta nel carrello/ }).count()).toBe(0)
    await leave()
    await shop.dispose()
  },
)
