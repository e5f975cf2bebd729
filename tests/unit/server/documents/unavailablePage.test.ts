import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHostPages } from '#server/documents/hostPage.ts'
import { createUnavailablePage } from '#server/documents/unavailablePage.ts'
import type { HostPageTexts } from '#server/documents/unavailablePage.ts'
import { unavailableTextsOf } from '#src/app/hostTexts.ts'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import { THEME } from '#src/shop/selectedTheme.ts'

const store = (locale: string, basePath: `/${string}`, domain?: string) => ({
  locale,
  magentoStoreCode: locale,
  basePath,
  intlLocale: locale,
  label: locale,
  ...(domain !== undefined && { domain }),
})
const STORES = [store('de', '/'), store('en', '/en'), store('ar', '/', 'ar.shop.example')] as const
const TEXTS = { title: 'Back "soon"', explanation: 'Try <again>.', retry: 'Again' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const page = async (
  brand: ShopDefinition['brand'],
  textsOf = async (locale: string): Promise<HostPageTexts> => ({
    ...TEXTS,
    direction: locale === 'ar' ? 'rtl' : 'ltr',
  }),
) => {
  const hostPages = await createHostPages({ folder, brand, theme: THEME })
  return createUnavailablePage({ folder, stores: STORES, hostPages, textsOf })
}

const at = (address: string) => new URL(address)

test('the page has the brand, and the language and direction of the store that was asked', async () => {
  const show = await page({ name: 'Müller & Söhne' })
  const german = show(at('https://shop.example/vase.html'))
  expect(german).toContain('<html lang="de" dir="ltr"')
  expect(german).toContain('<title>Back &quot;soon&quot; – Müller &amp; Söhne</title>')
  expect(german).toMatch(/<header><a href="\/"[^>]*>Müller &amp; Söhne<\/a><\/header>/)
  expect(german).toContain('<p>Try &lt;again&gt;.</p>')
  expect(german).not.toMatch(/<script|<link|<img|https?:/)
  expect(show(at('https://shop.example/en/vase.html'))).toMatch(/<html lang="en"[\s\S]*href="\/en"/)
  expect(show(at('https://ar.shop.example/'))).toContain('<html lang="ar" dir="rtl"')
})

test('the logo is part of the page, in both schemes', async () => {
  writeFileSync(join(folder, 'logo.svg'), '<svg>light</svg>')
  writeFileSync(join(folder, 'logo-dark.svg'), '<svg>dark</svg>')
  const show = await page({ name: 'Muster', logo: { width: 120, height: 40, hasDark: true } })
  const html = show(at('https://shop.example/'))
  const data = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  expect(html).toContain(`<source media="(prefers-color-scheme: dark)" srcset="${data('<svg>dark</svg>')}">`)
  expect(html).toContain(`<img src="${data('<svg>light</svg>')}" alt="Muster" width="120" height="40"`)
})

test('a page of the folder replaces it', async () => {
  writeFileSync(join(folder, 'unavailable.html'), '<h1>Our own</h1>')
  expect((await page({ name: 'Muster' }))(at('https://shop.example/en'))).toBe('<h1>Our own</h1>')
})

test('its words are those of the catalogues', async () => {
  expect((await unavailableTextsOf('it')).title).toBe('Torniamo subito')
  expect(await unavailableTextsOf('en')).toMatchObject({ direction: 'ltr', retry: expect.stringMatching(/./) })
  expect((await unavailableTextsOf('en')).title).not.toBe('Torniamo subito')
})
