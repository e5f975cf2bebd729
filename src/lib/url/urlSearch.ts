/**
 * The search of an address in Magento's URL space, as texts. The page (list or product) interprets it, because product
 * options and list filters have the names of the same attributes.
 */
export type UrlSearch = { readonly [param: string]: string | undefined }

/**
 * Separates the values of one parameter. It is not escaped in an address, unlike `,`, and occurs in no option value.
 */
export const VALUE_SEPARATOR = '_'

/** Drops values of other types. A form without scripts repeats a parameter for several values. */
export const parseUrlSearch = (raw: Readonly<Record<string, unknown>>): UrlSearch =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([param, value]) => {
      const text = searchText(value)
      return text === null ? [] : [[param, text] as const]
    }),
  )

/** A value of the address as text; null if it has none. */
export function searchText(raw: unknown): string | null {
  const values: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  return values.every((value) => typeof value === 'string') && values.some((value) => value !== '')
    ? values.join(VALUE_SEPARATOR)
    : null
}

/** The value of a parameter that opens an overlay and says nothing else. */
export const OPEN = '1'

/** The parameter that opens the filters of a list as an overlay. */
export const FILTERS_PARAM = 'filters'

/** The parameter that shows one photo of a product over the whole screen. */
export const ZOOM_PARAM = 'zoom'

/** The number of the enlarged photo, from 1; null if none is open. */
export function zoomOf({ [ZOOM_PARAM]: zoom }: UrlSearch): number | null {
  const photo = Number(zoom)
  return Number.isSafeInteger(photo) && photo > 0 ? photo : null
}

/** The parameter that opens a product over its list (`1`), or a line of the cart for editing (its uid). */
export const QUICK_PARAM = 'quick'

/** The parameter that shows a merchant's size guide over a product; its value is the CMS block. */
export const SIZES_PARAM = 'sizes'

/** The parameter that shows all specifications of a product over its page. */
export const SPECS_PARAM = 'specs'

/** The parameter that opens one of a customer's wish lists; its value is the list's id. */
export const LIST_PARAM = 'list'

/** Each of these parameters opens an overlay over the product page. */
export const PRODUCT_OVERLAY_PARAMS = [ZOOM_PARAM, QUICK_PARAM, SIZES_PARAM, SPECS_PARAM] as const

/** All parameters except the list's state and the product overlays, as texts. */
export function variantParamsOf({
  page: _page,
  sort: _sort,
  [ZOOM_PARAM]: _zoom,
  [QUICK_PARAM]: _quick,
  [SIZES_PARAM]: _sizes,
  [SPECS_PARAM]: _specs,
  ...rest
}: UrlSearch): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(rest).flatMap(([param, value]) => (value === undefined ? [] : [[param, value]])),
  )
}
