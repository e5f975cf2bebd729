import type { CacheConfig } from 'relay-runtime'

/**
 * For requests between the issue of a token and the beginning of the session: the customer's cart must be known before
 * any other request uses the token, because a guest's cart must not be requested with a customer's token.
 */
export const sendWithToken = (token: string): CacheConfig => ({ force: true, metadata: { bearer: token } })
