import {
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ConstDirectiveNode,
  type GraphQLSchema,
} from 'graphql'
import { schemaOf } from '#server/schemaOf.ts'

/** A part of the API that `schema.graphql` marks as `@optional`, because some backends lack it. */
export type OptionalPart = {
  /** `Type.field`, `Type.field(argument)`, `Input.field` or `Enum.VALUE`. */
  readonly name: string
  readonly kind: 'field' | 'argument' | 'inputField' | 'enumValue'
  readonly type: string
  /** The field, or the enum's value. */
  readonly member: string
  readonly argument: string | null
  /** The parts that were added in one version of one module: a backend has all of them or none. */
  readonly group: string
  readonly edition: string | null
}

type Marked = { readonly name: { readonly value: string }; readonly directives?: readonly ConstDirectiveNode[] }

/** All marked parts of `schema.graphql`, in the order of the file. */
export const optionalParts = (schemaText: string): readonly OptionalPart[] => partsWith('optional', schemaText)

/** The fields that the host leaves out of requests to a backend without them. */
export const leftOutParts = (schemaText: string): readonly OptionalPart[] => partsWith('leftOut', schemaText)

/**
 * The first part of each module: a backend has all of them or none, and the types of later ones may belong to another
 * version.
 */
export const tellingParts = (parts: readonly OptionalPart[]): readonly OptionalPart[] =>
  parts.filter(({ group }, at) => parts.findIndex((other) => other.group === group) === at)

type Mark = 'optional' | 'leftOut'

function partsWith(mark: Mark, schemaText: string): readonly OptionalPart[] {
  const partOf = (...part: PartParameters) => markedPart(mark, ...part)
  return parse(schemaText).definitions.flatMap((definition): readonly OptionalPart[] => {
    switch (definition.kind) {
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.INTERFACE_TYPE_DEFINITION:
        return (definition.fields ?? []).flatMap((field) => [
          ...partOf('field', definition.name.value, field),
          ...(field.arguments ?? []).flatMap((argument) => partOf('argument', definition.name.value, field, argument)),
        ])
      case Kind.INPUT_OBJECT_TYPE_DEFINITION:
        return (definition.fields ?? []).flatMap((field) => partOf('inputField', definition.name.value, field))
      case Kind.ENUM_TYPE_DEFINITION:
        return (definition.values ?? []).flatMap((value) => partOf('enumValue', definition.name.value, value))
      default:
        return []
    }
  })
}

type PartParameters = [kind: OptionalPart['kind'], type: string, member: Marked, argument?: Marked | null]

function markedPart(
  directive: Mark,
  ...[kind, type, member, argument = null]: PartParameters
): readonly OptionalPart[] {
  const mark = (argument ?? member).directives?.find(({ name }) => name.value === directive)
  if (!mark) return []
  const read = (key: string): string | null => {
    const value = mark.arguments?.find(({ name }) => name.value === key)?.value
    return value?.kind === Kind.STRING ? value.value : null
  }
  const name = `${type}.${member.name.value}${argument ? `(${argument.name.value})` : ''}`
  const edition = read('edition')
  const origin = [edition, read('module'), read('since')].filter((each) => each !== null)
  return [
    {
      name,
      kind,
      type,
      member: member.name.value,
      argument: argument?.name.value ?? null,
      // A part without an origin is a group of its own.
      group: origin.length > 0 ? origin.join(' ') : name,
      edition,
    },
  ]
}

/**
 * The names of the parts that an operation's text uses. Values in variables are not in the text, so their types count.
 */
export function namesIn(text: string, schema: GraphQLSchema): ReadonlySet<string> {
  const names = new Set<string>()
  const info = new TypeInfo(schema)
  const addFieldsOf = (input: string, seen: ReadonlySet<string> = new Set()): void => {
    const type = schema.getType(input)
    if (!isInputObjectType(type) || seen.has(input)) return
    for (const field of Object.values(type.getFields())) {
      names.add(`${input}.${field.name}`)
      addFieldsOf(getNamedType(field.type).name, new Set([...seen, input]))
    }
  }
  visit(
    parse(text),
    visitWithTypeInfo(info, {
      Field({ name: { value: field } }) {
        const type = info.getParentType()
        if (!type || !isCompositeType(type) || field.startsWith('__')) return
        names.add(`${type.name}.${field}`)
        // A directive on an interface applies to its types.
        const interfaces = 'getInterfaces' in type ? type.getInterfaces() : []
        for (const each of interfaces) if (each.getFields()[field]) names.add(`${each.name}.${field}`)
      },
      Argument({ name }) {
        const type = info.getParentType()
        const field = info.getFieldDef()
        if (type && field) names.add(`${type.name}.${field.name}(${name.value})`)
      },
      ObjectField({ name }) {
        const parent = info.getParentInputType()
        if (parent) names.add(`${getNamedType(parent).name}.${name.value}`)
      },
      EnumValue({ value }) {
        const type = info.getInputType()
        if (type) names.add(`${getNamedType(type).name}.${value}`)
      },
      VariableDefinition({ type }) {
        let named = type
        while (named.kind !== Kind.NAMED_TYPE) named = named.type
        addFieldsOf(named.name.value)
      },
    }),
  )
  return names
}

/** The parts of the API that the storefront uses. */
export type Wanted = {
  /** The marked parts that its operations use; the others need not be checked. */
  readonly parts: readonly OptionalPart[]
  /** The fields that every backend must have, as `Type.field`. */
  readonly needed: readonly string[]
  readonly schema: GraphQLSchema
}

export function wantedOf(schemaText: string, operations: Iterable<string>): Wanted {
  const schema = schemaOf(schemaText)
  const optional = optionalParts(schemaText)
  const marked = [...optional, ...leftOutParts(schemaText)]
  const used = new Set<string>()
  for (const text of operations) for (const name of namesIn(text, schema)) used.add(name)
  const isMarked = (typeName: string, field: string): boolean => {
    const type = schema.getType(typeName)
    const interfaces = type && 'getInterfaces' in type ? type.getInterfaces() : []
    return [typeName, ...interfaces.map(({ name }) => name)].some((owner) =>
      marked.some(({ name }) => name === `${owner}.${field}`),
    )
  }
  const needed = [...used].filter((name) => {
    const [typeName = '', field = ''] = name.split('.')
    const type = schema.getType(typeName)
    return (isObjectType(type) || isInterfaceType(type)) && field in type.getFields() && !isMarked(typeName, field)
  })
  return { parts: optional.filter(({ name }) => used.has(name)), needed: needed.toSorted(), schema }
}

/** The optional parts of the API that each variable of an operation includes. */
export type ConditionParts = ReadonlyMap<string, readonly string[]>

/**
 * The optional parts by the variable whose `@include` guards them. Null if the operation has a variable of another kind:
 * then the storefront alone knows its value.
 */
export function conditionParts(
  text: string,
  schema: GraphQLSchema,
  isOptional: (part: string) => boolean,
): ConditionParts | null {
  const document = parse(text, { noLocation: true })
  const [operation] = document.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return null
  const parts = new Map<string, string[]>()
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FIELD]: ({ name, directives = [] }) => {
        const part = `${types.getParentType()?.name}.${name.value}`
        if (!isOptional(part)) return
        for (const { name: directive, arguments: given = [] } of directives) {
          const value = given[0]?.value
          if (directive.value !== 'include' || value?.kind !== Kind.VARIABLE) continue
          parts.set(value.name.value, [...(parts.get(value.name.value) ?? []), part])
        }
      },
    }),
  )
  const variables = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
  return variables.every((variable) => parts.has(variable)) ? parts : null
}
