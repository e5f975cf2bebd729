import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { alreadyExists, CommerceError, inputError, noSuchEntity, notAuthorized } from '../../engine/errors.ts'
import { requiredInput } from '../../engine/requiredInput.ts'
import { decodeIdUid } from '../../engine/uid.ts'
import { loadPurchaseFacts } from '../catalog/purchase/purchase.ts'
import { findCustomer } from '../customer/repository.ts'
import { changeCart, openQuote, quoteOfCustomer, reloadCart } from './access.ts'
import { loadCart } from './cart.ts'
import { moveGiftCards } from './giftCards.ts'
import { addItem, type CartItemInput, copyItems, inBaseCurrency, purchaseKeyOf } from './items.ts'
import {
  deleteExpiredQuotes,
  deleteQuoteItem,
  findActiveQuoteOfCustomer,
  findQuoteByMaskedId,
  type GiftMessage,
  insertQuote,
  quoteItems,
  type QuoteRow,
  setItemGiftMessage,
  setItemQuantity,
  updateQuote,
} from './repository.ts'
import { CART_ID_LENGTH, quantityProblem, type UserError } from './rules.ts'

const DAY_MS = 86_400_000

/**
 * Creates a guest's cart, with the client's proposed id if there is one. Also deletes carts that were not changed for a
 * long time.
 */
function createQuote(context: CommerceContext, proposedId: string | null | undefined): QuoteRow {
  const { db, store, clock } = context
  if (proposedId != null) {
    if (proposedId.length !== CART_ID_LENGTH) throw inputError('Cart ID length should to be 32 symbols.')
    if (findQuoteByMaskedId(db, proposedId)) throw alreadyExists(`Cart with ID "${proposedId}" already exists.`)
  }
  deleteExpiredQuotes(db, clock.now() - store.config.cartExpiresInDays * DAY_MS)
  const maskedId = proposedId ?? context.randomText(CART_ID_LENGTH)
  return insertQuote(db, { maskedId, store, customer: null, now: clock.now() })
}

export function createGuestCart(
  _: unknown,
  args: { input?: { cart_uid?: string | null } | null },
  context: CommerceContext,
) {
  if (context.customerId !== null) throw alreadyExists('Use `Query.customerCart` for logged in customer.')
  return inTransaction(context.db, () => ({ cart: loadCart(context, createQuote(context, args.input?.cart_uid)) }))
}

export function createEmptyCart(
  _: unknown,
  args: { input?: { cart_id?: string | null } | null },
  context: CommerceContext,
) {
  const { customerId } = context
  return inTransaction(context.db, () => {
    const quote = customerId === null ? createQuote(context, args.input?.cart_id) : quoteOfCustomer(context, customerId)
    return quote.masked_id
  })
}

export function addProductsToCart(
  _: unknown,
  args: { cartId: string; cartItems: readonly CartItemInput[] },
  context: CommerceContext,
) {
  if (!args.cartId) throw inputError('Required parameter "cartId" is missing')
  if (args.cartItems.length === 0) throw inputError('Required parameter "cartItems" is missing')
  const errors: UserError[] = []
  const cart = changeCart(context, args.cartId, (quote) => {
    for (const item of args.cartItems) {
      const error = addItem(context, quote.id, inBaseCurrency(context, item))
      if (error) errors.push(error)
    }
  })
  return { cart, user_errors: errors }
}

type CartItemUpdateInput = {
  readonly cart_item_uid?: string | null
  readonly quantity?: number | null
  readonly gift_message?: GiftMessage | null
}
type UpdateCartItemsInput = {
  readonly cart_id: string
  readonly cart_items: readonly (CartItemUpdateInput | null)[]
}

/**
 * In 2.4.8 failures are reported beside the cart and the other changes are made; in 2.4.7 the first failure reverts
 * all.
 */
export function updateCartItems(_: unknown, args: { input?: UpdateCartItemsInput | null }, context: CommerceContext) {
  const { cart_id: cartId, cart_items: updates } = requiredInput(args.input)
  if (!cartId) throw inputError('Required parameter "cart_id" is missing.')
  if (updates.length === 0) throw inputError('Required parameter "cart_items" is missing.')
  const errors: UserError[] = []
  const cart = changeCart(context, cartId, (quote) => {
    for (const update of updates) {
      const error = update && updateItem(context, quote.id, update)
      if (!error) continue
      if (context.profile === '2.4.7') throw topLevelError(error)
      errors.push(error)
    }
  })
  return { cart, errors }
}

const topLevelError = ({ code, message }: UserError): CommerceError =>
  new CommerceError(code === 'COULD_NOT_FIND_CART_ITEM' ? 'graphql-no-such-entity' : 'graphql-input', message)

function updateItem(context: CommerceContext, quoteId: number, update: CartItemUpdateInput): UserError | null {
  const { db, clock, profile, store } = context
  if (!update.cart_item_uid) return missing('cart_item_id')
  if (update.quantity == null) return missing('quantity')
  const itemId = itemIdOf(update.cart_item_uid)
  if (itemId === null) {
    return { code: 'INVALID_PARAMETER_VALUE', message: `Value of uid "${update.cart_item_uid}" is incorrect.` }
  }
  const item = quoteItems(db, quoteId).find(({ id }) => id === itemId)
  if (!item) return { code: 'COULD_NOT_FIND_CART_ITEM', message: `Could not find cart item with id: ${itemId}.` }
  if (update.quantity <= 0) {
    deleteQuoteItem(db, item.id)
    return null
  }
  const [facts] = loadPurchaseFacts(context, [purchaseKeyOf(item)])
  if (!facts?.isEnabled) {
    return { code: 'COULD_NOT_FIND_CART_ITEM', message: `Could not find cart item with id: ${itemId}.` }
  }
  const problem = quantityProblem(update.quantity, facts, profile)
  if (problem) {
    return { ...problem, message: `Could not update the product with SKU ${facts.sku}: ${problem.message}` }
  }
  setItemQuantity(db, item.id, update.quantity, clock.now())
  // If messages are disabled, and for virtual items, Magento ignores them silently.
  if (update.gift_message && store.config.areItemGiftMessagesAllowed && !facts.isVirtual) {
    const { to, from, message } = update.gift_message
    // Like Magento, an empty message removes it.
    setItemGiftMessage(db, item.id, message.trim() === '' ? null : { to, from, message })
  }
  return null
}

const missing = (parameter: string): UserError => ({
  code: 'REQUIRED_PARAMETER_MISSING',
  message: `Required parameter "${parameter}" for "cart_items" is missing.`,
})

function itemIdOf(uid: string): number | null {
  try {
    return decodeIdUid(uid)
  } catch (error) {
    if (error instanceof CommerceError) return null
    throw error
  }
}

type RemoveItemInput = { readonly cart_id: string; readonly cart_item_uid?: string | null }

export function removeItemFromCart(_: unknown, args: { input?: RemoveItemInput | null }, context: CommerceContext) {
  const { cart_id: cartId, cart_item_uid: uid } = requiredInput(args.input)
  if (!cartId) throw inputError('Required parameter "cart_id" is missing.')
  if (!uid) throw inputError('Required parameter "cart_item_id" is missing.')
  const itemId = decodeIdUid(uid)
  return {
    cart: changeCart(context, cartId, (quote) => {
      const item = quoteItems(context.db, quote.id).find(({ id }) => id === itemId)
      if (!item) throw noSuchEntity("The cart doesn't contain the item")
      deleteQuoteItem(context.db, item.id)
    }),
  }
}

type ApplyCouponInput = { readonly cart_id: string; readonly coupon_code: string }

export function applyCouponToCart(_: unknown, args: { input?: ApplyCouponInput | null }, context: CommerceContext) {
  const { cart_id: cartId, coupon_code: code } = requiredInput(args.input)
  if (!cartId) throw inputError('Required parameter "cart_id" is missing')
  if (!code) throw inputError('Required parameter "coupon_code" is missing')
  return inTransaction(context.db, () => {
    const quote = openQuote(context, cartId)
    const before = loadCart(context, quote)
    if (before.lines.length === 0) throw noSuchEntity('Cart does not contain products.')
    if (before.couponCode !== null) {
      throw inputError('A coupon is already applied to the cart. Please remove it to apply another')
    }
    updateQuote(context.db, quote.id, { coupon_code: code.trim() }, context.clock.now())
    const after = reloadCart(context, quote.id)
    if (after.couponCode === null) {
      throw noSuchEntity("The coupon code isn't valid. Verify the code and try again.")
    }
    return { cart: after }
  })
}

export function removeCouponFromCart(
  _: unknown,
  args: { input?: { cart_id: string } | null },
  context: CommerceContext,
) {
  return {
    cart: changeCart(context, requiredInput(args.input).cart_id, (quote) => {
      if (loadCart(context, quote).lines.length === 0) throw noSuchEntity('Cart does not contain products')
      updateQuote(context.db, quote.id, { coupon_code: null }, context.clock.now())
    }),
  }
}

export function mergeCarts(
  _: unknown,
  args: { source_cart_id: string; destination_cart_id?: string | null },
  context: CommerceContext,
) {
  const { customerId } = context
  if (customerId === null) throw notAuthorized()
  if (!args.source_cart_id) throw inputError('Required parameter "source_cart_id" is missing')
  if (args.destination_cart_id === '') throw inputError('The parameter "destination_cart_id" cannot be empty')
  return inTransaction(context.db, () => {
    const source = openQuote(context, args.source_cart_id, null)
    const destination =
      args.destination_cart_id == null
        ? quoteOfCustomer(context, customerId)
        : openQuote(context, args.destination_cart_id)
    mergeInto(context, source, destination)
    return reloadCart(context, destination.id)
  })
}

/**
 * Moves the lines of one cart into another and closes the first; its coupon and gift message replace those of the
 * other.
 */
function mergeInto(context: CommerceContext, source: QuoteRow, destination: QuoteRow): void {
  const { db, clock } = context
  copyItems(context, source.id, destination.id)
  moveGiftCards(db, source.id, destination.id)
  updateQuote(db, source.id, { is_active: 0 }, clock.now())
  updateQuote(
    db,
    destination.id,
    {
      coupon_code: source.coupon_code ?? destination.coupon_code,
      gift_message: source.gift_message ?? destination.gift_message,
      has_gift_receipt: Math.max(source.has_gift_receipt, destination.has_gift_receipt),
    },
    clock.now(),
  )
}

/**
 * Here the guest's cart stays and the customer's is closed, as in Magento; the id that guests knew becomes invalid, the
 * cart gets another.
 */
export function assignCustomerToGuestCart(_: unknown, args: { cart_id: string }, context: CommerceContext) {
  const { db, clock, customerId } = context
  const customer = customerId === null ? undefined : findCustomer(db, customerId)
  if (!customer) throw notAuthorized()
  return inTransaction(db, () => {
    const source = openQuote(context, args.cart_id, null)
    const own = findActiveQuoteOfCustomer(db, customer.id)
    if (own) mergeInto(context, openQuote(context, own.masked_id), source)
    const masked_id = context.randomText(CART_ID_LENGTH)
    updateQuote(db, source.id, { masked_id, customer_id: customer.id, customer_email: customer.email }, clock.now())
    return reloadCart(context, source.id)
  })
}
