import type { Logger } from 'pino'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { isCrossSite } from '#server/gateway/isCrossSite.ts'
import { bearerHeaderOf, namedCookie, removalOf, tokenCookiesIn, type TokenCookie } from './tokenCookies.ts'

type EndSessionsOptions = {
  readonly gateway: CommerceGateway
  readonly log: Pick<Logger, 'warn'>
}

/** More than a browser has; a client must not multiply requests to the backend by forged cookies. */
const MOST_ENDED = 4

const SIGN_OUT = 'mutation{revokeCustomerToken{result}}'

/**
 * `POST /api/end-sessions`: the browser signed out earlier, when no request reached the host. Removes the cookies of all
 * tokens but that of the session in the `Authorization` header, and ends the latest ones at the backend.
 */
export function createEndSessions({ gateway, log }: EndSessionsOptions): (request: Request) => Promise<Response> {
  async function signOut(request: Request, cookie: TokenCookie): Promise<void> {
    const headers = new Headers(request.headers)
    for (const name of ['cookie', 'content-length']) headers.delete(name)
    headers.set('content-type', 'application/json')
    headers.set('authorization', bearerHeaderOf(cookie))
    const body = JSON.stringify({ query: SIGN_OUT })
    const asked = new Request(new URL('/api/graphql', request.url), { method: 'POST', headers, body })
    const answer = await gateway.handle(asked)
    if (answer.status >= 500) log.warn({ status: answer.status }, 'A token could not be ended at the backend')
  }

  return async (request) => {
    if (isCrossSite(request)) return new Response(null, { status: 403 })
    const cookies = tokenCookiesIn(request.headers.get('cookie'))
    const session = namedCookie(cookies, request.headers.get('authorization'))
    const left = cookies.filter((cookie) => cookie !== session)
    // A sign-out ends all tokens of a customer, who may be the one that has signed in since.
    if (!session) await Promise.all(left.slice(-MOST_ENDED).map((cookie) => signOut(request, cookie)))
    const headers = new Headers({ 'cache-control': 'no-store' })
    for (const cookie of left) headers.append('set-cookie', removalOf(cookie))
    return new Response(null, { status: 204, headers })
  }
}
