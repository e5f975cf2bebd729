import fc from 'fast-check'
import type { GraphQLSchema } from 'graphql'
import { createDocuments, ownOperations, type GraphqlRequest } from './generatedDocuments.ts'
import { broken, fault, hostileText, withFault } from './hostileTexts.ts'
import { knownValue, type KnownValues } from './knownValues.ts'
import type { FuzzRequest } from './fuzzRequest.ts'

/** A generated request, and the way to write it with the values that the shop knows by then. */
export type Generated = { readonly kind: Kind; readonly written: (known: KnownValues) => FuzzRequest }

export const KINDS = ['graphql', 'html', 'media'] as const
export type Kind = (typeof KINDS)[number]

export type Sources = {
  readonly schema: GraphQLSchema
  /** The storefront's operations by their ids. */
  readonly operations: Readonly<Record<string, string>>
  /** The paths of the pages, with their parameters. */
  readonly pagePaths: readonly string[]
  readonly cookieNames: readonly string[]
  readonly queryNames: readonly string[]
  readonly storeCodes: readonly string[]
}

/** A text as a header may have it: printable Latin-1 without blanks at its ends. */
const headerValue = (text: string) =>
  text
    .replaceAll(/[^\x20-\x7E\xA1-\xFF]/g, '')
    .trim()
    .slice(0, 6_000)

/** A path as a client can send it: visible ASCII. */
const rawPath = (text: string) => text.replaceAll(/[^\x21-\x7E]/g, (letter) => encodeSafely(letter))

function encodeSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

const header = (name: string, values: fc.Arbitrary<string>, weight: number) =>
  fc.oneof(
    { arbitrary: fc.constant(null), weight: 10 },
    { arbitrary: values.map((value) => [name, value] as const), weight },
  )

const headers = (...all: readonly ReturnType<typeof header>[]): fc.Arbitrary<Readonly<Record<string, string>>> =>
  fc.tuple(...all).map((given) => Object.fromEntries(given.filter((one) => one !== null)))

const filledHeaders = (given: Readonly<Record<string, string>>, known: KnownValues) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, headerValue(known.fill(value))]))

/** Headers that any request may have. */
const commonHeaders = ({ storeCodes, cookieNames }: Sources) => [
  header(
    'authorization',
    fc.oneof(
      { arbitrary: fc.constant('Bearer ⟦token 0⟧'), weight: 4 },
      { arbitrary: hostileText.map((text) => `Bearer ${text}`), weight: 1 },
    ),
    10,
  ),
  header(
    'store',
    fc.oneof({ arbitrary: fc.constantFrom(...storeCodes), weight: 6 }, { arbitrary: hostileText, weight: 1 }),
    4,
  ),
  header('content-currency', fc.oneof(fc.constantFrom('EUR', 'CHF', 'XXX'), hostileText), 1),
  header('cookie', cookies(cookieNames), 8),
  header('x-forwarded-for', fc.oneof(fc.ipV4(), fc.ipV6(), hostileText), 1),
  header('x-forwarded-proto', hostileText, 1),
  header('x-forwarded-host', hostileText, 1),
  header('host', fc.oneof(fc.domain(), hostileText), 1),
  header(
    'accept',
    fc.oneof(
      fc.constantFrom('*/*', 'text/html', 'image/avif,image/webp,*/*', 'image/png', 'application/json'),
      hostileText,
    ),
    6,
  ),
  header('accept-language', fc.oneof(fc.constantFrom('de-CH, fr;q=0.9, en;q=0', '*', 'xx-XX;q=abc'), hostileText), 2),
  header('accept-encoding', fc.oneof(fc.constantFrom('br', 'gzip', 'identity;q=0, *;q=0', 'zstd'), hostileText), 2),
  header(
    'range',
    fc.oneof(
      fc.constantFrom(
        'bytes=0-0',
        'bytes=-1',
        'bytes=5-2',
        'bytes=0-,0-,0-',
        'bytes=99999999999999999999-',
        'lines=1-2',
      ),
      hostileText,
    ),
    2,
  ),
  header('if-none-match', fc.oneof(fc.constantFrom('*', '"a"', 'W/"a", "b"'), hostileText), 1),
  header('if-modified-since', fc.oneof(fc.constantFrom('Thu, 01 Jan 1970 00:00:00 GMT'), hostileText), 1),
  header('sec-fetch-site', fc.constantFrom('same-origin', 'cross-site', 'none', 'x'), 2),
  header('origin', fc.oneof(fc.constantFrom('null', 'http://evil.example', 'http://localhost'), hostileText), 1),
  header(
    'traceparent',
    fc.oneof(fc.constantFrom('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'), hostileText),
    1,
  ),
]

function cookies(names: readonly string[]): fc.Arbitrary<string> {
  const value = fc.oneof(
    knownValue('cartid'),
    knownValue('token'),
    hostileText.map(encodeSafely),
    hostileText,
    fc.json(),
  )
  return fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), hostileText), value), { minLength: 1, maxLength: 4 })
    .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('; '))
}

const method = (usual: string) =>
  fc.oneof(
    { arbitrary: fc.constant(usual), weight: 30 },
    {
      arbitrary: fc.constantFrom(
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'PURGE',
        'PROPFIND',
        'QUERY',
      ),
      weight: 2,
    },
  )

const escapedInJson = (value: string) => JSON.stringify(value).slice(1, -1)

/** Operations of the storefront, documents from the schema, broken ones of both, and bodies that are no operations. */
export function graphqlRequests(sources: Sources): fc.Arbitrary<Generated> {
  const { schema, operations } = sources
  const own = ownOperations(schema, Object.values(operations))
  const documents = createDocuments(schema)
  const brokenDocuments = fc
    .tuple(fc.oneof(own, documents), fault)
    .map(([{ query, variables }, at]): GraphqlRequest => ({ query: withFault(query, at), variables }))
  const given = headers(
    ...commonHeaders(sources),
    header(
      'content-type',
      fc.oneof(
        fc.constantFrom(
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'application/graphql',
        ),
        hostileText,
      ),
      1,
    ),
  )
  const path = fc.oneof(
    { arbitrary: fc.constant('/api/graphql'), weight: 9 },
    { arbitrary: fc.constant('/graphql'), weight: 1 },
  )
  const posts = fc
    .record({
      operation: fc.oneof(
        { arbitrary: own, weight: 4 },
        { arbitrary: documents, weight: 6 },
        { arbitrary: brokenDocuments, weight: 2 },
      ),
      headers: given,
      path,
      method: method('POST'),
    })
    .map(({ operation, ...rest }): Generated => ({
      kind: 'graphql',
      written: (known) => written(rest, JSON.stringify(filled(operation, known)), known),
    }))
  const bodies = fc
    .record({
      body: fc.oneof(
        fc.json(),
        hostileText,
        broken(fc.json()),
        fc.json().map((json) => `{"query":${json},"variables":${json}}`),
      ),
      headers: given,
      path,
      method: method('POST'),
    })
    .map(({ body, ...rest }): Generated => ({ kind: 'graphql', written: (known) => written(rest, body, known) }))
  const gets = fc
    .record({
      operation: fc.oneof(own, documents),
      id: fc.oneof(fc.constantFrom(...Object.keys(operations)), hostileText, fc.constant(null)),
      variables: fc.oneof({ arbitrary: fc.constant(null), weight: 3 }, { arbitrary: hostileText, weight: 1 }),
      headers: given,
      path,
    })
    .map(({ operation, id, variables, ...rest }): Generated => ({
      kind: 'graphql',
      written(known) {
        const sent = filled(operation, known)
        const query = [
          ...(id === null ? [['query', sent.query]] : [['id', id]]),
          ['variables', variables ?? JSON.stringify(sent.variables)],
        ].map(([name = '', value = '']) => `${name}=${encodeSafely(value)}`)
        return {
          method: 'GET',
          path: `${rest.path}?${query.join('&')}`.slice(0, 14_000),
          headers: filledHeaders(rest.headers, known),
        }
      },
    }))
  return fc.oneof({ arbitrary: posts, weight: 10 }, { arbitrary: gets, weight: 2 }, { arbitrary: bodies, weight: 1 })
}

const filled = ({ query, variables }: GraphqlRequest, known: KnownValues) => ({
  query: known.fill(query, escapedInJson),
  variables: JSON.parse(known.fill(JSON.stringify(variables ?? null), escapedInJson)) as unknown,
})

/** An answer to more bytes than this may get lost, because the host closes the connection while they are sent. */
const MOST_BODY_CHARACTERS = 250_000

type Rest = { readonly method: string; readonly path: string; readonly headers: Readonly<Record<string, string>> }

function written(rest: Rest, text: string, known: KnownValues): FuzzRequest {
  const body = text.slice(0, MOST_BODY_CHARACTERS)
  const length = String(Buffer.byteLength(body))
  const given = filledHeaders(rest.headers, known)
  return { ...rest, headers: { 'content-type': 'application/json', ...given, 'content-length': length }, body }
}

/** Addresses of pages, of files and of the host's own doors, whole and broken. */
export function pageRequests(sources: Sources): fc.Arbitrary<Generated> {
  const { pagePaths, queryNames } = sources
  const segment = fc.oneof(hostileText, hostileText.map(encodeSafely), knownValue('urlkey'), knownValue('id'))
  const declared = fc
    .tuple(fc.constantFrom(...pagePaths), fc.array(segment, { minLength: 3, maxLength: 3 }))
    .map(([path, segments]) => path.replaceAll(/\$\w*/g, () => segments.pop() ?? ''))
  const linked = knownValue('address')
  const free = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)
  const path = fc.oneof(
    { arbitrary: linked, weight: 6 },
    { arbitrary: declared, weight: 6 },
    { arbitrary: free, weight: 3 },
    { arbitrary: broken(fc.oneof(linked, declared)), weight: 3 },
  )
  const value = fc.oneof(
    hostileText,
    fc.json(),
    knownValue('token'),
    knownValue('uid'),
    fc.constantFrom('1', '0', '-1', '99999999', '1-2', 'a,b', '0,5'),
  )
  const query = fc.array(
    fc.tuple(
      fc.oneof({ arbitrary: fc.constantFrom(...queryNames), weight: 8 }, { arbitrary: hostileText, weight: 1 }),
      value,
      fc.boolean(),
    ),
    { maxLength: 4 },
  )
  const body = fc.oneof(fc.json(), hostileText, fc.webQueryParameters())
  return fc
    .record({ path, query, headers: headers(...commonHeaders(sources)), method: method('GET'), body })
    .map(({ path: asked, query: asks, headers: given, method: verb, body: sent }): Generated => ({
      kind: 'html',
      written(known) {
        const queryText = asks
          .map(
            ([name, text, isEscaped]) =>
              `${encodeSafely(name)}=${isEscaped ? encodeSafely(known.fill(text)) : known.fill(text)}`,
          )
          .join('&')
        const filledPath = known.fill(asked)
        const address = rawPath(
          `${filledPath}${queryText && (filledPath.includes('?') ? '&' : '?')}${queryText}`,
        ).slice(0, 14_000)
        const hasBody = !['GET', 'HEAD', 'TRACE'].includes(verb)
        return {
          method: verb,
          path: address.startsWith('/') ? address : `/${address}`,
          headers: {
            ...filledHeaders(given, known),
            ...(hasBody && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }),
          },
          ...(hasBody && { body: sent }),
        }
      },
    }))
}

/** Names of pictures and films, whole and broken, in all sizes. */
export function mediaRequests(sources: Sources, widths: readonly number[]): fc.Arbitrary<Generated> {
  const ending = fc.constantFrom('jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'mp4', 'webm', 'svg', '')
  const made = fc
    .tuple(fc.array(fc.oneof(hostileText, hostileText.map(encodeSafely)), { minLength: 1, maxLength: 4 }), ending)
    .map(([names, end]) => `/media/${names.join('/')}.${end}`)
  const path = fc.oneof(
    { arbitrary: knownValue('media'), weight: 5 },
    { arbitrary: broken(knownValue('media')), weight: 3 },
    { arbitrary: made, weight: 3 },
  )
  const width = fc.oneof(
    { arbitrary: fc.constantFrom(...widths).map(String), weight: 6 },
    { arbitrary: hostileText.map(encodeSafely), weight: 1 },
    { arbitrary: fc.constant(null), weight: 1 },
  )
  return fc
    .record({ path, width, headers: headers(...commonHeaders(sources)), method: method('GET') })
    .map(({ path: asked, width: wide, headers: given, method: verb }): Generated => ({
      kind: 'media',
      written(known) {
        const address = rawPath(known.fill(asked)).split('?')[0] ?? ''
        return {
          method: verb,
          path: `${address.startsWith('/') ? '' : '/'}${address}${wide === null ? '' : `?width=${wide}`}`.slice(
            0,
            14_000,
          ),
          headers: filledHeaders(given, known),
        }
      },
    }))
}
