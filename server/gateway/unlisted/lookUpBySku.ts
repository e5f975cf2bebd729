import { readCacheTags } from '../cacheTags.ts'
import { isObject } from '../question.ts'
import {
  type Ask,
  type JsonObject,
  type LookUp,
  MISSING,
  NO_ANSWER,
  shared,
  type Told,
  withoutSubject,
} from './lookUp.ts'
import { PRODUCT_ADDRESS } from './productSearch.ts'
import { FOUND_SKU, type SkuSearch, UNLISTED_SKU } from './skuSearch.ts'

/** The most SKUs of one question: each costs the backend a search, and a client may send any number. */
export const MOST_LOOKED_UP = 20

/** The most simultaneous searches for one question, because the backend serves other shoppers too. */
const AT_ONCE = 5

type SkuLookUp = {
  readonly search: SkuSearch
  readonly variables: JsonObject
  readonly ask: Ask
  /** The last known path of a product in lists, with a leading slash; null for an unknown one. */
  readonly pathOf: (sku: string) => string | null
}

/** The SKUs of a question whose products its answer does not contain. */
export function missingSkus(search: SkuSearch, variables: JsonObject, items: readonly unknown[]): readonly string[] {
  const { skuVariable, skuKey } = search
  const asked: readonly unknown[] = [variables[skuVariable]].flat()
  const wanted = asked.filter((sku): sku is string => typeof sku === 'string' && sku !== '')
  if (skuKey === null) return items.length > 0 ? [] : wanted
  const found = new Set(items.filter(isObject).map((item) => item[skuKey]))
  return [...new Set(wanted)].filter((sku) => !found.has(sku))
}

/** Looks the first missing products up; those above the limit stay missing. */
export async function lookUpSkus(skus: readonly string[], lookUp: SkuLookUp): Promise<readonly LookUp[]> {
  const found: LookUp[] = []
  for (let at = 0; at < Math.min(skus.length, MOST_LOOKED_UP); at += AT_ONCE)
    found.push(...(await Promise.all(skus.slice(at, at + AT_ONCE).map((sku) => lookUpSku(sku, lookUp)))))
  return found
}

/** A search finds a product that is visible in search only. Its address finds a sold-out product, which lists leave out. */
async function lookUpSku(sku: string, { search, variables, ask, pathOf }: SkuLookUp): Promise<LookUp> {
  const others = shared(variables, search.variables)
  const searched = await ask(search.searchText, { ...others, [UNLISTED_SKU]: sku })
  if (!searched) return NO_ANSWER
  const { products } = searched.data
  if (!isObject(products) || !Array.isArray(products['items'])) return withoutSubject(searched)
  const inSearch = productOf(sku, products['items'][0], searched)
  const path = inSearch ? null : pathOf(sku)
  if (inSearch || path === null) return inSearch ?? MISSING
  const routed = await ask(search.routeText, { ...others, [PRODUCT_ADDRESS]: path.slice(1) })
  if (!routed) return NO_ANSWER
  const { route } = routed.data
  if (!isObject(route)) return withoutSubject(routed)
  // The address may belong to a list by now, or to another product.
  return productOf(sku, route, routed) ?? MISSING
}

function productOf(sku: string, answered: unknown, { headers, errors }: Told): LookUp | null {
  if (!isObject(answered)) return null
  const { [FOUND_SKU]: found, ...product } = answered
  return found === sku ? { outcome: 'found', product, errors, tags: readCacheTags(headers) ?? [] } : null
}
