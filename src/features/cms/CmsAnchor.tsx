import { Link } from '@tanstack/react-router'
import { use } from 'react'
import type { ComponentProps } from 'react'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { STORE_ROOT } from '#src/lib/url/storeRoot.ts'
import { wellFormedPath } from '#src/lib/url/wellFormedPath.ts'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { ROUTED_LINK_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { ReplacingLinksContext } from './replacingLinks.ts'
import { routeOf } from './routeOf.ts'

const isBelow = (path: string, base: string) => path.startsWith(`${base}/`) || (path === base && base !== '')

const withoutScheme = (address: string): string => address.replace(/^https?:(?=\/\/)/, '')

/** The path of an address below a root, whatever the scheme of either; null for other addresses. */
function pathBelow(address: string, root: string): string | null {
  const rest = withoutScheme(address)
  const base = withoutScheme(root)
  return isBelow(rest, base) ? rest.slice(base.length) || '/' : null
}

/** An address of this origin that the router can show; null for others, and for those that nobody can decode. */
function routedAddress(path: string, origin: string): URL | null {
  const address = path.startsWith('/') && wellFormedPath(path) === path ? URL.parse(path, origin) : null
  return address?.origin === origin ? address : null
}

/**
 * A link in a merchant's text: routed within this store view, left to the browser elsewhere. Merchants write addresses
 * of this shop or, in Magento's editor, of Magento; both are pages of this shop.
 */
export function CmsAnchor({ href, children, className, title, 'aria-label': label }: ComponentProps<'a'>) {
  const { origin, locale } = useShop()
  const { baseUrls } = useStoreSettings()
  const replace = use(ReplacingLinksContext)
  const anchor = { className, title, 'aria-label': label }
  if (href === undefined) return <a {...anchor}>{children}</a>
  const base = locale.basePath === '/' ? '' : locale.basePath
  const otherBases = STOREFRONT_LOCALES.flatMap(({ domain, basePath }) =>
    domain === locale.domain && basePath !== locale.basePath && basePath !== '/' ? [basePath] : [],
  )
  const isOfOtherStore = (address: string) => otherBases.some((other) => isBelow(address, other))
  const own = pathBelow(href, origin)
  const magentos = [STORE_ROOT, ...baseUrls.map((url) => url.replace(/\/$/, ''))]
  const magento = own ?? magentos.map((root) => pathBelow(href, root)).find((path) => path !== null)
  const path = own ?? (magento ? shopPath(magento) : href)
  // Magento's own addresses may omit the store view.
  function shopPath(address: string): string {
    return isBelow(address, base) || isOfOtherStore(address) ? address : `${base}${address}`
  }
  if (isBelow(path, '/media') || isBelow(path, `${base}/media`))
    return (
      <a href={href} {...anchor}>
        {children}
      </a>
    )
  const address = routedAddress(path, origin)
  if (address === null || !isBelow(path, base) || isOfOtherStore(path)) {
    return (
      <a href={own === null ? path : href} {...anchor} {...(/^(?:https?:)?[\\/]{2}/.test(path) && { rel: 'noopener' })}>
        {children}
      </a>
    )
  }
  return (
    <Link {...routeOf(address, base)} replace={replace} {...anchor} {...{ [ROUTED_LINK_ATTRIBUTE]: '' }}>
      {children}
    </Link>
  )
}
