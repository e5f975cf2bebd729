import type { GraphQLResponse, Observable, Variables } from 'relay-runtime'

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
}

export type Forward = (request: OperationRequest) => Observable<GraphQLResponse>

/** A step of the chain. It may change the request, the answers, or ask again; it knows nothing of React or the router. */
export type Link = (request: OperationRequest, forward: Forward) => Observable<GraphQLResponse>

/** The first link sees the request first and the answer last. */
export function composeLinks(links: readonly Link[], transport: Forward): Forward {
  return links.reduceRight<Forward>((forward, link) => (request) => link(request, forward), transport)
}

/** The errors of an answer, whichever road they came on. */
export function errorsOf(response: GraphQLResponse): readonly GraphQLErrorLike[] {
  const single = Array.isArray(response) ? response[0] : response
  return (single as { errors?: readonly GraphQLErrorLike[] } | undefined)?.errors ?? []
}

export type GraphQLErrorLike = {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions?: { readonly category?: string; readonly [key: string]: unknown }
}

export const hasCategory = (response: GraphQLResponse, ...categories: readonly string[]): boolean =>
  errorsOf(response).some(({ extensions }) => categories.includes(extensions?.category ?? ''))
