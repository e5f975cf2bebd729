/** A GraphQL request whose body has been read. */
export type Question = {
  /** Null for a GET request. */
  readonly body: string | null
  /** Empty if the request has none. */
  readonly text: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Reads a GraphQL request over HTTP. The backend reports the error in a request that cannot be parsed. */
export async function readQuestion(request: Request): Promise<Question> {
  if (request.method !== 'POST') {
    const { searchParams } = new URL(request.url)
    const variables = parseObject(searchParams.get('variables') ?? '')
    return { body: null, text: searchParams.get('query') ?? '', variables: variables ?? {} }
  }
  const body = await request.text()
  const { query, variables } = parseObject(body) ?? {}
  return {
    body,
    text: typeof query === 'string' ? query : '',
    variables: isObject(variables) ? variables : {},
  }
}

/** The text and the variables that replace those of a request. */
type Change = { readonly text: string; readonly variables?: Readonly<Record<string, unknown>> }

/** The same request, with another text and other variables if they are given. */
export function rebuilt(request: Request, body: string | null, change: Change | null): Request {
  const { method, headers, signal } = request
  const url = new URL(request.url)
  if (body === null) {
    if (change) {
      url.searchParams.set('query', change.text)
      if (change.variables) url.searchParams.set('variables', JSON.stringify(change.variables))
    }
    return new Request(url, { method, headers, signal })
  }
  const { text: query, ...others } = change ?? {}
  const changed = change === null ? body : JSON.stringify({ ...parseObject(body), query, ...others })
  const sent = new Headers(headers)
  // The length is that of the original body.
  sent.delete('content-length')
  return new Request(url, { method, headers: sent, signal, body: changed })
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Null for a text that is not a JSON object. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
