import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { PROJECT_ROOT } from '#tests/arch/sources.ts'
import { shopFolderOf } from '#server/shop/selectedShop.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

// In the project, because a folder outside could not import the types of a shop.
const cache = join(PROJECT_ROOT, '.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'arabic-shop-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TEXTS = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Language: ar\\n"

msgid "Vai al contenuto"
msgstr "انتقل إلى المحتوى"
`

journey('a store in Arabic is rendered from right to left, and texts that it lacks are in English', async () => {
  cpSync(shopFolderOf(process.env['SHOP']), folder, { recursive: true })
  mkdirSync(join(folder, 'texts'), { recursive: true })
  writeFileSync(join(folder, 'texts/ar.po'), TEXTS)
  const [first] = SHOP.stores
  const arabic = { locale: 'ar', magentoStoreCode: 'en', basePath: '/ar', intlLocale: 'ar-AE', label: 'العربية' }
  const shop = { ...SHOP, stores: [first, arabic] }
  writeFileSync(join(folder, 'shop.config.ts'), `export default ${JSON.stringify(shop)}\n`)
  // From the sources, because a build contains one shop.
  const server = await startShopServer({ NODE_ENV: 'development', SHOP: folder })
  try {
    const html = await (await fetch(`${server.url}/ar`)).text()
    expect(/<html[^>]* lang="ar" dir="rtl"/.test(html), html.slice(0, 300)).toBe(true)
    expect(html).toContain('انتقل إلى المحتوى')
    expect(html).toContain('aria-label="Your account"')
    expect(await (await fetch(`${server.url}/brand/en.webmanifest`)).json()).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(await (await fetch(server.url)).text()).toMatch(/<html[^>]* dir="ltr"/)
  } finally {
    await server.dispose()
  }
})
