import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  print,
  typeFromAST,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** A selection set under construction: fields by response key, then narrower parts by condition and directives. */
type Level = {
  readonly type: GraphQLCompositeType
  readonly fields: Map<string, { readonly node: FieldNode; readonly below: Level | null }>
  readonly parts: Map<string, { readonly node: InlineFragmentNode; readonly level: Level }>
}

/**
 * The document without fragment definitions: each spread is replaced by its selections, equal fields are merged, and
 * selections that a wider part contains already are removed from the narrower ones.
 *
 * Magento decides by the text which attributes it loads, and follows spreads only one level deep; fields in deeper
 * spreads are null. An inline fragment stays only if its type is narrower than the field's, and never inside another
 * one unless a directive or a second interface requires it, because Magento ignores the selections of nested ones.
 *
 * Throws for a document that does not match `schema`.
 */
export function expandFragments(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const definitions = document.definitions
    .filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const type = schema.getRootType(operation.operation)
      if (!type) throw new Error(`The schema has no ${operation.operation}`)
      const level = newLevel(type)
      collect(operation.selectionSet, level, { schema, fragments })
      return withUsedVariables({ ...operation, selectionSet: written(level, schema, []) })
    })
  return { kind: Kind.DOCUMENT, definitions }
}

type Scope = { readonly schema: GraphQLSchema; readonly fragments: ReadonlyMap<string, FragmentDefinitionNode> }

const newLevel = (type: GraphQLCompositeType): Level => ({ type, fields: new Map(), parts: new Map() })

function collect(selectionSet: SelectionSetNode, level: Level, scope: Scope): void {
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) collectField(selection, level, scope)
    else if (selection.kind === Kind.INLINE_FRAGMENT) collectPart(selection, level, scope)
    else {
      const fragment = scope.fragments.get(selection.name.value)
      if (!fragment) throw new Error(`The fragment ${selection.name.value} is not defined`)
      const { typeCondition, selectionSet: spread } = fragment
      const { directives = [] } = selection
      collectPart({ kind: Kind.INLINE_FRAGMENT, typeCondition, directives, selectionSet: spread }, level, scope)
    }
  }
}

function collectField(node: FieldNode, level: Level, scope: Scope): void {
  // The printed field without its selections: the same key, name, arguments and directives.
  const { selectionSet: _selections, ...head } = node
  const key = print(head)
  const known = level.fields.get(key)
  const type = typeOfField(node, level.type)
  const below = known?.below ?? (type === null ? null : newLevel(type))
  if (!known) level.fields.set(key, { node, below })
  if (node.selectionSet && below) collect(node.selectionSet, below, scope)
}

function typeOfField(node: FieldNode, parent: GraphQLCompositeType): GraphQLCompositeType | null {
  if (!node.selectionSet) return null
  const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {}
  const type = getNamedType(fields[node.name.value]?.type)
  if (!isCompositeType(type)) {
    throw new Error(`The schema has no selectable field ${parent.name}.${node.name.value}`)
  }
  return type
}

function collectPart(node: InlineFragmentNode, level: Level, scope: Scope): void {
  const type = node.typeCondition ? typeFromAST(scope.schema, node.typeCondition) : level.type
  if (!isCompositeType(type)) throw new Error(`The schema has no type ${node.typeCondition?.name.value}`)
  const isConditional = (node.directives ?? []).length > 0
  const isWider = covers(type, level.type, scope.schema)
  if (!isConditional && isWider) return collect(node.selectionSet, level, scope)
  if (!isWider && !covers(level.type, type, scope.schema) && isObjectType(level.type)) return
  const { typeCondition: _condition, ...unnarrowed } = node
  const kept: InlineFragmentNode = isWider ? unnarrowed : node
  const key = print({ ...kept, selectionSet: { kind: Kind.SELECTION_SET, selections: [] } })
  const known = level.parts.get(key)
  const inner = known?.level ?? newLevel(isWider ? level.type : type)
  if (!known) level.parts.set(key, { node: kept, level: inner })
  collect(node.selectionSet, inner, scope)
  if (!isConditional) hoistParts(inner, level, scope.schema)
}

/** Moves nested parts beside their parent if their own type implies the parent's type. */
function hoistParts(from: Level, to: Level, schema: GraphQLSchema): void {
  for (const [key, part] of from.parts) {
    if (!part.node.typeCondition) continue
    const isImpossible = isObjectType(part.level.type) && !covers(from.type, part.level.type, schema)
    if (!isImpossible && !covers(from.type, part.level.type, schema)) continue
    from.parts.delete(key)
    if (isImpossible) continue
    const known = to.parts.get(key)
    if (known) mergeLevels(part.level, known.level)
    else to.parts.set(key, part)
  }
}

function mergeLevels(from: Level, to: Level): void {
  for (const [key, field] of from.fields) {
    const known = to.fields.get(key)
    if (!known) to.fields.set(key, field)
    else if (field.below && known.below) mergeLevels(field.below, known.below)
  }
  for (const [key, part] of from.parts) {
    const known = to.parts.get(key)
    if (known) mergeLevels(part.level, known.level)
    else to.parts.set(key, part)
  }
}

/** Whether every object of the type `narrow` is also one of `wide`. */
function covers(wide: GraphQLCompositeType, narrow: GraphQLCompositeType, schema: GraphQLSchema): boolean {
  if (wide === narrow) return true
  return isAbstractType(wide) && (isObjectType(narrow) || isInterfaceType(narrow)) && schema.isSubType(wide, narrow)
}

/** `around`: levels whose selections apply to every object of this level. */
function written(level: Level, schema: GraphQLSchema, around: readonly Level[]): SelectionSetNode {
  const selections: SelectionNode[] = []
  for (const [key, { node, below }] of level.fields) {
    if (around.some((other) => hasField(other, key, below))) continue
    selections.push(below ? { ...node, selectionSet: written(below, schema, []) } : node)
  }
  for (const { node, level: inner } of level.parts.values()) {
    const wider = [...level.parts.values()]
      .filter(
        (other) => other.level !== inner && isUnconditional(other.node) && isWiderPart(other.level, inner, schema),
      )
      .map((other) => other.level)
    const selectionSet = written(inner, schema, [...around, level, ...wider])
    if (selectionSet.selections.length > 0) selections.push({ ...node, selectionSet })
  }
  return { kind: Kind.SELECTION_SET, selections }
}

const isUnconditional = (node: InlineFragmentNode): boolean => (node.directives ?? []).length === 0

const isWiderPart = (wide: Level, narrow: Level, schema: GraphQLSchema): boolean =>
  wide.type !== narrow.type && covers(wide.type, narrow.type, schema)

/** Whether `level` selects everything that the field with this key and these selections selects. */
function hasField(level: Level, key: string, below: Level | null): boolean {
  const field = level.fields.get(key)
  if (!field) return false
  return below === null || (field.below !== null && includes(field.below, below))
}

const includes = (whole: Level, part: Level): boolean =>
  [...part.fields].every(([key, { below }]) => hasField(whole, key, below)) &&
  [...part.parts].every(([key, { level }]) => {
    const known = whole.parts.get(key)
    return known !== undefined && includes(known.level, level)
  })

/** An operation must not declare a variable that only a removed selection used. */
function withUsedVariables(operation: OperationDefinitionNode): OperationDefinitionNode {
  const used = new Set<string>()
  visit(operation.selectionSet, { Variable: (node) => void used.add(node.name.value) })
  return {
    ...operation,
    variableDefinitions: (operation.variableDefinitions ?? []).filter(({ variable }) => used.has(variable.name.value)),
  }
}
