import {
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { inputError } from '../errors.ts'

/** Columns that the addresses of carts and customers have in common. */
const ADDRESS = {
  firstname: 255,
  middlename: 255,
  lastname: 255,
  prefix: 40,
  suffix: 40,
  company: 255,
  street: 255,
  city: 255,
  telephone: 255,
  fax: 255,
  vat_id: 255,
}

const CUSTOMER = { prefix: 40, suffix: 40, taxvat: 50 }

/** The length of the columns of Magento in which it stores the texts of an input, in characters. */
export const COLUMN_LENGTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  CartAddressInput: { ...ADDRESS, postcode: 20, region: 255 },
  CustomerAddressInput: { ...ADDRESS, postcode: 255 },
  CustomerAddressRegionInput: { region: 255, region_code: 255 },
  CreateProductReviewInput: { nickname: 128, summary: 255 },
  CreateWishlistInput: { name: 255 },
  CustomerCreateInput: CUSTOMER,
  CustomerInput: CUSTOMER,
  CustomerUpdateInput: CUSTOMER,
  GiftMessageInput: { from: 255, to: 255 },
}

/**
 * Refuses texts that are longer than their columns, before the field of a mutation is resolved: MySQL refuses them, and the
 * engine's database would store them.
 */
export function limitColumns(schema: GraphQLSchema): void {
  const fields = (schema.getMutationType() as GraphQLObjectType<unknown, unknown> | undefined)?.getFields() ?? {}
  for (const field of Object.values(fields)) {
    const { resolve } = field
    if (!resolve) continue
    field.resolve = (source, args: Readonly<Record<string, unknown>>, context, info) => {
      for (const { name, type } of field.args) checkValue(args[name], type)
      return resolve(source, args, context, info)
    }
  }
}

function checkValue(value: unknown, declared: GraphQLInputType): void {
  const type = getNullableType(declared)
  if (isListType(type) && Array.isArray(value)) {
    for (const one of value) checkValue(one, type.ofType)
    return
  }
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return
  const lengths = COLUMN_LENGTHS[type.name] ?? {}
  const fields = type.getFields()
  for (const [name, inner] of Object.entries(value)) {
    const most = lengths[name]
    const texts = Array.isArray(inner) ? inner : [inner]
    if (most !== undefined && texts.some((text) => typeof text === 'string' && text.length > most)) {
      throw inputError(`"${name}" must not be longer than ${most} characters.`)
    }
    const field = fields[name]
    if (field) checkValue(inner, field.type)
  }
}
