import { Kind, parse } from 'graphql'

/** The fields that `schema.graphql` marks as `@optional`, as `Type.field`: some backends lack them. */
export function optionalFields(schemaText: string): readonly string[] {
  return parse(schemaText).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) {
      return []
    }
    const marked = (definition.fields ?? []).filter(({ directives }) =>
      directives?.some(({ name }) => name.value === 'optional'),
    )
    return marked.map(({ name }) => `${definition.name.value}.${name.value}`)
  })
}
