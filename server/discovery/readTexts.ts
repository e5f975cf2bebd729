import { decodeHTML } from 'entities'
import type { StoreDefinition } from '#src/shop/defineShop.ts'
import { absoluteIn, originOf, pathOf, storeAt, unescapedPath } from '#src/shop/addresses/storeAddresses.ts'

export type TextSource = {
  readonly store: StoreDefinition
  readonly stores: readonly [StoreDefinition, ...StoreDefinition[]]
  /** The origin of the stores without a domain. */
  readonly shopOrigin: string
  /** Answers the document of an address to a visitor without cookies. */
  readonly render: (address: URL) => Promise<Response>
  /** Whether a path of the store, as the backend writes it, is in the index already, as a category or product. */
  readonly isKnown: (path: string) => boolean
  readonly signal: AbortSignal
}

/** A shop has some dozens of such pages; more than this many are a loop of links. */
const MOST_PAGES = 1_000

const LINK = /<a\b[^>]*?\shref="([^"]*)"/g
const NOINDEX = /<meta name="robots" content="[^"]*noindex/
const CANONICAL = /<link rel="canonical" href="([^"]*)"/

/** Addresses of the host that are no pages. */
const HOST_PATH = /^\/(api|media|assets|brand|downloads|downloadable|sitemaps)\//

/**
 * The paths of the pages that Magento's API does not list: texts, and products outside of lists. The links are followed
 * from the home page on, through such pages only.
 */
export async function* readTexts(source: TextSource): AsyncGenerator<string> {
  const { store, stores, shopOrigin } = source
  const origin = originOf(store, shopOrigin)
  const paths = new Set(['/'])
  // A set is walked in the order of its additions, and those during the walk come too.
  for (const path of paths) {
    source.signal.throwIfAborted()
    const address = new URL(absoluteIn(store, path, origin))
    const answer = await source.render(address)
    const html = await answer.text()
    if (answer.status >= 500) throw new Error(`${address.href} answers ${answer.status}`)
    if (answer.status !== 200 || NOINDEX.test(html)) continue
    if (decodeHTML(CANONICAL.exec(html)?.[1] ?? '') !== address.href) continue
    yield path
    for (const [, href = ''] of html.matchAll(LINK)) {
      const target = URL.parse(decodeHTML(href), address)
      if (target === null || target.origin !== origin || target.search !== '' || HOST_PATH.test(target.pathname))
        continue
      if (storeAt(target, stores).magentoStoreCode !== store.magentoStoreCode) continue
      const found = pathOf(store, unescapedPath(target.pathname))
      if (!source.isKnown(found) && paths.size < MOST_PAGES) paths.add(found)
    }
  }
}
