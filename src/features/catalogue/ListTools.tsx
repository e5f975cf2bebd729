import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ListTools_storeConfig$key } from '#src/__generated__/ListTools_storeConfig.graphql.ts'
import { fromItsStart, listSearchParams } from '#src/lib/listSearch.ts'
import type { ListSearch } from '#src/lib/listSearch.ts'
import { usualViewOf } from '#src/lib/pageSizes.ts'
import { useListNavigation } from './ListLink.tsx'
import type { ListAddress } from './ListLink.tsx'
import { tools } from './ListTools.css.ts'
import { SortForm } from './SortForm.tsx'
import { ViewLinks } from './ViewLinks.tsx'

type ListToolsProps = {
  readonly list: ListAddress
  /** The list's state in its URL. */
  readonly search: ListSearch
  readonly storeConfig: ListTools_storeConfig$key | null
}

/** How the pieces stand, and in which order. */
export function ListTools({ list, search, storeConfig }: ListToolsProps) {
  const { t } = useLingui()
  const settings = useFragment(
    graphql`
      fragment ListTools_storeConfig on StoreConfig {
        list_mode
      }
    `,
    storeConfig,
  )
  const go = useListNavigation(list)
  const usualView = usualViewOf(settings?.list_mode)
  const { sort, ...state } = fromItsStart(search)
  return (
    <div className={tools}>
      {usualView && <ViewLinks list={list} search={search} usual={usualView} />}
      <SortForm
        sort={sort}
        hidden={{ ...(list.kind === 'search' && { q: list.q }), ...listSearchParams(state) }}
        defaultLabel={list.kind === 'search' ? t`Rilevanza` : t`In evidenza`}
        onSort={(wanted) => void go({ ...state, ...(wanted && { sort: wanted }) })}
      />
    </div>
  )
}
