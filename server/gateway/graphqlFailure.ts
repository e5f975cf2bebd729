type GraphQLFailure = {
  readonly status: number
  readonly message: string
  /** Machine-readable reason; Magento's own categories are left to Magento. */
  readonly code: string
  readonly retryAfterSeconds?: number
}

/** An answer of the host itself, shaped like a GraphQL error so that clients need one reader for all answers. */
export function graphqlFailure({ status, message, code, retryAfterSeconds }: GraphQLFailure): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers })
}
