import type { GraphQLResponse, Observable, Variables } from 'relay-runtime'

/** As server/gateway/operationPolicy.ts writes them into the artifacts. */
export type PolicyMark = 'public' | 'outlivesDocument' | 'fillsCart' | 'placesOrder' | 'startsSession' | 'endsSession'

/** One operation on its way through the chain. Links never change it; they forward a copy. */
export type OperationRequest = {
  readonly name: string
  readonly kind: 'query' | 'mutation'
  /** The document, as printed by the compiler. */
  readonly text: string
  /** SHA-256 of the text: its id in persisted_queries.json. */
  readonly id: string | null
  readonly variables: Variables
  readonly headers: Readonly<Record<string, string>>
  /** `GET` asks by `id` instead of `text`. */
  readonly method: 'POST' | 'GET'
  /** What follows from its root fields (see the marks in schema.graphql). Set when operations are compiled. */
  readonly policy: readonly PolicyMark[]
  /** The cart it names is meant: where that is gone, its asker is told, and no other takes its place. */
  readonly keepsCart?: boolean
  /** Asks in the name of a customer whose session is about to begin: see `inTheNameOf`. */
  readonly bearer?: string
  /**
   * Whether the store can answer by itself. Set by whoever can go on with that until the network's answer comes; unset for
   * whoever needs the network's.
   */
  readonly isInStore?: () => boolean
}

export type Forward = (request: OperationRequest) => Observable<GraphQLResponse>

/** A step of the chain. It may change the request, the answers, or ask again; it knows nothing of React or the router. */
export type Link = (request: OperationRequest, forward: Forward) => Observable<GraphQLResponse>

/** The first link sees the request first and the answer last. */
export function composeLinks(links: readonly Link[], transport: Forward): Forward {
  return links.reduceRight<Forward>((forward, link) => (request) => link(request, forward), transport)
}

/**
 * The errors of an answer, whichever road they came on. Until it is validated an answer may be any JSON: what stands
 * where an error should, and is none, is one without a text.
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

/** What HTTP said of an answer that came with a status of 300 or above. */
export type HttpFailure = {
  readonly status: number
  /** What `Retry-After` asked for; null when it did not. */
  readonly retryAfterMs: number | null
}

/** Writes the status of a GraphQL answer beside it, so that links can tell an overloaded server from a refusal. */
export const withHttpFailure = <TAnswer extends object>(answer: TAnswer, http: HttpFailure): TAnswer => ({
  ...answer,
  extensions: { ...('extensions' in answer && (answer.extensions as object)), http },
})

/** As written by {@link withHttpFailure}; null for an answer with a status below 300. */
export function httpFailureOf(response: GraphQLResponse): HttpFailure | null {
  const single = Array.isArray(response) ? response[0] : response
  return (single as { extensions?: { http?: HttpFailure } } | null | undefined)?.extensions?.http ?? null
}
