import type { CommerceContext } from '../../engine/context.ts'
import { decodeUid } from '../../engine/uid.ts'
import { type BuyRequest, NOTHING_CHOSEN } from '../catalog/purchase/buyRequest.ts'
import { withBaseAmount } from '../catalog/purchase/giftCards.ts'
import {
  loadPurchaseFacts,
  type PurchaseFacts,
  type PurchaseKey,
  resolvePurchase,
} from '../catalog/purchase/purchase.ts'
import { insertQuoteItem, type QuoteItemRow, quoteItems, setItemQuantity } from './repository.ts'
import { quantityProblem, type UserError } from './rules.ts'

/** An input of the API, whose amounts are in the shopper's currency, with amounts in the base currency. */
export const inBaseCurrency = ({ store }: CommerceContext, input: CartItemInput): CartItemInput => ({
  ...input,
  entered_options: withBaseAmount(store, input.entered_options?.filter((option) => option !== null) ?? []),
})

export type CartItemInput = {
  readonly sku: string
  readonly quantity: number
  readonly parent_sku?: string | null
  readonly selected_options?: readonly (string | null)[] | null
  readonly entered_options?: readonly ({ readonly uid: string; readonly value: string } | null)[] | null
}

/** The columns in which two requests for one product must be equal to be one line. */
type LineRequest = Pick<QuoteItemRow, 'product_id' | 'bought_product_id' | 'buy_request'>

/** The key by which the catalogue finds the line's product. */
export function purchaseKeyOf(item: LineRequest): PurchaseKey {
  // Written by this module alone, in this form.
  const request = JSON.parse(item.buy_request) as BuyRequest
  return { productId: item.product_id, itemId: item.bought_product_id, request }
}

/** Adds one line of `addProductsToCart`; returns the refusal, or null. After a refusal nothing is written. */
export function addItem(context: CommerceContext, quoteId: number, input: CartItemInput): UserError | null {
  const resolution = resolvePurchase(context, { sku: input.sku, request: readableRequest(input) })
  if (resolution.kind === 'refused') return resolution.refusal
  if (resolution.kind === 'group') return addGroup(context, quoteId, input, resolution.pieces)
  const { facts } = resolution
  const isSoldOut = facts.salableQuantity <= 0 && facts.productId === facts.itemId && facts.parts.length === 0
  if (!facts.isEnabled || isSoldOut) {
    return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${input.sku}"` }
  }
  return addToLine(context, quoteId, facts, requestOf(facts), input.quantity)
}

/**
 * Adds a grouped product by its own SKU: since 2.4.8 each of its items with its default quantity, before that nothing
 * (both observed). The first item that cannot be added also leaves out those after it.
 */
function addGroup(
  context: CommerceContext,
  quoteId: number,
  { quantity }: CartItemInput,
  pieces: readonly { readonly sku: string; readonly quantity: number }[],
): UserError | null {
  const wanted = context.profile === '2.4.7' ? [] : pieces.filter((piece) => piece.quantity > 0)
  if (wanted.length === 0) return { code: 'UNDEFINED', message: 'Please specify the quantity of product(s).' }
  for (const piece of wanted) {
    const error = addItem(context, quoteId, { sku: piece.sku, quantity: piece.quantity * quantity })
    if (error) return error
  }
  return null
}

const readableRequest = ({ selected_options: selected, entered_options: entered }: CartItemInput): BuyRequest => ({
  ...NOTHING_CHOSEN,
  ...(selected ? { selected: selected.filter((uid) => uid !== null).filter(isReadableUid) } : {}),
  ...(entered ? { entered: entered.filter((option) => option !== null).filter(({ uid }) => isReadableUid(uid)) } : {}),
})

/** Magento ignores options that it cannot read, and then reports them as missing. */
function isReadableUid(uid: string): boolean {
  try {
    decodeUid(uid)
    return true
  } catch {
    return false
  }
}

const requestOf = (facts: PurchaseFacts): LineRequest => ({
  product_id: facts.productId,
  bought_product_id: facts.itemId,
  buy_request: JSON.stringify(facts.request),
})

function addToLine(
  context: CommerceContext,
  quoteId: number,
  facts: PurchaseFacts,
  request: LineRequest,
  quantity: number,
): UserError | null {
  const { db, clock, profile } = context
  const badQuantity = quantity > 0 ? null : quantityProblem(quantity, facts, profile)
  if (badQuantity) return badQuantity
  const line = quoteItems(db, quoteId).find((item) => isSameRequest(item, request))
  const wanted = (line?.quantity ?? 0) + quantity
  const problem = quantityProblem(wanted, facts, profile)
  if (problem) return problem
  if (line) setItemQuantity(db, line.id, wanted, clock.now())
  else insertQuoteItem(db, { ...request, quote_id: quoteId, quantity: wanted, gift_message: null }, clock.now())
  return null
}

const isSameRequest = (line: LineRequest, request: LineRequest): boolean =>
  line.product_id === request.product_id &&
  line.bought_product_id === request.bought_product_id &&
  line.buy_request === request.buy_request

/**
 * Adds the lines of one cart to another. As in Magento 2.4.7 a line is left out if both together would exceed the
 * stock; a line that the other cart lacks is copied unchanged, with its error.
 */
export function copyItems(context: CommerceContext, fromQuoteId: number, toQuoteId: number): void {
  const items = quoteItems(context.db, fromQuoteId)
  const lines = quoteItems(context.db, toQuoteId)
  const facts = loadPurchaseFacts(context, items.map(purchaseKeyOf))
  for (const [index, item] of items.entries()) {
    const known = facts[index]
    if (!known?.isEnabled) continue
    if (lines.some((line) => isSameRequest(line, item))) addToLine(context, toQuoteId, known, item, item.quantity)
    else insertQuoteItem(context.db, { ...item, quote_id: toQuoteId }, context.clock.now())
  }
}
