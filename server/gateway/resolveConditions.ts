import {
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type DirectiveNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql'

export type ResolvedOperation = {
  /** Null if no selection is left. */
  readonly text: string | null
  /** The names of the variables that the text no longer declares. */
  readonly dropped: readonly string[]
}

/**
 * The operation without `@include` and `@skip` whose variables have these values: excluded selections are removed, and
 * included ones are joined with the others. A GraphQL server answers both texts alike, except that it also validates
 * excluded selections: it refuses the whole operation for a field that it lacks.
 */
export function resolveConditions(text: string, values: Readonly<Record<string, unknown>>): ResolvedOperation {
  const document = parse(text, { noLocation: true })
  const [operation] = document.definitions
  if (document.definitions.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION) return { text, dropped: [] }
  const selectionSet = resolvedSet(operation.selectionSet, { ...defaultsOf(operation), ...values })
  if (selectionSet.selections.length === 0) return { text: null, dropped: [] }
  const used = new Set<string>()
  visit(selectionSet, { Variable: ({ name }) => void used.add(name.value) })
  const { variableDefinitions = [] } = operation
  const isUsed = ({ variable }: VariableDefinitionNode) => used.has(variable.name.value)
  const resolved = { ...operation, selectionSet, variableDefinitions: variableDefinitions.filter(isUsed) }
  return {
    text: stripIgnoredCharacters(print({ ...document, definitions: [resolved] })),
    dropped: variableDefinitions.filter((each) => !isUsed(each)).map(({ variable }) => variable.name.value),
  }
}

/** The boolean defaults of an operation's variables. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.BOOLEAN ? [[variable.name.value, defaultValue.value] as const] : [],
    ),
  )

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

function resolvedSet(set: SelectionSetNode, values: Readonly<Record<string, unknown>>): SelectionSetNode {
  const selections = set.selections.flatMap((selection): readonly SelectionNode[] => {
    const directives = unresolved(selection.directives ?? [], values)
    if (directives === null) return []
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [{ ...selection, directives }]
    if (!selection.selectionSet) return [{ ...selection, directives }]
    const selectionSet = resolvedSet(selection.selectionSet, values)
    const isEmpty = selectionSet.selections.length === 0
    if (selection.kind === Kind.FIELD) {
      // The type name shows whether the answer has an object there.
      return [
        {
          ...selection,
          directives,
          selectionSet: isEmpty ? { ...selectionSet, selections: [TYPENAME] } : selectionSet,
        },
      ]
    }
    if (isEmpty) return []
    if (!selection.typeCondition && directives.length === 0) return selectionSet.selections
    return [{ ...selection, directives, selectionSet }]
  })
  return { ...set, selections: merged(selections) }
}

/** The directives without those that hold; null if one of them excludes the selection. */
function unresolved(
  directives: readonly DirectiveNode[],
  values: Readonly<Record<string, unknown>>,
): readonly DirectiveNode[] | null {
  const left: DirectiveNode[] = []
  for (const directive of directives) {
    const holds = conditionOf(directive, values)
    if (holds === false) return null
    if (holds === null) left.push(directive)
  }
  return left
}

/** Whether the directive includes its selection; null if that is not known. */
function conditionOf({ name, arguments: given }: DirectiveNode, values: Readonly<Record<string, unknown>>) {
  if (name.value !== 'include' && name.value !== 'skip') return null
  const condition = given?.find((argument) => argument.name.value === 'if')?.value
  if (condition?.kind !== Kind.VARIABLE) return null
  const value = values[condition.name.value]
  return typeof value === 'boolean' ? value === (name.value === 'include') : null
}

/**
 * Joins equal fields, which had different conditions: Magento decides by the text which attributes it loads, and
 * is known to read each field once.
 */
function merged(selections: readonly SelectionNode[]): readonly SelectionNode[] {
  const fields = new Map<string, FieldNode>()
  const others: SelectionNode[] = []
  for (const selection of selections) {
    if (selection.kind !== Kind.FIELD) {
      others.push(selection)
      continue
    }
    const { selectionSet, ...head } = selection
    const key = print(head)
    const known = fields.get(key)
    if (known?.selectionSet && selectionSet) {
      const both = merged([...known.selectionSet.selections, ...selectionSet.selections])
      fields.set(key, { ...known, selectionSet: { ...selectionSet, selections: both } })
    } else if (!known) fields.set(key, selection)
  }
  return [...fields.values(), ...others]
}
