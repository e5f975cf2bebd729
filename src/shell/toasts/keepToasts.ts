import type { KeyValueStorage } from '#src/platform/storage.ts'
import { shownToasts } from '#src/ui/feedback/showToast.ts'

/** Removed at the end of the session, because a toast may name the customer's data. */
export const KEPT_TOASTS_KEY = 'vetrina.toasts'

/** Stores the shown toasts for the next document of the tab, before the shop itself loads the document again. */
export function keepToasts(tabStorage: KeyValueStorage): void {
  const toasts = shownToasts()
  if (toasts.length > 0) tabStorage.set(KEPT_TOASTS_KEY, JSON.stringify(toasts))
}
