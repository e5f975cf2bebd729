import { LIST_OWN_PARAMS } from '#src/lib/url/parseListSearch.ts'
import { LIST_PARAM, PRODUCT_OVERLAY_PARAMS } from '#src/lib/url/urlSearch.ts'
import { SECRET_PARAM } from './secretAddress.ts'

const PAGE_PARAMS = [...LIST_OWN_PARAMS, ...PRODUCT_OVERLAY_PARAMS, LIST_PARAM, SECRET_PARAM]

/** The parameters of the shop's own pages that a name, `*` at its end for any further characters, would take away. */
export function pageParamsIn(name: string): readonly string[] {
  const beginning = name.replace(/\*$/, '').toLowerCase()
  return PAGE_PARAMS.filter((param) => (name.endsWith('*') ? param.startsWith(beginning) : param === beginning))
}
