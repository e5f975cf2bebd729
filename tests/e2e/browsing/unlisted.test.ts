import { expect } from 'vitest'
import { SHOP } from '#src/shop/selectedShop.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { listedProducts, unlistProducts, type PlainProduct } from '#tests/harness/hiddenCatalogue.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { addToCart, hydrated, openPage, waitForCart } from '../walk.ts'

/** A Magento 2.4.7 does not tell a sold-out product that lists leave out from a disabled one. */
const TELLS_SOLD_OUT = process.env['COMMERCE_PROFILE'] !== '2.4.7'

const lineOf = ({ sku }: PlainProduct) => ({ sku, quantity: 1, selectedOptions: [], enteredOptions: [] })

journey(
  'products outside of lists stay in the lists of a guest, and a missing one is shown as gone',
  async ({ browser }) => {
    const shop = await startShopServer()
    try {
      const products = listedProducts(shop, SHOP.stores[0].magentoStoreCode)
      const { searched, soldOut, gone } = products
      const all = [searched, soldOut, gone]
      const shopper = await openShopper(browser, shop.url)
      const { page } = shopper
      const main = page.getByRole('main')
      for (const [before, { path }] of [searched, soldOut].entries()) {
        await openPage(page, path)
        const compare = main.getByRole('button', { name: 'Confronta', exact: true })
        await hydrated(compare)
        await compare.click()
        await addToCart(page)
        await waitForCart(page, before + 1)
        // The button changes before the backend has created the list.
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('vetrina.compare') ?? ''))
          .toMatch(before === 0 ? /"products":\["[^"]+"\]/ : /"products":\["[^"]+","[^"]+"\]/)
      }
      await page.evaluate(
        ([wishes, later]) => {
          localStorage.setItem('vetrina.wishlist', wishes)
          localStorage.setItem('vetrina.later', later)
        },
        [
          JSON.stringify(all.map((product) => ({ ...lineOf(product), words: [], name: product.name }))),
          JSON.stringify(
            all.map((product) => ({ ...lineOf(product), words: [], name: product.name, giftMessage: null })),
          ),
        ] as const,
      )
      await page.goto('about:blank')
      await unlistProducts(shop, products)

      await openPage(page, `${shop.url}/wishlist`)
      await main.getByRole('button', { name: `Sposta nel carrello: ${searched.name}` }).waitFor()
      const wish = ({ name }: PlainProduct) => main.getByRole('listitem').filter({ hasText: name })
      const isGone = 'Questo articolo non è più in vendita.'
      await wish(soldOut)
        .getByText(TELLS_SOLD_OUT ? 'Esaurito' : isGone, { exact: true })
        .waitFor()
      await wish(gone).getByText(isGone).waitFor()

      await openPage(page, `${shop.url}/cart/shared#1;${all.map(({ sku }) => `${sku},1`).join(';')}`)
      await main.getByRole('link', { name: searched.name }).waitFor()
      const line = (product: PlainProduct) =>
        main
          .getByRole('listitem')
          .filter({ hasText: TELLS_SOLD_OUT && product === soldOut ? product.name : product.sku })
      await line(soldOut)
        .getByText(TELLS_SOLD_OUT ? 'Esaurito' : isGone, { exact: true })
        .waitFor()
      await line(gone).getByText(isGone).waitFor()
      await main.getByRole('button', { name: 'Aggiungi al carrello 1 pezzo' }).waitFor()

      await openPage(page, `${shop.url}/compare`)
      for (const { name } of [searched, soldOut])
        await main.getByRole('columnheader').filter({ hasText: name }).waitFor()

      await openPage(page, `${shop.url}/cart`)
      const cart = page.getByRole('list', { name: 'Articoli nel carrello' })
      for (const { name } of [searched, soldOut]) await cart.getByRole('link', { name }).waitFor()
      const later = page.getByRole('list', { name: 'Salvati per dopo' })
      const piece = ({ name }: PlainProduct) => later.getByRole('listitem').filter({ hasText: name })
      await piece(soldOut)
        .getByText(TELLS_SOLD_OUT ? 'Esaurito per ora' : 'Non è più in vendita')
        .waitFor()
      await piece(gone).getByText('Non è più in vendita').waitFor()
      await piece(searched).getByRole('button', { name: 'Rimetti nel carrello' }).click()
      await waitForCart(page, 3)
      await shopper.leave()
    } finally {
      await shop.dispose()
    }
  },
)
