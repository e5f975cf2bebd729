import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { useShop } from '#src/relay/ShopContext.ts'

const isBelow = (path: string, base: string) => path.startsWith(`${base}/`) || (path === base && base !== '')

/** The router tells numbers from texts that look like them, by quoting these. */
const searchValue = (value: string) => (String(Number(value)) === value ? Number(value) : value)

/** A link of a merchant's text: routed where it leads into this store view, left to the browser elsewhere. */
export function CmsAnchor({ href, children, className, title, 'aria-label': label }: ComponentProps<'a'>) {
  const { origin, locale } = useShop()
  const anchor = { className, title, 'aria-label': label }
  if (href === undefined) return <a {...anchor}>{children}</a>
  const path = isBelow(href, origin) ? href.slice(origin.length) || '/' : href
  const base = locale.basePath === '/' ? '' : locale.basePath
  const ofOtherStore = STOREFRONT_LOCALES.some(
    ({ basePath }) => basePath !== locale.basePath && basePath !== '/' && isBelow(path, basePath),
  )
  if (!isBelow(path, base) || path.startsWith('//') || ofOtherStore || isBelow(path, '/media')) {
    return (
      <a href={href} {...anchor} {...(/^(?:https?:)?\/\//.test(href) && { rel: 'noopener' })}>
        {children}
      </a>
    )
  }
  const { pathname, search, hash } = new URL(path, origin)
  return (
    <Link
      to="/$"
      params={{ _splat: decodeURI(pathname.slice(base.length + 1)) }}
      search={Object.fromEntries([...new URLSearchParams(search)].map(([name, value]) => [name, searchValue(value)]))}
      {...(hash && { hash: hash.slice(1) })}
      {...anchor}
    >
      {children}
    </Link>
  )
}
