import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError, noSuchEntity, notAuthorized } from '../../engine/errors.ts'
import { findCustomer } from '../customer/repository.ts'
import { type Cart, loadCart } from './cart.ts'
import {
  findActiveQuoteOfCustomer,
  findQuote,
  findQuoteByMaskedId,
  insertQuote,
  type QuoteRow,
  updateQuote,
} from './repository.ts'
import { CART_ID_LENGTH } from './rules.ts'

export const cartNotFound = (cartId: string) => `Could not find a cart with ID "${cartId}"`
export const CART_NOT_ACTIVE = "The cart isn't active."

/**
 * The cart of a masked id, if the shopper may use it: a guest's cart without a customer, a customer's cart with its
 * customer. A cart of another store view of the same website moves to the requested one.
 *
 * @param asCustomer whose cart it has to be; null for a guest's cart
 */
export function openQuote(context: CommerceContext, cartId: string, asCustomer = context.customerId): QuoteRow {
  if (!cartId) throw inputError('Required parameter "cart_id" is missing')
  const quote = findQuoteByMaskedId(context.db, cartId)
  if (!quote) throw noSuchEntity(cartNotFound(cartId))
  if (quote.is_active === 0) throw noSuchEntity(CART_NOT_ACTIVE)
  if (quote.website_id !== context.store.websiteId) {
    throw inputError("Can't assign cart to store in different website.")
  }
  if (quote.customer_id !== asCustomer) {
    throw notAuthorized(`The current user cannot perform operations on cart "${cartId}"`)
  }
  if (quote.store_id === context.store.id) return quote
  updateQuote(context.db, quote.id, { store_id: context.store.id }, context.clock.now())
  return { ...quote, store_id: context.store.id }
}

/** The current row, after changes. */
export function reloadCart(context: CommerceContext, quoteId: number): Cart {
  const quote = findQuote(context.db, quoteId)
  if (!quote) throw new Error(`The cart ${quoteId} is gone inside its own transaction`)
  return loadCart(context, quote)
}

/** Changes a cart in one transaction and returns the changed cart. */
export function changeCart(context: CommerceContext, cartId: string, change: (quote: QuoteRow) => void): Cart {
  return inTransaction(context.db, () => {
    const quote = openQuote(context, cartId)
    change(quote)
    updateQuote(context.db, quote.id, {}, context.clock.now())
    return reloadCart(context, quote.id)
  })
}

/** The customer's active cart; it is created if there is none. Call it inside a transaction. */
export function quoteOfCustomer(context: CommerceContext, customerId: number, maskedId?: string): QuoteRow {
  const known = findActiveQuoteOfCustomer(context.db, customerId)
  if (known) return openQuote(context, known.masked_id, customerId)
  const customer = findCustomer(context.db, customerId)
  if (!customer) throw notAuthorized()
  return insertQuote(context.db, {
    maskedId: maskedId ?? context.randomText(CART_ID_LENGTH),
    store: context.store,
    customer,
    now: context.clock.now(),
  })
}
