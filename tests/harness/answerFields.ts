import { getNamedType, isAbstractType, isCompositeType, isNonNullType, isObjectType, Kind } from 'graphql'
import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql'

type Path = readonly (string | number)[]
type Fields = Record<string, unknown>

/** A field of an answer that has a value. */
export type AnswerField = {
  /** `Type.field`. */
  readonly name: string
  readonly path: Path
  readonly type: GraphQLOutputType
  readonly value: unknown
  /** Replaces the value, and skips the fields below it. */
  readonly replace: (value: unknown) => void
}

/** Visits the fields of an answer. The answer needs `__typename` wherever the schema has an interface or a union. */
export function visitAnswer(
  schema: GraphQLSchema,
  document: DocumentNode,
  data: unknown,
  visit: (field: AnswerField) => void,
): void {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  )

  const isOf = (type: GraphQLObjectType, condition: string | undefined): boolean => {
    const wanted = condition === undefined ? type : schema.getType(condition)
    return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type))
  }

  function walkObject(type: GraphQLObjectType, { selections }: SelectionSetNode, value: Fields, path: Path): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { name, alias, selectionSet } = selection
        const key = alias?.value ?? name.value
        const field = type.getFields()[name.value]
        if (field === undefined || value[key] == null) continue
        const at = [...path, key]
        const before = value[key]
        const replace = (other: unknown) => (value[key] = other)
        visit({ name: `${type.name}.${name.value}`, path: at, type: field.type, value: before, replace })
        const inner = getNamedType(field.type)
        if (value[key] === before && selectionSet && isCompositeType(inner))
          walkValue(value[key], inner.name, selectionSet, at)
        continue
      }
      const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
      if (part && isOf(type, part.typeCondition?.name.value)) walkObject(type, part.selectionSet, value, path)
    }
  }

  function walkValue(value: unknown, typeName: string, selectionSet: SelectionSetNode, path: Path): void {
    if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) walkValue(one, typeName, selectionSet, [...path, index])
      return
    }
    if (typeof value !== 'object' || value === null) return
    const declared = schema.getType(typeName)
    const type = isObjectType(declared) ? declared : schema.getType(String((value as Fields)['__typename']))
    if (isObjectType(type)) walkObject(type, selectionSet, value as Fields, path)
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const root = schema.getRootType(definition.operation)
    if (root) walkValue(data, root.name, definition.selectionSet, [])
  }
}

export const isNullable = ({ type }: AnswerField): boolean => !isNonNullType(type)
