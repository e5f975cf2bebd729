import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { AccountReviewsPageQuery } from '#src/__generated__/AccountReviewsPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { ReviewItem } from '#src/features/reviews/ReviewItem.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Pagination } from '#src/ui/controls/Pagination.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import * as styles from './AccountReviewsPage.css.ts'

export { default as operation } from '#src/__generated__/AccountReviewsPageQuery.graphql.ts'
export { AccountReviewsPage as component }

export type AccountReviewsPageProps = PersonalPageProps<AccountReviewsPageQuery>

/** The reviews that the customer wrote and the shop has published. */
function AccountReviewsPage(props: AccountReviewsPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...props} title={t`Le tue recensioni`}>
      {(query) => <KnownReviews query={query} />}
    </AccountFrame>
  )
}

function KnownReviews({ query }: { readonly query: RouteQuery<AccountReviewsPageQuery> }) {
  const { t } = useLingui()
  const { productUrlSuffix } = useStoreSettings()
  const { customer } = useRouteQuery<AccountReviewsPageQuery>(
    graphql`
      query AccountReviewsPageQuery($page: Int!) {
        customer {
          reviews(currentPage: $page, pageSize: 10) {
            items {
              product {
                uid
                name
                url_key
              }
              ...ReviewItem_review
            }
            page_info {
              total_pages
            }
          }
        }
      }
    `,
    query,
  )
  const items = (customer?.reviews.items ?? []).filter((review) => review != null)
  return (
    <Stack gap="s5">
      <PageHead title={t`Le tue recensioni`} robots="noindex" />
      {customer && items.length === 0 && (
        <Text tone="muted">
          <Trans>Non hai ancora scritto recensioni. Puoi farlo dalla pagina di ogni prodotto.</Trans>
        </Text>
      )}
      {items.map((review, index) => (
        // Magento gives reviews no id, and one product may have several.
        <section key={`${index} ${review.product.uid}`} className={styles.reviewed}>
          <Heading level={2} size="sm">
            {review.product.url_key ? (
              <ProductLink urlKey={review.product.url_key} urlSuffix={productUrlSuffix}>
                {review.product.name}
              </ProductLink>
            ) : (
              review.product.name
            )}
          </Heading>
          <ul className={styles.list}>
            <ReviewItem review={review} />
          </ul>
        </section>
      ))}
      <Pagination
        label={t`Pagine delle tue recensioni`}
        previousLabel={t`Pagina precedente`}
        nextLabel={t`Pagina successiva`}
        pageLabel={(number) => t`Pagina ${number}`}
        page={query.variables.page}
        pageCount={customer?.reviews.page_info.total_pages ?? 1}
        hrefFor={String}
        renderLink={({ href, target: _target, ...anchor }) => (
          <Link to="/account/reviews" search={{ p: href }} {...anchor} />
        )}
      />
    </Stack>
  )
}
