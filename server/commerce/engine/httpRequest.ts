/** Largest request body, as the host in front allows. */
export const MAX_BODY_BYTES = 1_048_576

export type GraphqlRequest = {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly isGet: boolean
}

/**
 * A request that never reaches the schema. `profile` means: the status that the Magento version uses for refused
 * requests (400, or 500 in 2.4.7); a number is the status where Magento itself would answer with an HTML page.
 */
export class RequestRefusal extends Error {
  readonly status: number | 'profile'
  readonly category: 'graphql-input' | null
  readonly headers: Readonly<Record<string, string>>

  constructor(
    message: string,
    status: number | 'profile' = 'profile',
    category: 'graphql-input' | null = 'graphql-input',
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = 'RequestRefusal'
    this.status = status
    this.category = category
    this.headers = headers
  }
}

/** Reads a GraphQL request as Magento's controller does (reference §2.1); `operationName` is ignored, as there. */
export async function readGraphqlRequest(request: Request): Promise<GraphqlRequest> {
  if (request.method === 'GET') {
    const parameters = new URL(request.url).searchParams
    const variables = parameters.get('variables')
    return {
      query: parameters.get('query') ?? '',
      variables: variables === null || variables === '' ? {} : variablesOf(parseJson(variables)),
      isGet: true,
    }
  }
  if (request.method !== 'POST') {
    throw new RequestRefusal('Only GET and POST requests are allowed', 405, 'graphql-input', {
      allow: 'GET, POST, OPTIONS',
    })
  }
  if (!(request.headers.get('content-type') ?? '').includes('application/json')) {
    throw new RequestRefusal('Request content type must be application/json')
  }
  const body = parseJson(await readText(request))
  // A batch or a bare value holds no query; Magento then parses an empty document.
  const fields = isRecord(body) ? body : {}
  return {
    query: typeof fields.query === 'string' ? fields.query : '',
    variables: variablesOf(fields.variables),
    isGet: false,
  }
}

async function readText(request: Request): Promise<string> {
  const tooLarge = () => new RequestRefusal('The request body is too large.', 413)
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of request.body) {
    bytes += chunk.byteLength
    if (bytes > MAX_BODY_BYTES) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

function variablesOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {}
  // PHP cannot tell `[]` from `{}`, so clients send both for "none".
  if (Array.isArray(value) && value.length === 0) return {}
  if (!isRecord(value)) throw unreadable()
  return value
}

const unreadable = () => new RequestRefusal('Unable to parse the request.', 400)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
