import { useLingui } from '@lingui/react/macro'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { fromItsStart, isOwnSort, listSearchParams } from '#src/lib/url/listSearch.ts'
import type { ListSearch, ListSort } from '#src/lib/url/listSearch.ts'
import { usualViewOf } from '#src/lib/url/pageSizes.ts'
import { attributeSorts } from './attributeSorts.ts'
import type { SearchableAttribute, SortField } from './attributeSorts.ts'
import { useListNavigation } from './ListLink.tsx'
import type { ListAddress } from './ListLink.tsx'
import { tools } from './ListTools.css.ts'
import { SortForm } from './SortForm.tsx'
import { ViewLinks } from './ViewLinks.tsx'

type ListToolsProps = {
  readonly list: ListAddress
  /** The list's state in its URL. */
  readonly search: ListSearch
  /** The attributes that are marked as used for sorting. */
  readonly sortFields: readonly SortField[]
  /** The attributes of the search; none if they could not be loaded. */
  readonly searchable: readonly SearchableAttribute[]
}

/** The controls for view, page size and order. */
export function ListTools({ list, search, sortFields, searchable }: ListToolsProps) {
  const { t } = useLingui()
  const { lists, defaultSort } = useStoreSettings()
  const further = attributeSorts(sortFields, searchable)
  const usual: ListSort = `${defaultSort ?? ''}-asc`
  const isOffered = isOwnSort(usual) || further.some((each) => each.sort === usual)
  const go = useListNavigation(list, search)
  const usualView = usualViewOf(lists.list_mode)
  const { sort, ...state } = fromItsStart(search)
  return (
    <div className={tools}>
      {usualView && <ViewLinks list={list} search={search} usual={usualView} />}
      <SortForm
        sort={sort}
        further={further}
        usual={list.kind !== 'search' && isOffered ? usual : undefined}
        hidden={{ ...(list.kind === 'search' && { q: list.q }), ...listSearchParams(state) }}
        defaultLabel={list.kind === 'search' ? t`Rilevanza` : t`In evidenza`}
        onSort={(wanted) =>
          void go((asked) => {
            const { sort: _sort, ...others } = fromItsStart(asked)
            return wanted ? { ...others, sort: wanted } : others
          })
        }
      />
    </div>
  )
}
