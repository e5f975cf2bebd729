import { stripIgnoredCharacters, type SelectionNode } from 'graphql'
import { isField, productsFieldIn } from './productsField.ts'

/** An operation that finds one product by its URL key, and the texts that look further for it. */
export type ProductSearch = {
  readonly responseKey: string
  readonly keyVariable: string
  /** The product at an address, with the same fields and those of `routed`. */
  readonly routeText: string
  /** The names under which its URL key and its name are answered. */
  readonly routed: { readonly key: RoutedField; readonly name: RoutedField }
  /** The variables of `routeText` besides the address. */
  readonly routeVariables: readonly string[]
  /** How many products of this URL key a search for the name finds. */
  readonly searchText: string
  readonly suffixText: string
}

/** The variable with the address of the product, and that with the name that a search looks for. */
export const PRODUCT_ADDRESS = 'productAddress'
export const SEARCHED_NAME = 'searchedName'

export type RoutedField = {
  readonly responseKey: string
  /** The operation does not select it itself. */
  readonly isAdded: boolean
}

/** The field by its own name where that is possible, because a patched Magento accepts ten aliases in one request. */
function routedField(selections: readonly SelectionNode[], name: string): RoutedField & { readonly text: string } {
  const same = selections.filter(isField).find((field) => (field.alias?.value ?? field.name.value) === name)
  if (!same) return { responseKey: name, isAdded: true, text: name }
  if (same.name.value === name) return { responseKey: name, isAdded: false, text: '' }
  const alias = `routed_${name}`
  return { responseKey: alias, isAdded: true, text: `${alias}:${name}` }
}

/** As sentText.ts writes them. */
const BY_URL_KEY = /\bproducts\(filter:\{url_key:\{eq:\$(\w+)\}\}/

/** Null for every other operation. */
export function productSearchIn(text: string): ProductSearch | null {
  const keyVariable = BY_URL_KEY.exec(text)?.[1]
  const field = keyVariable === undefined ? null : productsFieldIn(text)
  if (keyVariable === undefined || field === null) return null
  const { operation, responseKey, selections, shown, variables, declared } = field
  const [key, name] = [routedField(selections, 'url_key'), routedField(selections, 'name')]
  const declarations = [`$${PRODUCT_ADDRESS}:String!`, ...declared].join(' ')
  return {
    responseKey,
    keyVariable,
    routeText: stripIgnoredCharacters(
      `query ${operation}(${declarations}){route(url:$${PRODUCT_ADDRESS}){...on ProductInterface{${key.text} ${name.text} ${shown}}}}`,
    ),
    routed: { key, name },
    routeVariables: variables,
    searchText: stripIgnoredCharacters(
      `query ${operation}($${keyVariable}:String!$${SEARCHED_NAME}:String!){products(search:$${SEARCHED_NAME},filter:{url_key:{eq:$${keyVariable}}},pageSize:1){total_count}}`,
    ),
    suffixText: `query ${operation}{storeConfig{product_url_suffix}}`,
  }
}
