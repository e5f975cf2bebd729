import { isObjectType, type GraphQLSchema } from 'graphql'
import { propertyOfParent } from './propertyOfParent.ts'

/** Imitates a slow Magento in tests. The pause is passed in, so that no test waits by the clock. */
export type Slowness = {
  readonly pause: (milliseconds: number) => Promise<void>
  /** The delay of the first request after a start, while Magento fills its caches. */
  readonly firstRequestMs: number
  /** The delay of single fields, by `Type.field`. */
  readonly fieldsMs: Readonly<Record<string, number>>
}

/** Slows the named fields of a schema. Fails for a name that the schema lacks. */
export function slowFields(schema: GraphQLSchema, { pause, fieldsMs }: Slowness): void {
  for (const [name, milliseconds] of Object.entries(fieldsMs)) {
    const [typeName = '', fieldName = ''] = name.split('.')
    const type = schema.getType(typeName)
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
    if (!field) throw new Error(`There is no field ${name} to slow`)
    const resolve = field.resolve ?? propertyOfParent
    field.resolve = async (source, args, context, info) => {
      await pause(milliseconds)
      return resolve(source, args, context, info)
    }
  }
}
