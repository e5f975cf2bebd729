import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError, notAuthorized } from '../../engine/errors.ts'
import { decodeIdUid } from '../../engine/uid.ts'
import { isEmailAddress } from '../customer/rules.ts'
import { postInvitations } from './invitations.ts'
import { ownRegistry, typeById, typeByUid } from './registries.ts'
import {
  deletePeople,
  deleteRegistry,
  deleteRegistryItems,
  type GiftRegistryRow,
  insertPerson,
  insertRegistry,
  type PersonRow,
  registryItems,
  registryPeople,
  updatePerson,
  updateRegistry,
  updateRegistryItem,
} from './repository.ts'
import { readShippingAddress, type ShippingAddressInput } from './shippingAddress.ts'
import { type AnswerInput, type Answers, type GiftRegistryType, readAnswers } from './types.ts'

const KEY_LENGTH = 32
const MAX_NAME_LENGTH = 255
const MAX_MESSAGE_LENGTH = 2_000
/** Magento's `magento_giftregistry/general/max_registrant`. */
const MAX_REGISTRANTS = 3
/** Magento's `magento_giftregistry/sharing_email/send_limit`. */
const MAX_INVITEES = 3
const MAX_QUANTITY = 10_000

/** A required text in stored form. */
function requiredText(value: string, label: string, most = MAX_NAME_LENGTH): string {
  const text = value.trim()
  if (!text) throw inputError(`"${label}" is a required value.`)
  if (text.length > most) throw inputError(`"${label}" length must be equal or less than ${most} characters.`)
  return text
}

type PersonInput = {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly dynamic_attributes?: readonly (AnswerInput | null)[] | null
}

function checkedPerson(
  { db }: CommerceContext,
  type: GiftRegistryType,
  { firstname, lastname, email, dynamic_attributes: inputs }: PersonInput,
  known: Answers = {},
): Omit<PersonRow, 'id' | 'registry_id'> {
  if (!isEmailAddress(email.trim())) throw inputError(`"${email}" is not a valid email address.`)
  return {
    firstname: requiredText(firstname, 'First Name'),
    lastname: requiredText(lastname, 'Last Name'),
    email: email.trim(),
    answers: JSON.stringify(readAnswers(db, type, { of: 'registrant', inputs, known })),
  }
}

function requireRoom(people: number): void {
  if (people > MAX_REGISTRANTS)
    throw inputError(`You can't add more than ${MAX_REGISTRANTS} recipients for this event.`)
}

type Privacy = 'PRIVATE' | 'PUBLIC'
type Status = 'ACTIVE' | 'INACTIVE'

type CreateInput = {
  readonly gift_registry_type_uid: string
  readonly event_name: string
  readonly message: string
  readonly privacy_settings: Privacy
  readonly status: Status
  readonly registrants: readonly (PersonInput | null)[]
  readonly dynamic_attributes?: readonly (AnswerInput | null)[] | null
  readonly shipping_address?: ShippingAddressInput | null
}

/** The answer of the mutations: the changed registry. */
const answerOf = (context: CommerceContext, key: string) => ({ gift_registry: ownRegistry(context, key) })

function createGiftRegistry(
  _: unknown,
  { giftRegistry: input }: { giftRegistry: CreateInput },
  context: CommerceContext,
) {
  const { db, customerId, clock } = context
  if (customerId === null) throw notAuthorized()
  const type = typeByUid(context, input.gift_registry_type_uid)
  const people = input.registrants.flatMap((person) => (person ? checkedPerson(context, type, person) : []))
  requireRoom(people.length)
  return inTransaction(db, () => {
    const key = context.randomText(KEY_LENGTH)
    const id = insertRegistry(db, {
      url_key: key,
      customer_id: customerId,
      type_id: type.id,
      event_name: requiredText(input.event_name, 'Event'),
      message: requiredText(input.message, 'Message', MAX_MESSAGE_LENGTH),
      is_public: input.privacy_settings === 'PUBLIC' ? 1 : 0,
      is_active: input.status === 'ACTIVE' ? 1 : 0,
      answers: JSON.stringify(readAnswers(db, type, { of: 'event', inputs: input.dynamic_attributes })),
      address: input.shipping_address ? readShippingAddress(context, input.shipping_address) : null,
      created_at: clock.now(),
    })
    for (const person of people) insertPerson(db, { registry_id: id, ...person })
    return answerOf(context, key)
  })
}

type UpdateInput = {
  readonly event_name?: string | null
  readonly message?: string | null
  readonly privacy_settings?: Privacy | null
  readonly status?: Status | null
  readonly dynamic_attributes?: readonly (AnswerInput | null)[] | null
  readonly shipping_address?: ShippingAddressInput | null
}

type OfRegistry<Rest = unknown> = { readonly giftRegistryUid: string } & Rest

function updateGiftRegistry(
  _: unknown,
  { giftRegistryUid: key, giftRegistry: input }: OfRegistry<{ readonly giftRegistry: UpdateInput }>,
  context: CommerceContext,
) {
  const { db } = context
  return inTransaction(db, () => {
    const row = ownRegistry(context, key)
    const known = JSON.parse(row.answers) as Answers
    const inputs = input.dynamic_attributes
    updateRegistry(db, row.id, {
      event_name: requiredText(input.event_name ?? row.event_name, 'Event'),
      message: requiredText(input.message ?? row.message, 'Message', MAX_MESSAGE_LENGTH),
      is_public: input.privacy_settings == null ? row.is_public : input.privacy_settings === 'PUBLIC' ? 1 : 0,
      is_active: input.status == null ? row.is_active : input.status === 'ACTIVE' ? 1 : 0,
      answers: JSON.stringify(readAnswers(db, typeById(context, row.type_id), { of: 'event', inputs, known })),
      address: input.shipping_address ? readShippingAddress(context, input.shipping_address) : row.address,
    })
    return answerOf(context, key)
  })
}

function removeGiftRegistry(_: unknown, { giftRegistryUid: key }: OfRegistry, context: CommerceContext) {
  return inTransaction(context.db, () => {
    deleteRegistry(context.db, ownRegistry(context, key).id)
    return { success: true }
  })
}

function addGiftRegistryRegistrants(
  _: unknown,
  { giftRegistryUid: key, registrants }: OfRegistry<{ readonly registrants: readonly PersonInput[] }>,
  context: CommerceContext,
) {
  const { db } = context
  return inTransaction(db, () => {
    const row = ownRegistry(context, key)
    const type = typeById(context, row.type_id)
    requireRoom(registryPeople(db, row.id).length + registrants.length)
    for (const person of registrants) insertPerson(db, { registry_id: row.id, ...checkedPerson(context, type, person) })
    return answerOf(context, key)
  })
}

type PersonUpdate = { readonly gift_registry_registrant_uid: string } & {
  readonly [Name in keyof PersonInput]?: PersonInput[Name] | null
}

/** The row with the given uid. Throws if there is none. */
function namedBy<Named extends { readonly id: number }>(rows: readonly Named[], uid: string, refusal: string): Named {
  const id = decodeIdUid(uid)
  const row = rows.find((each) => each.id === id)
  if (!row) throw inputError(refusal)
  return row
}

const WRONG_PERSON = 'The gift registry registrant ID is incorrect. Verify the registrant ID and try again.'
const WRONG_ITEM = 'The gift registry item ID is incorrect. Verify the item ID and try again.'

function updateGiftRegistryRegistrants(
  _: unknown,
  { giftRegistryUid: key, registrants }: OfRegistry<{ readonly registrants: readonly PersonUpdate[] }>,
  context: CommerceContext,
) {
  const { db } = context
  return inTransaction(db, () => {
    const row = ownRegistry(context, key)
    const type = typeById(context, row.type_id)
    for (const { gift_registry_registrant_uid: uid, ...change } of registrants) {
      const known = namedBy(registryPeople(db, row.id), uid, WRONG_PERSON)
      const person = {
        firstname: change.firstname ?? known.firstname,
        lastname: change.lastname ?? known.lastname,
        email: change.email ?? known.email,
        dynamic_attributes: change.dynamic_attributes ?? null,
      }
      updatePerson(db, { ...known, ...checkedPerson(context, type, person, JSON.parse(known.answers) as Answers) })
    }
    return answerOf(context, key)
  })
}

function removeGiftRegistryRegistrants(
  _: unknown,
  { giftRegistryUid: key, registrantsUid: uids }: OfRegistry<{ readonly registrantsUid: readonly string[] }>,
  context: CommerceContext,
) {
  const { db } = context
  return inTransaction(db, () => {
    const people = registryPeople(db, ownRegistry(context, key).id)
    deletePeople(
      db,
      uids.map((uid) => namedBy(people, uid, WRONG_PERSON).id),
    )
    return answerOf(context, key)
  })
}

type ItemUpdate = {
  readonly gift_registry_item_uid: string
  readonly quantity: number
  readonly note?: string | null
}

function updateGiftRegistryItems(
  _: unknown,
  { giftRegistryUid: key, items }: OfRegistry<{ readonly items: readonly ItemUpdate[] }>,
  context: CommerceContext,
) {
  const { db } = context
  return inTransaction(db, () => {
    const rows = registryItems(db, ownRegistry(context, key).id)
    for (const { gift_registry_item_uid: uid, quantity, note } of items) {
      const item = namedBy(rows, uid, WRONG_ITEM)
      if (!(quantity > 0 && quantity <= MAX_QUANTITY)) {
        throw inputError('The gift registry item quantity is incorrect. Verify the item quantity and try again.')
      }
      const text = note === undefined ? item.note : note?.trim().slice(0, MAX_MESSAGE_LENGTH) || null
      updateRegistryItem(db, { id: item.id, quantity, note: text })
    }
    return answerOf(context, key)
  })
}

function removeGiftRegistryItems(
  _: unknown,
  { giftRegistryUid: key, itemsUid: uids }: OfRegistry<{ readonly itemsUid: readonly string[] }>,
  context: CommerceContext,
) {
  const { db } = context
  return inTransaction(db, () => {
    const rows = registryItems(db, ownRegistry(context, key).id)
    deleteRegistryItems(
      db,
      uids.map((uid) => namedBy(rows, uid, WRONG_ITEM).id),
    )
    return answerOf(context, key)
  })
}

type Invitee = { readonly name: string; readonly email: string }

function shareGiftRegistry(
  _: unknown,
  {
    giftRegistryUid: key,
    sender,
    invitees,
  }: OfRegistry<{
    readonly sender: { readonly name: string; readonly message: string }
    readonly invitees: readonly Invitee[]
  }>,
  context: CommerceContext,
) {
  return inTransaction(context.db, () => {
    const row: GiftRegistryRow = ownRegistry(context, key)
    if (row.is_active === 0) throw inputError('You cannot share an inactive gift registry.')
    if (invitees.length === 0) throw inputError('Please enter at least one recipient.')
    if (invitees.length > MAX_INVITEES)
      throw inputError(`You can send this to up to ${MAX_INVITEES} recipients at a time.`)
    const checked = invitees.map(({ name, email }) => {
      if (!isEmailAddress(email.trim())) throw inputError(`"${email}" is not a valid email address.`)
      return { name: requiredText(name, 'Recipient Name'), email: email.trim() }
    })
    const from = {
      name: requiredText(sender.name, 'Sender Name'),
      message: requiredText(sender.message, 'Message', MAX_MESSAGE_LENGTH),
    }
    postInvitations(context, row, from, checked)
    return { is_shared: true }
  })
}

export const ownGiftRegistryMutations = {
  createGiftRegistry,
  updateGiftRegistry,
  removeGiftRegistry,
  addGiftRegistryRegistrants,
  updateGiftRegistryRegistrants,
  removeGiftRegistryRegistrants,
  updateGiftRegistryItems,
  removeGiftRegistryItems,
  shareGiftRegistry,
}
