type ProbeOptions = { readonly url: string; readonly fetch: typeof fetch; readonly timeoutMs?: number }

export type UpstreamProblem = {
  /** Why the answer cannot be used, as the end of a sentence. */
  readonly words: string
  /** A server that is away, overloaded or being updated: it may answer later. Otherwise the address is wrong. */
  readonly isPassing: boolean
}

/**
 * Queries the commerce server's store code, so that a wrong address is found before the first shopper arrives. Resolves
 * to null if it answers, otherwise to the problem.
 */
export async function probeUpstream({ url, fetch, timeoutMs = 5_000 }: ProbeOptions): Promise<UpstreamProblem | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: '{storeConfig{store_code}}' }),
      redirect: 'manual',
      signal,
    })
    const location = response.headers.get('location')
    if (location !== null) {
      return { words: `it redirects to ${URL.parse(location, url)?.href ?? location}`, isPassing: false }
    }
    const text = await response.text()
    if (hasStoreConfig(text)) return null
    const kind = /^\s*</.test(text) ? 'HTML' : 'no store configuration'
    // Maintenance, an overload, or a failed first request after the caches were emptied.
    const isPassing = response.status >= 500 || response.status === 429
    return { words: `it answered status ${response.status} and ${kind}`, isPassing }
  } catch (error) {
    if (signal.aborted) return { words: `it did not answer within ${timeoutMs / 1000} s`, isPassing: true }
    return { words: reasonOf(error), isPassing: true }
  }
}

function hasStoreConfig(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text)
    return isRecord(answer) && isRecord(answer['data']) && isRecord(answer['data']['storeConfig'])
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** fetch only reports "fetch failed"; the reason (refused, unknown host, bad certificate) is in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) return cause.errors[0].message
  return cause instanceof Error ? cause.message : String(cause)
}
