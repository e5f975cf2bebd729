import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isInterfaceType,
  isUnionType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'

/** Reference §2.4; always on here, because the engine has no other protection against endless pages. */
export const MOST_PAGE_SIZE = 300

/**
 * The highest number of fields in an answer, by the estimate of {@link listCostError}. The storefront's lists of 300
 * products reach 118,000, because the fields of every type of product and option count.
 */
export const MOST_ANSWERED_FIELDS = 125_000

/** Magento's default of every `pageSize`. */
const USUAL_PAGE_SIZE = 20

export type ListCostCheck = (document: DocumentNode, variables: Readonly<Record<string, unknown>>) => string | null

/**
 * Creates a check that refuses page sizes above {@link MOST_PAGE_SIZE}, and documents whose answer could have too many
 * fields. The number of fields is estimated: a field below a page of 20 counts 20 times. Below a list without a page size,
 * and below a page of a shopper's own data, it counts once, because such lists are short. The check returns the message,
 * or null.
 */
export function createListCostCheck(schema: GraphQLSchema, publicRootFields: ReadonlySet<string>): ListCostCheck {
  const publicTypes = typesBelow(schema, publicRootFields)
  return (document, variables) => listCostError({ schema, publicTypes }, document, variables)
}

/** The names of the types that anyone can reach: `Query` and those below its public fields. */
function typesBelow(schema: GraphQLSchema, rootFields: ReadonlySet<string>): ReadonlySet<string> {
  const query = schema.getQueryType()
  const reached = new Set<string>()
  const open: GraphQLNamedType[] = []
  for (const [name, { type }] of Object.entries(query?.getFields() ?? {}))
    if (rootFields.has(name)) open.push(getNamedType(type))
  for (let type = open.pop(); type; type = open.pop()) {
    if (reached.has(type.name) || !isCompositeType(type)) continue
    reached.add(type.name)
    if (isAbstractType(type)) open.push(...schema.getPossibleTypes(type))
    if (!isUnionType(type)) open.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type)))
  }
  return new Set([...reached, ...(query ? [query.name] : [])])
}

type Known = { readonly schema: GraphQLSchema; readonly publicTypes: ReadonlySet<string> }

function listCostError(
  { schema, publicTypes }: Known,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): string | null {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const known = new Map<string, number>()
  let isPageTooLong = false

  function costOf({ selections }: SelectionSetNode, parent: GraphQLCompositeType | undefined): number {
    return selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + costOfField(selection, parent)
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const { typeCondition } = selection
        const type = typeCondition ? compositeNamed(schema, typeCondition.name.value) : parent
        return sum + costOf(selection.selectionSet, type)
      }
      return sum + costOfFragment(selection.name.value)
    }, 0)
  }

  function costOfFragment(name: string): number {
    const fragment = fragments.get(name)
    const cost =
      known.get(name) ??
      (fragment ? costOf(fragment.selectionSet, compositeNamed(schema, fragment.typeCondition.name.value)) : 0)
    known.set(name, cost)
    return cost
  }

  function costOfField(node: FieldNode, parent: GraphQLCompositeType | undefined): number {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
    if (!field || !node.selectionSet) return 1
    const pageSize = pageSizeOf(node, field, variables)
    if (pageSize !== null && pageSize > MOST_PAGE_SIZE) isPageTooLong = true
    const times = pageSize !== null && publicTypes.has(parent?.name ?? '') ? pageSize : 1
    const type = getNamedType(field.type)
    const below = costOf(node.selectionSet, isCompositeType(type) ? type : undefined)
    return 1 + times * below
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const cost = costOf(definition.selectionSet, schema.getRootType(definition.operation) ?? undefined)
    if (isPageTooLong) return `Maximum pageSize is ${MOST_PAGE_SIZE}`
    if (cost > MOST_ANSWERED_FIELDS)
      return `The answer could have ${cost} fields; at most ${MOST_ANSWERED_FIELDS} are answered. Ask for fewer or smaller lists.`
  }
  return null
}

function compositeNamed(schema: GraphQLSchema, name: string): GraphQLCompositeType | undefined {
  const type = schema.getType(name)
  return isCompositeType(type) ? type : undefined
}

/** The page size that a field asks for; null for a field without one. */
function pageSizeOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  variables: Readonly<Record<string, unknown>>,
): number | null {
  const argument = field.args.find(({ name }) => name === 'pageSize')
  if (!argument) return null
  const given = node.arguments?.find(({ name }) => name.value === 'pageSize')?.value
  const value =
    given?.kind === Kind.INT
      ? Number(given.value)
      : given?.kind === Kind.VARIABLE
        ? variables[given.name.value]
        : undefined
  // Other numbers are refused when the variables are read, with Magento's message.
  if (typeof value === 'number' && value === (value | 0)) return Math.max(0, value)
  return typeof argument.defaultValue === 'number' ? argument.defaultValue : USUAL_PAGE_SIZE
}
