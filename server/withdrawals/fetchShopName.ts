import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'

const QUERY = '{storeConfig{website_name}}'

/**
 * The shop's name in a store view; `fallback` if the backend does not provide it, because a statement must not wait for
 * it.
 */
export async function fetchShopName(
  gateway: CommerceGateway,
  storeCode: string,
  fallback: string,
  timeoutMs = 2_000,
): Promise<string> {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: storeCode },
    body: JSON.stringify({ query: QUERY }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    const answer = (await (await gateway.handle(request)).json()) as {
      readonly data?: { readonly storeConfig?: { readonly website_name?: string | null } | null } | null
    } | null
    return answer?.data?.storeConfig?.website_name || fallback
  } catch (error) {
    // The gateway rejects only on timeout; an answer that is not JSON contains no name.
    if (request.signal.aborted || error instanceof SyntaxError) return fallback
    throw error
  }
}
