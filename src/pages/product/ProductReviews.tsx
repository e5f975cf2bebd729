import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { graphql } from 'react-relay'
import type { ProductReviewsQuery } from '#src/__generated__/ProductReviewsQuery.graphql.ts'
import { SIGN_IN_PATH } from '#src/features/account/returnPath.ts'
import { ProductSection } from '#src/features/product/ProductSection.tsx'
import { ReviewList } from '#src/features/reviews/ReviewList.tsx'
import { ReviewSummary } from '#src/features/reviews/ReviewSummary.tsx'
import { WriteReview } from '#src/features/reviews/WriteReview.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { textLink } from '#src/ui/theme/global.css.ts'

/** The chapter of the reviews; none where the shop takes none. */
export function ProductReviews({ query }: { readonly query: RouteQuery<ProductReviewsQuery> }) {
  const { customerToken } = useShop()
  const isSignedIn = useSyncExternalStore(
    customerToken.subscribe,
    () => customerToken.validToken() !== null,
    () => false,
  )
  const data = useRouteQuery<ProductReviewsQuery>(
    graphql`
      query ProductReviewsQuery($urlKey: String!) {
        # A list of its own: should it fail, the page's stays as it is in the store.
        products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
          items {
            uid
            sku
            url_key
            url_suffix
            review_count
            ...ReviewSummary_product
          }
        }
        productReviewRatingsMetadata {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the form, which loads on demand
          ...ReviewForm_ratings
        }
        ...ReviewList_query @arguments(urlKey: $urlKey)
      }
    `,
    query,
  )
  const { hasReviews, mayGuestsReview } = useStoreSettings()
  const product = data.products?.items?.[0]
  if (!product || !hasReviews) return null
  const mayWrite = isSignedIn || mayGuestsReview
  return (
    <ProductSection title={<Trans>Recensioni</Trans>}>
      <Stack gap="s6">
        {product.review_count > 0 ? (
          <>
            <ReviewSummary product={product} />
            <ReviewList query={data} count={product.review_count} />
          </>
        ) : (
          <p>
            <Trans>Nessuno ne ha ancora scritto. Se ce l’hai già in casa, comincia tu.</Trans>
          </p>
        )}
        {/* Consumer Code art. 22(5-bis): say whether, and how, it is made sure that reviews come from buyers. */}
        <Text size="sm" tone="muted" measure>
          <Trans>
            Chiunque può scrivere una recensione: non verifichiamo che chi scrive abbia comprato qui il pezzo. Le
            leggiamo tutte prima di pubblicarle, e quelle critiche restano.
          </Trans>
        </Text>
        {mayWrite ? (
          <WriteReview sku={product.sku ?? ''} ratings={data.productReviewRatingsMetadata} />
        ) : (
          <p>
            <Link
              to={SIGN_IN_PATH}
              search={{ from: `/${product.url_key ?? ''}${product.url_suffix ?? ''}` }}
              className={textLink}
            >
              <Trans>Accedi per scrivere una recensione</Trans>
            </Link>
          </p>
        )}
      </Stack>
    </ProductSection>
  )
}
