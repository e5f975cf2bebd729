import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'

const QUERY = '{storeConfig{website_name timezone}}'

/** The time zone of a store view whose own one is unknown. */
const UNKNOWN_TIME_ZONE = 'UTC'

type StoreFacts = { readonly name: string; readonly timeZone: string }

type StoreConfig = { readonly website_name?: string | null; readonly timezone?: string | null }

/**
 * The shop's name and time zone in a store view, of the default one without a code; `name` and UTC if the backend does
 * not provide them, because a statement must not wait for it.
 */
export async function fetchStoreFacts(
  gateway: CommerceGateway,
  storeCode: string,
  name: string,
  timeoutMs = 2_000,
): Promise<StoreFacts> {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(storeCode !== '' && { store: storeCode }) },
    body: JSON.stringify({ query: QUERY }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    const answer = (await (await gateway.handle(request)).json()) as {
      readonly data?: { readonly storeConfig?: StoreConfig | null } | null
    } | null
    const store = answer?.data?.storeConfig
    return { name: store?.website_name || name, timeZone: knownTimeZone(store?.timezone) }
  } catch (error) {
    // The gateway rejects only on timeout; an answer that is not JSON contains no facts.
    if (request.signal.aborted || error instanceof SyntaxError) return { name, timeZone: UNKNOWN_TIME_ZONE }
    throw error
  }
}

function knownTimeZone(timeZone: string | null | undefined): string {
  if (!timeZone) return UNKNOWN_TIME_ZONE
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return UNKNOWN_TIME_ZONE
    throw error
  }
}
