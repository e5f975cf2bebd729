type ProbeOptions = { readonly url: string; readonly fetch: typeof fetch; readonly timeoutMs?: number }

/**
 * Asks the commerce server for its store code, so that a wrong address is found before the first shopper comes.
 * Resolves to null when it answers, else to what is wrong, as the end of a sentence.
 */
export async function probeUpstream({ url, fetch, timeoutMs = 5_000 }: ProbeOptions): Promise<string | null> {
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
    if (location !== null) return `it redirects to ${URL.parse(location, url)?.href ?? location}`
    const text = await response.text()
    return hasStoreConfig(text) ? null : `it answered status ${response.status} and no store configuration`
  } catch (error) {
    if (signal.aborted) return `it did not answer within ${timeoutMs / 1000} s`
    return reasonOf(error)
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

/** fetch says only "fetch failed"; the reason (refused, unknown host, bad certificate) is in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) return cause.errors[0].message
  return cause instanceof Error ? cause.message : String(cause)
}
