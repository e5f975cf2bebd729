import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useAddReturnCommentMutation } from '#src/__generated__/useAddReturnCommentMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Adds a comment to a return, by its uid. Never rejects. */
export function useAddReturnComment(): (uid: string, text: string) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (uid, text) =>
      commitMutation<useAddReturnCommentMutation>(environment, {
        mutation: graphql`
          mutation useAddReturnCommentMutation($input: AddReturnCommentInput!) {
            addReturnComment(input: $input) {
              return {
                uid
                ...ReturnComments_return
              }
            }
          }
        `,
        variables: { input: { return_uid: uid, comment_text: text } },
      }),
    [environment],
  )
}
