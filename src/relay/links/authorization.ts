import { Observable } from 'relay-runtime'
import type { CustomerTokenStore } from '#src/platform/customerToken.ts'
import { HttpStatusError } from '../networkErrors.ts'
import { hasCategory, httpFailureOf } from './link.ts'
import type { Link } from './link.ts'

/** Signing in itself never counts as a lost session: a wrong password is an answer, not an expiry. */
const CREDENTIAL_OPERATIONS = new Set(['useSignInMutation'])

/**
 * Sent right after sign-in, with a cart that may be another customer's (a session that ran out leaves its cart behind).
 * Magento refuses it under the same category, and that says nothing about the token.
 */
const OWNERSHIP_OPERATIONS = new Set(['mergeCartsMutation'])

const UNAUTHORIZED = 401

/**
 * Spec §6, §7: the bearer header, computed per attempt from the record. Spec §8: when the server refuses it, by category
 * or by status, the token is marked invalid and `onRefused` is told once per token, however many calls fail together.
 *
 * Below everything that asks again, because it must judge the refusal of exactly the header that was sent.
 */
export function authorization({
  customerToken,
  onRefused,
}: {
  customerToken: CustomerTokenStore
  onRefused: () => void
}): Link {
  return (request, forward) => {
    const token = customerToken.validToken()
    if (token === null || CREDENTIAL_OPERATIONS.has(request.name)) return forward(request)
    const refuse = () => {
      if (OWNERSHIP_OPERATIONS.has(request.name) || customerToken.validToken() !== token) return
      customerToken.invalidate(token)
      onRefused()
    }
    return Observable.create((sink) =>
      forward({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }).subscribe({
        next(response) {
          const isRefusal = hasCategory(response, 'graphql-authorization', 'graphql-authentication')
          if (isRefusal || httpFailureOf(response)?.status === UNAUTHORIZED) refuse()
          sink.next(response)
        },
        error(error: Error) {
          if (error instanceof HttpStatusError && error.status === UNAUTHORIZED) refuse()
          sink.error(error)
        },
        complete: () => sink.complete(),
      }),
    )
  }
}
