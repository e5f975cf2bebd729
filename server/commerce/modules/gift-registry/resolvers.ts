import type { CommerceContext } from '../../engine/context.ts'
import { inputError, notAuthorized } from '../../engine/errors.ts'
import { toMagentoDate } from '../../engine/magentoDate.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { encodeUid } from '../../engine/uid.ts'
import { loadProducts, type Product } from '../catalog/products/products.ts'
import { type CustomerRow, findCustomer } from '../customer/repository.ts'
import { moveCartItemsToGiftRegistry } from './moveCart.ts'
import { ownGiftRegistryMutations } from './ownMutations.ts'
import { openRegistry, ownRegistry, typeById, typeByUid } from './registries.ts'
import {
  findRegistriesByEmail,
  findRegistriesByName,
  findRegistry,
  type GiftRegistryRow,
  type PersonRow,
  registriesOfCustomer,
  type RegistryItemRow,
  registryItems,
  registryPeople,
} from './repository.ts'
import { shippingAddressOf } from './shippingAddress.ts'
import {
  answeredAttributes,
  type Answers,
  attributesMetadata,
  giftRegistryTypes,
  type GiftRegistryType,
} from './types.ts'

/** The parent value of `GiftRegistryRegistrant`. */
type Person = PersonRow & { readonly registry: GiftRegistryRow }
/** The parent value of `GiftRegistryItem`; no product if it is no longer sold. */
type Item = RegistryItemRow & { readonly product: Product | null }

// Written by this module alone, in this form.
const answersOf = ({ answers }: { readonly answers: string }) => JSON.parse(answers) as Answers

/** Throws unless the owner of a registry is signed in. */
function requireOwner({ customer_id: owner }: GiftRegistryRow, { customerId }: CommerceContext): void {
  if (owner !== customerId) throw notAuthorized()
}

/** A field that only the owner may see. */
const ofOwner =
  (read: (row: GiftRegistryRow) => unknown): TypeResolvers[string] =>
  (row: GiftRegistryRow, _: unknown, context) => {
    requireOwner(row, context)
    return read(row)
  }

function itemsOf(context: CommerceContext, { id }: GiftRegistryRow): readonly Item[] {
  const rows = registryItems(context.db, id)
  const products = loadProducts(
    context,
    rows.map((row) => row.product_id),
  )
  return rows.map((row) => {
    const product = products.get(row.product_id)
    return { ...row, product: product?.isEnabled ? product : null }
  })
}

function resultOf(context: CommerceContext, row: GiftRegistryRow) {
  const answers = answersOf(row)
  return {
    gift_registry_uid: row.url_key,
    name: registryPeople(context.db, row.id)
      .map(({ firstname, lastname }) => `${firstname} ${lastname}`)
      .join(', '),
    event_title: row.event_name,
    type: typeById(context, row.type_id).label,
    event_date: answers['event_date'] ?? null,
    location: answers['event_location'] ?? null,
  }
}

const MIN_NAME_LENGTH = 2

function searchedName(text: string, label: string): string {
  const name = text.trim()
  if (name.length < MIN_NAME_LENGTH)
    throw inputError(`Please enter at least ${MIN_NAME_LENGTH} letters of the ${label}.`)
  return name
}

type NameSearch = { firstName: string; lastName: string; giftRegistryTypeUid?: string | null }

export const giftRegistryResolvers: Readonly<Record<string, TypeResolvers>> = {
  Query: {
    giftRegistryTypes: (_: unknown, _args: unknown, { db, store }) => giftRegistryTypes(db, store),
    giftRegistry: (_: unknown, { giftRegistryUid: key }: { giftRegistryUid: string }, context) =>
      openRegistry(context, key),
    giftRegistryEmailSearch: (_: unknown, { email }: { email: string }, context) =>
      findRegistriesByEmail(context.db, email.trim()).map((row) => resultOf(context, row)),
    // Everybody with its key finds it, public or not.
    giftRegistryIdSearch: (_: unknown, { giftRegistryUid: key }: { giftRegistryUid: string }, context) => {
      const row = findRegistry(context.db, key.trim())
      return row?.is_active === 1 ? [resultOf(context, row)] : []
    },
    giftRegistryTypeSearch: (_: unknown, { firstName, lastName, giftRegistryTypeUid: uid }: NameSearch, context) =>
      findRegistriesByName(context.db, {
        firstname: searchedName(firstName, 'first name'),
        lastname: searchedName(lastName, 'last name'),
        typeId: uid == null ? null : typeByUid(context, uid).id,
      }).map((row) => resultOf(context, row)),
  },
  Customer: {
    gift_registries: ({ id }: CustomerRow, _: unknown, { db }) => registriesOfCustomer(db, id),
    gift_registry: (_: CustomerRow, { giftRegistryUid: key }: { giftRegistryUid: string }, context) =>
      ownRegistry(context, key),
  },
  GiftRegistryType: {
    dynamic_attributes_metadata: (type: GiftRegistryType) => attributesMetadata(type),
  },
  GiftRegistryDynamicAttributeMetadataInterface: { __resolveType: () => 'GiftRegistryDynamicAttributeMetadata' },
  GiftRegistryItemInterface: { __resolveType: () => 'GiftRegistryItem' },
  GiftRegistry: {
    uid: ({ url_key: key }: GiftRegistryRow) => key,
    type: ({ type_id: id }: GiftRegistryRow, _: unknown, context) => typeById(context, id),
    owner_name: ({ customer_id: id }: GiftRegistryRow, _: unknown, { db }) => {
      const owner = findCustomer(db, id)
      return owner ? `${owner.firstname} ${owner.lastname}` : ''
    },
    created_at: ofOwner(({ created_at: at }) => toMagentoDate(at)),
    status: ofOwner(({ is_active: isActive }) => (isActive === 1 ? 'ACTIVE' : 'INACTIVE')),
    privacy_settings: ofOwner(({ is_public: isPublic }) => (isPublic === 1 ? 'PUBLIC' : 'PRIVATE')),
    dynamic_attributes: (row: GiftRegistryRow, _: unknown, context) =>
      answeredAttributes(typeById(context, row.type_id), answersOf(row)),
    registrants: (row: GiftRegistryRow, _: unknown, { db }) =>
      registryPeople(db, row.id).map((person): Person => ({ ...person, registry: row })),
    items: (row: GiftRegistryRow, _: unknown, context) => itemsOf(context, row),
    shipping_address: ofOwner(shippingAddressOf),
  },
  GiftRegistryRegistrant: {
    uid: ({ id }: Person) => encodeUid(id),
    email: ({ registry, email }: Person, _: unknown, context) => {
      requireOwner(registry, context)
      return email
    },
    dynamic_attributes: (person: Person, _: unknown, context) =>
      answeredAttributes(typeById(context, person.registry.type_id), answersOf(person)),
  },
  GiftRegistryItem: {
    uid: ({ id }: Item) => encodeUid(id),
    created_at: ({ created_at: at }: Item) => toMagentoDate(at),
  },
  Mutation: { ...ownGiftRegistryMutations, moveCartItemsToGiftRegistry },
}
