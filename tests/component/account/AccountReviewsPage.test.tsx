import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { component as AccountReviewsPage } from '#src/pages/account-reviews/AccountReviewsPage.tsx'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'

const query = { operation: 'AccountReviewsPageQuery', variables: { page: 1 } }

const show = (config: Parameters<typeof renderWithShop>[1] = {}) =>
  renderWithShop(<AccountReviewsPage query={query} path="/account/reviews" />, {
    path: '/account/reviews',
    isSignedIn: true,
    resolvers: {
      ProductReview: () => ({
        created_at: '2026-03-22 23:30:00',
        average_rating: 80,
        product: { name: 'Tazza Alba', url_key: 'tazza-alba' },
      }),
    },
    ...config,
  })

test.each(['.html', '.prodotto'])('a reviewed product is linked with the merchant’s suffix %s', async (suffix) => {
  await show({ config: { product_url_suffix: suffix } })
  expect((await screen.findByRole('link', { name: 'Tazza Alba' })).getAttribute('href')).toBe(`/tazza-alba${suffix}`)
})

test('the account leads to the wish list and the reviews where the shop has them', async () => {
  const ways = () => ['Lista dei desideri', 'Recensioni'].map((name) => screen.queryByRole('link', { name }) !== null)
  const { unmount } = await show()
  expect(ways()).toEqual([true, true])
  unmount()
  await show({ config: { magento_wishlist_general_is_enabled: '0', product_reviews_enabled: '0' } })
  expect(ways()).toEqual([false, false])
})
