import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'

/** What real Magentos have of the types in schema.graphql, written by scripts/magentoSchemas.mjs. */
const FILES = {
  '2.4.7 Open Source': 'open-source-2.4.7',
  '2.4.8 Open Source': 'open-source-2.4.8',
  '2.4.9 Commerce': 'commerce-2.4.9',
} as const

export type RecordedBackend = keyof typeof FILES

export const RECORDED_BACKENDS = Object.keys(FILES) as readonly RecordedBackend[]

export const recordedSchema = (backend: RecordedBackend): GraphQLSchema =>
  buildSchema(readFileSync(new URL(`data/${FILES[backend]}.sdl`, import.meta.url), 'utf8'))

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
