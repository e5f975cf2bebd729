import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import { storeAt } from '#src/shop/addresses/storeAddresses.ts'
import type { HostPages } from './hostPage.ts'

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
  readonly stores: ShopDefinition['stores']
  readonly hostPages: HostPages
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
  const { folder, stores, hostPages, textsOf } = options
  const own = join(folder, OWN_PAGE)
  if (existsSync(own)) {
    const html = await readFile(own, 'utf8')
    return () => html
  }
  const pages = new Map(
    await Promise.all(
      stores.map(async (store) => {
        const texts = await textsOf(store.locale)
        const content = contentOf(texts, hostPages.colour)
        return [store.magentoStoreCode, hostPages.pageOf(store, { ...texts, content })] as const
      }),
    ),
  )
  return (address) => pages.get(storeAt(address, stores).magentoStoreCode) ?? ''
}

function contentOf({ explanation, retry }: HostPageTexts, colour: HostPages['colour']): string {
  return `<p>${escapeHtml(explanation)}</p>
<p><a href="" style="${colour('color', 'accent')}">${escapeHtml(retry)}</a></p>`
}
