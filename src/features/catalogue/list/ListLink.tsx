import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CategoryLink } from '#src/features/navigation/CategoryLink.tsx'
import type { AnchorProps } from '#src/features/navigation/anchorProps.ts'
import { usePageUpdating } from '#src/features/navigation/pageUpdating.ts'
import { listSearchParams } from '#src/lib/url/listSearch.ts'
import { FILTERS_PARAM, OPEN } from '#src/lib/url/urlSearch.ts'
import type { ListSearch } from '#src/lib/url/listSearch.ts'

/** The address of a list without its state. Plain data, because it is part of the page's view. */
export type ListAddress =
  | {
      readonly kind: 'category'
      readonly uid: string
      /** Magento's `url_path` with its suffix. */ readonly path: string
    }
  | { readonly kind: 'search'; readonly q: string }

const paramsOf = (search: ListSearch, withFilters: boolean) => ({
  ...listSearchParams(search),
  ...(withFilters && { [FILTERS_PARAM]: OPEN }),
})

type ListLinkProps = AnchorProps & {
  readonly list: ListAddress
  readonly search: ListSearch
  /** Opens the filter overlay. */
  readonly withFilters?: boolean
  /** Replaces the current history entry. */
  readonly replace?: boolean
}

/** A link to a list in a given state. */
export function ListLink({ list, search, withFilters = false, ...anchor }: ListLinkProps) {
  const params = paramsOf(search, withFilters)
  const { page: _page, view: _view, ...others }: Readonly<Record<string, string>> = params
  // Search engines show the pages of a list, not its filters and orders.
  const rel = Object.keys(others).length > 0 ? 'nofollow' : undefined
  return list.kind === 'category' ? (
    <CategoryLink uid={list.uid} urlPath={list.path} urlSuffix="" search={params} rel={rel} {...anchor} />
  ) : (
    <Link to="/search" search={{ ...params, q: list.q }} activeOptions={{ exact: true }} rel={rel} {...anchor} />
  )
}

/** The states of lists that are loading, by the category's uid or the words of the search. */
const loadingStates = new Map<string, ListSearch>()

type ListNavigation = {
  /** Opens the filter overlay. */
  readonly withFilters?: boolean
  /** Replaces the current history entry. */
  readonly replace?: boolean
}

/**
 * Changes the state of a list, like {@link ListLink}. A change starts from the state that is loading, else from the shown
 * one: a filter that is chosen while a sorted list loads keeps the order.
 */
export function useListNavigation(list: ListAddress, shown: ListSearch, options: ListNavigation = {}) {
  const { withFilters = false, replace = false } = options
  const navigate = useNavigate()
  const key = list.kind === 'category' ? list.uid : `?${list.q}`
  const updating = usePageUpdating()
  useEffect(() => {
    // The list has arrived, or was given up.
    if (!updating) loadingStates.delete(key)
  }, [updating, key])
  return (change: (search: ListSearch) => ListSearch): Promise<void> => {
    const search = change(loadingStates.get(key) ?? shown)
    loadingStates.set(key, search)
    const params = paramsOf(search, withFilters)
    return list.kind === 'category'
      ? navigate({
          to: '/$',
          params: { _splat: list.path },
          search: params,
          state: { urlTarget: { kind: 'category', uid: list.uid } },
          replace,
        })
      : navigate({ to: '/search', search: { ...params, q: list.q }, replace })
  }
}
