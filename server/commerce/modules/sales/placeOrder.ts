import { addressColumnsOf } from '../../db/addressTable.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import { giftCardTexts } from '../catalog/purchase/giftCards.ts'
import { enteredText } from '../catalog/purchase/customOptions.ts'
import { partCents, type PurchaseFacts, regularUnitCents } from '../catalog/purchase/purchase.ts'
import { ADYEN_CARD, freeQuote, insertPayment } from '../adyen/repository.ts'
import { isAuthorised, isOpen } from '../adyen/resultCodes.ts'
import type { StartedPayment } from '../adyen/startPayment.ts'
import { isBraintree } from '../braintree/repository.ts'
import { reserveStock } from '../catalog/products/stock.ts'
import type { PaymentMethod } from '../checkout/repository.ts'
import { checkGuestCheckout } from '../checkout/guestCheckout.ts'
import { isHeldByProvider, offeredPaymentMethods } from '../checkout/rules.ts'
import { findCustomer } from '../customer/repository.ts'
import { isMollieMethod } from '../mollie/methods.ts'
import { findPickupLocation, keepsAll, PICKUP_CARRIER } from '../pickup/repository.ts'
import { bookStoreCredit } from '../customer/storeCredit.ts'
import { mailTextsOf } from '../mail/texts/mailTextsOf.ts'
import { openQuote } from '../quote/access.ts'
import { type Cart, type CartLine, collectedPieces, loadCart, paidByCards } from '../quote/cart.ts'
import { changeGiftCard } from '../quote/giftCards.ts'
import { rewardPointsOf } from '../reward/repository.ts'
import { spendPoints } from '../reward/rules.ts'
import { countRuleUse, findQuoteByMaskedId, type QuoteRow, updateQuote } from '../quote/repository.ts'
import { PUBLIC_HASH_LENGTH, savePaymentToken } from '../vault/repository.ts'
import { savedMethodName } from '../vault/savedMethodName.ts'
import type { HeldPayment } from './authorizePayment.ts'
import { postOrderConfirmation } from './orderConfirmation.ts'
import { takePoints } from './orderPoints.ts'
import { invoiceOrder } from './fulfilment.ts'
import { grantDownloads } from './purchasedLinks.ts'
import { openSoldCards } from './soldGiftCards.ts'
import { findOrder, insertRow, nextSequenceValue, type OrderRow, ORDER_TOKEN_LENGTH } from './repository.ts'
import {
  incrementId,
  minimumProblem,
  ORDER_CART_NOT_ACTIVE,
  orderCartNotFound,
  orderProblem,
  OrderRefused,
  PAYMENT_OF_ANOTHER_SUM,
  type PlaceOrderError,
  POINTS_SPENT,
  STOCK_GONE,
  TOTAL_CHANGED,
} from './rules.ts'

export type PlaceOrderResult =
  | { readonly order: OrderRow; readonly problem: null }
  | { readonly order: null; readonly problem: PlaceOrderError }

/**
 * Turns a cart into an order, or returns the reason for a refusal, in one transaction: checks, stock, number, snapshot,
 * the closing of the cart and the confirmation mail happen together or not at all. Of two calls for one cart the second
 * finds it closed.
 *
 * @param held the money that a provider has reserved for it
 * @param shown the total that was shown when the order was sent; null if that is unknown
 * @throws CommerceError for a missing id, for another shopper's cart and for guests if guests may not buy
 */
export function placeOrder(
  context: CommerceContext,
  cartId: string,
  held: HeldPayment | null = null,
  shown: ShownTotal | null = null,
): PlaceOrderResult {
  if (!cartId) throw inputError('Required parameter "cart_id" is missing')
  try {
    const order = inTransaction(context.db, () => {
      const cart = openCartForOrder(context, cartId)
      checkPoints(context, cart)
      checkTotal(cart, shown)
      checkTotal(cart, shownIn(cart.quote))
      const payment = checkedPayment(context, cart)
      const cents = isHeldByProvider(payment.code) ? cart.totals.grandTotal : undefined
      if (cents !== held?.cents)
        throw new OrderRefused(isPaidInFields(payment.code) ? TOTAL_CHANGED : PAYMENT_OF_ANOTHER_SUM)
      reserve(context, cart)
      const started = held?.started ?? null
      // A cart can be open although it was ordered: its payment is due, or was refused. The earlier order leaves it.
      freeQuote(context.db, cart.quote.id)
      const orderId = writeOrder(context, cart, namedPayment(payment, held), started)
      if (started) insertPayment(context.db, orderId, cart.quote.id, started)
      openSoldCards(context, orderId)
      countRuleUse(context.db, cart.ruleIds, cart.quote.customer_id)
      const isDue = started !== null && isOpen(started.resultCode)
      updateQuote(context.db, cart.quote.id, { is_active: isDue ? 1 : 0 }, context.clock.now())
      savePayment(context, cart, held)
      const placed = findOrder(context.db, orderId)
      if (!placed) throw new Error('An order is gone right after it was written')
      takePoints(context.db, placed, context.clock.now())
      postOrderConfirmation(context, placed)
      if (started && isAuthorised(started.resultCode)) {
        invoiceOrder(context.db, placed, { now: context.clock.now(), comment: null })
      }
      return placed
    })
    return { order, problem: null }
  } catch (error) {
    if (error instanceof OrderRefused) {
      if (error.problem === POINTS_SPENT) offerWhatIsLeft(context, cartId)
      return { order: null, problem: error.problem }
    }
    throw error
  }
}

/** The proof of the browser is good once, so the shopper pays again after a changed total. */
const isPaidInFields = (code: string): boolean => isBraintree(code) || code === ADYEN_CARD

/** An order stores which saved method paid it. */
const namedPayment = ({ code, title }: PaymentMethod, held: HeldPayment | null): PaymentMethod => ({
  code,
  title: held?.chosen ? `${title}: ${savedMethodName(held.chosen.details)}` : title,
})

/**
 * The method that a customer asked the provider to save is stored with the order that it paid; guests cannot save one.
 */
function savePayment({ db, randomText }: CommerceContext, { quote }: Cart, held: HeldPayment | null): void {
  const { customer_id: customerId } = quote
  if (!held?.saved || customerId === null) return
  const publicHash = randomText(PUBLIC_HASH_LENGTH)
  savePaymentToken(db, { customerId, publicHash, saved: held.saved })
}

function openCartForOrder(context: CommerceContext, cartId: string): Cart {
  const quote = findQuoteByMaskedId(context.db, cartId)
  if (!quote) throw new OrderRefused(orderCartNotFound(cartId))
  if (quote.is_active === 0) throw new OrderRefused(ORDER_CART_NOT_ACTIVE)
  const own = openQuote(context, cartId)
  checkGuestCheckout(context)
  return loadCart(context, own)
}

/** A customer must not pay more than the shown total because the points were spent elsewhere meanwhile. */
function checkPoints({ store }: CommerceContext, { quote, totals, rewardPoints }: Cart): void {
  const { rewards } = store.config
  if (!rewardPoints || !rewards || quote.reward_points_offered === null) return
  const due = totals.grandTotal + rewardPoints.cents
  if (spendPoints(quote.reward_points_offered, due, rewards).cents > rewardPoints.cents) {
    throw new OrderRefused(POINTS_SPENT)
  }
}

/** The total that an answer showed last. */
type ShownTotal = { readonly cents: number; readonly currency: string }

const shownIn = ({ shown_total: cents, shown_currency: currency }: QuoteRow): ShownTotal | null =>
  cents === null || currency === null ? null : { cents, currency }

/** The total of a cart that an answer showed last; null if the cart was changed since. */
export function shownTotalOf({ db }: CommerceContext, cartId: string): ShownTotal | null {
  const quote = cartId ? findQuoteByMaskedId(db, cartId) : undefined
  return quote ? shownIn(quote) : null
}

/** A customer must not pay more than the total that they saw. */
function checkTotal({ totals, currency }: Cart, shown: ShownTotal | null): void {
  if (shown?.currency === currency && totals.grandTotal > shown.cents) throw new OrderRefused(TOTAL_CHANGED)
}

/** From now on the cart has the new total; ordering again accepts it. */
function offerWhatIsLeft({ db, clock }: CommerceContext, cartId: string): void {
  const quote = findQuoteByMaskedId(db, cartId)
  if (!quote || quote.customer_id === null) return
  const left = rewardPointsOf(db, quote.customer_id)
  updateQuote(db, quote.id, { reward_points_offered: left > 0 ? left : null }, clock.now())
}

function checkedPayment(context: CommerceContext, cart: Cart): PaymentMethod {
  const payment = offeredPaymentMethods(context, cart).find(({ code }) => code === cart.quote.payment_method)
  const problem =
    orderProblem(cart, payment !== undefined, collectedAt(context, cart)) ?? minimumProblem(context.store, cart)
  if (problem) throw new OrderRefused(problem)
  if (!payment) throw new Error('A cart without a payment method passed the checks of an order')
  return payment
}

function reserve(context: CommerceContext, cart: Cart): void {
  // Lines may buy the same item (a variant, the same product by its own SKU, a bundle with it): quantities are added.
  const pieces = cart.lines.flatMap(({ item, facts }) =>
    facts.demands.map(({ productId, quantity }) => ({ productId, quantity: quantity * item.quantity })),
  )
  const demands = [...Map.groupBy(pieces, ({ productId }) => productId)].map(([productId, same]) => ({
    productId,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
  if (reserveStock(context, demands) !== null) throw new OrderRefused(STOCK_GONE)
}

function writeOrder(
  context: CommerceContext,
  cart: Cart,
  payment: PaymentMethod,
  started: StartedPayment | null,
): number {
  const { db, store, clock } = context
  const { quote, totals, selectedRate } = cart
  const creditCents = cart.storeCredit?.applied ?? 0
  const baseCredit = cart.storeCredit?.base ?? 0
  const rewardCents = cart.rewardPoints?.cents ?? 0
  const wholeCents = totals.grandTotal + paidByCards(cart.giftCards) + creditCents + rewardCents
  const location = collectedAt(context, cart)
  const orderId = insertRow(db, 'sales_order', {
    increment_id: started?.number ?? incrementId(store.id, nextSequenceValue(db, store.id)),
    token: context.randomText(ORDER_TOKEN_LENGTH),
    store_id: store.id,
    website_id: store.websiteId,
    quote_id: quote.id,
    customer_id: quote.customer_id,
    customer_email: emailOf(context, cart),
    status: isMollieMethod(payment.code) || (started && isOpen(started.resultCode)) ? 'pending_payment' : 'pending',
    is_virtual: Number(cart.isVirtual),
    currency: cart.currency,
    base_currency: store.baseCurrency,
    exchange_rate: store.exchangeRate,
    has_net_prices: Number(store.config.netPrices !== undefined),
    coupon_code: cart.couponCode,
    subtotal_incl_tax: totals.subtotalInclTax + totals.fixedTax,
    subtotal_excl_tax: totals.subtotalExclTax + totals.fixedTax,
    has_fixed_taxes_in_subtotal: Number(store.config.fixedTaxes?.areInSubtotal ?? false),
    // Of prices without tax, together with the tax that it saves.
    discount: totals.subtotalInclTax + totals.shippingInclTax + totals.fixedTax - wholeCents,
    shipping_incl_tax: totals.shippingInclTax,
    shipping_excl_tax: totals.shippingExclTax,
    tax: totals.tax,
    grand_total: wholeCents,
    store_credit: creditCents,
    base_store_credit: baseCredit,
    reward_points: cart.rewardPoints?.points ?? 0,
    reward_cents: rewardCents,
    carrier_code: selectedRate?.carrierCode ?? null,
    method_code: selectedRate?.methodCode ?? null,
    carrier_title: selectedRate?.carrierTitle ?? null,
    // For a pickup, the location's name replaces the method's title.
    method_title: location?.name ?? selectedRate?.methodTitle ?? null,
    customer_notes: cart.shippingAddress?.customer_notes ?? null,
    pickup_location_code: location?.pickup_location_code ?? null,
    payment_method: payment.code,
    payment_title: payment.title,
    po_number: quote.po_number,
    // A virtual order has no gift message.
    gift_message: cart.isVirtual ? null : quote.gift_message,
    has_gift_receipt: cart.isVirtual ? 0 : quote.has_gift_receipt,
    created_at: clock.now(),
    updated_at: clock.now(),
    status_changed_at: clock.now(),
  })
  for (const line of cart.lines) writeItem(context, orderId, line)
  writeCourierNote(context, orderId, cart)
  for (const { id, code, spent } of cart.giftCards) {
    if (spent.applied === 0) continue
    const payment = { amount: spent.applied, base_amount: spent.base }
    insertRow(db, 'sales_order_gift_card', { order_id: orderId, account_id: id, code, ...payment })
    changeGiftCard(db, id, -spent.base)
  }
  if (quote.customer_id !== null && creditCents > 0) {
    bookStoreCredit(db, quote.customer_id, { action: 'Used', cents: -baseCredit, at: clock.now() })
  }
  for (const { ruleId, label, cents } of totals.discounts) {
    insertRow(db, 'sales_order_discount', { order_id: orderId, item_id: null, rule_id: ruleId, label, amount: cents })
  }
  writeTaxes(context, orderId, cart)
  for (const address of [cart.shippingAddress, cart.billingAddress]) {
    if (address)
      insertRow(db, 'sales_order_address', {
        order_id: orderId,
        address_type: address.address_type,
        ...addressColumnsOf(address),
      })
  }
  return orderId
}

/**
 * The pickup location of an order; undefined for a shipped order, and if the chosen location does not stock all items:
 * that is checked when it is chosen, and the cart may have changed since.
 */
function collectedAt({ db, store }: CommerceContext, { lines, selectedRate, shippingAddress }: Cart) {
  const code = shippingAddress?.pickup_location_code
  if (!code || selectedRate?.carrierCode !== PICKUP_CARRIER) return undefined
  return keepsAll(db, code, lines.flatMap(collectedPieces)) ? findPickupLocation(db, store.id, code) : undefined
}

/** As a comment on the order, where packers and the buyer can read it. */
function writeCourierNote({ db, store, clock }: CommerceContext, orderId: number, { shippingAddress }: Cart): void {
  const note = shippingAddress?.customer_notes
  if (!note) return
  const { courierNote } = mailTextsOf(store.locale).order
  insertRow(db, 'sales_order_comment', {
    order_id: orderId,
    comment: `${courierNote}: ${note}`,
    created_at: clock.now(),
  })
}

function emailOf(context: CommerceContext, { quote }: Cart): string {
  const email = quote.customer_id === null ? quote.customer_email : findCustomer(context.db, quote.customer_id)?.email
  if (!email) throw new Error('A cart without an e-mail passed the checks of an order')
  return email
}

function writeItem(context: CommerceContext, orderId: number, { item, facts, totals }: CartLine): void {
  const { db, store } = context
  const itemId = insertRow(db, 'sales_order_item', {
    order_id: orderId,
    product_id: facts.productId,
    bought_product_id: facts.itemId,
    product_type: facts.type,
    sku: facts.sku,
    name: facts.name,
    url_key: facts.urlKey,
    buy_request: item.buy_request,
    gift_message: item.gift_message,
    quantity_ordered: item.quantity,
    weight_kg: facts.weightKg,
    regular_incl_tax: regularUnitCents(facts),
    unit_incl_tax: totals.unitInclTax,
    unit_excl_tax: totals.unitExclTax,
    row_incl_tax: totals.rowInclTax,
    row_excl_tax: totals.rowExclTax,
    discount: totals.discount,
    tax_percent: totals.taxPercent,
    tax: totals.tax,
  })
  for (const [position, option] of optionsOfLine(facts, store.locale).entries()) {
    insertRow(db, 'sales_order_item_option', { item_id: itemId, position, ...option })
  }
  for (const [position, part] of facts.parts.entries()) {
    const { option, selection, quantity } = part
    insertRow(db, 'sales_order_item_part', {
      item_id: itemId,
      position,
      product_id: selection.productId,
      option_uid: option.uid,
      option_label: option.title,
      uid: selection.uid,
      sku: selection.sku,
      name: selection.name,
      quantity,
      unit_cents: partCents(part, facts, item.quantity),
    })
  }
  for (const [position, { label, cents }] of totals.fixedTaxes.entries()) {
    insertRow(db, 'sales_order_item_fixed_tax', { item_id: itemId, position, label, amount: cents })
  }
  for (const link of facts.links) {
    const { position, id, uid, title } = link
    insertRow(db, 'sales_order_item_link', { item_id: itemId, position, link_id: id, uid, title })
    grantDownloads(context, { itemId, linkId: id, quantity: item.quantity })
  }
  if (facts.giftCard) {
    const { amountCents: amount } = facts.giftCard
    insertRow(db, 'sales_sold_gift_card', { item_id: itemId, amount, ...giftCardTexts(facts.giftCard) })
  }
  for (const { ruleId, label, cents } of totals.discounts) {
    insertRow(db, 'sales_order_discount', { order_id: orderId, item_id: itemId, rule_id: ruleId, label, amount: cents })
  }
}

/** Labels and values of the choices; `is_custom` distinguishes customizable options from the axes of a configurable. */
function optionsOfLine(facts: PurchaseFacts, locale: string) {
  const axes = facts.selectedOptions.map(({ optionLabel, valueLabel }) => ({
    kind: 'selected',
    is_custom: 0,
    label: optionLabel,
    value: valueLabel,
  }))
  const custom = facts.customOptions.map((choice) => ({
    label: choice.option.title,
    is_custom: 1,
    ...(choice.kind === 'picked'
      ? { kind: 'selected', value: choice.values.map(({ title }) => title).join(', ') }
      : { kind: 'entered', value: enteredText(choice, locale) }),
  }))
  return [...axes, ...custom]
}

function writeTaxes({ db }: CommerceContext, orderId: number, { totals, selectedRate }: Cart): void {
  for (const { title, percent, cents } of totals.taxes) {
    insertRow(db, 'sales_order_tax', { order_id: orderId, applies_to: 'order', title, percent, amount: cents })
  }
  if (selectedRate && totals.shippingTax !== 0) {
    insertRow(db, 'sales_order_tax', {
      order_id: orderId,
      applies_to: 'shipping',
      title: selectedRate.taxTitle,
      percent: selectedRate.taxPercent,
      amount: totals.shippingTax,
    })
  }
}
