import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'
import commerce from '../data/commerce-2.4.9.sdl?raw'
import openSource247 from '../data/open-source-2.4.7.sdl?raw'
import openSource248 from '../data/open-source-2.4.8.sdl?raw'

/** The types of schema.graphql as real Magentos have them, written by scripts/magentoSchemas.mjs. */
const TEXTS = {
  '2.4.7 Open Source': openSource247,
  '2.4.8 Open Source': openSource248,
  '2.4.9 Commerce': commerce,
} as const

export type RecordedBackend = keyof typeof TEXTS

export const RECORDED_BACKENDS = Object.keys(TEXTS) as readonly RecordedBackend[]

export const recordedSchema = (backend: RecordedBackend): GraphQLSchema => buildSchema(TEXTS[backend])

/** Every part of a schema as `Type.field`, `Type.field(argument)`, `Input.field` or `Enum.VALUE`. */
export function partNames(schema: GraphQLSchema): ReadonlySet<string> {
  const names = new Set<string>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isEnumType(type)) for (const { name } of type.getValues()) names.add(`${type.name}.${name}`)
    if (isInputObjectType(type)) for (const name of Object.keys(type.getFields())) names.add(`${type.name}.${name}`)
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const { name, args } of Object.values(type.getFields())) {
      names.add(`${type.name}.${name}`)
      for (const argument of args) names.add(`${type.name}.${name}(${argument.name})`)
    }
  }
  return names
}
