import type { App } from '../app.ts'
import { preloadNextPages } from '../navigation/preloadNextPages.ts'
import { startOfflineWorker } from './startOfflineWorker.ts'

/**
 * Starts the work that follows when the first page is at rest, in one file because a request costs more than its bytes.
 * `build` identifies the build for the service worker; null without one.
 */
export function startCalmWork(app: App, build: string | null): void {
  preloadNextPages(app)
  if (build === null) return
  startOfflineWorker(app, build).catch((error: unknown) => app.reportError(error, 'offline pages'))
}
