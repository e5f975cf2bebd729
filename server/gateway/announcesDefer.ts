import type { CommerceGateway } from './commerceGateway.ts'

const DIRECTIVES_QUERY = '{__schema{directives{name}}}'

/**
 * Whether the backend's schema announces `@defer`. A backend that refuses introspection, as Magento does in production
 * mode, announces nothing, and neither does one that fails: whole answers are right for every backend.
 */
export async function announcesDefer(gateway: CommerceGateway, timeoutMs = 5_000): Promise<boolean> {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: DIRECTIVES_QUERY }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    const answer = (await (await gateway.handle(request)).json()) as {
      readonly data?: { readonly __schema?: { readonly directives?: readonly { readonly name: string }[] } } | null
    } | null
    return answer?.data?.__schema?.directives?.some(({ name }) => name === 'defer') ?? false
  } catch (error) {
    // The gateway rejects when the time is over, and only then; any other answer that is no JSON announces nothing.
    if (request.signal.aborted || error instanceof SyntaxError) return false
    throw error
  }
}
