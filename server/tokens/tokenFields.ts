import { getNamedType, isObjectType, Kind, type FieldNode, type GraphQLField } from 'graphql'
import { isObject } from '#server/gateway/question.ts'
import { documentOf, fragmentsOf, rootFieldsOf } from '#server/gateway/readDocument.ts'
import { schemaOf } from '#server/schemaOf.ts'

/** The part that a document plays in a customer's session. */
export type SessionPart = {
  /** Whether its answer may contain tokens. */
  readonly asksForToken: boolean
  /** The tokens in the `data` of its answer. */
  readonly tokensIn: (data: unknown) => readonly string[]
  readonly endsSession: boolean
}

const NO_PART: SessionPart = { asksForToken: false, tokensIn: () => [], endsSession: false }

/** A root field that begins or ends sessions. */
type SessionField = {
  /** The names of the fields of its type that hold a token. */
  readonly tokens: ReadonlySet<string>
  readonly endsSession: boolean
}

/**
 * Reads documents by the marks `@customerToken` and `@endsSession` in `schemaText`, behind any alias and fragment. Null
 * for a document that names such a root field and that this host cannot read.
 */
export function createSessionPartOf(schemaText: string): (text: string) => SessionPart | null {
  const fields = readSessionFields(schemaText)
  // GraphQL has no way to escape a name: a text without it has no such field.
  const names = [...fields.keys()]
  return (text) => (names.some((name) => text.includes(name)) ? readPart(text, fields) : NO_PART)
}

/** The marked root fields by their names. */
export function readSessionFields(schemaText: string): ReadonlyMap<string, SessionField> {
  const schema = schemaOf(schemaText)
  const fields = new Map<string, SessionField>()
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const type = getNamedType(field.type)
      const below = isObjectType(type) ? Object.values(type.getFields()) : []
      const tokens = below.filter((one) => hasMark(one, 'customerToken')).map(({ name }) => name)
      const endsSession = hasMark(field, 'endsSession')
      if (tokens.length > 0 || endsSession) fields.set(field.name, { tokens: new Set(tokens), endsSession })
    }
  }
  return fields
}

const hasMark = ({ astNode }: GraphQLField<unknown, unknown>, mark: string): boolean =>
  astNode?.directives?.some(({ name }) => name.value === mark) ?? false

function readPart(text: string, fields: ReadonlyMap<string, SessionField>): SessionPart | null {
  const document = documentOf(text)
  if (document === null) return null
  const fragments = fragmentsOf(document)
  const asked = document.definitions
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? rootFieldsOf(one.selectionSet, fragments) : []))
    .flatMap((node) => {
      const field = fields.get(node.name.value)
      return field ? [{ node, field }] : []
    })
  const paths = asked.flatMap(({ node, field }) =>
    (node.selectionSet ? rootFieldsOf(node.selectionSet, fragments) : [])
      .filter(({ name }) => field.tokens.has(name.value))
      .map((token) => [keyOf(node), keyOf(token)]),
  )
  return {
    asksForToken: paths.length > 0,
    tokensIn: (data) => [...new Set(paths.flatMap((path) => textsAt(data, path)))],
    endsSession: asked.some(({ field }) => field.endsSession),
  }
}

const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value

function textsAt(value: unknown, [key, ...rest]: readonly string[]): readonly string[] {
  if (key === undefined) return typeof value === 'string' ? [value] : []
  return isObject(value) ? textsAt(value[key], rest) : []
}
