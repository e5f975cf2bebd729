import { msg } from '@lingui/core/macro'
import { FILTERS_PARAM } from '#src/lib/url/urlSearch.ts'
import { defineSearchOverlay } from '#src/routing/definePage.ts'

/** The filters of a list as an overlay with its own history entry: Back closes them. */
export const filtersOverlay = defineSearchOverlay({
  name: 'listFilters',
  param: FILTERS_PARAM,
  overlay: { variant: 'end', title: msg`Filtri` },
  screen: () => import('./ListFiltersPage.tsx'),
  load: async (args, page) => (await import('./loadListFilters.ts')).loadListFilters(args, page),
})
