import { fetchQuery, graphql } from 'react-relay'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import type { loadReviewFormQuery } from '#src/__generated__/loadReviewFormQuery.graphql.ts'
import type { LoadedForm } from '#src/features/reviews/WriteReview.tsx'

const query = graphql`
  query loadReviewFormQuery {
    productReviewRatingsMetadata {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the form, which loads on demand
      ...ReviewForm_ratings
    }
  }
`

/**
 * The code of the review form and what can be rated. This has a query of its own: no Magento lets page caches keep an
 * answer with these names, so beside the reviews they would take the cache tags from every product page.
 */
export async function loadReviewForm(environment: IEnvironment): Promise<LoadedForm> {
  const [{ ReviewForm: Form }, data] = await Promise.all([
    import('#src/features/reviews/ReviewForm.tsx'),
    fetchQuery<loadReviewFormQuery>(environment, query, {}).toPromise(),
  ])
  if (!data) throw new Error('The ratings of a review did not come')
  // The form reads them from the store for as long as the page lives.
  environment.retain(createOperationDescriptor(getRequest(query), {}))
  return { Form, ratings: data.productReviewRatingsMetadata }
}
