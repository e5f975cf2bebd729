import type { ListSearch, ListView } from './listSearch.ts'
import { viewModeOf } from './listViewMode.ts'

/** Magento's settings of product lists. */
export type ListSettings = {
  /** The available views, the default first: `grid`, `list`, `grid-list`, `list-grid`. */
  readonly list_mode?: string | null | undefined
  readonly grid_per_page?: number | null | undefined
  /** The available page sizes: `12,24,36`. */
  readonly grid_per_page_values?: string | null | undefined
  readonly list_per_page?: number | null | undefined
  readonly list_per_page_values?: string | null | undefined
}

/** Magento's default. */
const USUAL_SIZE = 12

/** The default view, which the address does not name; null if there is only one. */
export function usualViewOf(listMode: string | null | undefined): ListView | null {
  const [first, second] = viewModeOf(listMode, undefined).split('-')
  if (second === undefined) return null
  return first === 'list' ? 'list' : 'grid'
}

/** The default page size and the available ones. */
export function pageSizesOf(
  settings: ListSettings,
  { view, perPage }: Pick<ListSearch, 'view' | 'perPage'>,
): { readonly size: number; readonly usual: number; readonly choices: readonly number[] } {
  const isList = viewModeOf(settings.list_mode, view).startsWith('list')
  const usual = (isList ? settings.list_per_page : settings.grid_per_page) ?? USUAL_SIZE
  const choices = ((isList ? settings.list_per_page_values : settings.grid_per_page_values) ?? '')
    .split(',')
    .map(Number)
    .filter((size) => Number.isSafeInteger(size) && size > 0)
  return { size: perPage !== undefined && choices.includes(perPage) ? perPage : usual, usual, choices }
}
