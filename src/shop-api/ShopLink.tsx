import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { textLink } from '#src/ui/theme/global.css.ts'

type ShopLinkProps = {
  /** A path of this store, without its prefix: `/cart`, `/tableware.html`, or that of an extension's page. */
  readonly to: `/${string}`
  readonly children: ReactNode
  /** Default: the look of a link in a text. */
  readonly className?: string
}

/** A link to a page of the shop, which opens without loading a new document. */
export function ShopLink({ to, className = textLink, children }: ShopLinkProps) {
  return (
    // The router's types know the storefront's own pages only.
    <Link to={to as '/'} className={className}>
      {children}
    </Link>
  )
}
