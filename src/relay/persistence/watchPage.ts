import type { RecordPersistence } from './recordPersistence.ts'
import { SNAPSHOT_HEAD_KEY } from './snapshotHead.ts'
import { snapshotTools } from './snapshotTools.ts'

/** The window and its document. */
type Page = EventTarget & { readonly document: EventTarget & Pick<Document, 'visibilityState'> }

/**
 * Starts the persistence and forwards the page's lifecycle events to it. Call it when hydration is complete.
 *
 * Browsers guarantee no event after `visibilitychange` to hidden, and Safari fires only `pagehide` on a navigation.
 */
export function watchPage(persistence: RecordPersistence, page: Page): void {
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') persistence.takeOver()
    else persistence.flush()
  })
  // Two windows side by side are both visible; and a page may be restored from the back/forward cache.
  page.addEventListener('focus', persistence.takeOver)
  page.addEventListener('pageshow', persistence.takeOver)
  page.addEventListener('pagehide', persistence.flush)
  page.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === null || key === SNAPSHOT_HEAD_KEY) persistence.recheck()
  })
  persistence.start(snapshotTools)
}
