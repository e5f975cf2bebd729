import type { CommerceContext } from '../../engine/context.ts'
import { decodeUid } from '../../engine/uid.ts'
import { loadPurchaseFacts, type PurchaseFacts, resolvePurchase } from '../catalog/purchase.ts'
import { insertQuoteItem, type QuoteItemRow, quoteItems, setItemQuantity } from './repository.ts'
import { quantityProblem, type UserError } from './rules.ts'

export type CartItemInput = {
  readonly sku: string
  readonly quantity: number
  readonly parent_sku?: string | null
  readonly selected_options?: readonly (string | null)[] | null
  readonly entered_options?: readonly ({ readonly uid: string; readonly value: string } | null)[] | null
}

/** What two requests for one product must agree in to be one line. */
type LineRequest = Pick<QuoteItemRow, 'product_id' | 'bought_product_id' | 'buy_request'>

/** Adds one line of `addProductsToCart`; answers why it could not, or null. Nothing is written then. */
export function addItem(context: CommerceContext, quoteId: number, input: CartItemInput): UserError | null {
  const selected = (input.selected_options ?? []).filter((uid) => uid !== null).filter(isReadableUid)
  const resolution = resolvePurchase(context, { sku: input.sku, selectedOptions: selected })
  if (resolution.kind === 'refused') return resolution.refusal
  const { facts } = resolution
  if (!facts.isEnabled || (facts.salableQuantity <= 0 && facts.productId === facts.itemId)) {
    return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${input.sku}"` }
  }
  return addToLine(context, quoteId, facts, requestOf(facts), input.quantity)
}

/** Magento ignores options that it cannot read, and then misses them. */
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
  buy_request: JSON.stringify({ selected: facts.selectedOptions.map((option) => option.valueUid), entered: [] }),
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
  else insertQuoteItem(db, { ...request, quote_id: quoteId, quantity: wanted }, clock.now())
  return null
}

const isSameRequest = (line: LineRequest, request: LineRequest): boolean =>
  line.product_id === request.product_id &&
  line.bought_product_id === request.bought_product_id &&
  line.buy_request === request.buy_request

/** Adds the lines of one cart to another; what would exceed the stock stays out, as in Magento 2.4.7. */
export function copyItems(context: CommerceContext, fromQuoteId: number, toQuoteId: number): void {
  const items = quoteItems(context.db, fromQuoteId)
  const facts = loadPurchaseFacts(
    context,
    items.map((item) => ({ productId: item.product_id, itemId: item.bought_product_id })),
  )
  for (const [index, item] of items.entries()) {
    const known = facts[index]
    if (known?.isEnabled) addToLine(context, toQuoteId, known, item, item.quantity)
  }
}
