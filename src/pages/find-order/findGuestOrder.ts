import { graphql } from 'react-relay'
import { fetchQuery } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { findGuestOrderQuery } from '#src/__generated__/findGuestOrderQuery.graphql.ts'
import type { FindOrderProblem, KnownOfOrder } from '#src/features/orders/FindOrderForm.tsx'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'

/** The token that opens a guest's order, for who knows its number, e-mail and last name. */
export async function findGuestOrder(
  environment: IEnvironment,
  known: KnownOfOrder,
): Promise<Result<string, FindOrderProblem>> {
  try {
    const answer = await fetchQuery<findGuestOrderQuery>(
      environment,
      graphql`
        query findGuestOrderQuery($input: OrderInformationInput!) {
          guestOrder(input: $input) {
            number
            token
          }
        }
      `,
      { input: known },
      { networkCacheConfig: { force: true }, fetchPolicy: 'network-only' },
    ).toPromise()
    return answer ? succeeded(answer.guestOrder.token) : failed('not-found')
  } catch (error) {
    const refusal = firstErrorOf(error)
    if (refusal?.message?.startsWith('Too many')) return failed('too-many')
    switch (refusal?.extensions?.category) {
      case 'graphql-authorization':
        return failed('customer')
      case 'graphql-no-such-entity':
      case 'graphql-input':
        return failed('not-found')
      default:
        return failed('unreachable')
    }
  }
}

type BackendError = { readonly message?: string; readonly extensions?: { readonly category?: unknown } }

/** The backend's first error; undefined where it gave no answer. */
const firstErrorOf = (error: unknown): BackendError | undefined =>
  (error as { source?: { errors?: readonly BackendError[] } }).source?.errors?.[0]
