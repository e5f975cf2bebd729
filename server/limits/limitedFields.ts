import {
  Kind,
  valueFromASTUntyped,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql'
import { documentOf, fragmentsOf, rootFieldsOf } from '#server/gateway/readDocument.ts'
import { schemaOf } from '#server/schemaOf.ts'
import type { Try } from './createLimiter.ts'
import { type Deed, isDeed } from './deeds.ts'

/** The mark of a root field. */
export type LimitedField = {
  readonly deed: Deed
  /** The names of the argument and of the input fields below it; empty without a subject. */
  readonly subjectPath: readonly string[]
}

/** The marked root fields by their names. */
export type LimitedFields = ReadonlyMap<string, LimitedField>

/** Reads the `@limited` marks of schema.graphql. */
export function readLimitedFields(schemaText: string): LimitedFields {
  const schema = schemaOf(schemaText)
  const fields = new Map<string, LimitedField>()
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const { name, astNode } of Object.values(type?.getFields() ?? {})) {
      const mark = astNode?.directives?.find((directive) => directive.name.value === 'limited')
      if (mark) fields.set(name, limitedField(name, mark))
    }
  }
  return fields
}

function limitedField(name: string, mark: DirectiveNode): LimitedField {
  const textOf = (argument: string) => {
    const value = mark.arguments?.find((one) => one.name.value === argument)?.value
    return value?.kind === Kind.STRING ? value.value : ''
  }
  const deed = textOf('as')
  if (!isDeed(deed)) throw new Error(`schema.graphql limits ${name} as "${deed}", which server/limits/deeds.ts lacks`)
  return { deed, subjectPath: textOf('subject').split('.').filter(Boolean) }
}

/** Reads the limited fields of documents. */
export type TriesIn = (text: string, variables: Readonly<Record<string, unknown>>) => readonly Try[]

/**
 * The tries in a document: one for each occurrence of a limited root field, in any operation, behind any alias and
 * fragment. A document that this host cannot read, but a backend perhaps can, counts as a try of each limited field that
 * it names.
 */
export function createTriesIn(fields: LimitedFields): TriesIn {
  // GraphQL has no way to escape a name: a text without it has no such field.
  const names = [...fields.keys()]
  return (text, variables) => {
    const named = names.filter((name) => text.includes(name))
    if (named.length === 0) return []
    const document = documentOf(text)
    return document === null
      ? named.flatMap((name) => withoutSubject(fields.get(name)))
      : triesOf(document, variables, fields)
  }
}

const withoutSubject = (field: LimitedField | undefined): readonly Try[] =>
  field ? [{ deed: field.deed, subjects: [] }] : []

function triesOf(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  fields: LimitedFields,
): readonly Try[] {
  const fragments = fragmentsOf(document)
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return []
    const given = { ...defaultsOf(definition), ...variables }
    return rootFieldsOf(definition.selectionSet, fragments).flatMap((node): Try[] => {
      const field = fields.get(node.name.value)
      return field ? [{ deed: field.deed, subjects: subjectsOf(node, field.subjectPath, given) }] : []
    })
  })
}

const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )

function subjectsOf(
  node: FieldNode,
  [argument, ...path]: readonly string[],
  variables: Readonly<Record<string, unknown>>,
): readonly string[] {
  const value = node.arguments?.find(({ name }) => name.value === argument)?.value
  return value ? textsAt(valueFromASTUntyped(value, variables), path) : []
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** The scalars at a path, as texts; lists are walked through wherever they are. */
function textsAt(value: unknown, path: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, path))
  if (typeof value === 'object' && value !== null) {
    const [name, ...rest] = path
    return name === undefined || !Object.hasOwn(value, name)
      ? []
      : textsAt((value as Readonly<Record<string, unknown>>)[name], rest)
  }
  return path.length === 0 && isScalar(value) ? [String(value)] : []
}
