import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useRequestGuestOrderCancelMutation } from '#src/__generated__/useRequestGuestOrderCancelMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { cancellationOutcome, type CancelOrderError } from './cancellationOutcome.ts'

type Request = (order: { readonly token: string; readonly reason: string }) => Promise<Result<null, CancelOrderError>>

/** Mails the cancellation key of a guest's order to its buyer. Requires `requestGuestOrderCancel` of the backend. */
export function useRequestGuestOrderCancel(): Request {
  const environment = useRelayEnvironment()
  return useCallback(
    async ({ token, reason }) => {
      const result = await commitMutation<useRequestGuestOrderCancelMutation>(environment, {
        mutation: graphql`
          mutation useRequestGuestOrderCancelMutation($token: String!, $reason: String!) {
            requestGuestOrderCancel(input: { token: $token, reason: $reason }) {
              error
            }
          }
        `,
        variables: { token, reason },
      })
      return cancellationOutcome(result.ok ? { ok: true, value: result.value.requestGuestOrderCancel } : result)
    },
    [environment],
  )
}
