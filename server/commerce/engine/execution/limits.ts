import {
  GraphQLError,
  Kind,
  Lexer,
  Source,
  TokenKind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { StatusProfile } from '../profile/statusProfile.ts'

/** Reference §2.4. */
export type QueryLimits = { readonly depth: number; readonly complexity: number; readonly aliases: number }

export const limitsOf = (profile: StatusProfile): QueryLimits => ({
  depth: 20,
  complexity: profile === '2.4.7' ? 300 : 1000,
  aliases: 10,
})

/** The highest number of fragments in a document: the rule about conflicting fields compares each pair of them. */
const MOST_FRAGMENTS = 100

/** Lexical tokens of a document. One with Magento's highest number of fields has some 10,000. */
const MOST_TOKENS = 20_000

/** The nesting of brackets in a document: the parser calls itself for each, and the deepest allowed query needs 60. */
const MOST_NESTING = 200

/**
 * The check before parsing, for documents that are too long or too deep for the parser. A document with a wrong token is
 * left to the parser, which reports it.
 *
 * @returns the message, or null
 */
export function documentTextError(text: string): string | null {
  const lexer = new Lexer(new Source(text))
  let nesting = 0
  try {
    for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count += 1) {
      const { kind } = lexer.token
      if (OPENING.has(kind)) nesting += 1
      if (CLOSING.has(kind)) nesting -= 1
      if (count > MOST_TOKENS) return `Max query tokens should be ${MOST_TOKENS}.`
      if (nesting > MOST_NESTING) return `Max query nesting should be ${MOST_NESTING}.`
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
  }
  return null
}

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/**
 * Magento's check before validation, over the text as written: aliases and plain number of fields. Linear, so it
 * also keeps hostile documents away from the costlier rules.
 *
 * @returns the message, or null
 */
export function textLimitError(document: DocumentNode, limits: QueryLimits): string | null {
  let fields = 0
  let aliases = 0
  let fragments = 0
  visit(document, {
    FragmentDefinition() {
      fragments += 1
    },
    Field(node) {
      fields += 1
      if (node.alias) aliases += 1
    },
  })
  if (fields > limits.complexity) return complexityMessage(limits, fields)
  if (aliases > limits.aliases) return `Max Aliases in query should be ${limits.aliases} but got ${aliases}.`
  if (fragments > MOST_FRAGMENTS) return `Max fragments in query should be ${MOST_FRAGMENTS} but got ${fragments}.`
  return null
}

/**
 * The check after validation (so fragments are known and free of cycles): depth, and fields counted at each
 * spread of a fragment.
 *
 * @returns the message, or null
 */
export function expandedLimitError(document: DocumentNode, limits: QueryLimits): string | null {
  const fragments = new Map<string, FragmentDefinitionNode>()
  const operations: OperationDefinitionNode[] = []
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition)
  }
  const measured = new Map<string, Measure>()
  for (const operation of operations) {
    const { depth, fields } = measure(operation.selectionSet, fragments, measured)
    if (fields > limits.complexity) return complexityMessage(limits, fields)
    if (depth > limits.depth) return `Max query depth should be ${limits.depth} but got ${depth}.`
  }
  return null
}

const complexityMessage = (limits: QueryLimits, got: number) =>
  `Max query complexity should be ${limits.complexity} but got ${got}.`

/** `depth`: that of the deepest field with a selection, root fields being 0. -1 if there is none. */
type Measure = { readonly depth: number; readonly fields: number }

function measure(
  selectionSet: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  measured: Map<string, Measure>,
): Measure {
  let depth = -1
  let fields = 0
  for (const selection of selectionSet.selections) {
    let part: Measure
    if (selection.kind === Kind.FIELD) {
      const below = selection.selectionSet ? measure(selection.selectionSet, fragments, measured) : null
      part = { depth: below ? below.depth + 1 : -1, fields: 1 + (below?.fields ?? 0) }
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      part = measure(selection.selectionSet, fragments, measured)
    } else {
      part = measureFragment(selection.name.value, fragments, measured)
    }
    depth = Math.max(depth, part.depth)
    fields += part.fields
  }
  return { depth, fields }
}

function measureFragment(
  name: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  measured: Map<string, Measure>,
): Measure {
  const known = measured.get(name)
  if (known) return known
  const fragment = fragments.get(name)
  const result = fragment ? measure(fragment.selectionSet, fragments, measured) : { depth: -1, fields: 0 }
  measured.set(name, result)
  return result
}
