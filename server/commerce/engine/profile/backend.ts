import {
  isTypeDefinitionNode,
  Kind,
  parseType,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeNode,
} from 'graphql'
import type { BackendFacts, AllBackendFacts } from './backendFacts.ts'
import recorded from './backends.json' with { type: 'json' }
import type { StatusProfile } from './statusProfile.ts'

/** The Magento that the engine imitates: its version and its edition. */
export type Backend = {
  readonly profile: StatusProfile
  readonly edition: Edition
  /** The modules of other vendors that it has, as `@thirdParty` names them; none if left out. */
  readonly thirdParties?: readonly string[]
}

/** The editions of Magento: gift cards, store credit and returns are Commerce's. */
export type Edition = 'open-source' | 'commerce'

export const BACKEND_FACTS: AllBackendFacts = recorded

/**
 * Reduces `schema.graphql` to that of a Magento, so that a document that uses more is refused in the same way: types,
 * fields, arguments, input fields, enum values and interfaces, and the types of members that are typed differently.
 */
export function cutSchema(document: DocumentNode, { profile, edition, thirdParties = [] }: Backend): DocumentNode {
  const { lacks, types } = BACKEND_FACTS.backends[`${edition}-${profile}`]
  const added = new Set(thirdParties.flatMap((module) => partsOfModule(document, module)))
  return cut(document, { lacks: lacks.filter((name) => !added.has(name)), types })
}

type Marked = Named & { readonly directives?: readonly ConstDirectiveNode[] }

/** The coordinates that `@thirdParty` marks as those of a module. */
function partsOfModule(document: DocumentNode, module: string): readonly string[] {
  const isOfModule = ({ directives = [] }: Marked) =>
    directives.some(
      ({ name, arguments: given = [] }) =>
        name.value === 'thirdParty' && given.some(({ value }) => value.kind === Kind.STRING && value.value === module),
    )
  return document.definitions.flatMap((definition) => {
    if (!isTypeDefinitionNode(definition)) return []
    const owner = definition.name.value
    const members: readonly Marked[] = 'fields' in definition ? (definition.fields ?? []) : []
    return [
      ...(isOfModule(definition) ? [owner] : []),
      ...members.filter(isOfModule).map(({ name }) => `${owner}.${name.value}`),
    ]
  })
}

type Named = { readonly name: { readonly value: string } }

function cut(document: DocumentNode, { lacks, types }: BackendFacts): DocumentNode {
  const lacking = new Set(lacks)
  const has = (prefix: string) => (node: Named) => !lacking.has(`${prefix}${node.name.value}`)
  const typeOf = (name: string, type: TypeNode): TypeNode => {
    const there = types[name]
    return there === undefined ? type : parseType(there)
  }

  const inputsOf = (nodes: readonly InputValueDefinitionNode[] | undefined, nameOf: (node: Named) => string) =>
    nodes
      ?.filter((node) => !lacking.has(nameOf(node)))
      .map((node) => ({ ...node, type: typeOf(nameOf(node), node.type) }))

  const fieldsOf = (owner: string, fields: readonly FieldDefinitionNode[] | undefined) =>
    fields?.filter(has(`${owner}.`)).map((field) => {
      const name = `${owner}.${field.name.value}`
      return {
        ...field,
        type: typeOf(name, field.type),
        arguments: inputsOf(field.arguments, (argument) => `${name}(${argument.name.value})`) ?? [],
      }
    }) ?? []

  const cutDefinition = (node: DefinitionNode): DefinitionNode => {
    switch (node.kind) {
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.INTERFACE_TYPE_DEFINITION: {
        const owner = node.name.value
        const interfaces = node.interfaces?.filter(has('')).filter(has(`${owner} implements `)) ?? []
        return { ...node, interfaces, fields: fieldsOf(owner, node.fields) }
      }
      case Kind.INPUT_OBJECT_TYPE_DEFINITION:
        return { ...node, fields: inputsOf(node.fields, (field) => `${node.name.value}.${field.name.value}`) ?? [] }
      case Kind.ENUM_TYPE_DEFINITION:
        return { ...node, values: node.values?.filter(has(`${node.name.value}.`)) ?? [] }
      case Kind.UNION_TYPE_DEFINITION:
        return { ...node, types: node.types?.filter(has('')).filter(has(`${node.name.value} | `)) ?? [] }
      default:
        return node
    }
  }

  return {
    ...document,
    definitions: document.definitions
      .filter((definition) => !isTypeDefinitionNode(definition) || has('')(definition))
      .map(cutDefinition),
  }
}
