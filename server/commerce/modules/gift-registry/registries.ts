import type { CommerceContext } from '../../engine/context.ts'
import { inputError, noSuchEntity, notAuthorized } from '../../engine/errors.ts'
import { decodeIdUid } from '../../engine/uid.ts'
import { findRegistry, type GiftRegistryRow } from './repository.ts'
import { giftRegistryTypes, type GiftRegistryType } from './types.ts'

export const WRONG_ID = 'The gift registry ID is incorrect. Verify the ID and try again.'

/** A registry that may be viewed: an active one by everybody with its key, any by its owner. */
export function openRegistry(context: CommerceContext, key: string): GiftRegistryRow {
  const row = findRegistry(context.db, key)
  if (!row || (row.is_active === 0 && row.customer_id !== context.customerId)) throw noSuchEntity(WRONG_ID)
  return row
}

/** A registry of the signed-in customer. Throws Magento's errors for other callers. */
export function ownRegistry(context: CommerceContext, key: string): GiftRegistryRow {
  if (context.customerId === null) throw notAuthorized()
  const row = findRegistry(context.db, key)
  if (row?.customer_id !== context.customerId) throw noSuchEntity(WRONG_ID)
  return row
}

export function typeById({ db, store }: CommerceContext, id: number): GiftRegistryType {
  const type = giftRegistryTypes(db, store).find((each) => each.id === id)
  if (!type) throw new Error(`The kind ${id} of a gift registry is gone`)
  return type
}

export function typeByUid({ db, store }: CommerceContext, uid: string): GiftRegistryType {
  const id = decodeIdUid(uid)
  const type = giftRegistryTypes(db, store).find((each) => each.id === id)
  if (!type) throw inputError('The gift registry type is incorrect. Verify the type and try again.')
  return type
}
