import { createHash } from 'node:crypto'
import {
  getDirectiveValues,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLSchema,
} from 'graphql'
import type { StatusProfile } from './statusProfile.ts'

/**
 * The parts of our schema that one Magento lacks or types differently. Names are schema coordinates: `Type`,
 * `Type.field`, `Type.field(argument)`, `Enum.VALUE`, `Type implements Interface`, `Union | Member`. Members of a
 * missing name are not listed again.
 */
export type BackendFacts = {
  readonly lacks: readonly string[]
  /** Types of fields and arguments that differ, e.g. `[CartUserInputError]!`. */
  readonly types: Readonly<Record<string, string>>
}

export type BackendName = `${'open-source' | 'commerce'}-${StatusProfile}`

export type AllBackendFacts = {
  /** The fingerprint of the schema that the facts were derived from; after a change run `npm run backends`. */
  readonly schema: string
  readonly backends: Readonly<Record<BackendName, BackendFacts>>
}

type Introspections = {
  readonly openSource: Readonly<Record<StatusProfile, GraphQLSchema>>
  readonly newestCommerce: GraphQLSchema
}

/** Inputs whose fields are the attributes of a shop: the introspection of another shop does not describe them. */
const ATTRIBUTE_INPUTS = /^(ProductAttributeFilterInput|ProductAttributeSortInput)\./

/** Every coordinate of a schema, with its type where it has one, else with an empty text. */
export function coordinatesOf(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue
    found.set(type.name, '')
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const { name } of type.getInterfaces()) found.set(`${type.name} implements ${name}`, '')
      for (const field of Object.values(type.getFields())) {
        found.set(`${type.name}.${field.name}`, String(field.type))
        for (const argument of field.args) {
          found.set(`${type.name}.${field.name}(${argument.name})`, String(argument.type))
        }
      }
    } else if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) found.set(`${type.name}.${field.name}`, String(field.type))
    } else if (isEnumType(type)) {
      for (const value of type.getValues()) found.set(`${type.name}.${value.name}`, '')
    } else if (isUnionType(type)) {
      for (const member of type.getTypes()) found.set(`${type.name} | ${member.name}`, '')
    }
  }
  return found
}

/** Identifies a schema by everything that a backend may lack. */
export function fingerprintOf(schema: GraphQLSchema): string {
  const lines = [...coordinatesOf(schema)].map(([name, type]) => `${name}: ${type}`).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/**
 * Compares our schema with the introspections. There is none of Commerce 2.4.7 and 2.4.8, so these have everything that
 * the Open Source edition of their version has, and the members that only Commerce 2.4.9 has: neither those that a
 * newer Open Source added (to the type itself or to one of its interfaces), nor those that an `@optional` directive
 * marks as later.
 */
export function backendFacts(schema: GraphQLSchema, { openSource, newestCommerce }: Introspections): AllBackendFacts {
  const own = coordinatesOf(schema)
  const commerce = coordinatesOf(newestCommerce)
  const since = sinceMarks(schema)

  const factsOf = (typeOf: (name: string) => string | undefined): BackendFacts => {
    const typesOf = (name: string, type: string) => (ATTRIBUTE_INPUTS.test(name) ? type : typeOf(name))
    const lacking = new Set([...own].filter(([name, type]) => typesOf(name, type) === undefined).map(([name]) => name))
    return {
      lacks: [...lacking].filter((name) => !ownersOf(name).some((owner) => lacking.has(owner))).toSorted(),
      types: Object.fromEntries(
        [...own].flatMap(([name, type]) => {
          const there = typesOf(name, type)
          return there === undefined || there === type ? [] : [[name, there]]
        }),
      ),
    }
  }

  const ofVersion = (version: StatusProfile): readonly [BackendFacts, BackendFacts] => {
    const base = coordinatesOf(openSource[version])
    const later = Object.entries(openSource)
      .filter(([other]) => other > version)
      .map(([, other]) => coordinatesOf(other))
    const isLater = (name: string) =>
      !base.has(name) && (later.some((other) => other.has(name)) || (since.get(name) ?? version) > version)
    const isCommercial = (name: string) => ![name, ...ownersOf(name), ...inheritedFrom(schema, name)].some(isLater)
    return [
      factsOf((name) => base.get(name)),
      factsOf((name) => base.get(name) ?? (isCommercial(name) ? commerce.get(name) : undefined)),
    ]
  }

  const [openSource247, commerce247] = ofVersion('2.4.7')
  const [openSource248, commerce248] = ofVersion('2.4.8')
  return {
    schema: fingerprintOf(schema),
    backends: {
      'open-source-2.4.7': openSource247,
      'open-source-2.4.8': openSource248,
      'commerce-2.4.7': commerce247,
      'commerce-2.4.8': commerce248,
    },
  }
}

/** The owners of a coordinate, the outermost first: `Query` and `Query.cart` for `Query.cart(cart_id)`. */
function ownersOf(name: string): readonly string[] {
  const [type = name] = name.split(/\.| implements | \| /, 1)
  const [field = name] = name.split('(', 1)
  return [type, field].filter((owner) => owner !== name && owner !== '')
}

/** The fields of interfaces that a field of a type implements. */
function inheritedFrom(schema: GraphQLSchema, name: string): readonly string[] {
  const [typeName = '', field] = name.split('.')
  const type = schema.getType(typeName)
  if (field === undefined || !(isObjectType(type) || isInterfaceType(type))) return []
  return type.getInterfaces().map((each) => `${each.name}.${field}`)
}

/** The `since` of the `@optional` marks by `Type.field`. */
function sinceMarks(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const directive = schema.getDirective('optional')
  const marks = new Map<string, string>()
  if (!directive) return marks
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const since = field.astNode && getDirectiveValues(directive, field.astNode)?.['since']
      if (typeof since === 'string') marks.set(`${type.name}.${field.name}`, since)
    }
  }
  return marks
}
