import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useShop } from '#src/relay/ShopContext.ts'

/** A link of a merchant's text: routed where it leads into this store view, left to the browser elsewhere. */
export function CmsAnchor({ href = '', children }: ComponentProps<'a'>) {
  const { origin, locale } = useShop()
  const base = locale.basePath === '/' ? '' : locale.basePath
  const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  const inThisStore = path.startsWith(`${base}/`) && !path.startsWith('//') && !path.startsWith('/media/')
  const inOtherStore = base === '' && /^\/en(\/|$)/.test(path)
  if (!inThisStore || inOtherStore) {
    return (
      <a href={href} {...(/^https?:/.test(href) && !href.startsWith(origin) && { rel: 'noopener' })}>
        {children}
      </a>
    )
  }
  const { pathname, search, hash } = new URL(path, origin)
  return (
    <Link
      to="/$"
      params={{ _splat: decodeURI(pathname.slice(base.length + 1)) }}
      search={Object.fromEntries(new URLSearchParams(search))}
      {...(hash && { hash: hash.slice(1) })}
    >
      {children}
    </Link>
  )
}
