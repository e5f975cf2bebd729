import type { CacheConfig } from 'relay-runtime'

/**
 * For what is asked between the moment a token is issued and the moment the session begins: the customer's cart must be
 * known before anything else speaks in their name, or a guest's cart would be asked for with a customer's token.
 */
export const inTheNameOf = (token: string): CacheConfig => ({ force: true, metadata: { bearer: token } })
