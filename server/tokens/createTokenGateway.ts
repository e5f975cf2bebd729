import type { Logger } from 'pino'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { graphqlFailure } from '#server/gateway/graphqlFailure.ts'
import { isCrossSite } from '#server/gateway/isCrossSite.ts'
import { isObject, parseObject, readQuestion, rebuilt } from '#server/gateway/question.ts'
import { randomText } from '#server/randomText.ts'
import {
  bearerHeaderOf,
  cookieOf,
  fitsCookie,
  namedCookie,
  removalOf,
  surplusOf,
  tokenCookiesIn,
  type TokenCookie,
} from './tokenCookies.ts'
import { createSessionPartOf, type SessionPart } from './tokenFields.ts'

type TokenGatewayOptions = {
  readonly gateway: CommerceGateway
  readonly schemaText: string
  readonly log: Pick<Logger, 'error'>
}

/** About 140 bits. */
const PLACEHOLDER_LENGTH = 24

/** As the storefront assumes (spec §9) if the backend does not tell the lifetime of its tokens. */
const DEFAULT_LIFETIME_HOURS = 1

const LIFETIME_QUERY = '{storeConfig{customer_access_token_lifetime}}'

/** The shortest question that every living token of a customer may ask. */
const CUSTOMER_QUERY = '{customer{email}}'

const REFUSALS: readonly unknown[] = ['graphql-authorization', 'graphql-authentication']

/**
 * Keeps customers' tokens in cookies that scripts cannot read. A token in an answer is replaced by a placeholder, which
 * the storefront stores and sends like a token; the host sends the token instead. A placeholder without a cookie is sent
 * as it is: the backend refuses it like a dead token.
 *
 * A cookie alone opens nothing: pages of other sites cannot send the `Authorization` header with the placeholder.
 */
export function createTokenGateway(options: TokenGatewayOptions): CommerceGateway {
  const { gateway, schemaText } = options
  const sessionPartOf = createSessionPartOf(schemaText)

  return {
    async handle(request) {
      const question = await readQuestion(request)
      // Another server may read a token's field in a document that this one cannot read, e.g. in a batch.
      const part = question.text === '' && question.body ? null : sessionPartOf(question.text)
      if (part === null) return unreadable()
      const known = isCrossSite(request) ? [] : tokenCookiesIn(request.headers.get('cookie'))
      const session = namedCookie(known, request.headers.get('authorization'))
      const asked = rebuilt(request, question.body, null)
      if (session) asked.headers.set('authorization', bearerHeaderOf(session))
      const answer = await gateway.handle(asked)
      if (part.asksForToken) return withoutTokens(answer, { request, known, part }, options)
      if (!session) return answer
      // All of them: a check of the password leaves a token behind that no session uses.
      if (part.endsSession) return withCookies(answer, known.map(removalOf))
      const isOver = (await isRefusal(answer)) && (await isDead(asked, gateway))
      return isOver ? withCookies(answer, [removalOf(session)]) : answer
    },
  }
}

const unreadable = () =>
  graphqlFailure({ status: 400, message: 'This request cannot be read.', code: 'UNREADABLE_REQUEST' })

type Asked = { readonly request: Request; readonly known: readonly TokenCookie[]; readonly part: SessionPart }

/** The answer with placeholders instead of its tokens, and with the tokens in cookies. */
async function withoutTokens(
  answer: Response,
  { request, known, part }: Asked,
  { gateway, log }: TokenGatewayOptions,
): Promise<Response> {
  const body = parseObject(await answer.text())
  const tokens = part.tokensIn(body?.['data'])
  if (body === null || !tokens.every(fitsCookie)) {
    log.error(
      body === null
        ? 'An answer that may contain a token cannot be read, and was not passed on'
        : 'A token cannot be kept in a cookie: set TOKEN_STORAGE to record',
    )
    return graphqlFailure({
      status: 502,
      message: 'The shop gave an answer that cannot be read.',
      code: 'UPSTREAM_BAD_ANSWER',
    })
  }
  const added = tokens.map((token) => ({ placeholder: randomText(PLACEHOLDER_LENGTH), token }))
  // Wherever they are in the answer.
  const text = added.reduce(
    (before, { placeholder, token }) => before.replaceAll(JSON.stringify(token), JSON.stringify(placeholder)),
    JSON.stringify(body),
  )
  const seconds = added.length > 0 ? await lifetimeSeconds(request, gateway) : 0
  const cookies = [...surplusOf(known, added).map(removalOf), ...added.map((cookie) => cookieOf(cookie, seconds))]
  const { status, headers } = answer
  return withCookies(new Response(text, { status, headers }), cookies)
}

/** The host's own question in the name of the same client. */
function questionLike({ url, headers: given, signal }: Request, query: string): Request {
  const address = new URL(new URL(url).pathname, url)
  address.searchParams.set('query', query)
  const headers = new Headers(given)
  for (const name of ['content-type', 'content-length', 'cookie']) headers.delete(name)
  return new Request(address, { headers, signal })
}

async function lifetimeSeconds(request: Request, gateway: CommerceGateway): Promise<number> {
  const question = questionLike(request, LIFETIME_QUERY)
  question.headers.delete('authorization')
  const { data } = parseObject(await (await gateway.handle(question)).text()) ?? {}
  const config = isObject(data) ? data['storeConfig'] : null
  const hours = isObject(config) ? config['customer_access_token_lifetime'] : null
  return Math.round((typeof hours === 'number' && hours > 0 ? hours : DEFAULT_LIFETIME_HOURS) * 3_600)
}

/** Backends refuse a foreign cart and a dead token alike, so the token itself is tried. */
async function isDead(asked: Request, gateway: CommerceGateway): Promise<boolean> {
  return isRefusal(await gateway.handle(questionLike(asked, CUSTOMER_QUERY)))
}

/** Whether the backend refused to answer this customer, by status or by category. */
async function isRefusal(answer: Response): Promise<boolean> {
  if (answer.status === 401) return true
  if (!answer.headers.get('content-type')?.includes('json')) return false
  const text = await answer.clone().text()
  // Most answers have no errors, and need not be parsed.
  const errors = text.includes('"errors"') ? parseObject(text)?.['errors'] : null
  return Array.isArray(errors) && errors.some((error) => REFUSALS.includes(categoryOf(error)))
}

function categoryOf(error: unknown): unknown {
  const extensions = isObject(error) ? error['extensions'] : null
  return isObject(extensions) ? extensions['category'] : null
}

function withCookies({ body, status, headers: given }: Response, cookies: readonly string[]): Response {
  const headers = new Headers(given)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (cookies.length > 0) headers.set('cache-control', 'no-store')
  return new Response(body, { status, headers })
}
