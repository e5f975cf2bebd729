import { graphql, useLazyLoadQuery } from 'react-relay'
import type { catalogueProductQuery } from '#tests/__generated__/catalogueProductQuery.graphql.ts'
import { ProductCard } from '#src/features/catalogue/card/ProductCard.tsx'
import { SHOP } from '#src/shop/selectedShop.ts'
import { screenStates, withoutWaiting } from './specimen.ts'
import type { MockResolvers, Part } from './specimen.ts'

const PRICE = 24.5

/** Amounts by their field, or by the field around it and their field. */
const moneyWith = (amounts: Readonly<Record<string, number>>): MockResolvers => ({
  Money: ({ path }) => {
    const [outer, inner] = (path ?? []).slice(-2)
    return { value: amounts[`${outer}.${inner}`] ?? amounts[String(inner)] ?? PRICE }
  },
})

const product = (values: object, amounts: Readonly<Record<string, number>> = {}): MockResolvers => ({
  ...moneyWith(amounts),
  ProductInterface: () => values,
})

/** A reduced product, with the lowest price of the thirty days before. */
const reduced = product(
  {
    custom_attributesV2: {
      items: [{ __typename: 'AttributeValue', code: SHOP.attributes.lowestPrice, value: String(PRICE) }],
    },
  },
  { final_price: 19.9 },
)

const COLOURS = ['#1d5c63', '#9b2335', '#c98a1b', '#4b5d3a', '#30323d', '#e8d9c3']

const configurable: MockResolvers = {
  ProductInterface: () => ({ __typename: 'ConfigurableProduct' }),
  ConfigurableProduct: () => ({
    configurable_options: [
      {
        uid: 'glaze',
        attribute_code: 'smalto',
        label: 'Smalto',
        values: COLOURS.map((value, index) => ({
          uid: `glaze-${index}`,
          label: `Colore ${index + 1}`,
          swatch_data: { __typename: 'ColorSwatchData', value },
        })),
      },
    ],
    variants: COLOURS.map((_, index) => ({
      attributes: [{ uid: `glaze-${index}`, code: 'smalto' }],
      product: { uid: `variant-${index}` },
    })),
  }),
}

/** Filters of a list: by category, by price, by words, by colour, by yes or no. */
const filtered: MockResolvers = {
  Products: () => ({
    total_count: 24,
    page_info: { current_page: 1, page_size: 4, total_pages: 6 },
    aggregations: [
      {
        attribute_code: 'category_uid',
        label: 'Categoria',
        options: [
          { label: 'Tazze', value: 'cups', count: 12 },
          { label: 'Piatti', value: 'plates', count: 8 },
        ],
      },
      {
        attribute_code: 'price',
        label: 'Prezzo',
        options: [
          { label: '10-20', value: '10_20', count: 9 },
          { label: '20-30', value: '20_30', count: 15 },
        ],
      },
      {
        attribute_code: 'materiale',
        label: 'Materiale',
        options: Array.from({ length: 12 }, (_, index) => ({
          label: `Materiale ${index + 1}`,
          value: `material-${index}`,
          count: index + 1,
        })),
      },
    ],
    sort_fields: {
      default: 'position',
      options: [
        { label: 'Posizione', value: 'position' },
        { label: 'Prezzo', value: 'price' },
        { label: 'Nome', value: 'name' },
      ],
    },
  }),
  CategoryTree: () => ({
    breadcrumbs: [{ category_uid: 'home', category_name: 'Casa', category_url_path: 'casa', category_level: 2 }],
    description: '<p>Per la tavola di ogni giorno.</p>',
    children: [
      { uid: 'cups', name: 'Tazze', url_path: 'tavola/tazze' },
      { uid: 'plates', name: 'Piatti', url_path: 'tavola/piatti' },
    ],
  }),
}

const nothing: MockResolvers = { Products: () => ({ items: [], total_count: 0 }) }

const APPLIED = '/tavola?filter.materiale=material-1&price=10_20'

function Card() {
  const { products } = useLazyLoadQuery<catalogueProductQuery>(
    graphql`
      query catalogueProductQuery @relay_test_operation {
        products(search: "tazza", pageSize: 1) {
          items {
            uid
            ...ProductCard_product
          }
        }
      }
    `,
    {},
  )
  const [first] = products?.items ?? []
  return first && <ProductCard product={first} layout="list" headingLevel={4} />
}

export const CATALOGUE: Part = {
  id: 'catalogue',
  name: 'Catalogue',
  specimens: [
    {
      id: 'product-card',
      name: 'ProductCard',
      layout: 'grid',
      states: [
        { name: 'Usual', component: Card },
        { name: 'Reduced', component: Card, answers: reduced },
        { name: 'Several prices', component: Card, answers: product({}, { 'maximum_price.final_price': 39 }) },
        { name: 'Sold out', component: Card, answers: product({ stock_status: 'OUT_OF_STOCK' }) },
        {
          name: 'New',
          component: Card,
          answers: product({ new_from_date: '2026-11-01', new_to_date: '2026-12-31' }),
        },
        { name: 'Without a photo', component: Card, answers: product({ small_image: null, review_count: 0 }) },
        { name: 'Colours', component: Card, answers: configurable },
        { name: 'Long words', component: Card, hasLongWords: true },
      ],
    },
    {
      id: 'category',
      name: 'Category',
      states: [
        ...screenStates('/tavola', { answers: filtered }),
        { name: 'Filtered', path: APPLIED, answers: filtered },
        { name: 'Nothing left', path: APPLIED, answers: nothing },
        { name: 'Without products', path: '/tavola', answers: nothing },
        {
          name: 'Divided',
          path: '/tavola',
          answers: {
            ...nothing,
            CategoryTree: () => ({ cms_block: null, children: [{ name: 'Tazze' }, { name: 'Piatti' }] }),
          },
        },
        { name: 'Past the end', path: '/tavola?page=9', answers: { ...filtered, Query: () => ({ products: null }) } },
      ],
    },
    {
      id: 'filters',
      name: 'Filters',
      states: [{ name: 'Usual', path: '/tavola?filters=1', answers: filtered }],
    },
    {
      id: 'search',
      name: 'Search',
      states: [
        ...withoutWaiting(screenStates('/search?q=tazza', { answers: filtered })),
        { name: 'No results', path: '/search?q=zzz', answers: nothing },
        { name: 'No words yet', path: '/search' },
      ],
    },
    {
      id: 'suggestions',
      name: 'Suggestions',
      states: [
        { name: 'Before typing', path: '/search/suggestions' },
        {
          name: 'Words',
          path: '/search/suggestions?q=tazza',
          answers: { Products: () => ({ suggestions: [{ search: 'tazza alba' }] }) },
        },
        { name: 'Nothing found', path: '/search/suggestions?q=zzz', answers: nothing },
      ],
    },
  ],
}
