import type { GraphQLResponse, Observable, Variables } from 'relay-runtime'

/** As server/gateway/operationPolicy.ts writes them into the artifacts. */
export type PolicyMark = 'public' | 'outlivesDocument' | 'fillsCart' | 'placesOrder' | 'startsSession' | 'endsSession'

/** One operation in the chain. Links never change it; they forward a copy. */
export type OperationRequest = {
  readonly name: string
  readonly kind: 'query' | 'mutation'
  /** The document, as printed by the compiler. */
  readonly text: string
  /** SHA-256 of the text: its id in persisted_queries.json. */
  readonly id: string | null
  readonly variables: Variables
  readonly headers: Readonly<Record<string, string>>
  /** `GET` sends `id` instead of `text`. */
  readonly method: 'POST' | 'GET'
  /** Derived from its root fields (see the directives in schema.graphql). Set when operations are compiled. */
  readonly policy: readonly PolicyMark[]
  /**
   * The operation is about exactly this cart: if it is lost, the caller gets the error, and no other cart replaces it.
   */
  readonly keepsCart?: boolean
  /** Sends this token of a customer whose session is about to begin: see `sendWithToken`. */
  readonly bearer?: string
  /**
   * Whether the store can answer the operation. Set by callers that can continue with the store's data until the
   * network answers; absent if the caller needs the network's answer.
   */
  readonly isInStore?: () => boolean
}

export type Forward = (request: OperationRequest) => Observable<GraphQLResponse>

/**
 * A step of the chain. It may change the request or the answers, or send again; it does not depend on React or the
 * router.
 */
export type Link = (request: OperationRequest, forward: Forward) => Observable<GraphQLResponse>

/** The first link sees the request first and the answer last. */
export function composeLinks(links: readonly Link[], transport: Forward): Forward {
  return links.reduceRight<Forward>((forward, link) => (request) => link(request, forward), transport)
}

/**
 * The errors of an answer, in either form. Before validation an answer may be any JSON: an entry of `errors` that is
 * not an error becomes one without a text.
 */
export function errorsOf(response: GraphQLResponse): readonly GraphQLErrorLike[] {
  const single = Array.isArray(response) ? response[0] : response
  const errors = (single as { errors?: unknown } | null | undefined)?.errors ?? []
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [errors]
  return list.map((error) => (typeof error === 'object' && error !== null ? error : {}) as GraphQLErrorLike)
}

export type GraphQLErrorLike = {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions?: { readonly category?: string; readonly [key: string]: unknown }
}

export const hasCategory = (response: GraphQLResponse, ...categories: readonly string[]): boolean =>
  errorsOf(response).some(({ extensions }) => categories.includes(extensions?.category ?? ''))

/** The HTTP failure of an answer with a status of 300 or above. */
export type HttpFailure = {
  readonly status: number
  /** The value of `Retry-After`; null without the header. */
  readonly retryAfterMs: number | null
}

/** Attaches the status to a GraphQL answer, so that links can distinguish an overloaded server from a refusal. */
export const withHttpFailure = <TAnswer extends object>(answer: TAnswer, http: HttpFailure): TAnswer => ({
  ...answer,
  extensions: { ...('extensions' in answer && (answer.extensions as object)), http },
})

/** As written by {@link withHttpFailure}; null for an answer with a status below 300. */
export function httpFailureOf(response: GraphQLResponse): HttpFailure | null {
  const single = Array.isArray(response) ? response[0] : response
  return (single as { extensions?: { http?: HttpFailure } } | null | undefined)?.extensions?.http ?? null
}
