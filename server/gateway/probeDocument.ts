import {
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'
import type { OptionalPart } from './optionalParts.ts'

/**
 * A document that no backend can execute: the parts are in fragments without use. Validation names a part that the
 * backend lacks; otherwise it only reports an unused fragment.
 */
export function probeDocument(parts: readonly OptionalPart[], schema: GraphQLSchema): string {
  const bodies = new Map<string, string[]>()
  const add = (key: string, type: string, selection: string) => {
    const body = bodies.get(`${type} ${key}`) ?? []
    if (!body.includes(selection)) body.push(selection)
    bodies.set(`${type} ${key}`, body)
  }
  for (const part of parts) {
    switch (part.kind) {
      case 'field':
        add('', part.type, selectionOf(fieldOf(schema, part.type, part.member)))
        break
      case 'argument':
        add(part.name, part.type, selectionOf(fieldOf(schema, part.type, part.member), `${part.argument}:$v`))
        break
      case 'enumValue':
        addHolder(part, part.member)
        break
      case 'inputField':
        addHolder(part, inputValue(part.type))
        break
    }
  }

  /** One fragment for each value: two selections of one field with different arguments would not be valid. */
  function addHolder({ type }: OptionalPart, value: string) {
    const { owner, field, argument, wrap } = holderOf(schema, type)
    add(value, owner, selectionOf(field, `${argument}:${wrap(value)}`, argument))
  }

  /** All requested fields of an input type in one value, with its required fields. */
  function inputValue(typeName: string): string {
    const type = schema.getType(typeName)
    if (!isInputObjectType(type)) throw new TypeError(`${typeName} is no input type of the schema`)
    const isMarked = (name: string) => parts.some((part) => part.name === `${typeName}.${name}`)
    const fields = Object.values(type.getFields()).filter(
      (field) => isMarked(field.name) || (isRequiredInputField(field) && !hasMark(field)),
    )
    return `{${fields.map(({ name }) => `${name}:$v`).join(' ')}}`
  }

  const fragments = [...bodies].map(
    ([key, body], index) => `fragment P${index} on ${key.slice(0, key.indexOf(' '))}{${body.join(' ')}}`,
  )
  return ['query{__typename}', ...fragments].join(' ')
}

/** A document with root fields, to find out whether the backend has all of them. */
export function rootProbe(fields: readonly string[], schema: GraphQLSchema): string {
  const roots = ['Query', 'Mutation'].map((root) => {
    const own = fields.filter((name) => name.startsWith(`${root}.`)).map((name) => name.slice(root.length + 1))
    return `fragment ${root}Probe on ${root}{${own.map((name) => selectionOf(fieldOf(schema, root, name))).join(' ')}}`
  })
  return ['query{__typename}', ...roots].join(' ')
}

type Field = GraphQLField<unknown, unknown>

function fieldOf(schema: GraphQLSchema, typeName: string, field: string): Field {
  const type = schema.getType(typeName)
  const found = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field] : undefined
  if (!found) throw new TypeError(`${typeName}.${field} is no field of the schema`)
  return found
}

/** A valid selection of a field, with all required arguments. */
function selectionOf(field: Field, argument?: string, replaced?: string): string {
  const required = field.args
    .filter((each) => isRequiredArgument(each) && each.name !== replaced)
    .map(({ name }) => `${name}:$v`)
  const all = [...(argument === undefined ? [] : [argument]), ...required]
  const selection = isCompositeType(getNamedType(field.type)) ? '{__typename}' : ''
  return `${field.name}${all.length > 0 ? `(${all.join(' ')})` : ''}${selection}`
}

const hasMark = ({
  astNode,
}: {
  readonly astNode?:
    | { readonly directives?: readonly { readonly name: { readonly value: string } }[] }
    | null
    | undefined
}): boolean => astNode?.directives?.some(({ name }) => name.value === 'optional') ?? false

type Holder = {
  readonly owner: string
  readonly field: Field
  readonly argument: string
  /** The argument's value with a value of the input type in it. */
  readonly wrap: (value: string) => string
}

/** A field that every backend has and that accepts a value of the input type, by itself or inside of another input. */
function holderOf(schema: GraphQLSchema, typeName: string): Holder {
  const direct = directHolderOf(schema, typeName)
  if (direct) return direct
  for (const outer of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(outer)) continue
    const holding = Object.values(outer.getFields()).find(
      (field) => getNamedType(field.type).name === typeName && !hasMark(field),
    )
    const holder = holding && directHolderOf(schema, outer.name)
    if (!holder) continue
    const others = Object.values(outer.getFields()).filter(
      (field) => isRequiredInputField(field) && field !== holding && !hasMark(field),
    )
    const rest = others.map(({ name }) => ` ${name}:$v`).join('')
    return { ...holder, wrap: (value) => `{${holding.name}:${value}${rest}}` }
  }
  throw new TypeError(`No field without a mark takes ${typeName} as an argument`)
}

function directHolderOf(schema: GraphQLSchema, typeName: string): Holder | null {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const argument = field.args.find((each) => getNamedType(each.type).name === typeName)
      if (argument && !hasMark(field) && !hasMark(argument)) {
        return { owner: type.name, field, argument: argument.name, wrap: (value) => value }
      }
    }
  }
  return null
}
