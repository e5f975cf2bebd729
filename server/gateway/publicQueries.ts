import { buildSchema, Kind, OperationTypeNode, parse } from 'graphql'

/** Whether a text, as it is sent, is a query of nothing but `@public` root fields of the schema. */
export type IsPublicQuery = (sentText: string) => boolean

/** Judges by the marks in `schemaText`. Texts must have no fragment on the root, as `createSentText` makes them. */
export function createIsPublicQuery(schemaText: string): IsPublicQuery {
  const fields = Object.values(buildSchema(schemaText).getQueryType()?.getFields() ?? {})
  const publicFields = new Set(
    fields
      .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'public'))
      .map(({ name }) => name),
  )
  return (sentText) => {
    const [operation] = parse(sentText, { noLocation: true }).definitions
    return (
      operation?.kind === Kind.OPERATION_DEFINITION &&
      operation.operation === OperationTypeNode.QUERY &&
      operation.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && publicFields.has(selection.name.value),
      )
    )
  }
}
