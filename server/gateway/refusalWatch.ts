import { coerceInputValue, getVariableValues, isInputObjectType, Kind, parse } from 'graphql'
import type { GraphQLInputObjectType, VariableDefinitionNode } from 'graphql'
import { schemaOf } from '#server/schemaOf.ts'
import type { CommerceGateway } from './commerceGateway.ts'
import { namesIn } from './optionalParts.ts'
import { readQuestion } from './question.ts'

type RefusalWatchOptions = {
  readonly gateway: CommerceGateway
  /** The texts of the storefront's own operations, as they are sent. Refusals of other operations are expected. */
  readonly ownTexts: ReadonlySet<string>
  /** The schema that the storefront was compiled for. */
  readonly schemaText: string
  /** Whether the backend is known to lack an optional part, by its name: the storefront then does not use it. */
  readonly isLacking: (part: string) => boolean
  /** Called when the backend's schema refuses an operation of the storefront. */
  readonly onRefusal: (operation: string, reason: string) => void
}

/** The error code for an operation that the backend's schema refused: `SchemaRefusalError` in the storefront. */
const SCHEMA_REFUSED = 'SCHEMA_REFUSED'

/** The inputs to which a backend adds the attributes of its own catalogue; the storefront's schema has Magento's only. */
const OPEN_INPUTS = ['ProductAttributeFilterInput', 'ProductAttributeSortInput']

/** Messages of GraphQL's validation and variable coercion about missing or additional members of a schema. */
const REFUSALS = [
  /^Cannot query field /,
  /^Unknown (?:argument|type|directive) /,
  /\bis not defined by type /,
  /\bdoes not exist in "?\w+"? enum/,
  /^Expected (?:type|value of type) /,
  /\bof required type "?[^"]+"? was not provided/,
  /\bis required,? but (?:it was )?not provided/,
  /\bused in position expecting type /,
  /\bmust (?:not )?have a (?:sub)?selection\b/,
]

/**
 * Passes everything on, and detects when the backend refuses an operation of the storefront as invalid. Such an answer
 * gets its own code, because the shopper's connection is not the problem. It is not reported if the storefront did not
 * send the request, because anybody could have the log filled with those: its variables are refused by the storefront's
 * own schema as well, the reason is an attribute that an address may name, or it uses a part that the backend is known to
 * lack. Attributes of the merchant's own are no reason to refuse variables.
 */
export function createRefusalWatch(options: RefusalWatchOptions): CommerceGateway {
  const { gateway, ownTexts, isLacking, onRefusal } = options
  const schema = schemaOf(options.schemaText)

  const usesLackingPart = (text: string, reason: string) =>
    [...namesIn(text, schema)].some(
      (name) => isLacking(name) && reason.includes(`"${/(\w+)\)?$/.exec(name)?.[1] ?? name}"`),
    )

  const openInputs = OPEN_INPUTS.flatMap((name) => {
    const type = schema.getType(name)
    return isInputObjectType(type) ? [type] : []
  })

  const openInputOf = ({ type }: VariableDefinitionNode) => {
    const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type
    return named.kind === Kind.NAMED_TYPE ? openInputs.find(({ name }) => name === named.name.value) : undefined
  }

  /** The merchant's own attributes in the variables, or null if the storefront's schema refuses the variables. */
  function ownAttributesIn(text: string, sent: Readonly<Record<string, unknown>>): readonly string[] | null {
    const attributes: string[] = []
    const variables = { ...sent }
    for (const definition of parse(text).definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue
      for (const variable of definition.variableDefinitions ?? []) {
        const { value: name } = variable.variable.name
        const input = openInputOf(variable)
        const value = variables[name]
        if (!input || typeof value !== 'object' || value === null) continue
        const own = Object.entries(value).filter((entry) => isOwnAttribute(entry, input))
        attributes.push(...own.map(([attribute]) => attribute))
        variables[name] = Object.fromEntries(Object.entries(value).filter(([key]) => !attributes.includes(key)))
      }
      if (getVariableValues(schema, definition.variableDefinitions ?? [], variables).errors) return null
    }
    return attributes
  }

  return {
    async handle(request) {
      const asked = request.method === 'POST' ? request.clone() : request
      const answer = await gateway.handle(request)
      if (!/^application\/(?:graphql-response\+)?json\b/i.test(answer.headers.get('content-type') ?? '')) return answer
      const text = await answer.text()
      const { status, headers } = answer
      const reason = refusalIn(text)
      const unchanged = () => new Response(text, { status, headers })
      if (reason === null) return unchanged()
      const operation = await readQuestion(asked)
      if (!ownTexts.has(operation.text)) return unchanged()
      const attributes = ownAttributesIn(operation.text, operation.variables)
      if (attributes?.some((attribute) => reason.includes(`"${attribute}"`)) !== false) return unchanged()
      if (!usesLackingPart(operation.text, reason)) onRefusal(nameOf(operation.text), reason)
      headers.delete('content-length')
      return Response.json({ errors: [{ message: reason, extensions: { code: SCHEMA_REFUSED } }] }, { status, headers })
    },
  }
}

/** Whether a member is none of Magento's and has the form of one of them. */
function isOwnAttribute([name, value]: readonly [string, unknown], input: GraphQLInputObjectType): boolean {
  const fields = input.getFields()
  if (Object.hasOwn(fields, name)) return false
  return [...new Set(Object.values(fields).map(({ type }) => type))].some((type) => {
    let isRefused = false
    coerceInputValue(value, type, () => {
      isRefused = true
    })
    return !isRefused
  })
}

type ErrorLike = { readonly message?: unknown; readonly extensions?: { readonly category?: unknown } } | null

/** Why the whole document was refused; null for every other answer. */
function refusalIn(text: string): string | null {
  // Answers with data are long and frequent, and their errors belong to fields: they need not be parsed.
  if (!/^\s*\{\s*"errors"/.test(text)) return null
  const { data, errors } = JSON.parse(text) as { readonly data?: unknown; readonly errors: readonly ErrorLike[] }
  if (data || !Array.isArray(errors)) return null
  for (const error of errors as readonly ErrorLike[]) {
    if (typeof error?.message !== 'string' || error.extensions?.category !== undefined) continue
    const { message } = error
    if (REFUSALS.some((pattern) => pattern.test(message))) return withoutValues(message)
  }
  return null
}

/** The value of a variable may be input of a shopper. */
const withoutValues = (message: string): string =>
  message.replace(/^(Variable "\$\w+" got invalid value) .*; (?=[A-Z])/s, '$1; ')

const nameOf = (text: string): string => /^\s*(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'without a name'
