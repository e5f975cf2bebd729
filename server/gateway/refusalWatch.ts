import type { CommerceGateway } from './commerceGateway.ts'

type RefusalWatchOptions = {
  readonly gateway: CommerceGateway
  /** The texts of the storefront's own operations, as they are sent. Refusals of other operations are expected. */
  readonly ownTexts: ReadonlySet<string>
  /** Called when the backend's schema refuses an operation of the storefront. */
  readonly onRefusal: (operation: string, reason: string) => void
}

/** The error code for an operation that the backend's schema refused: `SchemaRefusalError` in the storefront. */
const SCHEMA_REFUSED = 'SCHEMA_REFUSED'

/** Messages of GraphQL's validation and variable coercion about missing or additional members of a schema. */
const REFUSALS = [
  /^Cannot query field /,
  /^Unknown (?:argument|type|directive) /,
  /\bis not defined by type /,
  /\bdoes not exist in "?\w+"? enum/,
  /^Expected (?:type|value of type) /,
  /\bof required type "?[^"]+"? was not provided/,
  /\bis required,? but (?:it was )?not provided/,
  /\bused in position expecting type /,
  /\bmust (?:not )?have a (?:sub)?selection\b/,
]

/**
 * Passes everything on, and detects when the backend refuses an operation of the storefront as invalid. Such an answer
 * gets its own code, because the shopper's connection is not the problem.
 */
export function createRefusalWatch({ gateway, ownTexts, onRefusal }: RefusalWatchOptions): CommerceGateway {
  return {
    async handle(request) {
      const asked = request.method === 'POST' ? request.clone() : request
      const answer = await gateway.handle(request)
      if (!/^application\/(?:graphql-response\+)?json\b/i.test(answer.headers.get('content-type') ?? '')) return answer
      const text = await answer.text()
      const { status, headers } = answer
      const reason = refusalIn(text)
      const operation = reason === null ? null : await operationOf(asked)
      if (reason === null || operation === null || !ownTexts.has(operation.text)) {
        return new Response(text, { status, headers })
      }
      onRefusal(operation.name, reason)
      headers.delete('content-length')
      return Response.json({ errors: [{ message: reason, extensions: { code: SCHEMA_REFUSED } }] }, { status, headers })
    },
  }
}

type ErrorLike = { readonly message?: unknown; readonly extensions?: { readonly category?: unknown } } | null

/** Why the whole document was refused; null for every other answer. */
function refusalIn(text: string): string | null {
  // Answers with data are long and frequent, and their errors belong to fields: they need not be parsed.
  if (!/^\s*\{\s*"errors"/.test(text)) return null
  const { data, errors } = JSON.parse(text) as { readonly data?: unknown; readonly errors: readonly ErrorLike[] }
  if (data || !Array.isArray(errors)) return null
  for (const error of errors as readonly ErrorLike[]) {
    if (typeof error?.message !== 'string' || error.extensions?.category !== undefined) continue
    const { message } = error
    if (REFUSALS.some((pattern) => pattern.test(message))) return withoutValues(message)
  }
  return null
}

/** The value of a variable may be input of a shopper. */
const withoutValues = (message: string): string =>
  message.replace(/^(Variable "\$\w+" got invalid value) .*; (?=[A-Z])/s, '$1; ')

async function operationOf(asked: Request): Promise<{ readonly name: string; readonly text: string } | null> {
  const text = asked.method === 'POST' ? queryIn(await asked.text()) : new URL(asked.url).searchParams.get('query')
  return text === null ? null : { text, name: /^\s*(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'without a name' }
}

function queryIn(body: string): string | null {
  try {
    const { query } = (JSON.parse(body) ?? {}) as { readonly query?: unknown }
    return typeof query === 'string' ? query : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
