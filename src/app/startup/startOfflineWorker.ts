import { OFFLINE_PATH, WORKER_PATH } from '#src/shop/addresses/offlineAddresses.ts'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import { pageNamed } from '#src/routes/pages.ts'
import { onFirstPress } from '#src/platform/onFirstPress.ts'
import { whenIdle } from '#src/platform/whenIdle.ts'
import { loadNavigationCode } from '#src/routing/pageQueries.ts'
import type { App } from '../app.ts'
import { visitOf } from '../navigation/visit.ts'

const isFile = (address: string) => address.startsWith(`${location.origin}/assets/`)

/**
 * Registers the service worker and names the files that this document has loaded, so that the pages that use them open
 * without a network. Browsers fetch them from their own cache. Loaded separately, when the page is calm. `build` is the
 * address of the entry, which is another one in every build.
 */
export async function startOfflineWorker({ router, shop, reportError }: App, build: string): Promise<void> {
  // Browsers offer it on secure origins only.
  const workers = (navigator as Partial<Navigator>).serviceWorker
  if (!workers) return
  await workers.register(WORKER_PATH)
  const { active } = await workers.ready
  // A document shows its page without this code, and a link needs it. Visitors who do nothing do not load it.
  onFirstPress(window, () => {
    whenIdle(window, () => {
      loadNavigationCode(pageNamed(visitOf(router).view.page)).catch((error: unknown) =>
        reportError(error, 'code of a read page'),
      )
    })
  })
  const page = new URL(addressIn(shop.locale, OFFLINE_PATH), location.href).pathname
  // Buffered, so that the first entries are those of the files that have loaded already.
  new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name)
    active?.postMessage({ build, page, files: files.filter(isFile) })
  }).observe({ type: 'resource', buffered: true })
}
