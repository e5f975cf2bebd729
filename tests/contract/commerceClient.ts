/** Reaches a GraphQL endpoint; the global `fetch`, or an engine's own handler. */
export type Fetch = (request: Request) => Promise<Response>

export type GraphqlError = {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions?: { readonly category?: string }
}

export type Answer = {
  readonly status: number
  readonly headers: Headers
  /** The parsed body; null if it is not JSON. */
  readonly body: { readonly data?: unknown; readonly errors?: readonly GraphqlError[] } | null
  readonly text: string
}

export type RequestOptions = {
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  /** Sent unchanged instead of the usual JSON. */
  readonly rawBody?: string | null
}

export type CommerceClient = {
  readonly url: string
  /** Sends a query, by POST by default, and returns the answer unchanged. */
  readonly send: (query: string | null, variables?: object | null, options?: RequestOptions) => Promise<Answer>
  /** Sends a query that must succeed and returns its `data`, unchecked: the caller names the shape it relies on. */
  readonly data: <Data>(query: string, variables?: object, headers?: Readonly<Record<string, string>>) => Promise<Data>
}

/** A client of one GraphQL URL: JSON in, JSON out, without state between requests. */
export function createCommerceClient(url: string, fetch: Fetch): CommerceClient {
  async function send(
    query: string | null,
    variables?: object | null,
    { headers = {}, method = 'POST', rawBody }: RequestOptions = {},
  ): Promise<Answer> {
    const target = new URL(url)
    if (method === 'GET' && query !== null) {
      target.searchParams.set('query', query)
      if (variables) target.searchParams.set('variables', JSON.stringify(variables))
    }
    const hasBody = method !== 'GET' && method !== 'HEAD' && rawBody !== null
    const response = await fetch(
      new Request(target, {
        method,
        headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
        ...(hasBody && {
          body: rawBody ?? JSON.stringify({ query: query ?? undefined, variables: variables ?? undefined }),
        }),
      }),
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parsed(text), text }
  }
  return {
    url,
    send,
    data: async <Data>(query: string, variables?: object, headers?: Readonly<Record<string, string>>) => {
      const { status, body, text } = await send(query, variables, headers ? { headers } : {})
      const [error] = body?.errors ?? []
      if (error || !body?.data) throw new Error(`${status} ${error?.message ?? text.slice(0, 200)}\n${query}`)
      return body.data as Data
    },
  }
}

function parsed(text: string): Answer['body'] {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
