/**
 * The search of an address in Magento's URL space, as texts: what it means, the list or the product that stands there
 * says, because the options of products and the filters of lists have the names of the same attributes.
 */
export type UrlSearch = { readonly [param: string]: SearchValue | undefined }

/** What the router reads and writes: numbers and truth values as such. */
export type SearchValue = string | number | boolean

/** Between the values of one parameter. Not escaped in an address, as `,` would be, nor part of an option's value. */
export const VALUE_SEPARATOR = '_'

/** Leaves out what is no value. A form without script names several values of a parameter one by one. */
export const parseUrlSearch = (raw: Record<string, unknown>): UrlSearch =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([param, value]) => {
      const text = searchText(value)
      return text === null ? [] : [[param, typeof value === 'boolean' ? value : searchValue(text)] as const]
    }),
  )

/** A value of the address as text; null where there is none. */
export function searchText(raw: unknown): string | null {
  const values: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  return values.every(isSearchValue) && values.some((value) => value !== '') ? values.join(VALUE_SEPARATOR) : null
}

const isSearchValue = (value: unknown): value is SearchValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** A text as the router must get it: it would put quotes around one that reads as a number. */
export const searchValue = (text: string): SearchValue => (String(Number(text)) === text ? Number(text) : text)

/** The parameter that opens the filters of a list as an overlay. */
export const FILTERS_PARAM = 'filters'

/** The parameter that shows one photo of a product over the whole screen. */
export const ZOOM_PARAM = 'zoom'

/** Which photo is shown large, from 1; null where none is. */
export function zoomOf({ [ZOOM_PARAM]: zoom }: UrlSearch): number | null {
  const photo = Number(zoom)
  return Number.isSafeInteger(photo) && photo > 0 ? photo : null
}

/** The parameter that opens a product over the list it stands in (`1`), or a line of the cart to change it (its uid). */
export const QUICK_PARAM = 'quick'

/** The parameter that shows a merchant's guide to sizes over a product; its value is the CMS block. */
export const SIZES_PARAM = 'sizes'

/** The parameter that shows everything known about a product over its page. */
export const SPECS_PARAM = 'specs'

/** The parameter that opens one of a customer's wish lists; its value is the list's id. */
export const LIST_PARAM = 'list'

/** With one of them an address shows something over the product that stands there. */
export const PRODUCT_OVERLAY_PARAMS = [ZOOM_PARAM, QUICK_PARAM, SIZES_PARAM, SPECS_PARAM] as const

/** Everything but the list's state and what lies over the product, as texts. */
export function variantParamsOf({
  page: _page,
  sort: _sort,
  [ZOOM_PARAM]: _zoom,
  [QUICK_PARAM]: _quick,
  [SIZES_PARAM]: _sizes,
  [SPECS_PARAM]: _specs,
  ...rest
}: UrlSearch): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(rest).map(([param, value]) => [param, String(value)]))
}

/** What {@link variantParamsOf} has read, as the router must get it. */
export const searchOfChoice = (choice: Readonly<Record<string, string>>): Readonly<Record<string, SearchValue>> =>
  Object.fromEntries(Object.entries(choice).map(([param, text]) => [param, searchValue(text)]))
