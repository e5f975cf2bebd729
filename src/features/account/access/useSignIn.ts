import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useSignInMutation } from '#src/__generated__/useSignInMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { TooManyTries } from '#src/relay/tooManyTries.ts'

export type Credentials = { readonly email: string; readonly password: string }

export type SignInError =
  /** Wrong, locked or unknown: the backend answers all with the same text, so that accounts cannot be discovered. */
  | 'refused'
  | 'unreachable'
  | 'server'
  | TooManyTries
  /** It did not pass reCAPTCHA; the message says why. */
  | { readonly kind: 'unverified'; readonly message: string }

/** Exchanges e-mail and password for a bearer token; the caller stores it. Never rejects. */
export function useSignIn(): (credentials: Credentials) => Promise<Result<string, SignInError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async ({ email, password }) => {
      const result = await commitMutation<useSignInMutation>(environment, {
        mutation: graphql`
          mutation useSignInMutation($email: String!, $password: String!) {
            generateCustomerToken(email: $email, password: $password) {
              token
            }
          }
        `,
        variables: { email, password },
      })
      if (result.ok) {
        const token = result.value.generateCustomerToken?.token
        return token ? succeeded(token) : failed('server')
      }
      switch (result.error.kind) {
        case 'rejected':
          return failed(result.error.isUnverified ? { kind: 'unverified', message: result.error.message } : 'refused')
        case 'session-expired':
        case 'no-such-entity':
          return failed('refused')
        case 'too-many-tries':
          return failed(result.error)
        case 'unreachable':
        case 'server':
          return failed(result.error.kind)
      }
    },
    [environment],
  )
}
