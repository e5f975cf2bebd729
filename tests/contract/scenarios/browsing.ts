import assert from 'node:assert/strict'
import type { Scenario } from './scenario.ts'

type Product = {
  readonly __typename: string
  readonly uid: string
  readonly sku: string
  readonly name: string
  readonly url_key: string
  readonly url_suffix: string | null
  readonly price_range: {
    readonly minimum_price: {
      readonly final_price: { readonly value: number; readonly currency: string }
      readonly regular_price: { readonly value: number }
      readonly discount: { readonly amount_off: number }
    }
  }
}
type Page = {
  readonly items: readonly Product[]
  readonly total_count: number
  readonly page_info: { readonly total_pages: number; readonly current_page: number }
}

const PRODUCT = `
  __typename uid sku name url_key url_suffix
  price_range { minimum_price { final_price { value currency } regular_price { value } discount { amount_off } } }`
const LIST = `query($filter: ProductAttributeFilterInput, $search: String, $size: Int, $page: Int, $sort: ProductAttributeSortInput) {
  products(filter: $filter, search: $search, pageSize: $size, currentPage: $page, sort: $sort) {
    total_count page_info { total_pages current_page } items { ${PRODUCT} }
  }
}`
const EVERYTHING = { price: { from: '0' } }
const cents = (value: number) => Math.round(value * 100)

export const browsing: readonly Scenario[] = [
  {
    name: 'storeConfig and availableStores describe the store view',
    run: async ({ client }) => {
      const { storeConfig, availableStores } = await client.data<{
        storeConfig: { store_code: string; locale: string; base_currency_code: string }
        availableStores: readonly { store_code: string }[]
      }>('{ storeConfig { store_code locale base_currency_code } availableStores { store_code } }')
      assert.match(storeConfig.locale, /^[a-z]{2}_[A-Z]{2}$/)
      assert.match(storeConfig.base_currency_code, /^[A-Z]{3}$/)
      assert.ok(availableStores.some((store) => store.store_code === storeConfig.store_code))
      for (const { store_code } of availableStores) {
        const view = await client.data<{ storeConfig: { store_code: string } }>(
          '{ storeConfig { store_code } }',
          {},
          { Store: store_code },
        )
        assert.equal(view.storeConfig.store_code, store_code)
      }
    },
  },
  {
    name: 'storeConfig answers every field of the storefront’s configuration',
    run: async ({ client }) => {
      const fields =
        'website_name store_code store_name locale base_currency_code default_display_currency_code title_prefix title_suffix title_separator default_title cms_home_page catalog_default_sort_by category_url_suffix product_url_suffix secure_base_link_url secure_base_url root_category_uid weight_unit product_reviews_enabled allow_guests_to_write_product_reviews grid_per_page grid_per_page_values list_per_page autocomplete_on_storefront minimum_password_length required_character_classes_number magento_wishlist_general_is_enabled'
      const { storeConfig } = await client.data<{ storeConfig: Readonly<Record<string, unknown>> }>(
        `{ storeConfig { ${fields} } }`,
      )
      assert.equal(Object.keys(storeConfig).length, 27)
      // A merchant may leave the others empty.
      const mayBeEmpty = /^title_|_url_suffix$/
      const empty = Object.entries(storeConfig).filter(([name, value]) => value === null && !mayBeEmpty.test(name))
      assert.deepEqual(empty, [])
      assert.match(String(storeConfig['minimum_password_length']), /^\d+$/)
      assert.match(String(storeConfig['grid_per_page_values']), /^\d+(,\d+)*$/)
      assert.match(String(storeConfig['magento_wishlist_general_is_enabled']), /^[01]$/)
    },
  },
  {
    name: 'the category tree leads to products, with the counts it promises',
    run: async ({ client }) => {
      const { categories } = await client.data<{
        categories: {
          items: readonly { children: readonly { uid: string; product_count: number; url_path: string }[] }[]
        }
      }>('{ categories { items { uid children { uid product_count url_path } } } }')
      const children = categories.items.flatMap((root) => root.children).filter((child) => child.product_count > 0)
      assert.ok(children.length > 0, 'no category with products')
      for (const child of children) {
        const { products } = await client.data<{ products: Page }>(LIST, {
          filter: { category_uid: { eq: child.uid } },
          size: 1,
        })
        assert.equal(products.total_count, child.product_count, child.url_path)
      }
    },
  },
  {
    name: 'pages of a list cover it once, without repeats',
    run: async ({ client }) => {
      const seen: string[] = []
      let total = 1
      for (let page = 1; page <= total; page += 1) {
        const { products } = await client.data<{ products: Page }>(LIST, {
          filter: EVERYTHING,
          size: 10,
          page,
          sort: { name: 'ASC' },
        })
        total = products.page_info.total_pages
        assert.equal(products.page_info.current_page, page)
        seen.push(...products.items.map(({ uid }) => uid))
        if (page === total) assert.equal(seen.length, products.total_count)
      }
      assert.equal(new Set(seen).size, seen.length)
    },
  },
  {
    name: 'lists sort by price and by name',
    run: async ({ client }) => {
      const prices = async (order: string) => {
        const { products } = await client.data<{ products: Page }>(LIST, {
          filter: EVERYTHING,
          size: 50,
          sort: { price: order },
        })
        return products.items.map(({ price_range }) => cents(price_range.minimum_price.final_price.value))
      }
      const up = await prices('ASC')
      assert.deepEqual(
        up,
        up.toSorted((a, b) => a - b),
      )
      const down = await prices('DESC')
      assert.deepEqual(
        down,
        down.toSorted((a, b) => b - a),
      )
    },
  },
  {
    name: 'the price filter is inclusive and narrows',
    run: async ({ client }) => {
      const { products } = await client.data<{ products: Page }>(LIST, {
        filter: { price: { from: '20', to: '60' } },
        size: 50,
      })
      assert.ok(products.items.length > 0)
      for (const { price_range, sku } of products.items) {
        const price = price_range.minimum_price.final_price.value
        assert.ok(price >= 20 && price <= 60, `${sku} costs ${price}`)
      }
    },
  },
  {
    name: 'aggregations count what their filter finds',
    run: async ({ client }) => {
      const { products } = await client.data<{
        products: {
          aggregations: readonly { attribute_code: string; options: readonly { value: string; count: number }[] }[]
        }
      }>('{ products(filter: { price: { from: "0" } }) { aggregations { attribute_code options { value count } } } }')
      const categories = products.aggregations.find(({ attribute_code }) => attribute_code === 'category_uid')
      const [option] = categories?.options ?? []
      assert.ok(option, 'no category facet')
      const { products: found } = await client.data<{ products: Page }>(LIST, {
        filter: { ...EVERYTHING, category_uid: { eq: option.value } },
        size: 1,
      })
      assert.equal(found.total_count, option.count)
    },
  },
  {
    name: 'search finds a product by its name, and nothing for nonsense',
    run: async ({ client, wares }) => {
      const { products: known } = await client.data<{ products: Page }>(LIST, { filter: { sku: { eq: wares.simple } } })
      const name = known.items[0]?.name ?? ''
      const { products: found } = await client.data<{ products: Page }>(LIST, { search: name, size: 20 })
      assert.ok(
        found.items.some(({ sku }) => sku === wares.simple),
        `"${name}" does not find ${wares.simple}`,
      )
      const { products: none } = await client.data<{ products: Page }>(LIST, { search: 'xqzwvkjhg' })
      assert.equal(none.total_count, 0)
    },
  },
  {
    name: 'the discount is the difference of the two prices',
    run: async ({ client }) => {
      const { products } = await client.data<{ products: Page }>(LIST, { filter: EVERYTHING, size: 50 })
      for (const { sku, price_range } of products.items) {
        const { regular_price, final_price, discount } = price_range.minimum_price
        assert.equal(cents(discount.amount_off), cents(regular_price.value) - cents(final_price.value), sku)
      }
    },
  },
  {
    name: 'a configurable product resolves its chosen options to one variant',
    run: async ({ client, wares }) => {
      const { products } = await client.data<{
        products: {
          items: readonly {
            configurable_options: readonly {
              attribute_code: string
              values: readonly { uid: string; label: string }[]
            }[]
            configurable_product_options_selection: {
              variant: { sku: string } | null
              options_available_for_selection: readonly {
                attribute_code: string
                option_value_uids: readonly string[]
              }[]
            }
          }[]
        }
      }>(
        `query($s: String, $u: [ID!]) { products(filter: { sku: { eq: $s } }) { items { uid ... on ConfigurableProduct {
          configurable_options { uid attribute_code values { uid label } }
          configurable_product_options_selection(configurableOptionValueUids: $u) {
            variant { uid sku } options_available_for_selection { attribute_code option_value_uids }
          } } } } }`,
        { s: wares.configurable.sku, u: wares.configurable.options },
      )
      const [product] = products.items
      assert.ok(product)
      assert.ok(product.configurable_product_options_selection.variant?.sku)
      const values = product.configurable_options.flatMap((option) => option.values.map(({ uid }) => uid))
      for (const uid of wares.configurable.options) assert.ok(values.includes(uid), uid)
    },
  },
  {
    name: 'route resolves products and categories at their URLs, the home page at /, and nothing elsewhere',
    run: async ({ client, wares }) => {
      const ROUTE = `query($u: String!) { route(url: $u) { __typename redirect_code relative_url
        ... on ProductInterface { uid sku } ... on CategoryTree { uid } ... on CmsPage { identifier } } }`
      const route = async (url: string) =>
        (
          await client.data<{ route: { __typename: string; sku?: string; redirect_code: number } | null }>(ROUTE, {
            u: url,
          })
        ).route
      const { products } = await client.data<{ products: Page }>(LIST, {
        filter: { sku: { in: [wares.simple, wares.configurable.sku] } },
      })
      for (const { url_key, url_suffix, sku, __typename } of products.items) {
        const found = await route(`/${url_key}${url_suffix ?? ''}`)
        assert.equal(found?.sku, sku)
        assert.equal(found?.__typename, __typename)
        assert.equal(found?.redirect_code, 0)
      }
      assert.equal((await route('/'))?.__typename, 'CmsPage')
      assert.equal(await route('/no-such-page.html'), null)
    },
  },
  {
    name: 'countries name the regions that an address needs',
    run: async ({ client }) => {
      const { country } = await client.data<{
        country: { id: string; available_regions: readonly { id: number; code: string; name: string }[] }
      }>('{ country(id: "IT") { id available_regions { id code name } } }')
      assert.equal(country.id, 'IT')
      assert.ok(country.available_regions.length >= 100, 'Italy has over a hundred provinces')
      assert.ok(country.available_regions.some(({ code }) => code === 'MI'))
    },
  },
  {
    name: 'the CMS home page has content',
    isOfEmbeddedShop: true,
    run: async ({ client }) => {
      const { storeConfig } = await client.data<{ storeConfig: { cms_home_page: string } }>(
        '{ storeConfig { store_code cms_home_page } }',
      )
      const { cmsPage } = await client.data<{ cmsPage: { content: string; title: string } }>(
        'query($i: String) { cmsPage(identifier: $i) { identifier title content } }',
        { i: storeConfig.cms_home_page.split('|')[0] },
      )
      assert.ok(cmsPage.title.length > 0)
      assert.match(cmsPage.content, /</)
    },
  },
]
