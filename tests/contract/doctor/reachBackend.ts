import type { Fetch } from '../commerceClient.ts'

/** Why an address is not a GraphQL server's, and the remedy. */
export type Unreached = { readonly problem: string; readonly remedy: string }

/** The address of a GraphQL server that answers. */
export type Reached = { readonly url: string } | Unreached

const EXAMPLE = 'https://shop.example/graphql'

/** Checks an address that a merchant typed. */
export async function reachBackend(typed: string | undefined, fetch: Fetch): Promise<Reached> {
  if (typed === undefined) return { problem: 'Say which backend', remedy: `npm run doctor -- ${EXAMPLE}` }
  const url = URL.parse(typed)
  if (!url || !/^https?:$/.test(url.protocol)) {
    return { problem: `“${typed}” is not an address`, remedy: `It has to look like ${EXAMPLE}` }
  }
  const question = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: '{__typename}' }),
    // Following a redirect would repeat the query as GET.
    redirect: 'manual',
  })
  let response: Response
  let text: string
  try {
    response = await fetch(question)
    text = await response.text()
  } catch (error) {
    return unreached(url, error)
  }
  const { status, headers } = response
  const says = (words: string, remedy: string): Unreached => ({ problem: `${url.href} answers ${words}`, remedy })
  const location = headers.get('location')
  if (status >= 300 && status < 400 && location !== null) {
    const target = URL.parse(location, url)?.href ?? location
    return says(`with a redirect to ${target}`, `Give the address that it leads to: ${target}`)
  }
  if (isGraphql(text)) return { url: url.href }
  if (status >= 500) {
    return says(
      `with status ${status}: the backend is down, or in maintenance`,
      'End the maintenance mode with bin/magento maintenance:disable, and look into the log of the web server',
    )
  }
  if (status === 401 || status === 403) {
    return says(
      `with status ${status}: it lets nobody in`,
      'Take the password or the block from the address of the API',
    )
  }
  const remedy = `The address of the API usually ends in /graphql: try ${likelyAddress(url)}`
  if (status === 404) return says('with status 404: nothing is there', remedy)
  if (/^\s*<(!doctype|html)/i.test(text)) return says('with a web page', remedy)
  return says(`with status ${status} and something else than GraphQL`, remedy)
}

/** The likely address of Magento's API, for an address of its shop. */
function likelyAddress(url: URL): string {
  const path = url.pathname.replace(/\/+$/, '')
  return `${url.origin}${path.endsWith('/graphql') ? path : `${path}/graphql`}`
}

/** No HTTP answer at all. The error's cause is more precise than "fetch failed". */
function unreached(url: URL, error: unknown): Unreached {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = cause instanceof Error ? cause.message : String(cause)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (cause instanceof Error && cause.name === 'TimeoutError') {
    return {
      problem: `${url.href} did not answer in time`,
      remedy: 'Look whether the backend is overloaded or its caches were just emptied, and try again',
    }
  }
  if (/CERT|SIGNATURE|SELF_SIGNED/.test(code)) {
    return {
      problem: `The certificate of ${url.host} is not trusted: ${reason.split(';')[0]}`,
      remedy: 'Use a certificate of a known authority, or name the file of your own one in NODE_EXTRA_CA_CERTS',
    }
  }
  return {
    problem: `Nothing answers at ${url.href}: ${reason}`,
    remedy: 'Check the name of the host and the port, and that this machine may reach it',
  }
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

/** The highest number of names in one line. */
const MOST_NAMED = 5

/** Root fields that the storefront requires and that the backend lacks, in one line; null if all exist. */
export function lackingRoots(lacking: readonly string[]): string | null {
  const roots = ['Query.', 'Mutation.'].flatMap((root) => lacking.filter((name) => name.startsWith(root)))
  if (roots.length === 0) return null
  const more = roots.length > MOST_NAMED ? ` and ${roots.length - MOST_NAMED} more root fields` : ''
  return `The schema lacks ${roots.slice(0, MOST_NAMED).join(', ')}${more}`
}

/** For {@link lackingRoots}. */
export const UPDATE_REMEDY = 'Update Magento to 2.4.7 or newer, or put the removed modules back'
