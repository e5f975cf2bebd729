type GraphQLFailure = {
  readonly status: number
  readonly message: string
  /** A machine-readable code; Magento's own categories are only used by Magento. */
  readonly code: string
  readonly retryAfterSeconds?: number
  /** Further `extensions` of the error. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** An answer of the host itself in the form of a GraphQL error, so that clients handle all answers in one way. */
export function graphqlFailure({ status, message, code, retryAfterSeconds, details }: GraphQLFailure): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  return Response.json({ errors: [{ message, extensions: { code, ...details } }] }, { status, headers })
}
