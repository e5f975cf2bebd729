import type { ListView } from './listSearch.ts'

/** As Magento comes: both views, the grid first. */
const USUAL_MODE = 'grid-list'

/**
 * How a list stands: `grid` or `list` where the address or the merchant leaves no choice, otherwise the merchant's
 * `grid-list` or `list-grid`, and what the browser remembers decides.
 */
export function viewModeOf(listMode: string | null | undefined, wanted: ListView | undefined): string {
  const mode = listMode ?? USUAL_MODE
  return wanted !== undefined && mode.includes('-') ? wanted : mode
}
