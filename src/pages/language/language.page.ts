import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'
import { msg } from '@lingui/core/macro'

/** The store switch: the same shop in another language is another store view. */
export const languagePage = definePage({
  name: 'language',
  path: '/language',
  screen: () => import('./LanguagePage.tsx'),
  overlay: { variant: 'middle', title: msg`Lingua` },
  load: (_args, page) => staticView(page, {}),
})
