import { getNamedType, isInterfaceType, isObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql'

/** Up to two different answers of a field: two are enough to know. */
type Seen = Set<string>

/** Collects the answers of a schema's fields; answers must contain `__typename` in every object. */
export type AnsweredFields = {
  readonly note: (data: unknown) => void
  /** `Type.field` of all fields that always had the same answer, with that answer. */
  readonly constant: () => ReadonlyMap<string, string>
  /** `Type.field` of all fields that were never answered. */
  readonly unseen: () => readonly string[]
}

/** Names of the object types that a query can reach: the payload of a mutation is not a record. */
function queriedTypes(schema: GraphQLSchema): ReadonlySet<string> {
  const names = new Set<string>()
  const enter = (type: GraphQLNamedType | null | undefined): void => {
    if (!type || names.has(type.name) || !(isObjectType(type) || isInterfaceType(type))) return
    names.add(type.name)
    for (const field of Object.values(type.getFields())) enter(getNamedType(field.type))
    if (isInterfaceType(type)) for (const possible of schema.getPossibleTypes(type)) enter(possible)
  }
  enter(schema.getQueryType())
  return names
}

export function createAnsweredFields(schema: GraphQLSchema): AnsweredFields {
  const fields = new Map<string, Seen>()
  const queried = queriedTypes(schema)
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !queried.has(type.name) || type === schema.getQueryType()) continue
    for (const name of Object.keys(type.getFields())) fields.set(`${type.name}.${name}`, new Set())
  }

  /** Objects count as different answers; that an object or a list entry exists is no sign of a constant. */
  const answerOf = (value: unknown): string => {
    if (value === null || typeof value !== 'object') return JSON.stringify(value)
    if (!Array.isArray(value)) return 'an object'
    if (value.length === 0) return '[]'
    return value.every((item) => typeof item === 'object') ? 'objects' : JSON.stringify(value)
  }

  function note(data: unknown): void {
    if (Array.isArray(data)) for (const item of data) note(item)
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return
    const typename: unknown = Reflect.get(data, '__typename')
    for (const [key, value] of Object.entries(data)) {
      note(value)
      // A field that could not keep its own name in the answer is called `Type_field`.
      const name = key.startsWith(`${String(typename)}_`) ? key.slice(String(typename).length + 1) : key
      const seen = fields.get(`${String(typename)}.${name}`)
      if (seen && seen.size < 2) seen.add(answerOf(value))
    }
  }

  return {
    note,
    constant: () =>
      new Map(
        [...fields].flatMap(([name, values]) => {
          const [value] = values
          const isBare = value !== undefined && value !== 'an object' && value !== 'objects'
          return values.size === 1 && isBare ? [[name, value] as const] : []
        }),
      ),
    unseen: () => [...fields].filter(([, values]) => values.size === 0).map(([name]) => name),
  }
}
