import {
  type DocumentNode,
  getNamedType,
  GraphQLError,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  parse,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { documentTextError } from '#server/commerce/engine/execution/limits.ts'
import { schemaOf } from '#server/schemaOf.ts'
import type { Lane } from './operationQueue.ts'

export type Sorted = {
  readonly lane: Lane
  /** It changes nothing, so that it may be sent again; false if that is not known. */
  readonly isQuery: boolean
}

export type SortOperation = (text: string) => Sorted

/**
 * The longest document that is read here, by the web thread: the storefront's longest has 6,000 characters, and parsing
 * takes less than a millisecond.
 */
const LONGEST_READ_TEXT = 8_000
/** Enough for the storefront's longest operation, of 1,900 tokens. */
const MOST_READ_TOKENS = 4_000
/** The storefront has some 200 operations. */
const MOST_KEPT_TEXTS = 1_000

const UNREAD: Sorted = { lane: 'others', isQuery: false }

/**
 * Assigns operations to lanes. Operations with only public root fields, or with a public list at any depth, browse the
 * catalogue: a cart's products lead to lists of products too.
 */
export function createSortOperation(schemaText: string): SortOperation {
  const schema = schemaOf(schemaText)
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()]
  const publicFields = fieldsOf(queries).filter(({ astNode }) =>
    astNode?.directives?.some(({ name }) => name.value === 'public'),
  )
  const publicNames = new Set(publicFields.map(({ name }) => name))
  const listNames = new Set(
    publicFields.filter(({ args }) => args.some(({ name }) => name === 'pageSize')).map(({ name }) => name),
  )
  const passwordFields = new Set(
    fieldsOf(mutations)
      .filter(({ args }) => args.some(takesPassword))
      .map(({ name }) => name),
  )
  const kept = new Map<string, Sorted>()

  function sort(text: string): Sorted {
    const read = text.length > LONGEST_READ_TEXT ? null : readDocument(text)
    if (!read) return UNREAD
    const { operation, document } = read
    const names = rootFieldsOf(operation.selectionSet)
    const isQuery = operation.operation === OperationTypeNode.QUERY
    if (names === null) return { lane: 'others', isQuery }
    if (names.some((name) => passwordFields.has(name))) return { lane: 'passwords', isQuery }
    const isBrowsing =
      names.some((name) => name.startsWith('__')) ||
      names.every((name) => publicNames.has(name)) ||
      hasField(document, listNames)
    return { lane: isBrowsing ? 'browsing' : 'selling', isQuery }
  }

  return (text) => {
    const known = kept.get(text)
    if (known) return known
    const sorted = sort(text)
    if (kept.size >= MOST_KEPT_TEXTS) kept.clear()
    if (text.length <= LONGEST_READ_TEXT) kept.set(text, sorted)
    return sorted
  }
}

const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {})

function takesPassword({ name, type }: GraphQLArgument | GraphQLInputField): boolean {
  if (/password/i.test(name)) return true
  const named = getNamedType(type)
  return isInputObjectType(named) && Object.keys(named.getFields()).some((field) => /password/i.test(field))
}

type ReadDocument = { readonly document: DocumentNode; readonly operation: OperationDefinitionNode }

/** A document with one operation; null if it has several, or if the engine will report a mistake in it. */
function readDocument(text: string): ReadDocument | null {
  if (documentTextError(text) !== null) return null
  try {
    const document = parse(text, { noLocation: true, maxTokens: MOST_READ_TOKENS })
    const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    const [operation] = operations
    return operation && operations.length === 1 ? { document, operation } : null
  } catch (error) {
    if (error instanceof GraphQLError) return null
    throw error
  }
}

function hasField(document: DocumentNode, names: ReadonlySet<string>): boolean {
  let isFound = false
  visit(document, {
    Field: ({ name }) => {
      isFound ||= names.has(name.value)
    },
  })
  return isFound
}

/** Null if the fragments of the document have some of them. */
function rootFieldsOf({ selections }: SelectionSetNode): readonly string[] | null {
  const names: string[] = []
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return null
    const found = selection.kind === Kind.FIELD ? [selection.name.value] : rootFieldsOf(selection.selectionSet)
    if (found === null) return null
    names.push(...found)
  }
  return names
}
