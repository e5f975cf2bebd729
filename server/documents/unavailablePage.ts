import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { ShopDefinition, StoreDefinition } from '#src/shop/defineShop.ts'
import { addressIn, storeAt } from '#src/shop/addresses/storeAddresses.ts'
import type { ThemeDefinition } from '#src/shop/theme.ts'

/** The texts of a page that the host makes without the storefront, in one language. */
export type HostPageTexts = {
  readonly title: string
  readonly explanation: string
  /** The name of the link. */
  readonly retry: string
  /** The direction of the language. */
  readonly direction: 'ltr' | 'rtl'
}

type UnavailablePagesOptions = {
  /** Absolute path of the shop's folder. */
  readonly folder: string
  readonly brand: ShopDefinition['brand']
  readonly stores: ShopDefinition['stores']
  readonly theme: Pick<ThemeDefinition, 'light' | 'dark' | 'font'>
  readonly textsOf: (locale: string) => Promise<HostPageTexts>
}

/** The page for shoppers whom the host cannot show any other page, by the address that they asked for. */
export type UnavailablePage = (address: Pick<URL, 'hostname' | 'pathname'>) => string

/** A file of the folder that replaces the page in all stores. */
const OWN_PAGE = 'unavailable.html'

/**
 * Makes the page of each store once, at start: with the brand and the colours of the folder, in the store's language. It
 * loads nothing and runs nothing, because anything else may be broken.
 */
export async function createUnavailablePage(options: UnavailablePagesOptions): Promise<UnavailablePage> {
  const { folder, stores, brand, textsOf } = options
  const own = join(folder, OWN_PAGE)
  if (existsSync(own)) {
    const html = await readFile(own, 'utf8')
    return () => html
  }
  const mark = await markOf(folder, brand)
  const pages = new Map(
    await Promise.all(
      stores.map(
        async (store) => [store.magentoStoreCode, pageOf(store, mark, await textsOf(store.locale), options)] as const,
      ),
    ),
  )
  return (address) => pages.get(storeAt(address, stores).magentoStoreCode) ?? ''
}

/** The logo as part of the page; without one, the shop's name. */
async function markOf(folder: string, { name, logo }: ShopDefinition['brand']): Promise<string> {
  if (!logo) return escapeHtml(name)
  const drawing = async (file: string) =>
    `data:image/svg+xml;base64,${(await readFile(join(folder, file))).toString('base64')}`
  const dark = logo.hasDark
    ? `<source media="(prefers-color-scheme: dark)" srcset="${await drawing('logo-dark.svg')}">`
    : ''
  return `<picture>${dark}<img src="${await drawing('logo.svg')}" alt="${escapeHtml(name)}" width="${logo.width}" height="${logo.height}" style="max-width:100%;height:auto"></picture>`
}

function pageOf(
  store: StoreDefinition,
  mark: string,
  { title, explanation, retry, direction }: HostPageTexts,
  { brand, theme: { light, dark, font } }: UnavailablePagesOptions,
): string {
  // The first declaration is for browsers without `light-dark`.
  const colour = (property: string, token: 'page' | 'ink' | 'accent') =>
    `${property}:${light[token]};${property}:light-dark(${light[token]},${dark[token]})`
  const link = colour('color', 'accent')
  return `<!doctype html>
<html lang="${escapeHtml(store.locale)}" dir="${direction}" style="color-scheme:light dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(brand.name)}</title>
</head>
<body style="${escapeHtml(`margin:0;padding:2rem 1.25rem;font-family:${font.family};line-height:1.6;overflow-wrap:anywhere;${colour('background', 'page')};${colour('color', 'ink')}`)}">
<div style="max-width:36rem;margin-inline:auto">
<header><a href="${escapeHtml(addressIn(store, '/'))}" style="font-size:1.375rem;font-weight:600;text-decoration:none;color:inherit">${mark}</a></header>
<main>
<h1 style="margin-block:2.5rem 1rem;font-size:1.75rem;line-height:1.25">${escapeHtml(title)}</h1>
<p>${escapeHtml(explanation)}</p>
<p><a href="" style="${link}">${escapeHtml(retry)}</a></p>
</main>
</div>
</body>
</html>
`
}
