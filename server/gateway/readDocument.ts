import {
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { documentTextError } from '#server/commerce/engine/execution/limits.ts'

/** Documents with more are refused by the embedded engine. */
const MOST_DEFINITIONS = 100

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** Parses a document from outside; null for one that this host cannot read, but a backend perhaps can. */
export function documentOf(text: string): DocumentNode | null {
  if (documentTextError(text) !== null) return null
  try {
    const document = parse(text, { noLocation: true })
    return document.definitions.length > MOST_DEFINITIONS ? null : document
  } catch (error) {
    if (error instanceof GraphQLError) return null
    throw error
  }
}

/** The fragments of a document by their names. */
export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  return fragments
}

/** The fields on the root, each fragment once: GraphQL merges equal selections. */
export const rootFieldsOf = (set: SelectionSetNode, fragments: Fragments): readonly FieldNode[] =>
  unseenFieldsOf(set, fragments, new Set())

function unseenFieldsOf(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  seen: Set<string>,
): readonly FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return unseenFieldsOf(selection.selectionSet, fragments, seen)
    const name = selection.name.value
    const fragment = fragments.get(name)
    if (!fragment || seen.has(name)) return []
    seen.add(name)
    return unseenFieldsOf(fragment.selectionSet, fragments, seen)
  })
}
