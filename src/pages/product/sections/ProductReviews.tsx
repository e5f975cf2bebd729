import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { ProductReviews_product$key } from '#src/__generated__/ProductReviews_product.graphql.ts'
import type { ProductReviews_query$key } from '#src/__generated__/ProductReviews_query.graphql.ts'
import { SIGN_IN_PATH } from '#src/features/account/access/returnPath.ts'
import { ProductSection } from '#src/features/product/layout/ProductSection.tsx'
import { ReviewList } from '#src/features/reviews/ReviewList.tsx'
import { ReviewSummary } from '#src/features/reviews/ReviewSummary.tsx'
import { WriteReview } from '#src/features/reviews/WriteReview.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { textLink } from '#src/ui/theme/global.css.ts'
import { loadReviewForm } from './loadReviewForm.ts'

type ProductReviewsProps = {
  readonly product: ProductReviews_product$key | null
  readonly query: ProductReviews_query$key
}

/** The section with the reviews; nothing if the shop has no reviews. */
export function ProductReviews({ product: productKey, query }: ProductReviewsProps) {
  const { customerToken, legal } = useShop()
  const environment = useRelayEnvironment()
  const isSignedIn = useSyncExternalStore(
    customerToken.subscribe,
    () => customerToken.validToken() !== null,
    () => false,
  )
  const data = useFragment(
    graphql`
      fragment ProductReviews_query on Query
      @argumentDefinitions(urlKey: { type: "String!" }, hasReviews: { type: "Boolean!" }) {
        ...ReviewList_query @arguments(urlKey: $urlKey, hasReviews: $hasReviews)
      }
    `,
    query,
  )
  const product = useFragment(
    graphql`
      fragment ProductReviews_product on ProductInterface @argumentDefinitions(hasReviews: { type: "Boolean!" }) {
        sku
        url_key
        url_suffix
        review_count
        ...ReviewSummary_product @arguments(hasReviews: $hasReviews)
      }
    `,
    productKey,
  )
  const { hasReviews, mayGuestsReview } = useStoreSettings()
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
        {/* Consumer Code art. 22(5-bis): state whether, and how, the shop ensures that reviews come from buyers. */}
        {legal.reviews !== null && (
          <Text size="sm" tone="muted" measure>
            {legal.reviews.authors === 'buyers' ? (
              <Trans>
                Può scrivere una recensione solo chi ha comprato qui il pezzo: lo verifichiamo con l’ordine.
              </Trans>
            ) : (
              <Trans>
                Chiunque può scrivere una recensione: non verifichiamo che chi scrive abbia comprato qui il pezzo.
              </Trans>
            )}
            {legal.reviews.areModerated && (
              <>
                {' '}
                <Trans>Le leggiamo tutte prima di pubblicarle, e quelle critiche restano.</Trans>
              </>
            )}
          </Text>
        )}
        {mayWrite ? (
          <WriteReview sku={product.sku ?? ''} loadForm={() => loadReviewForm(environment)} />
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
