import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  CreateProductReviewInput,
  useCreateProductReviewMutation,
} from '#src/__generated__/useCreateProductReviewMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { TooManyTries } from '#src/relay/tooManyTries.ts'

export type ReviewInput = CreateProductReviewInput

/** `message` is the backend's own text in the language of the store view. */
export type CreateReviewError =
  | { readonly kind: 'refused' | 'unreachable' | 'unknown'; readonly message: string }
  | TooManyTries

/** Submits a review. It waits for the merchant's approval, so the page does not change. Never rejects. */
export function useCreateProductReview(): (input: ReviewInput) => Promise<Result<null, CreateReviewError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (input) => {
      const result = await commitMutation<useCreateProductReviewMutation>(environment, {
        mutation: graphql`
          mutation useCreateProductReviewMutation($input: CreateProductReviewInput!) {
            createProductReview(input: $input) {
              review {
                created_at
              }
            }
          }
        `,
        variables: { input },
      })
      if (result.ok) return succeeded(null)
      const { kind, message } = result.error
      switch (kind) {
        case 'rejected':
        case 'no-such-entity':
        case 'session-expired':
          return failed({ kind: 'refused', message })
        case 'too-many-tries':
          return failed(result.error)
        case 'unreachable':
          return failed({ kind, message })
        case 'server':
          return failed({ kind: 'unknown', message })
      }
    },
    [environment],
  )
}
