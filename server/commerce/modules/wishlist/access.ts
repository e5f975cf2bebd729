import type { CommerceContext } from '../../engine/context.ts'
import { inputError, notAuthorized } from '../../engine/errors.ts'
import { insertWishlist, wishlistOfCustomer, type WishlistRow } from './repository.ts'

const SHARING_CODE_LENGTH = 32
/** Magento's id for "my list, whichever it is". */
const DEFAULT_LIST = '0'

const NOT_FOUND = 'The wishlist was not found.'
export const DISABLED = 'The wishlist configuration is currently disabled.'

/** The words of the refusals, which are not the same in every mutation of Magento. */
type Refusals = { readonly disabled?: string; readonly notFound?: string }

/** The list of a customer, made when there is none. */
export function listOf(context: CommerceContext, customerId: number): WishlistRow {
  const { db, randomText, clock } = context
  return (
    wishlistOfCustomer(db, customerId) ?? insertWishlist(db, customerId, randomText(SHARING_CODE_LENGTH), clock.now())
  )
}

/** The list of the customer who asks. Throws Magento's refusals. */
export function ownWishlist(context: CommerceContext, words: Refusals = {}): WishlistRow {
  if (!context.store.config.isWishlistEnabled) throw inputError(words.disabled ?? DISABLED)
  if (context.customerId === null) throw notAuthorized('The current user cannot perform operations on wishlist')
  return listOf(context, context.customerId)
}

/** The list that a mutation names, for the customer whose it is. Throws Magento's refusals. */
export function openWishlist(context: CommerceContext, wishlistId: string, words: Refusals = {}): WishlistRow {
  const list = ownWishlist(context, words)
  if (wishlistId !== DEFAULT_LIST && wishlistId !== String(list.id)) throw inputError(words.notFound ?? NOT_FOUND)
  return list
}
