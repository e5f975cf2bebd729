import { CACHE_TAGS_HEADER, readCacheTags } from '../cacheTags.ts'
import type { CommerceGateway } from '../commerceGateway.ts'
import { isObject, parseObject, readQuestion, rebuilt } from '../question.ts'
import { type Ask, type JsonObject, type LookUp, MISSING, NO_ANSWER, shared, withoutSubject } from './lookUp.ts'
import { lookUpSkus, missingSkus } from './lookUpBySku.ts'
import { PRODUCT_ADDRESS, productSearchIn, SEARCHED_NAME, type ProductSearch } from './productSearch.ts'
import { skuSearchIn, type SkuSearch } from './skuSearch.ts'

type UnlistedGatewayOptions = {
  readonly gateway: CommerceGateway
  /** Whether `route` may also find disabled products, as Magento 2.4.7 does. */
  readonly routesToDisabled: () => boolean
  /** The last known path of a product in a store view's lists, with a leading slash; null for an unknown one. */
  readonly pathOf: (storeCode: string, sku: string) => string | null
  /** Milliseconds. */
  readonly now: () => number
}

type Search =
  | { readonly by: 'url-key'; readonly search: ProductSearch }
  | { readonly by: 'sku'; readonly search: SkuSearch }

/** A merchant rarely changes the suffix of addresses. */
const SUFFIX_HOLDS_MS = 10 * 60_000

const MOST_STORE_VIEWS = 200

/** The storefront has few texts, but a client may send any number. */
const MOST_TEXTS = 1_000

/**
 * Finds products that are in no list of Magento, but have a page: those that are visible in search only, and sold-out
 * ones where the merchant hides them from lists. `products` with a filter applies the visibility in the catalogue, while
 * a search applies that in search, and `route` finds a product at its address. Products in lists need no further
 * request.
 */
export function createUnlistedGateway(options: UnlistedGatewayOptions): CommerceGateway {
  const { gateway, routesToDisabled, pathOf, now } = options
  const searches = new Map<string, Search | null>()
  const suffixes = new Map<string, { readonly suffix: string; readonly askedAt: number }>()

  function searchIn(text: string): Search | null {
    const known = searches.get(text)
    if (known !== undefined) return known
    const search = readSearch(text)
    if (searches.size >= MOST_TEXTS) searches.clear()
    searches.set(text, search)
    return search
  }

  /** Null without a usable answer. */
  async function suffixOf(store: string, search: ProductSearch, ask: Ask): Promise<string | null> {
    const known = suffixes.get(store)
    if (known && now() < known.askedAt + SUFFIX_HOLDS_MS) return known.suffix
    const config = (await ask(search.suffixText, {}))?.data['storeConfig']
    if (!isObject(config)) return null
    const suffix = typeof config['product_url_suffix'] === 'string' ? config['product_url_suffix'] : ''
    // A client can send any number of store codes.
    if (suffixes.size >= MOST_STORE_VIEWS) suffixes.clear()
    suffixes.set(store, { suffix, askedAt: now() })
    return suffix
  }

  async function lookUpByUrlKey(
    store: string,
    search: ProductSearch,
    variables: JsonObject,
    ask: Ask,
  ): Promise<LookUp> {
    const urlKey = variables[search.keyVariable]
    if (typeof urlKey !== 'string' || urlKey === '') return MISSING
    const suffix = await suffixOf(store, search, ask)
    if (suffix === null) return NO_ANSWER
    const others = shared(variables, search.routeVariables)
    const told = await ask(search.routeText, { ...others, [PRODUCT_ADDRESS]: urlKey + suffix })
    if (!told) return NO_ANSWER
    const { data, errors, headers } = told
    const routed = data['route']
    if (!isObject(routed)) return withoutSubject(told)
    const { key, name } = search.routed
    // The address may belong to a list, or redirect to another product.
    if (routed[key.responseKey] !== urlKey) return MISSING
    if (routesToDisabled()) {
      const searched = await ask(search.searchText, {
        [search.keyVariable]: urlKey,
        [SEARCHED_NAME]: routed[name.responseKey],
      })
      if (!searched) return NO_ANSWER
      const found = searched.data['products']
      if (!isObject(found) || found['total_count'] !== 1) return MISSING
    }
    const added = [key, name].flatMap(({ responseKey, isAdded }) => (isAdded ? responseKey : []))
    const product = Object.fromEntries(Object.entries(routed).filter(([field]) => !added.includes(field)))
    return { outcome: 'found', product, errors, tags: readCacheTags(headers) ?? [] }
  }

  return {
    async handle(request) {
      const { body, text, variables } = await readQuestion(request)
      const wanted = searchIn(text)
      const answer = await gateway.handle(rebuilt(request, body, null))
      if (!wanted || answer.status !== 200) return answer
      const received = await answer.text()
      const asIs = () => new Response(received, { status: answer.status, headers: answer.headers })
      const whole = wanted.by === 'sku' || received.includes('"items":[]') ? parseObject(received) : null
      const data = whole?.['data']
      if (!whole || !isObject(data)) return asIs()
      const listed = itemsOf(data[wanted.search.responseKey])
      if (!listed) return asIs()
      const ask: Ask = async (asked, values) => {
        const told = await gateway.handle(rebuilt(request, body, { text: asked, variables: values }))
        const json = parseObject(await told.text())
        if (told.status !== 200 || !json) return null
        const { data: toldData, errors } = json
        return {
          headers: told.headers,
          data: isObject(toldData) ? toldData : {},
          errors: Array.isArray(errors) ? errors : [],
        }
      }
      const store = request.headers.get('store') ?? ''
      const lookUp = async (): Promise<readonly LookUp[]> => {
        if (wanted.by === 'url-key')
          return listed.length > 0 ? [] : [await lookUpByUrlKey(store, wanted.search, variables, ask)]
        const { search } = wanted
        // Where `route` also finds disabled products, only a search tells whether a product is enabled.
        const known = (sku: string) => (routesToDisabled() ? null : pathOf(store, sku))
        return lookUpSkus(missingSkus(search, variables, listed), { search, variables, ask, pathOf: known })
      }
      const outcomes = (await lookUp()).filter((each) => each.outcome !== 'missing')
      if (outcomes.length === 0) return asIs()
      const found = outcomes.filter((each) => each.outcome === 'found')
      const headers = new Headers(answer.headers)
      headers.delete('content-length')
      const earlier: readonly unknown[] = Array.isArray(whole['errors']) ? whole['errors'] : []
      const errors = [...earlier, ...outcomes.flatMap((each) => each.errors)]
      // A product whose look-up failed may exist, so the answer must not look complete without it.
      const isWhole = found.length === outcomes.length
      const products = isWhole ? { items: [...listed, ...found.map(({ product }) => product)] } : null
      const tags = found.flatMap((each) => each.tags)
      if (tags.length > 0)
        headers.set(CACHE_TAGS_HEADER, [...new Set([...(readCacheTags(answer.headers) ?? []), ...tags])].join(','))
      const changed = { ...whole, data: { ...data, [wanted.search.responseKey]: products } }
      return Response.json(errors.length > 0 ? { ...changed, errors } : changed, { headers })
    },
  }
}

function readSearch(text: string): Search | null {
  const byUrlKey = productSearchIn(text)
  if (byUrlKey) return { by: 'url-key', search: byUrlKey }
  const bySku = skuSearchIn(text)
  return bySku && { by: 'sku', search: bySku }
}

/** Null without a list. */
const itemsOf = (products: unknown): readonly unknown[] | null =>
  isObject(products) && Array.isArray(products['items']) ? products['items'] : null
