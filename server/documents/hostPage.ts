import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '#server/escapeHtml.ts'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import type { ShopDefinition, StoreDefinition } from '#src/shop/defineShop.ts'
import type { ThemeDefinition } from '#src/shop/theme.ts'

export type HostPageOptions = {
  /** Absolute path of the shop's folder. */
  readonly folder: string
  readonly brand: ShopDefinition['brand']
  readonly theme: Pick<ThemeDefinition, 'light' | 'dark' | 'font'>
}

export type HostPage = {
  readonly title: string
  /** The direction of the language. */
  readonly direction: 'ltr' | 'rtl'
  /** The HTML below the title. */
  readonly content: string
}

type Token = 'page' | 'ink' | 'accent' | 'onAccent'

/** Makes pages that the host writes without the storefront: they load nothing and run nothing. */
export type HostPages = {
  readonly pageOf: (store: StoreDefinition, page: HostPage) => string
  /** A declaration of the shop's colour; the first one is for browsers without `light-dark`. */
  readonly colour: (property: string, token: Token) => string
}

/** The declarations of a button. */
export const hostButton = ({ colour }: Pick<HostPages, 'colour'>): string =>
  `min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:.5rem;font:inherit;font-weight:600;cursor:pointer;${colour('background', 'accent')};${colour('color', 'onAccent')}`

export async function createHostPages({ folder, brand, theme }: HostPageOptions): Promise<HostPages> {
  const { light, dark, font } = theme
  const mark = await markOf(folder, brand)
  const colour = (property: string, token: Token) =>
    `${property}:${light[token]};${property}:light-dark(${light[token]},${dark[token]})`
  return {
    colour,
    pageOf: (store, { title, direction, content }) => `<!doctype html>
<html lang="${escapeHtml(store.locale)}" dir="${direction}" style="color-scheme:light dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(brand.name)}</title>
</head>
<body style="${escapeHtml(`margin:0;padding:2rem min(1.25rem,5vw);font-family:${font.family};line-height:1.6;overflow-wrap:anywhere;${colour('background', 'page')};${colour('color', 'ink')}`)}">
<div style="max-width:36rem;margin-inline:auto">
<header><a href="${escapeHtml(addressIn(store, '/'))}" style="font-size:1.375rem;font-weight:600;text-decoration:none;color:inherit">${mark}</a></header>
<main>
<h1 style="margin-block:2.5rem 1rem;font-size:min(1.75rem,11vw);line-height:1.25">${escapeHtml(title)}</h1>
${content}
</main>
</div>
</body>
</html>
`,
  }
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
