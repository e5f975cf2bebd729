import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import schemaText from '../../../schema.graphql?raw'
import { expandFragments } from '../../../server/gateway/expandFragments.ts'

/** An answer of a real Magento Open Source 2.4.7 with its sample data to an operation of the storefront. */
export type Recording = {
  readonly operation: string
  /** The requested store view. */
  readonly store: string
  readonly signedIn: boolean
  readonly variables: Readonly<Record<string, unknown>>
  readonly status?: number
  readonly answer: { readonly data?: Answer | null; readonly errors?: readonly { readonly message: string }[] }
}

export type Answer = { readonly [field: string]: unknown }

const files = import.meta.glob<readonly Omit<Recording, 'operation'>[]>('../../contract/recordings-2.4.7/*.json', {
  eager: true,
  import: 'default',
})

export const RECORDINGS: readonly Recording[] = Object.entries(files).flatMap(([path, recordings]) => {
  const operation = path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
  return recordings.map((recording) => ({ ...recording, operation }))
})

export const recordingsOf = (operation: string): readonly Recording[] =>
  RECORDINGS.filter((recording) => recording.operation === operation)

const SCHEMA: GraphQLSchema = buildSchema(schemaText)

export type Question = Pick<Recording, 'operation' | 'variables' | 'store' | 'signedIn'> & {
  /** The text of the current operation. */
  readonly text: string
}

/**
 * The recording of an operation for these variables. Variables that no recording of the operation has, or that its text
 * no longer declares, do not count, because the recorded texts are older. Recordings of the same store view take
 * precedence.
 */
export function findRecording({ operation, text, variables, store, signedIn }: Question): Recording | undefined {
  const recordings = recordingsOf(operation)
  const declared = new Set([...text.matchAll(/\$(\w+)\s*:/g)].map(([, name]) => name))
  const shared = new Set(recordings.flatMap((each) => Object.keys(each.variables)).filter((name) => declared.has(name)))
  const fitting = recordings.filter(({ variables: recorded }) =>
    [...shared].every((name) => isSame(variables[name] ?? null, recorded[name] ?? null)),
  )
  const ofStore = fitting.filter((recording) => recording.store === store)
  return ofStore.find((recording) => recording.signedIn === signedIn) ?? ofStore[0] ?? fitting[0]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isAnswer(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .filter((key) => value[key] != null)
      .map((key) => [key, sorted(value[key])]),
  )
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A recorded answer with all the fields of the current operation. */
export type CompletedAnswer = {
  readonly data: Answer | null
  /** Fields that only other recordings of the same object contain, as `Type.field`. */
  readonly borrowed: readonly string[]
  /** Fields that no recording of the object contains; they are null here. */
  readonly absent: readonly string[]
  /** Those of them that are never null in Magento: such an answer is incomplete. */
  readonly absentThoughRequired: readonly string[]
}

/** Turns a recorded answer into the answer to the compiled text of the current operation. */
export function completeRecording(recording: Recording, text: string): CompletedAnswer {
  const borrowed = new Set<string>()
  const absent = new Set<string>()
  const absentThoughRequired = new Set<string>()
  const { data } = recording.answer
  if (!data) return { data: data ?? null, borrowed: [], absent: [], absentThoughRequired: [] }
  const { variables, store } = recording

  function completeObject(
    type: GraphQLNamedType,
    known: Answer,
    selectionSet: SelectionSetNode,
    completed: Record<string, unknown> = {},
  ): Answer {
    const concrete = concreteType(type, known)
    for (const selection of selectionSet.selections) {
      if (!isIncluded(selection.directives ?? [], variables)) continue
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value
        if (condition === undefined || isOf(concrete, condition)) {
          completeObject(concrete, known, selection.selectionSet, completed)
        }
      } else if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        completed[key] = completeField(concrete, known, selection, completed[key])
      }
    }
    return completed
  }

  function completeField(type: GraphQLNamedType, known: Answer, node: FieldNode, completed: unknown): unknown {
    const name = node.name.value
    const key = node.alias?.value ?? name
    if (name === '__typename') return known['__typename'] ?? type.name
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
    const coordinate = `${type.name}.${name}`
    let value = known[key]
    if (value === undefined && node.arguments?.length === 0) {
      value = siblingOf(store, type, known)?.[name]
      if (value !== undefined) borrowed.add(coordinate)
    }
    if (value === undefined) value = COMPUTED[coordinate]?.(known)
    if (value === undefined) absent.add(coordinate)
    if (value === undefined && isNonNullType(field?.type)) absentThoughRequired.add(coordinate)
    if (value == null || !field) return null
    if (!node.selectionSet) return value
    const named = getNamedType(field.type)
    const { selectionSet } = node
    const complete = (each: unknown, before: unknown): unknown =>
      Array.isArray(each)
        ? each.map((item: unknown, index) => complete(item, Array.isArray(before) ? before[index] : undefined))
        : isAnswer(each)
          ? completeObject(named, each, selectionSet, isAnswer(before) ? { ...before } : {})
          : each
    return complete(value, completed)
  }

  const document = expandFragments(parse(text, { noLocation: true }), SCHEMA)
  const [operation] = document.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The text has no operation')
  const root = SCHEMA.getRootType(operation.operation)
  if (!root) throw new Error(`The schema has no ${operation.operation}`)
  const completed = completeObject(root, data, operation.selectionSet)
  return {
    data: completed,
    borrowed: [...borrowed].toSorted(),
    absent: [...absent].toSorted(),
    absentThoughRequired: [...absentThoughRequired].toSorted(),
  }
}

const amountIn = (money: unknown): number => (isAnswer(money) ? Number(money['value']) : 0)

/** Values that Magento computes from other fields of the same object, if they were not selected in the recording. */
const COMPUTED: Readonly<Record<string, (known: Answer) => unknown>> = {
  'OrderTotal.subtotal': (total) => {
    const { grand_total: paid, discounts, total_tax: tax, shipping_handling: handling } = total
    const shipping = total['total_shipping'] ?? (isAnswer(handling) ? handling['amount_including_tax'] : undefined)
    if (!isAnswer(paid) || !isAnswer(shipping) || !isAnswer(tax)) return undefined
    const off = Array.isArray(discounts) ? discounts.map((each: Answer) => amountIn(each['amount'])) : []
    const value = off.reduce((sum, amount) => sum + amount, amountIn(paid) - amountIn(shipping) - amountIn(tax))
    return { value: Math.round(value * 100) / 100, currency: paid['currency'] }
  },
}

function isIncluded(directives: NonNullable<FieldNode['directives']>, variables: Readonly<Record<string, unknown>>) {
  return directives.every(({ name, arguments: given = [] }) => {
    const value = given.find((argument) => argument.name.value === 'if')?.value
    const holds =
      value?.kind === Kind.VARIABLE ? variables[value.name.value] === true : value?.kind === Kind.BOOLEAN && value.value
    return name.value === 'include' ? holds : name.value === 'skip' ? !holds : true
  })
}

/** The type of an object. Without a type name, any type that its field allows. */
function concreteType(type: GraphQLNamedType, known: Answer): GraphQLNamedType {
  const name = known['__typename']
  const told = typeof name === 'string' ? SCHEMA.getType(name) : undefined
  return told ?? (isUnionType(type) ? (SCHEMA.getPossibleTypes(type)[0] ?? type) : type)
}

function isOf(type: GraphQLNamedType, condition: string): boolean {
  const wanted = SCHEMA.getType(condition)
  if (type.name === condition) return true
  return isAbstractType(wanted) && (isObjectType(type) || isInterfaceType(type)) && SCHEMA.isSubType(wanted, type)
}

/** The fields of each object by store view, from all recordings. */
const SIBLINGS: ReadonlyMap<string, Answer> = collectSiblings()

const siblingOf = (store: string, type: GraphQLNamedType, known: Answer): Answer | undefined => {
  const key = type === SCHEMA.getQueryType() ? 'Query' : identityOf(type, known)
  return key === null ? undefined : SIBLINGS.get(`${store} ${key}`)
}

function identityOf(type: GraphQLNamedType, known: Answer): string | null {
  const id = known['uid'] ?? known['store_code'] ?? known['id']
  if (id == null) return null
  return `${isOf(type, 'ProductInterface') ? 'ProductInterface' : type.name} ${JSON.stringify(id)}`
}

function collectSiblings(): ReadonlyMap<string, Answer> {
  const found = new Map<string, Record<string, unknown>>()
  const remember = (key: string, value: Answer) => {
    const fields = found.get(key) ?? {}
    for (const [name, each] of Object.entries(value)) fields[name] ??= each
    found.set(key, fields)
  }
  const walk = (store: string, type: GraphQLNamedType, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(store, type, item)
    if (!isAnswer(value)) return
    const concrete = concreteType(type, value)
    const key = identityOf(concrete, value)
    if (key !== null) remember(`${store} ${key}`, value)
    const fields = isObjectType(concrete) || isInterfaceType(concrete) ? concrete.getFields() : {}
    for (const [name, each] of Object.entries(value)) {
      const field = fields[name]
      if (field) walk(store, getNamedType(field.type), each)
    }
  }
  const query = SCHEMA.getQueryType()
  for (const { store, answer } of RECORDINGS) {
    if (!query || !answer.data) continue
    walk(store, query, answer.data)
    const { storeConfig } = answer.data
    if (storeConfig !== undefined) remember(`${store} Query`, { storeConfig })
  }
  return found
}
