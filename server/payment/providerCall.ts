/** A shopper is waiting, so a slower provider counts as failed. */
const PROVIDER_TIMEOUT_MS = 10_000

export type ProviderAddress = {
  /** With a trailing slash. */
  readonly url: string
  readonly fetch: typeof globalThis.fetch
  readonly timeoutMs?: number
}

export type ProviderCall = (method: string, path: string, body?: object) => Promise<unknown>

/**
 * Returns a function that calls a payment provider with JSON and resolves to its answer; null for one without a body.
 * Errors name the call and the status, never the buyer.
 */
export const createProviderCall =
  ({ url, fetch, timeoutMs = PROVIDER_TIMEOUT_MS }: ProviderAddress): ProviderCall =>
  async (method, path, body) => {
    const response = await fetch(new URL(path, url), {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The payment provider answered ${response.status} to ${method} ${path}`)
    return response.status === 204 ? null : response.json()
  }
