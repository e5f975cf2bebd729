import type { CommerceContext } from '../../engine/context.ts'
import { inputError, notAuthorized } from '../../engine/errors.ts'
import { findWishlist, insertWishlist, wishlistsOfCustomer, type WishlistRow } from './repository.ts'

export const SHARING_CODE_LENGTH = 32
/** Magento's id for the default list. */
const DEFAULT_LIST = '0'

const NOT_FOUND = 'The wishlist was not found.'
export const DISABLED = 'The wishlist configuration is currently disabled.'

/** The refusal messages, which differ between Magento's mutations. */
type Refusals = { readonly disabled?: string; readonly notFound?: string }

/** The lists of a customer; one is created if there is none. */
export function listsOf(context: CommerceContext, customerId: number): readonly WishlistRow[] {
  const { db, randomText, clock } = context
  const lists = wishlistsOfCustomer(db, customerId)
  if (lists.length > 0) return lists
  return [insertWishlist(db, { customer_id: customerId, sharing_code: randomText(SHARING_CODE_LENGTH) }, clock.now())]
}

/** The customer, if wish lists are enabled. Throws Magento's refusals. */
function requireOwner({ store, customerId }: CommerceContext, words: Refusals): number {
  if (!store.config.isWishlistEnabled) throw inputError(words.disabled ?? DISABLED)
  if (customerId === null) throw notAuthorized('The current user cannot perform operations on wishlist')
  return customerId
}

/** The list of a mutation, if it belongs to the customer. Throws Magento's refusals. */
export function openWishlist(context: CommerceContext, wishlistId: string, words: Refusals = {}): WishlistRow {
  const lists = listsOf(context, requireOwner(context, words))
  const list = wishlistId === DEFAULT_LIST ? lists[0] : lists.find(({ id }) => String(id) === wishlistId)
  if (!list) throw inputError(words.notFound ?? NOT_FOUND)
  return list
}

/** The customer, if several lists are enabled. Throws Magento's refusals. */
export function requireSeveral(context: CommerceContext): number {
  const { isWishlistEnabled, areSeveralWishlistsEnabled } = context.store.config
  if (isWishlistEnabled && !areSeveralWishlistsEnabled) {
    throw inputError('The multiple wishlist configuration is currently disabled.')
  }
  return requireOwner(context, {})
}

/** A list to change, to move from or to; Magento does not hide whether another customer's list exists. */
export function requireOwnList(
  { db }: CommerceContext,
  customerId: number,
  wishlistId: string,
  notFound = NOT_FOUND,
): WishlistRow {
  const list = findWishlist(db, wishlistId)
  if (!list) throw inputError(notFound)
  if (list.customer_id !== customerId) {
    throw notAuthorized("The wish list is not assigned to your account and can't be edited.")
  }
  return list
}
