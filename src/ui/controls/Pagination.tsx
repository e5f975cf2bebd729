import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { pageWindow } from './pageWindow.ts'
import { gap, link, list } from './Pagination.css.ts'
import { renderAnchor, type RenderLink } from './link.tsx'
import { figures } from '../theme/global.css.ts'

export interface PaginationProps {
  /** The accessible name of the navigation. */
  label: string
  previousLabel: string
  nextLabel: string
  /** The accessible name of the link to one page: "Pagina 3". */
  pageLabel: (page: number) => string
  /** From 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  renderLink?: RenderLink
}

/** Real links to every page that is shown, so that lists work for crawlers and without JavaScript. */
export function Pagination({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  page,
  pageCount,
  hrefFor,
  renderLink = renderAnchor,
}: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label}>
      <ul className={`${list} ${figures}`}>
        {page > 1 && (
          <li>
            {renderLink({
              href: hrefFor(page - 1),
              className: link,
              rel: 'prev',
              'aria-label': previousLabel,
              children: <ChevronLeft size={18} />,
            })}
          </li>
        )}
        {pageWindow(page, pageCount).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap${index}`} aria-hidden="true" className={gap}>
              …
            </li>
          ) : (
            <li key={entry}>
              {renderLink({
                href: hrefFor(entry),
                className: link,
                'aria-label': pageLabel(entry),
                ...(entry === page && { 'aria-current': 'page' }),
                children: entry,
              })}
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            {renderLink({
              href: hrefFor(page + 1),
              className: link,
              rel: 'next',
              'aria-label': nextLabel,
              children: <ChevronRight size={18} />,
            })}
          </li>
        )}
      </ul>
    </nav>
  )
}
