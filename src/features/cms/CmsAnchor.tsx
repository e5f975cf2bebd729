import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { ROUTED_LINK_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { routeOf } from './routeOf.ts'

const isBelow = (path: string, base: string) => path.startsWith(`${base}/`) || (path === base && base !== '')

/**
 * A link in a merchant's text: routed within this store view, left to the browser elsewhere. Merchants write addresses
 * of this shop or, in Magento's editor, of Magento; both are pages of this shop.
 */
export function CmsAnchor({ href, children, className, title, 'aria-label': label }: ComponentProps<'a'>) {
  const { origin, locale } = useShop()
  const { baseUrls } = useStoreSettings()
  const anchor = { className, title, 'aria-label': label }
  if (href === undefined) return <a {...anchor}>{children}</a>
  const base = locale.basePath === '/' ? '' : locale.basePath
  const otherBases = STOREFRONT_LOCALES.flatMap(({ basePath }) =>
    basePath !== locale.basePath && basePath !== '/' ? [basePath] : [],
  )
  const isOfOtherStore = (address: string) => otherBases.some((other) => isBelow(address, other))
  const magento = isBelow(href, origin) ? undefined : baseUrls.find((url) => isBelow(href, url.replace(/\/$/, '')))
  const withoutRoot = (root: string) => href.slice(root.length) || '/'
  const path =
    magento === undefined
      ? isBelow(href, origin)
        ? withoutRoot(origin)
        : href
      : shopPath(withoutRoot(magento.replace(/\/$/, '')))
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
  if (!isBelow(path, base) || path.startsWith('//') || isOfOtherStore(path)) {
    return (
      <a
        href={magento === undefined ? href : path}
        {...anchor}
        {...(/^(?:https?:)?\/\//.test(path) && { rel: 'noopener' })}
      >
        {children}
      </a>
    )
  }
  return (
    <Link {...routeOf(new URL(path, origin), base)} {...anchor} {...{ [ROUTED_LINK_ATTRIBUTE]: '' }}>
      {children}
    </Link>
  )
}
