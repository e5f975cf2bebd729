import type { ListView } from './listSearch.ts'

/** Magento's default: both views, the grid first. */
const USUAL_MODE = 'grid-list'

/**
 * The view of a list: `grid` or `list` if the address or the merchant decides. Otherwise it is the merchant's
 * `grid-list` or `list-grid`, and the preference stored in the browser decides.
 */
export function viewModeOf(listMode: string | null | undefined, wanted: ListView | undefined): string {
  const mode = listMode ?? USUAL_MODE
  return wanted !== undefined && mode.includes('-') ? wanted : mode
}
