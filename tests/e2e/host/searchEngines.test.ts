import { SHOP } from '#src/shop/selectedShop.ts'
import { checkHiddenCatalogue, checkHiddenSoldOut } from '#tests/harness/hiddenCatalogue.ts'
import { checkOddAddresses } from '#tests/harness/oddAddresses.ts'
import { checkForSearchEngines } from '#tests/harness/searchEngines.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'

journey('search engines find every public page once, in each store', async ({ shopUrl }) => {
  await checkForSearchEngines([shopUrl], SHOP)
})

journey('an address that is written in another way leads to its page in one step, or nowhere', async ({ shopUrl }) => {
  await checkOddAddresses(`${shopUrl}/`, {
    list: '/tavola.html',
    deepList: '/tavola/piatti.html',
    product: '/piatto-fondo.html',
    filter: 'smalto=cobalto-7',
    text: '/chi-siamo',
    homeText: 'home',
  })
  await checkOddAddresses(`${shopUrl}/en`, {
    list: '/tableware.html',
    deepList: '/tableware/plates.html',
    product: '/pasta-plate.html',
    filter: 'smalto=cobalt-7',
    text: '/about-us',
    homeText: 'home',
  })
})

journey('hidden products and categories are in no list, sitemap, feed or structured data', async () => {
  const shop = await startShopServer()
  try {
    await checkHiddenCatalogue(shop, SHOP.stores[0].magentoStoreCode)
  } finally {
    await shop.dispose()
  }
})

journey(
  'a sold-out product that lists leave out has its page where the backend tells it from a disabled one',
  async () => {
    const shop = await startShopServer()
    try {
      await checkHiddenSoldOut(shop, SHOP.stores[0].magentoStoreCode, process.env['COMMERCE_PROFILE'] !== '2.4.7')
    } finally {
      await shop.dispose()
    }
  },
)
