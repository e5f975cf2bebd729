import { useLingui } from '@lingui/react/macro'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { fromItsStart, listSearchParams, listSortOf } from '#src/lib/url/listSearch.ts'
import type { ListSearch } from '#src/lib/url/listSearch.ts'
import { usualViewOf } from '#src/lib/url/pageSizes.ts'
import { useListNavigation } from './ListLink.tsx'
import type { ListAddress } from './ListLink.tsx'
import { tools } from './ListTools.css.ts'
import { SortForm } from './SortForm.tsx'
import { ViewLinks } from './ViewLinks.tsx'

type ListToolsProps = {
  readonly list: ListAddress
  /** The list's state in its URL. */
  readonly search: ListSearch
}

/** The controls for view, page size and order. */
export function ListTools({ list, search }: ListToolsProps) {
  const { t } = useLingui()
  const { lists, defaultSort } = useStoreSettings()
  const go = useListNavigation(list)
  const usualView = usualViewOf(lists.list_mode)
  const { sort, ...state } = fromItsStart(search)
  return (
    <div className={tools}>
      {usualView && <ViewLinks list={list} search={search} usual={usualView} />}
      <SortForm
        sort={sort}
        usual={list.kind === 'search' ? undefined : listSortOf(defaultSort)}
        hidden={{ ...(list.kind === 'search' && { q: list.q }), ...listSearchParams(state) }}
        defaultLabel={list.kind === 'search' ? t`Rilevanza` : t`In evidenza`}
        onSort={(wanted) => void go({ ...state, ...(wanted && { sort: wanted }) })}
      />
    </div>
  )
}
