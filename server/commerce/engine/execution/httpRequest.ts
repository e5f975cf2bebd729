import type { Oddities } from '../profile/oddities.ts'

/** The largest request body, equal to the limit of the host in front. */
export const MAX_BODY_BYTES = 1_048_576

export type GraphqlRequest = {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly isGet: boolean
}

/** The kind of answer of a Magento with the oddity `answersUnreadableWithHtml` to a request that it cannot read. */
type Unreadable = 'html' | 'text'

type Refusal = {
  /** `profile`: the status that the Magento version uses for refused requests, which is 400, or 500 in 2.4.7. */
  readonly status?: number | 'profile'
  readonly unreadable?: Unreadable
  readonly headers?: Readonly<Record<string, string>>
}

/** A request that never reaches the schema. */
export class RequestRefusal extends Error {
  readonly status: number | 'profile'
  readonly unreadable: Unreadable | null
  readonly headers: Readonly<Record<string, string>>

  constructor(message: string, { status = 'profile', unreadable, headers = {} }: Refusal = {}) {
    super(message)
    this.name = 'RequestRefusal'
    this.status = status
    this.unreadable = unreadable ?? null
    this.headers = headers
  }
}

/** Reads a GraphQL request like Magento's controller (reference §2.1); `operationName` is ignored, as in Magento. */
export async function readGraphqlRequest(request: Request, oddities: Oddities): Promise<GraphqlRequest> {
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
    // Magento 2.4.7 treats them as POST without a body.
    if (oddities.answersUnreadableWithHtml) return { query: '', variables: {}, isGet: false }
    throw new RequestRefusal('Only GET and POST requests are allowed', {
      status: 405,
      headers: { allow: 'GET, POST, OPTIONS' },
    })
  }
  const contentType = request.headers.get('content-type') ?? ''
  if (!contentType.includes('application/json')) {
    const isForm = contentType.includes('application/x-www-form-urlencoded')
    throw new RequestRefusal('Request content type must be application/json', isForm ? { unreadable: 'html' } : {})
  }
  const body = parseJson(await readText(request))
  // A batch or a bare value has no query, so Magento parses an empty document.
  const fields = isRecord(body) ? body : {}
  return {
    query: typeof fields.query === 'string' ? fields.query : '',
    variables: variablesOf(fields.variables),
    isGet: false,
  }
}

async function readText(request: Request): Promise<string> {
  const tooLarge = () => new RequestRefusal('The request body is too large.', { status: 413 })
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
    throw unreadable('html')
  }
}

function variablesOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {}
  // PHP cannot tell `[]` from `{}`, so clients send both for "none".
  if (Array.isArray(value) && value.length === 0) return {}
  if (!isRecord(value)) throw unreadable('text')
  return value
}

const unreadable = (kind: Unreadable) =>
  new RequestRefusal('Unable to parse the request.', { status: 400, unreadable: kind })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
