import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  parse,
  validate,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** Limits of a patched Magento 2.4.7 for one request (reference §2.4). */
export const MOST_FIELDS = 300
export const MOST_DEPTH = 20
export const MOST_ALIASES = 10

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** A field below the root, with the type it is selected on. */
type Visited = { readonly node: FieldNode; readonly parent: string; readonly trail: readonly string[] }

function fragmentsOf(document: DocumentNode): Fragments {
  return new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  )
}

function operationsOf(document: DocumentNode): readonly OperationDefinitionNode[] {
  return document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
}

/** Calls back for every field below a selection set, fragments expanded at each spread. */
function walk(
  schema: GraphQLSchema,
  fragments: Fragments,
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  trail: readonly string[],
  onField: (field: Visited, type: GraphQLCompositeType | null) => void,
): void {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value
      const field = isAbstractOrObject(parent) ? parent.getFields()[name] : undefined
      const type = field ? getNamedType(field.type) : undefined
      const composite = type && isCompositeType(type) ? type : null
      onField({ node: selection, parent: parent.name, trail }, composite)
      if (selection.selectionSet && composite)
        walk(schema, fragments, selection.selectionSet, composite, [...trail, name], onField)
      continue
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
    const condition = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value)
    if (fragment)
      walk(
        schema,
        fragments,
        fragment.selectionSet,
        condition && isCompositeType(condition) ? condition : parent,
        trail,
        onField,
      )
  }
}

const isAbstractOrObject = (type: GraphQLCompositeType) => 'getFields' in type

/** Names of the fields that a selection set asks of one concrete type. */
function fieldsFor(
  schema: GraphQLSchema,
  fragments: Fragments,
  set: SelectionSetNode,
  type: GraphQLObjectType,
): Set<string> {
  const names = new Set<string>()
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      // A renamed key does not reach the identity table.
      if (!selection.alias) names.add(selection.name.value)
      continue
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
    if (!fragment) continue
    const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value)
    const applies = !condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type))
    if (applies) for (const name of fieldsFor(schema, fragments, fragment.selectionSet, type)) names.add(name)
  }
  return names
}

/** Fields that a real 2.4.7 answers with `Internal server error`, an error, or a nulled parent. */
function breaksAnAnswer({ node, parent, trail }: Visited): string | undefined {
  const name = node.name.value
  if (name === 'redirect_code' && !(trail.length === 1 && trail[0] === 'route'))
    return 'redirect_code is only answered directly under route'
  if (
    ['stock_status', 'only_x_left_in_stock'].includes(name) &&
    ['ProductInterface', 'BundleProduct'].includes(parent) &&
    trail.at(-1) === 'product' &&
    trail.some((each) => /^(cart|customerCart)$/.test(each))
  )
    return `${name} of a bundle in a cart is wrong; select it of the other types`
  if (name === 'applied_coupons' && parent === 'CustomerOrder')
    return 'applied_coupons of an order fails when a coupon was used; select total.discounts.label'
  if (name === 'price_details' && parent === 'BundleProduct') return 'price_details divides by zero'
  if (trail[0] === 'placeOrder' && trail[1] === 'orderV2' && trail.length === 2)
    return ['id', 'number', 'token', 'status', '__typename'].includes(name)
      ? undefined
      : 'placeOrder answers safely only id, number, token and status; read the rest in a second query'
  if (
    trail[0]?.startsWith('createCustomer') &&
    trail.at(-1) === 'customer' &&
    ['confirmation_status', 'orders', 'reviews', 'wishlists', 'wishlist', 'id'].includes(name)
  )
    return `${name} fails right after createCustomerV2; select plain fields`
  if (name === 'current_page' && trail.at(-1) === 'page_info' && trail.at(-2) === 'reviews')
    return 'reviews.page_info.current_page fails past the last page'
  return undefined
}

const sortFault = (node: FieldNode): string | undefined => {
  const sort = node.arguments?.find((argument) => argument.name.value === 'sort')?.value
  return ['products'].includes(node.name.value) && sort?.kind === Kind.OBJECT && sort.fields.length !== 1
    ? 'sort has exactly one key: Magento re-orders several'
    : undefined
}

function missingKeys(
  schema: GraphQLSchema,
  fragments: Fragments,
  set: SelectionSetNode,
  type: GraphQLCompositeType,
  keyFieldsOf: (typeName: string) => readonly string[] | null,
): readonly string[] {
  const concrete = isObjectType(type) ? [type] : schema.getPossibleTypes(type)
  return concrete.flatMap((candidate) => {
    const keys = keyFieldsOf(candidate.name) ?? []
    if (keys.length === 0) return []
    const selected = fieldsFor(schema, fragments, set, candidate)
    return keys.filter((key) => !selected.has(key)).map((key) => `a ${candidate.name} without ${key}`)
  })
}

function rawCounts(document: DocumentNode): { readonly fields: number; readonly aliases: number } {
  let fields = 0
  let aliases = 0
  visit(document, {
    Field: ({ alias }) => {
      fields += 1
      if (alias) aliases += 1
    },
  })
  return { fields, aliases }
}

/** The faults of one persisted operation text, one readable line each. */
export function operationFaults(
  schema: GraphQLSchema,
  text: string,
  keyFieldsOf: (typeName: string) => readonly string[] | null,
): readonly string[] {
  const document = parse(text)
  const operations = operationsOf(document)
  const [operation] = operations
  if (operations.length !== 1 || !operation) return [`${operations.length} operations in one document, it must be one`]
  const name = operation.name?.value ?? 'anonymous'
  const faults = new Set(validate(schema, document).map((error) => error.message))
  const fragments = fragmentsOf(document)
  const { fields, aliases } = rawCounts(document)
  if (fields > MOST_FIELDS) faults.add(`${fields} fields in the text, at most ${MOST_FIELDS}`)
  if (aliases > MOST_ALIASES) faults.add(`${aliases} aliases, at most ${MOST_ALIASES}`)

  const root = schema.getRootType(operation.operation)
  let expanded = 0
  let depth = 0
  if (root)
    walk(schema, fragments, operation.selectionSet, root, [], (field, type) => {
      expanded += 1
      depth = Math.max(depth, field.trail.length + 1)
      const path = [...field.trail, field.node.name.value].join('.')
      for (const fault of [breaksAnAnswer(field), sortFault(field.node)]) if (fault) faults.add(`${path}: ${fault}`)
      if (type && field.node.selectionSet)
        for (const fault of missingKeys(schema, fragments, field.node.selectionSet, type, keyFieldsOf))
          faults.add(`${path}: selects ${fault}`)
    })
  if (expanded > MOST_FIELDS) faults.add(`${expanded} fields after fragment expansion, at most ${MOST_FIELDS}`)
  if (depth > MOST_DEPTH) faults.add(`depth ${depth}, at most ${MOST_DEPTH}`)
  return [...faults].map((fault) => `${name}: ${fault}`)
}
