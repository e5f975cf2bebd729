import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql'

export const schemaText = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8')
export const schema = buildSchema(schemaText)

/** Fields that fail like Magento's; tests/contract/observed.test.ts selects them. */
const FAILING = /\.redirect_code$|^BundleProduct\.price_details$|^CustomerOrder\.applied_coupons$/

/** Fields of the modules of other vendors, which these shops do not have; the tests of the modules ask for them. */
const isOfAnotherVendor = ({ astNode }: GraphQLField<unknown, unknown> | GraphQLObjectType): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'thirdParty') ?? false

/** Whether a field of the schema, such as `Query.cart`, or its type belongs to a module of another vendor. */
export function isVendorField(name: string): boolean {
  const [typeName = '', fieldName = ''] = name.split('.')
  const type = schema.getType(typeName)
  if (!isObjectType(type)) return false
  const field = type.getFields()[fieldName]
  return isOfAnotherVendor(type) || (field !== undefined && isOfAnotherVendor(field))
}

/** Products link to products: inside another type it is enough to see that there are some. */
const ONLY_NAMED: Readonly<Record<string, string>> = {
  ProductInterface: '{ __typename sku }',
  SimpleProduct: '{ sku }',
}

/** Orders and returns link to each other; each is selected completely only on its own. */
const isOfReturn = (type: GraphQLNamedType, path: readonly string[]): boolean =>
  (type.name === 'OrderItemInterface' && path.includes('ReturnItem')) ||
  (type.name === 'CustomerOrder' && path.includes('Return')) ||
  (type.name === 'Return' && path.includes('CustomerOrder'))

/** Everything that can be selected on a type; inside itself it is enough to see that there are some. */
function selectionOf(type: GraphQLNamedType, path: readonly string[]): string {
  if (path.includes(type.name)) return '{ __typename }'
  const within = [...path, type.name]
  const possible = isInterfaceType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : []
  const parts = possible.map((object) => {
    const fields = Object.values(object.getFields())
      .filter((field) => !FAILING.test(`${object.name}.${field.name}`) && !isOfAnotherVendor(field))
      .map((field) => fieldSelection(field, [...within, object.name]))
    return `... on ${object.name} { __typename ${fields.join(' ')} }`
  })
  return `{ ${parts.join(' ')} }`
}

/** The only wish list and a return of the first customer; other customers do not own them. */
const ARGUMENTS: Readonly<Record<string, string>> = { wishlist_v2: '(id: "1")', return: '(uid: "Mg==")' }

/** A field with everything below it. */
function fieldSelection(field: GraphQLField<unknown, unknown>, path: readonly string[]): string {
  const type = getNamedType(field.type)
  if (!isObjectType(type) && !isInterfaceType(type)) return field.name
  // Types of one interface have different types of `value`: each gets an alias, `CustomizableXOption_value`.
  const owner = path.at(-1) ?? ''
  const name = /^Customizable.*Option$/.test(owner) && field.name === 'value' ? `${owner}_value: value` : field.name
  const selection = isOfReturn(type, path) ? '{ __typename }' : (ONLY_NAMED[type.name] ?? selectionOf(type, path))
  return `${name}${ARGUMENTS[field.name] ?? ''} ${selection}`
}

const typeNamed = (name: string): GraphQLObjectType => {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no object type`)
  return type
}

/**
 * Selections of a type that together contain all its fields: one each, because the limits of a request apply here too.
 */
export const selectionsOfFields = (
  typeName: string,
  place: string,
): readonly { readonly field: string; readonly selection: string }[] =>
  Object.values(typeNamed(typeName).getFields())
    .filter(
      ({ name }) => !FAILING.test(`${typeName}.${name}`) || (name === 'redirect_code' && place.startsWith('route(')),
    )
    .filter((field) => !isOfAnotherVendor(field))
    .map((field) => ({
      field: `${typeName}.${field.name}`,
      selection: `{ ... on ${typeName} { __typename ${fieldSelection(field, [typeName])} } }`,
    }))
