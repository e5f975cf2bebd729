import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { HomeDoorsQuery } from '#src/__generated__/HomeDoorsQuery.graphql.ts'
import { CategoryTiles } from '#src/features/catalogue/categories/CategoryTiles.tsx'
import { ProductCarousel } from '#src/features/catalogue/card/ProductCarousel.tsx'
import { SHOP } from '#src/shop/selectedShop.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { doors } from './HomeDoors.css.ts'
import { newAndPopular } from './newAndPopular.ts'

export { default as operation } from '#src/__generated__/HomeDoorsQuery.graphql.ts'

/** The home page of a shop without home page content: its name, its categories, new and well reviewed products. */
export function HomeDoors({ query }: { readonly query: RouteQuery<HomeDoorsQuery> }) {
  const { t } = useLingui()
  const { websiteName, storeName } = useStoreSettings()
  const { categories, products } = useRouteQuery<HomeDoorsQuery>(
    graphql`
      query HomeDoorsQuery($root: String!) {
        categories(filters: { category_uid: { eq: $root } }) {
          items {
            uid
            children {
              uid
              ...CategoryTiles_categories
            }
          }
        }
        # Without an order of its own Magento lists what is newest first.
        products(filter: { category_uid: { eq: $root } }, pageSize: 24) {
          items {
            __typename
            uid
            rating_summary
            review_count
            ...ProductCarousel_products
          }
        }
      }
    `,
    query,
  )
  const children = (categories?.items?.[0]?.children ?? []).filter((child) => child != null)
  const { fresh, popular } = newAndPopular(
    (products?.items ?? []).filter((product) => product != null),
    ({ rating_summary: percent, review_count: count }) => ({ percent, count }),
  )
  return (
    <Container>
      <div className={doors}>
        <Stack gap="s6">
          <Heading level={1}>{websiteName ?? storeName ?? SHOP.brand.name}</Heading>
          <CategoryTiles label={t`Categorie del negozio`} categories={children} />
          {fresh.length > 0 && (
            <Stack as="section" gap="s4">
              <Heading level={2}>
                <Trans>Novità</Trans>
              </Heading>
              <ProductCarousel listId="home_new" label={t`Novità`} products={fresh} />
            </Stack>
          )}
          {popular.length > 0 && (
            <Stack as="section" gap="s4">
              <Heading level={2}>
                <Trans>I più apprezzati</Trans>
              </Heading>
              <ProductCarousel listId="home_popular" label={t`I più apprezzati`} products={popular} />
            </Stack>
          )}
        </Stack>
      </div>
    </Container>
  )
}
