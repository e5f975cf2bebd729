import type { CommerceContext } from '../../engine/context.ts'
import { inputError, notAuthorized } from '../../engine/errors.ts'
import { findWishlist, insertWishlist, wishlistsOfCustomer, type WishlistRow } from './repository.ts'

export const SHARING_CODE_LENGTH = 32
/** Magento's id for "my list, whichever it is". */
const DEFAULT_LIST = '0'

const NOT_FOUND = 'The wishlist was not found.'
export const DISABLED = 'The wishlist configuration is currently disabled.'

/** The words of the refusals, which are not the same in every mutation of Magento. */
type Refusals = { readonly disabled?: string; readonly notFound?: string }

/** The lists of a customer, of which one is made when there is none. */
export function listsOf(context: CommerceContext, customerId: number): readonly WishlistRow[] {
  const { db, randomText, clock } = context
  const lists = wishlistsOfCustomer(db, customerId)
  if (lists.length > 0) return lists
  return [insertWishlist(db, { customer_id: customerId, sharing_code: randomText(SHARING_CODE_LENGTH) }, clock.now())]
}

/** Who asks, and may have wish lists. Throws Magento's refusals. */
function requireOwner({ store, customerId }: CommerceContext, words: Refusals): number {
  if (!store.config.isWishlistEnabled) throw inputError(words.disabled ?? DISABLED)
  if (customerId === null) throw notAuthorized('The current user cannot perform operations on wishlist')
  return customerId
}

/** The list that a mutation names, for the customer whose it is. Throws Magento's refusals. */
export function openWishlist(context: CommerceContext, wishlistId: string, words: Refusals = {}): WishlistRow {
  const lists = listsOf(context, requireOwner(context, words))
  const list = wishlistId === DEFAULT_LIST ? lists[0] : lists.find(({ id }) => String(id) === wishlistId)
  if (!list) throw inputError(words.notFound ?? NOT_FOUND)
  return list
}

/** Who asks, where customers may have several lists. Throws Magento's refusals. */
export function requireSeveral(context: CommerceContext): number {
  const { isWishlistEnabled, areSeveralWishlistsEnabled } = context.store.config
  if (isWishlistEnabled && !areSeveralWishlistsEnabled) {
    throw inputError('The multiple wishlist configuration is currently disabled.')
  }
  return requireOwner(context, {})
}

/** A list to be changed, moved from or moved to, which Magento does not hide from others than its owner. */
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
