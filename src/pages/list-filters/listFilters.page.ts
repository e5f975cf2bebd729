import { msg } from '@lingui/core/macro'
import { FILTERS_PARAM } from '#src/lib/url/urlSearch.ts'
import { defineSearchOverlay } from '#src/routing/definePage.ts'

/** The filters of a list as an overlay with its own history entry: Back closes them. */
export const filtersOverlay = defineSearchOverlay({
  name: 'listFilters',
  param: FILTERS_PARAM,
  overlay: { variant: 'end', title: msg`Filtri` },
  screen: async () => {
    const { ListFiltersPage: component, operation } = await import('./ListFiltersPage.tsx')
    return { component, operation }
  },
  load: async (args, page) => (await import('./loadListFilters.ts')).loadListFilters(args, page),
})
