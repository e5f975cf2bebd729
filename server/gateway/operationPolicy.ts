import { Kind, parse } from 'graphql'
import { schemaOf } from '#server/schemaOf.ts'

/** Directives of root fields in schema.graphql that determine how an operation is sent. Each is explained there. */
export const POLICY_MARKS = [
  'public',
  'outlivesDocument',
  'fillsCart',
  'placesOrder',
  'startsSession',
  'endsSession',
] as const

export type PolicyMark = (typeof POLICY_MARKS)[number]

/**
 * The policy of an operation, derived from its root fields. A field without a directive is private and has no special
 * policy.
 */
export type PolicyOf = (sentText: string) => readonly PolicyMark[]

/**
 * Reads the directives in `schemaText`. An operation is public if all of its root fields are; any other directive
 * applies if one root field has it. Texts must have no fragment on the root, as `createSentText` produces them.
 */
export function createPolicyOf(schemaText: string): PolicyOf {
  const schema = schemaOf(schemaText)
  return (sentText) => {
    const [operation] = parse(sentText, { noLocation: true }).definitions
    if (operation?.kind !== Kind.OPERATION_DEFINITION) return []
    const fields = schema.getRootType(operation.operation)?.getFields() ?? {}
    const marks = operation.selectionSet.selections.map((selection) => {
      const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined
      return new Set(field?.astNode?.directives?.map(({ name }) => name.value))
    })
    return POLICY_MARKS.filter((mark) =>
      mark === 'public' ? marks.every((found) => found.has(mark)) : marks.some((found) => found.has(mark)),
    )
  }
}
