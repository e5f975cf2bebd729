import { decodeHTMLStrict } from 'entities'
import { isInterfaceType, isObjectType } from 'graphql'
import { schemaOf } from '#server/schemaOf.ts'
import type { CommerceGateway } from './commerceGateway.ts'

const CHARACTER_REFERENCE = /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i

const MARKUP = /<[a-z!/]/i

/**
 * Decodes names, labels and attribute values to plain text: Magento returns `CoolTech&trade; Tee` as it was entered in
 * the back office. Decoded once, here, so that screens, titles and structured data need not do it. Fields marked
 * `@html` in the schema and values with markup stay unchanged, and decoded values are never rendered as HTML.
 */
export function createDecodingGateway({
  gateway,
  schemaText,
}: {
  readonly gateway: CommerceGateway
  readonly schemaText: string
}): CommerceGateway {
  const htmlFields = htmlFieldsOf(schemaText)

  function decoded(value: unknown): unknown {
    if (typeof value === 'string') return MARKUP.test(value) ? value : decodeHTMLStrict(value)
    if (Array.isArray(value)) return value.map(decoded)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]: [string, unknown]) => [
        key,
        htmlFields.has(key) ? entry : decoded(entry),
      ]),
    )
  }

  return {
    async handle(request) {
      const answer = await gateway.handle(request)
      if (!(answer.headers.get('content-type') ?? '').includes('json')) return answer
      const text = await answer.text()
      const { status, headers } = answer
      return new Response(CHARACTER_REFERENCE.test(text) ? textOf(text) : text, { status, headers })
    },
  }

  function textOf(json: string): string {
    try {
      const answer = JSON.parse(json) as Readonly<Record<string, unknown>>
      return JSON.stringify({ ...answer, data: decoded(answer['data']) })
    } catch (error) {
      // A truncated answer is passed on unchanged: the storefront reports the error.
      if (error instanceof SyntaxError) return json
      throw error
    }
  }
}

/** Names of the fields that contain HTML. An answer has no types, so a name counts in any place. */
function htmlFieldsOf(schemaText: string): ReadonlySet<string> {
  const types = Object.values(schemaOf(schemaText).getTypeMap())
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  )
  const marked = fields.filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'html'))
  return new Set(marked.map(({ name }) => name))
}
