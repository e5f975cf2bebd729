import { screen, within } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import type { productRowsQuery } from '#tests/__generated__/productRowsQuery.graphql.ts'
import { ProductRows } from '#src/pages/product/sections/ProductRows.tsx'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'

function Stage() {
  const { products } = useLazyLoadQuery<productRowsQuery>(
    graphql`
      query productRowsQuery @relay_test_operation {
        products(search: "tazza") {
          items {
            uid
            ...ProductRows_product
          }
        }
      }
    `,
    {},
  )
  const product = products?.items?.[0] ?? null
  return (
    <>
      <ProductRows product={product} show="alternatives" />
      <ProductRows product={product} show="rest" />
    </>
  )
}

const piece = (name: string, stock_status = 'IN_STOCK') => ({
  ...{ uid: name, sku: name, name, stock_status },
  // The same piece in two lists is the same.
  ...{ options: [], custom_attributesV2: null },
})

type Related = Readonly<Record<'related_products' | 'upsell_products', readonly object[]>>

/** The product of the query has the path `products.items`, its related ones end in `<list>.<index>`. */
async function stage(related: Related, stock = 'IN_STOCK') {
  const lists = new Map<string | undefined, readonly object[]>(Object.entries(related))
  const resolve = ({ path }: { readonly path?: readonly string[] | null | undefined }) => {
    const [list, index] = path?.slice(-2) ?? []
    return {
      __typename: 'SimpleProduct',
      ...(lists.get(list)?.[Number(index)] ?? { ...piece('Own', stock), ...related }),
    }
  }
  await renderWithShop(<Stage />, { resolvers: { ProductInterface: resolve, SimpleProduct: resolve } })
}

/** The headings, each with the names of its pieces. */
const rows = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => [
    heading.textContent,
    ...within(heading.closest('section') ?? heading)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ])

test('related pieces are in one row, each once and without the product itself', async () => {
  await stage({
    related_products: [piece('A'), piece('B')],
    upsell_products: [piece('B'), piece('Own'), piece('C')],
  })
  expect(rows()).toEqual([['Ci sta bene anche', 'A', 'B', 'C']])
})

test('a row of two is hidden', async () => {
  await stage({ related_products: [piece('A')], upsell_products: [piece('B')] })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a sold-out product shows pieces in its place that can be bought, and shows them only there', async () => {
  await stage(
    {
      related_products: [piece('A', 'OUT_OF_STOCK'), piece('B')],
      upsell_products: [piece('C'), piece('D'), piece('E'), piece('F')],
    },
    'OUT_OF_STOCK',
  )
  expect(rows()).toEqual([
    ['In alternativa', 'B', 'C', 'D'],
    ['Ci sta bene anche', 'A', 'E', 'F'],
  ])
})
