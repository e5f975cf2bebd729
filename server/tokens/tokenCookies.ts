import { bearerToken } from '#server/commerce/engine/tokens.ts'

/**
 * A customer's token and the placeholder that the browser's scripts have instead of it. The placeholder is part of the
 * cookie's name, so it leads to its own token or to none: never to that of somebody who signed in later.
 */
export type TokenCookie = { readonly placeholder: string; readonly token: string }

/** Browsers accept this prefix with `Secure`, `Path=/` and without `Domain` only: no other host can write such a cookie. */
const PREFIX = '__Host-token-'

/** Strict, because the shop's own scripts alone send these requests. */
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** A bearer token (RFC 6750 §2.1): a cookie may hold all of these characters. */
const TOKEN_FORM = String.raw`[\w.~+/-]+=*`

const TOKEN = new RegExp(`^${TOKEN_FORM}$`)
const COOKIE = new RegExp(`^${PREFIX}(?<placeholder>[A-Za-z\\d]+)=(?<token>${TOKEN_FORM})$`)

/** Browsers ignore a cookie of more than 4,096 bytes with its attributes. */
const LONGEST_TOKEN = 3_800

/** Node refuses requests with more than 16 kB of headers, and other cookies need room too. */
const MOST_BYTES = 6_000

/** Whether a cookie can hold this token. */
export const fitsCookie = (token: string): boolean => token.length <= LONGEST_TOKEN && TOKEN.test(token)

/** The tokens in a `Cookie` header, the oldest first, as browsers send them. */
export function tokenCookiesIn(header: string | null | undefined): readonly TokenCookie[] {
  return (header ?? '').split(/; */).flatMap((pair) => {
    const { placeholder, token } = COOKIE.exec(pair)?.groups ?? {}
    return placeholder !== undefined && token !== undefined ? [{ placeholder, token }] : []
  })
}

/** The cookie whose placeholder is the bearer in an `Authorization` header. */
export function namedCookie(
  cookies: readonly TokenCookie[],
  authorization: string | null | undefined,
): TokenCookie | undefined {
  const bearer = bearerToken(authorization ?? null)
  return cookies.find(({ placeholder }) => placeholder === bearer)
}

/** The `Authorization` header with the token instead of its placeholder; unchanged without a cookie for it. */
export function withToken(authorization: string | null, cookieHeader: string | undefined): string | null {
  const cookie = namedCookie(tokenCookiesIn(cookieHeader), authorization)
  return cookie ? bearerHeaderOf(cookie) : authorization
}

export const bearerHeaderOf = ({ token }: TokenCookie): string => `Bearer ${token}`

/** The `Set-Cookie` that writes a token. */
export const cookieOf = ({ placeholder, token }: TokenCookie, lifetimeSeconds: number): string =>
  `${PREFIX}${placeholder}=${token}; Max-Age=${lifetimeSeconds}; ${ATTRIBUTES}`

/** The `Set-Cookie` that removes one. */
export const removalOf = ({ placeholder }: Pick<TokenCookie, 'placeholder'>): string =>
  `${PREFIX}${placeholder}=; Max-Age=0; ${ATTRIBUTES}`

/** The oldest cookies, which have to go so that the new ones fit into a request. */
export function surplusOf(known: readonly TokenCookie[], added: readonly TokenCookie[]): readonly TokenCookie[] {
  const bytesOf = (cookies: readonly TokenCookie[]) =>
    cookies.reduce((sum, { placeholder, token }) => sum + PREFIX.length + placeholder.length + token.length, 0)
  let kept = known
  while (kept.length > 0 && bytesOf([...kept, ...added]) > MOST_BYTES) kept = kept.slice(1)
  return known.slice(0, known.length - kept.length)
}
