import {
  getNullableType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  GraphQLError,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionSetNode,
} from 'graphql'
import { documentTextError } from '#server/commerce/engine/execution/limits.ts'
import type { CommerceGateway } from '../commerceGateway.ts'
import { tellingParts, type OptionalPart } from '../optionalParts.ts'
import { isObject, parseObject, readQuestion, rebuilt } from '../question.ts'

/** The missing part of the answer at an object: the values of the fields that were left out, and the objects below. */
type Lack = {
  readonly values: Map<string, unknown>
  readonly below: Map<string, Lack>
}

type Reduced = { readonly text: string; readonly lack: Lack }

/** The storefront has few texts, but a client may send any number. */
const MOST_TEXTS = 1_000

type ReducedGatewayOptions = {
  readonly gateway: CommerceGateway
  readonly schema: GraphQLSchema
  /** The fields that may be missing. */
  readonly parts: readonly OptionalPart[]
  /** Whether the backend has the first one of a module, as `Type.field`. */
  readonly has: (part: string) => boolean
}

/**
 * Leaves the fields of a removed module out of requests, and answers null or an empty list for them, so that the
 * storefront's records stay complete. For queries that are sent before anything of the backend is known, and so have no
 * conditions.
 */
export function createReducedGateway({ gateway, schema, parts, has }: ReducedGatewayOptions): CommerceGateway {
  const names = [...new Set(parts.map(({ member }) => member))]
  let known = ''
  const reduced = new Map<string, Reduced | null>()

  function reduce(text: string, lacking: readonly string[]): Reduced | null {
    // After an update of the backend the same text is reduced to another one.
    if (known !== lacking.join(' ') || reduced.size >= MOST_TEXTS) reduced.clear()
    known = lacking.join(' ')
    const found = reduced.get(text)
    if (found !== undefined) return found
    const made = reducedOperation(text, schema, new Set(lacking))
    reduced.set(text, made)
    return made
  }

  return {
    ...gateway,
    async handle(request) {
      const lacking = lackingParts(parts, has)
      if (lacking.length === 0) return gateway.handle(request)
      const { body, text } = await readQuestion(request)
      const operation = names.some((name) => text.includes(name)) ? reduce(text, lacking) : null
      const answer = await gateway.handle(rebuilt(request, body, operation && { text: operation.text }))
      if (!operation || !answer.headers.get('content-type')?.includes('json')) return answer
      const { status, headers } = answer
      const json = await answer.text()
      const whole = parseObject(json)
      const sent = new Headers(headers)
      sent.delete('content-length')
      const filled = whole && { ...whole, data: filledObject(whole['data'], operation.lack) }
      return new Response(filled ? JSON.stringify(filled) : json, { status, headers: sent })
    },
  }
}

/** The names of the parts whose module the backend lacks. */
export function lackingParts(parts: readonly OptionalPart[], has: (part: string) => boolean): readonly string[] {
  const groups = new Set(tellingParts(parts).flatMap(({ name, group }) => (has(name) ? [] : [group])))
  return parts.flatMap(({ name, group }) => (groups.has(group) ? [name] : []))
}

const emptyLack = (): Lack => ({ values: new Map(), below: new Map() })

/** Null if the operation has none of the fields. Null also for a text with fragments, which no operation of the storefront has. */
export function reducedOperation(text: string, schema: GraphQLSchema, lacking: ReadonlySet<string>): Reduced | null {
  const document = parsed(text)
  if (document?.definitions.length !== 1) return null
  const root = emptyLack()
  // The object of the visited selection.
  const places: Lack[] = [root]
  const types = new TypeInfo(schema)
  let isReduced = false
  const changed = visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FIELD]: {
        enter(node: FieldNode) {
          const here = places.at(-1) ?? root
          const owner = types.getParentType()
          const type = types.getType()
          const key = node.alias?.value ?? node.name.value
          if (owner && type && lacking.has(`${owner.name}.${node.name.value}`)) {
            here.values.set(key, isNonNullType(type) && isListType(getNullableType(type)) ? [] : null)
            isReduced = true
            return null
          }
          if (node.selectionSet) {
            const below = here.below.get(key) ?? emptyLack()
            here.below.set(key, below)
            places.push(below)
          }
          return undefined
        },
        leave(node: FieldNode) {
          if (node.selectionSet) places.pop()
          return node.selectionSet && withType(node, node.selectionSet)
        },
      },
      [Kind.INLINE_FRAGMENT]: {
        leave: ({ selectionSet }: InlineFragmentNode) => (selectionSet.selections.length > 0 ? undefined : null),
      },
    }),
  )
  return isReduced ? { text: stripIgnoredCharacters(print(changed)), lack: root } : null
}

/** Null for a text that cannot be parsed: the backend reports its fault. */
function parsed(text: string): DocumentNode | null {
  if (documentTextError(text) !== null) return null
  try {
    return parse(text, { noLocation: true })
  } catch (error) {
    if (error instanceof GraphQLError) return null
    throw error
  }
}

/** Adds the type name, which shows whether the answer has an object there. */
const withType = (node: FieldNode, set: SelectionSetNode): FieldNode | undefined =>
  set.selections.length > 0
    ? undefined
    : {
        ...node,
        selectionSet: {
          ...set,
          selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
        },
      }

function filledObject(value: unknown, lack: Lack): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => filledObject(each, lack))
  if (!isObject(value)) return value
  const below = [...lack.below].flatMap(([key, deeper]) =>
    key in value ? [[key, filledObject(value[key], deeper)] as const] : [],
  )
  return { ...value, ...Object.fromEntries(below), ...Object.fromEntries(lack.values) }
}
