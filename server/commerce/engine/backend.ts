import { getDirectiveValues, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'
import type { StatusProfile } from './context.ts'

/** Which Magento the engine stands for: what `@optional` marks may be missing from it. */
export type Backend = {
  readonly profile: StatusProfile
  readonly edition: Edition
}

/** The editions of Magento: gift cards, store credit and returns are Commerce's. */
export type Edition = 'open-source' | 'commerce'

type Marks = { readonly since?: string; readonly edition?: string }

/** Takes the fields out of a schema that the backend would not have. A mark on an interface counts for its types. */
export function trimSchema(schema: GraphQLSchema, { profile, edition }: Backend): void {
  const directive = schema.getDirective('optional')
  if (!directive) return
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const marks: Marks = (field.astNode && getDirectiveValues(directive, field.astNode)) ?? {}
      const isTooOld = marks.since !== undefined && profile < marks.since
      if (!isTooOld && (marks.edition === undefined || marks.edition === edition)) continue
      const types = isInterfaceType(type) ? [type, ...schema.getPossibleTypes(type)] : [type]
      for (const one of types) delete one.getFields()[field.name]
    }
  }
}
