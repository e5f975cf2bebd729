import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import { textsFor } from '../../engine/textsFor.ts'
import { requireOwnList, requireSeveral, SHARING_CODE_LENGTH } from './access.ts'
import {
  deleteWishlistRow,
  insertWishlist,
  updateWishlistRow,
  wishlistsOfCustomer,
  type WishlistRow,
} from './repository.ts'

type Visibility = 'PUBLIC' | 'PRIVATE'

/** Magento's translations of the name of an unnamed list. */
const UNNAMED = {
  en: 'Wish List',
  it: 'Lista dei desideri',
  de: 'Wunschliste',
  fr: 'Liste d’envies',
  es: 'Lista de deseos',
}

export const nameOf = ({ name }: WishlistRow, { store }: CommerceContext): string =>
  name ?? textsFor(store.locale, UNNAMED)

export const visibilityOf = ({ is_public: isPublic }: WishlistRow): Visibility =>
  isPublic === 1 ? 'PUBLIC' : 'PRIVATE'

/** Throws Magento's refusal. Names are compared without case, as in its database. */
function refuseKnownName(lists: readonly WishlistRow[], name: string): void {
  const wanted = name.toLowerCase()
  if (lists.some((list) => list.name?.toLowerCase() === wanted)) {
    throw inputError(`Wish list "${name}" already exists.`)
  }
}

export function createWishlist(
  _: unknown,
  { input }: { input: { readonly name: string; readonly visibility: Visibility } },
  context: CommerceContext,
) {
  const { db, store, randomText, clock } = context
  return inTransaction(db, () => {
    const customerId = requireSeveral(context)
    const lists = wishlistsOfCustomer(db, customerId)
    const most = store.config.maximumNumberOfWishlists
    if (input.name === '') throw inputError('Provide the wish list name.')
    if (lists.length >= most) throw inputError(`Only ${most} wish list(s) can be created.`)
    refuseKnownName(lists, input.name)
    const list = {
      customer_id: customerId,
      sharing_code: randomText(SHARING_CODE_LENGTH),
      name: input.name,
      is_public: Number(input.visibility === 'PUBLIC'),
    }
    return { wishlist: insertWishlist(db, list, clock.now()) }
  })
}

export function updateWishlist(
  _: unknown,
  args: { wishlistId: string; name?: string | null; visibility?: Visibility | null },
  context: CommerceContext,
) {
  const { db, clock } = context
  return inTransaction(db, () => {
    const customerId = requireSeveral(context)
    const list = requireOwnList(context, customerId, args.wishlistId)
    const name = args.name ?? list.name
    if (name !== null && name !== list.name) refuseKnownName(wishlistsOfCustomer(db, customerId), name)
    const changed = {
      ...list,
      name: name || null,
      is_public: args.visibility ? Number(args.visibility === 'PUBLIC') : list.is_public,
    }
    updateWishlistRow(db, changed, clock.now())
    return { uid: String(list.id), name: nameOf(changed, context), visibility: visibilityOf(changed) }
  })
}

export function deleteWishlist(_: unknown, { wishlistId }: { wishlistId: string }, context: CommerceContext) {
  const { db } = context
  return inTransaction(db, () => {
    const customerId = requireSeveral(context)
    const list = requireOwnList(context, customerId, wishlistId)
    if (wishlistsOfCustomer(db, customerId)[0]?.id === list.id) {
      throw inputError("The default wish list can't be deleted.")
    }
    deleteWishlistRow(db, list.id)
    return { status: true, wishlists: wishlistsOfCustomer(db, customerId) }
  })
}
