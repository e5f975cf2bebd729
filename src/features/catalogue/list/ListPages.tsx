import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { onPlainClick } from '#src/features/navigation/onPlainClick.ts'
import { usePageUpdating } from '#src/features/navigation/pageUpdating.ts'
import { fromItsStart } from '#src/lib/url/listSearch.ts'
import type { ListSearch } from '#src/lib/url/listSearch.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Pagination } from '#src/ui/controls/Pagination.tsx'
import { stack } from '#src/ui/layout/layout.css.ts'
import { ListLink, useListNavigation } from './ListLink.tsx'
import type { ListAddress } from './ListLink.tsx'
import { PageSizes } from './PageSizes.tsx'
import { useFocusOnAdded } from './useFocusOnAdded.ts'

export type ListPagesProps = {
  readonly list: ListAddress
  /** The list's state in its URL. */
  readonly search: ListSearch
  readonly page: number
  readonly pageCount: number
  /** The first page on screen. */
  readonly loadedFrom: number
  /** The number of products on the next page; 0 if there is none. */
  readonly nextCount: number
  /** The number of products in the list. */
  readonly total: number
}

/**
 * Links to the other pages of a list: one more page below, or another one in its place. All are real links, so that a
 * crawler finds each product on exactly one page; the address of several pages below each other is for shoppers only.
 */
export function ListPages({ list, search, page, pageCount, loadedFrom, nextCount, total }: ListPagesProps) {
  const { t } = useLingui()
  const updating = usePageUpdating()
  const end = useRef<HTMLDivElement>(null)
  useFocusOnAdded(end, loadedFrom, page)
  const order = fromItsStart(search)
  const addPage = useListNavigation(list, search, { replace: true })
  const pageSearch = (number: number): ListSearch => (number > 1 ? { ...order, page: number } : order)
  return (
    <div ref={end} className={stack({ gap: 's5' })}>
      {nextCount > 0 && (
        <Cluster justify="center">
          <ListLink
            list={list}
            search={pageSearch(page + 1)}
            onClick={onPlainClick(() => void addPage(() => ({ ...order, page: page + 1, from: loadedFrom })))}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t({ message: plural(nextCount, { one: 'Mostra un altro pezzo', other: 'Mostra altri # pezzi' }) })}
          </ListLink>
        </Cluster>
      )}
      <Pagination
        label={t`Pagine`}
        previousLabel={t`Pagina precedente`}
        nextLabel={t`Pagina successiva`}
        pageLabel={(number) => t`Pagina ${number}`}
        page={page}
        pageCount={pageCount}
        // The router creates the address; the link only needs the page number.
        hrefFor={String}
        renderLink={({ href, target: _target, 'aria-current': current, ...anchor }) => (
          <ListLink
            list={list}
            search={pageSearch(Number(href))}
            {...anchor}
            // While the next page loads, only the router marks the current one.
            {...(!updating && { 'aria-current': current })}
          />
        )}
      />
      <PageSizes list={list} search={search} total={total} />
    </div>
  )
}
