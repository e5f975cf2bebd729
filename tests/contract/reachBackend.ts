import type { Fetch } from './commerceClient.ts'

/** The address of a GraphQL server that answers, or one line that says why it is none. */
export type Reached = { readonly url: string } | { readonly problem: string }

/** Looks at an address that somebody typed. */
export async function reachBackend(typed: string | undefined, fetch: Fetch): Promise<Reached> {
  if (typed === undefined) return { problem: 'Say which backend: npm run doctor -- https://shop.example/graphql' }
  const url = URL.parse(typed)
  if (!url || !/^https?:$/.test(url.protocol)) {
    return { problem: `“${typed}” is not an address. It has to look like https://shop.example/graphql` }
  }
  let response: Response
  try {
    response = await fetch(questionTo(url))
  } catch (error) {
    return { problem: `Nothing answers at ${url.href}: ${reasonOf(error)}` }
  }
  const text = await response.text()
  if (response.status >= 500) {
    return { problem: `${url.href} answers with status ${response.status}: the backend is down, or in maintenance` }
  }
  if (/^\s*<(!doctype|html)/i.test(text)) {
    const usual = new URL(`${url.href.replace(/\/$/, '')}/graphql`)
    const isThere = await fetch(questionTo(usual)).then(
      async (answer) => isGraphql(await answer.text()),
      () => false,
    )
    const where = isThere ? `The API is at ${usual.href}` : 'The address of the API usually ends in /graphql'
    return { problem: `${url.href} answers with a web page. ${where}` }
  }
  return isGraphql(text)
    ? { url: url.href }
    : { problem: `${url.href} answers with status ${response.status} and something else than GraphQL` }
}

const questionTo = (url: URL): Request =>
  new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: '{__typename}' }),
  })

/** The cause says more than "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

function isGraphql(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer)
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/** In one line. */
const MOST_NAMED = 5

/** Root fields that the storefront cannot do without and that the backend lacks, in one line; null where all are there. */
export function lackingRoots(lacking: readonly string[]): string | null {
  const roots = ['Query.', 'Mutation.'].flatMap((root) => lacking.filter((name) => name.startsWith(root)))
  if (roots.length === 0) return null
  const more = roots.length > MOST_NAMED ? ` and ${roots.length - MOST_NAMED} more root fields` : ''
  return `The schema lacks ${roots.slice(0, MOST_NAMED).join(', ')}${more}: the backend is older than Magento 2.4.7, or modules were removed`
}
