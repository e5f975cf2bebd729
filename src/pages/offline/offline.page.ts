import { OFFLINE_PATH } from '#src/shop/addresses/offlineAddresses.ts'
import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'

/** The service worker shows it instead of a document that the network does not deliver. */
export const offlinePage = definePage({
  name: 'offline',
  path: OFFLINE_PATH,
  screen: () => import('./OfflinePage.tsx'),
  load: (_args, page) => staticView(page, {}),
})
