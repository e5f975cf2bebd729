import { stripIgnoredCharacters } from 'graphql'
import { productsFieldIn } from './productsField.ts'

/** An operation that finds one product by its URL key, and the texts that look further for it. */
export type ProductSearch = {
  readonly responseKey: string
  readonly keyVariable: string
  /** The product at an address, with the same fields. */
  readonly routeText: string
  /** The variables of `routeText` besides the address. */
  readonly routeVariables: readonly string[]
  /** How many products of this URL key a search for the name finds. */
  readonly searchText: string
  readonly suffixText: string
}

/** The variable with the address of the product, and the names under which its key and its name are answered. */
export const PRODUCT_ADDRESS = 'productAddress'
export const ROUTED_KEY = 'routedKey'
export const ROUTED_NAME = 'routedName'

/** As sentText.ts writes them. */
const BY_URL_KEY = /\bproducts\(filter:\{url_key:\{eq:\$(\w+)\}\}/

/** Null for every other operation. */
export function productSearchIn(text: string): ProductSearch | null {
  const keyVariable = BY_URL_KEY.exec(text)?.[1]
  const field = keyVariable === undefined ? null : productsFieldIn(text)
  if (keyVariable === undefined || field === null) return null
  const { operation, responseKey, shown, variables, declared } = field
  const declarations = [`$${PRODUCT_ADDRESS}:String!`, ...declared].join(' ')
  return {
    responseKey,
    keyVariable,
    routeText: stripIgnoredCharacters(
      `query ${operation}(${declarations}){route(url:$${PRODUCT_ADDRESS}){...on ProductInterface{${ROUTED_KEY}:url_key ${ROUTED_NAME}:name ${shown}}}}`,
    ),
    routeVariables: variables,
    searchText: stripIgnoredCharacters(
      `query ${operation}($${keyVariable}:String!$${ROUTED_NAME}:String!){products(search:$${ROUTED_NAME},filter:{url_key:{eq:$${keyVariable}}},pageSize:1){total_count}}`,
    ),
    suffixText: `query ${operation}{storeConfig{product_url_suffix}}`,
  }
}
