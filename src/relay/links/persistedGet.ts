import { Observable } from 'relay-runtime'
import { errorsOf } from './link.ts'
import type { Link, OperationRequest } from './link.ts'
import { MAX_ADDRESS_LENGTH } from './sizeLimits.ts'
import { persistedAddress } from './transport.ts'

/** The host's error code for an unknown id (server/gateway/operations/createPersistedQueryGateway.ts). */
export const PERSISTED_QUERY_NOT_FOUND = 'PERSISTED_QUERY_NOT_FOUND'

/**
 * Sends public queries of guests as GET by their persisted id, so that Magento's page cache and a CDN can answer them.
 * A query whose id the host does not know (an older host during a deployment) is sent as POST, now and with
 * every later request.
 *
 * Below `authorization`, because an answer to a request with a bearer header must not be shared, and above `timeout`,
 * because the fallback is a second exchange.
 */
export function persistedGet(): Link {
  const unknownIds = new Set<string>()
  const isEligible = (request: OperationRequest): request is OperationRequest & { readonly id: string } =>
    request.kind === 'query' &&
    request.id !== null &&
    !unknownIds.has(request.id) &&
    !('authorization' in request.headers) &&
    request.policy.includes('public') &&
    persistedAddress(request).length <= MAX_ADDRESS_LENGTH

  return (request, forward) => {
    if (!isEligible(request)) return forward(request)
    return forward({ ...request, method: 'GET' }).mergeMap((response) => {
      if (!errorsOf(response).some(({ extensions }) => extensions?.['code'] === PERSISTED_QUERY_NOT_FOUND)) {
        return Observable.from(response)
      }
      unknownIds.add(request.id)
      return forward(request)
    })
  }
}
