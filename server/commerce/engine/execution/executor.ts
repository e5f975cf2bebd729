import {
  execute,
  getVariableValues,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  NoUnusedFragmentsRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql'
import { propertyOfParent } from './propertyOfParent.ts'
import type { CommerceContext } from '../context.ts'
import { CommerceError, CommerceErrors, MagentoDefect } from '../errors.ts'
import { lostFields } from './fieldSelectors.ts'
import { type LostFields } from './lostFields.ts'
import { RequestRefusal } from './httpRequest.ts'
import { literalLimitError, variableLimitError } from './inputLimits.ts'
import { documentTextError, expandedLimitError, textLimitError, type QueryLimits } from './limits.ts'
import { createListCostCheck } from './listCost.ts'

/**
 * The number of parsed and validated documents that are cached; a storefront sends a few dozen. Longer documents are
 * not cached.
 */
const MAX_KEPT_DOCUMENTS = 500
const MAX_KEPT_DOCUMENT_LENGTH = 32_768

/** Reference §2.5: answers to GET requests with only these root fields may be cached. */
export const CACHEABLE_ROOT_FIELDS: ReadonlySet<string> = new Set([
  'attributesForm',
  'attributesList',
  'availableStores',
  'categories',
  'cmsBlocks',
  'cmsPage',
  'countries',
  'country',
  'currency',
  'pickupLocations',
  'products',
  'route',
  'storeConfig',
])

/** A document that can be executed, or the error that prevents it. */
export type PreparedDocument =
  | {
      readonly kind: 'ready'
      readonly document: DocumentNode
      readonly operationType: OperationTypeNode
      readonly isCacheable: boolean
      readonly lost: LostFields
    }
  | { readonly kind: 'invalid'; readonly error: GraphQLFormattedError; readonly isSyntaxError: boolean }

/** With the variables that are read while its fields are counted. */
type KeptDocument = PreparedDocument & { readonly counting?: readonly VariableDefinitionNode[] | undefined }

export type ExecutorOptions = {
  readonly schema: GraphQLSchema
  readonly limits: QueryLimits
  readonly isIntrospectionAllowed: boolean
  /** Receives every error that the client only sees as `Internal server error`. */
  readonly onInternalError: (error: GraphQLError) => void
}

export type Executor = {
  /**
   * Parses, checks the limits and validates; throws {@link RequestRefusal} for documents that Magento refuses before
   * validation. The variables are needed because Magento already reads them there: see {@link variablesOfCounting}.
   */
  readonly prepare: (query: string, variables: Readonly<Record<string, unknown>>) => PreparedDocument
  readonly run: (
    document: DocumentNode,
    variables: Readonly<Record<string, unknown>>,
    context: CommerceContext,
  ) => Promise<FormattedExecutionResult>
}

export function createExecutor({ schema, limits, isIntrospectionAllowed, onInternalError }: ExecutorOptions): Executor {
  const kept = new Map<string, KeptDocument>()
  const allRules = isIntrospectionAllowed ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const listCostError = createListCostCheck(schema, CACHEABLE_ROOT_FIELDS)
  const rules = allRules.filter((rule) => rule !== NoUnusedFragmentsRule)

  function prepareNew(query: string): KeptDocument {
    const tooMuchText = documentTextError(query)
    if (tooMuchText !== null) throw new RequestRefusal(tooMuchText)
    let document: DocumentNode
    try {
      document = parse(query)
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      const message = error.message.replace(/\.$/, '')
      return { kind: 'invalid', isSyntaxError: true, error: { ...located(error), message } }
    }
    const tooMuch = textLimitError(document, limits)
    if (tooMuch !== null) throw new RequestRefusal(tooMuch)

    const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    const [operation] = operations
    const subscription = operations.find((candidate) => candidate.operation === OperationTypeNode.SUBSCRIPTION)
    if (subscription)
      return invalid(new GraphQLError('Schema is not configured for subscriptions.', { nodes: subscription }))
    const [mistake] = validate(schema, document, rules)
    if (mistake) return invalid(mistake)
    const counting = variablesOfCounting(operations)
    const [unused] = validate(schema, document, [NoUnusedFragmentsRule])
    if (unused) return { ...invalid(unused), counting }
    const tooLong = literalLimitError(document)
    if (tooLong !== null) return refused(tooLong)
    const tooDeep = expandedLimitError(document, limits)
    if (tooDeep !== null) return { kind: 'invalid', isSyntaxError: false, error: { message: tooDeep } }
    if (!operation) return { kind: 'invalid', isSyntaxError: false, error: { message: 'Must provide an operation.' } }
    if (operations.length > 1) {
      const message = 'Must provide operation name if query contains multiple operations.'
      return { kind: 'invalid', isSyntaxError: false, error: { message } }
    }
    return {
      kind: 'ready',
      document,
      operationType: operation.operation,
      isCacheable: isCacheable(operation, document),
      lost: lostFields(document, schema),
      counting,
    }
  }

  function invalid(error: GraphQLError): PreparedDocument {
    const message = error.message.startsWith('GraphQL introspection has been disabled')
      ? 'GraphQL introspection is not allowed, but the query contained __schema or __type'
      : error.message
    return { kind: 'invalid', isSyntaxError: false, error: { ...located(error), message } }
  }

  function keptOrNew(query: string): KeptDocument {
    const known = kept.get(query)
    if (known) return known
    const prepared = prepareNew(query)
    if (query.length <= MAX_KEPT_DOCUMENT_LENGTH) {
      if (kept.size >= MAX_KEPT_DOCUMENTS) {
        const oldest = kept.keys().next()
        if (!oldest.done) kept.delete(oldest.value)
      }
      kept.set(query, prepared)
    }
    return prepared
  }

  return {
    prepare(query, variables) {
      const { counting, ...prepared } = keptOrNew(query)
      if (prepared.kind === 'ready') {
        const tooMuch = variableLimitError(variables) ?? listCostError(prepared.document, variables)
        if (tooMuch !== null) return refused(tooMuch)
      }
      const { errors = [] } = counting ? getVariableValues(schema, counting, variables) : {}
      if (errors.length === 0) return prepared
      const message = errors.map((error) => error.message).join('\n\n')
      return { kind: 'invalid', isSyntaxError: false, error: { message } }
    },
    async run(document, variableValues, contextValue) {
      const result = await execute({ schema, document, variableValues, contextValue, fieldResolver: propertyOfParent })
      return formatResult(result, onInternalError)
    },
  }
}

const refused = (message: string): PreparedDocument => ({
  kind: 'invalid',
  isSyntaxError: false,
  error: { message, extensions: { category: 'graphql-input' } },
})

/**
 * Magento counts the fields of an operation during validation, excluding those that `@include` and `@skip` disable, and
 * for that reads all variables: a wrong variable is reported before an unused fragment.
 */
function variablesOfCounting(
  operations: readonly OperationDefinitionNode[],
): readonly VariableDefinitionNode[] | undefined {
  const [operation] = operations
  if (!operation) return undefined
  let isConditional = false
  visit(operation, {
    Field: ({ directives }) => {
      if (directives && directives.length > 0) isConditional = true
    },
  })
  return isConditional ? (operation.variableDefinitions ?? []) : undefined
}

/** Magento reports only the first error, except the field errors of an address form, which are all reported. */
function formatResult(
  result: ExecutionResult,
  onInternalError: (error: GraphQLError) => void,
): FormattedExecutionResult {
  for (const error of result.errors ?? []) {
    if (isInternal(error) && !isExpected(error)) onInternalError(error)
  }
  const [first] = result.errors ?? []
  if (!first) return { data: result.data ?? null }
  const errors =
    first.originalError instanceof CommerceErrors
      ? first.originalError.errors.map(({ message, category }) => ({ message, extensions: { category } }))
      : [formatError(first)]
  // Wrong variables stop a request before it is executed: then there is no `data` at all.
  return result.data === undefined ? { errors } : { errors, data: result.data }
}

function formatError(error: GraphQLError): GraphQLFormattedError {
  if (isInternal(error)) return { ...located(error), message: 'Internal server error' }
  const original = error.originalError
  return original instanceof CommerceError
    ? { ...located(error), message: error.message, extensions: { category: original.category } }
    : { ...located(error), message: error.message }
}

const isInternal = (error: GraphQLError): boolean => {
  const original = error.originalError
  // A GraphQLError below another one is graphql-js' own complaint about a variable's value.
  return original !== undefined && !(original instanceof GraphQLError || original instanceof CommerceErrors)
}

/** Not a failure of the engine. */
const isExpected = ({ originalError }: GraphQLError): boolean => originalError instanceof MagentoDefect

const located = (error: GraphQLError): GraphQLFormattedError => ({
  message: error.message,
  ...(error.locations && { locations: error.locations }),
  ...(error.path && { path: error.path }),
})

function isCacheable(operation: OperationDefinitionNode, document: DocumentNode): boolean {
  if (operation.operation !== OperationTypeNode.QUERY) return false
  const names = new Set<string>()
  const collect = (selections: OperationDefinitionNode['selectionSet']['selections']): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet.selections)
      else {
        for (const definition of document.definitions) {
          const isTarget =
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value
          if (isTarget) collect(definition.selectionSet.selections)
        }
      }
    }
  }
  collect(operation.selectionSet.selections)
  names.delete('__typename')
  return names.size > 0 && [...names].every((name) => CACHEABLE_ROOT_FIELDS.has(name))
}
