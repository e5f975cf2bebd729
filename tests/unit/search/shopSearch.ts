import { createCommerceEngine } from '#server/commerce/createCommerceEngine.ts'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import { randomText } from '#server/randomText.ts'
import { TEST_PASSWORD_COST } from '#tests/harness/passwordCost.ts'
import type { Vocabulary } from '#src/lib/search/optionWords.ts'
import { meaningsOf, searchTextOf } from '#src/lib/search/searchMeaning.ts'
import { loadStemmer } from '#src/lib/search/stemmers.ts'
import { PRICE_CODE } from '#src/lib/url/listSearch.ts'
import { valueOf } from '#src/lib/url/parseListSearch.ts'
import type { ShopDefinition } from '#src/shop/defineShop.ts'

type Answer = {
  readonly attributesList: { readonly items: readonly (Vocabulary[number] & { readonly frontend_input: string })[] }
  readonly products: { readonly items: readonly { readonly name: string }[] }
}

/** The names of the products that a search shows, and the options that it filters by. */
export type ShownSearch = { readonly names: readonly string[]; readonly options: readonly string[] }

/** Searches of a demo shop as its pages read them, answered by the embedded engine. */
export async function openSearch(folder: string) {
  const { default: shop } = (await import(`../../../shops/${folder}/shop.config.ts`)) as { default: ShopDefinition }
  const { seed } = (await import(`../../../shops/${folder}/seed/seed.ts`)) as { seed: SeedShop }
  const failures: unknown[] = []
  const engine = createCommerceEngine({
    passwordCost: TEST_PASSWORD_COST,
    databasePath: ':memory:',
    profile: '2.4.8',
    edition: 'open-source',
    baseUrl: 'http://shop.test',
    clock: { now: Date.now },
    randomText,
    log: { error: (details) => void failures.push(details) },
    seed,
    synonyms: shop.search?.synonyms ?? {},
  })
  const ask = async (store: string, query: string, variables: object = {}): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', store }
    const body = JSON.stringify({ query, variables })
    const answer = await engine.handle(new Request('http://shop.test/graphql', { method: 'POST', headers, body }))
    const { data, errors } = (await answer.json()) as { data: Answer; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const languageOf = async (store: ShopDefinition['stores'][number]) => {
    const { attributesList } = await ask(
      store.magentoStoreCode,
      `{ attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: true }) {
        items { code label frontend_input options { value label } } } }`,
    )
    const { locale, intlLocale } = store
    return {
      locale,
      intlLocale,
      currency: store.currency ?? shop.currency,
      vocabulary: attributesList.items.filter(({ frontend_input: input }) => input.endsWith('SELECT')),
      synonyms: shop.search?.synonyms[locale] ?? [],
      stem: await loadStemmer(locale),
    }
  }
  return {
    failures,
    close: engine.close,
    show: async (code: string, q: string): Promise<ShownSearch> => {
      const store = shop.stores.find(({ magentoStoreCode }) => magentoStoreCode === code)
      if (!store) throw new Error(`There is no store ${code}.`)
      const language = await languageOf(store)
      for (const { words, filters } of meaningsOf(q, language)) {
        const filter = Object.fromEntries(
          Object.entries(filters).map(([attribute, tokens]) => {
            const values = tokens.map(valueOf)
            const [from, to] = (values[0] ?? '').split('-')
            return [attribute, attribute === PRICE_CODE ? { from, to } : { in: values }]
          }),
        )
        const { products } = await ask(
          code,
          `query ($search: String, $filter: ProductAttributeFilterInput) {
            products(search: $search, filter: $filter, pageSize: 50) { items { name } } }`,
          { search: searchTextOf(words, language) ?? '', filter },
        )
        if (products.items.length === 0) continue
        const chosen = new Set(Object.values(filters).flat().map(valueOf))
        const options = language.vocabulary
          .filter(({ code: attribute }) => attribute in filters)
          .flatMap(({ options: all }) => all.filter(({ value }) => chosen.has(value)).map(({ label }) => label))
        return { names: products.items.map(({ name }) => name), options }
      }
      return { names: [], options: [] }
    },
  }
}
