import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime'
import type { Link } from './link.ts'

/** The object types of each interface and union, by name. */
export type PossibleTypes = Readonly<Record<string, readonly string[]>>

/** The discriminators of each object type, e.g. `__isProductInterface` of `SimpleProduct`. */
type KeysByType = ReadonlyMap<string, readonly string[]>

/**
 * Relay recognises a record of the interface X by the field `__isX`, which its compiler selects as an alias of
 * `__typename`. A backend accepts few aliases, so they are not sent (server/gateway/sentText.ts); instead, each object
 * with its type name gets the fields of all interfaces of its type here.
 *
 * Outermost, so that recorded and stored answers are unchanged: smaller, and the same for every schema.
 */
export function typeDiscriminators(possibleTypes: PossibleTypes): Link {
  const keys = discriminatorsOf(possibleTypes)
  return (request, forward) =>
    request.text.includes('__typename')
      ? forward(request).map((response) => restored(response, keys))
      : forward(request)
}

function discriminatorsOf(possibleTypes: PossibleTypes): KeysByType {
  const keys = new Map<string, readonly string[]>()
  for (const [name, types] of Object.entries(possibleTypes)) {
    for (const type of types) keys.set(type, [...(keys.get(type) ?? []), `__is${name}`])
  }
  return keys
}

function restored(response: GraphQLResponse, keys: KeysByType): GraphQLResponse {
  if (Array.isArray(response)) {
    return response.map((single: GraphQLSingularResponse) => restored(single, keys)) as GraphQLResponse
  }
  return 'data' in response && response.data
    ? ({ ...response, data: withDiscriminators(response.data, keys) } as GraphQLResponse)
    : response
}

/** Copies only objects that get a discriminator and their parents: the links below keep their objects unchanged. */
function withDiscriminators(value: unknown, keys: KeysByType): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => withDiscriminators(item, keys))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const fields = value as Readonly<Record<string, unknown>>
  let copy: Record<string, unknown> | null = null
  for (const name of Object.keys(fields)) {
    const inner = fields[name]
    const whole = withDiscriminators(inner, keys)
    if (whole !== inner) (copy ??= { ...fields })[name] = whole
  }
  const type = fields['__typename']
  for (const key of (typeof type === 'string' && keys.get(type)) || []) (copy ??= { ...fields })[key] = type
  return copy ?? value
}
