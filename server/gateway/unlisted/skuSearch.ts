import { stripIgnoredCharacters } from 'graphql'
import { isField, productsFieldIn } from './productsField.ts'
import { PRODUCT_ADDRESS } from './productSearch.ts'

/** An operation that finds products by their SKUs, and the texts that look further for one of them. */
export type SkuSearch = {
  readonly responseKey: string
  /** A text or a list of texts. */
  readonly skuVariable: string
  /** The name of the SKU in an item; null for an operation that finds one product and does not ask for its SKU. */
  readonly skuKey: string | null
  /** The product that a search for a SKU finds, with the same fields. */
  readonly searchText: string
  /** The product at an address, with the same fields. */
  readonly routeText: string
  /** The variables of both texts besides the SKU and the address. */
  readonly variables: readonly string[]
}

/** The variable with the SKU, and the name under which it is answered. */
export const UNLISTED_SKU = 'unlistedSku'
export const FOUND_SKU = 'foundSku'

/** As sentText.ts writes them. */
const BY_SKU = /\bproducts\(filter:\{sku:\{(eq|in):\$(\w+)\}\}/

/** Null for every other operation, and for one whose whole filter is a variable. */
export function skuSearchIn(text: string): SkuSearch | null {
  const [, comparison, skuVariable] = BY_SKU.exec(text) ?? []
  const field = skuVariable === undefined ? null : productsFieldIn(text)
  if (skuVariable === undefined || field === null) return null
  const sku = field.selections.filter(isField).find(({ name }) => name.value === 'sku')
  const skuKey = sku ? (sku.alias?.value ?? sku.name.value) : null
  if (skuKey === null && comparison === 'in') return null
  const { operation, responseKey, shown, variables, declared } = field
  const textOf = (variable: string, start: string, end: string) =>
    stripIgnoredCharacters(
      `query ${operation}(${[`$${variable}:String!`, ...declared].join(' ')}){${start}{${FOUND_SKU}:sku ${shown}}${end}}`,
    )
  const search = `products(search:$${UNLISTED_SKU},filter:{sku:{eq:$${UNLISTED_SKU}}},pageSize:1){items`
  return {
    responseKey,
    skuVariable,
    skuKey,
    searchText: textOf(UNLISTED_SKU, search, '}'),
    routeText: textOf(PRODUCT_ADDRESS, `route(url:$${PRODUCT_ADDRESS}){...on ProductInterface`, '}'),
    variables,
  }
}
