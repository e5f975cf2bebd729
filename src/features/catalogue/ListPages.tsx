import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { usePageUpdating } from '#src/features/navigation/pageUpdating.ts'
import type { ListSearch } from '#src/lib/listSearch.ts'
import { buttonClass } from '#src/ui/Button.css.ts'
import { Cluster } from '#src/ui/Cluster.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { ListLink } from './ListLink.tsx'
import type { ListAddress } from './ListLink.tsx'

export type ListPagesProps = {
  readonly list: ListAddress
  /** The list's state in its URL. */
  readonly search: ListSearch
  readonly page: number
  readonly pageCount: number
  /** The first page on screen. */
  readonly loadedFrom: number
  /** How many pieces the next page has; 0 where there is none. */
  readonly nextCount: number
}

/** The ways to the other pages of a list: one more page below, or another one in its place. All of them are real links. */
export function ListPages({ list, search, page, pageCount, loadedFrom, nextCount }: ListPagesProps) {
  const { t } = useLingui()
  const updating = usePageUpdating()
  const { page: _page, ...order } = search
  const pageSearch = (number: number): ListSearch => (number > 1 ? { ...order, page: number } : order)
  return (
    <Stack gap="s5">
      {nextCount > 0 && (
        <Cluster justify="center">
          <ListLink
            list={list}
            search={pageSearch(page + 1)}
            loadedFrom={loadedFrom}
            replace
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
        // The router writes the address; which page it is about is all the link needs to know.
        hrefFor={String}
        renderLink={({ href, target: _target, 'aria-current': current, ...anchor }) => (
          <ListLink
            list={list}
            search={pageSearch(Number(href))}
            {...anchor}
            // While the next page is on its way the router alone says which one the shopper is on.
            {...(!updating && { 'aria-current': current })}
          />
        )}
      />
    </Stack>
  )
}
