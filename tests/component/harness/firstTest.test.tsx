import { screen } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { expect, test } from 'vitest'
import type { firstTestQuery } from '#tests/__generated__/firstTestQuery.graphql.ts'
import { ProductCard } from '#src/features/catalogue/card/ProductCard.tsx'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'

function Stage() {
  const { products } = useLazyLoadQuery<firstTestQuery>(
    graphql`
      query firstTestQuery @relay_test_operation {
        products(search: "tazza") {
          items {
            uid
            ...ProductCard_product
          }
        }
      }
    `,
    {},
  )
  return products?.items?.map((item) => item && <ProductCard key={item.uid} product={item} layout="list" />)
}

test('a card shows its name, its price and its stars', async () => {
  await renderWithShop(<Stage />, { resolvers: { Money: () => ({ value: 19 }) } })
  expect(screen.getByRole('link', { name: 'Tazza Alba' }).getAttribute('href')).toBe('/tazza-alba.html')
  expect(screen.getByText('19,00 €')).toBeTruthy()
  expect(screen.getByText('4 su 5, recensioni: 5')).toBeTruthy()
})

test('a card of a shop without reviews has no stars', async () => {
  await renderWithShop(<Stage />, { config: { product_reviews_enabled: '0' } })
  expect(screen.queryByText(/recensioni/)).toBeNull()
})
