import { fetchQuery, graphql } from 'react-relay'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import type { loadReviewFormQuery } from '#src/__generated__/loadReviewFormQuery.graphql.ts'
import type { LoadedForm } from '#src/features/reviews/WriteReview.tsx'

const query = graphql`
  query loadReviewFormQuery {
    productReviewRatingsMetadata {
      ...ReviewForm_ratings
    }
  }
`

/**
 * Loads the code of the review form and the ratings that it offers. The ratings have a separate query: Magento does not
 * allow page caches to store an answer with them, so as a part of the reviews' query they would remove the cache tags
 * from every product page.
 */
export async function loadReviewForm(environment: IEnvironment): Promise<LoadedForm> {
  const [{ ReviewForm: Form }, data] = await Promise.all([
    import('#src/features/reviews/ReviewForm.tsx'),
    fetchQuery<loadReviewFormQuery>(environment, query, {}).toPromise(),
  ])
  if (!data) throw new Error('The ratings of a review did not come')
  // The form reads them from the store for the lifetime of the page.
  environment.retain(createOperationDescriptor(getRequest(query), {}))
  return { Form, ratings: data.productReviewRatingsMetadata }
}
