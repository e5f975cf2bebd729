import { here, item, link, list } from './Breadcrumbs.css.ts'
import { renderAnchor, type RenderLink } from '../controls/link.tsx'

export interface Breadcrumb {
  label: string
  /** Absent for the current page. */
  href?: string | undefined
}

export interface BreadcrumbsProps {
  /** The accessible name of the navigation. */
  label: string
  items: readonly Breadcrumb[]
  renderLink?: RenderLink
}

export function Breadcrumbs({ label, items, renderLink = renderAnchor }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {items.map((crumb, place) => (
          // A category may have neither name nor address.
          <li key={place} className={item}>
            {crumb.href === undefined ? (
              <span aria-current="page" className={here}>
                {crumb.label}
              </span>
            ) : (
              renderLink({ href: crumb.href, className: link, children: crumb.label })
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
