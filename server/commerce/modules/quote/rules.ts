import type { StatusProfile } from '../../engine/profile/statusProfile.ts'
import type { Cents } from '../../engine/money.ts'
import type { GiftMessage, PriceRuleRow, ShippingMethodRow } from './repository.ts'
import type { TaxRate } from './taxes.ts'
import type { AppliedDiscount, ShippingCharge } from './totals.ts'

/** Reference §3: a masked cart id is a text of this length. */
export const CART_ID_LENGTH = 32

export type UserErrorCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'INVALID_PARAMETER_VALUE'
  | 'UNDEFINED'

/** An entry of `user_errors`; `quantity` (the remaining stock) makes it an `InsufficientStockError`. */
export type UserError = { readonly code: UserErrorCode; readonly message: string; readonly quantity?: number }

/** The stock limits of one product; quantities are whole items. */
export type StockLimits = {
  /** `Infinity` if stock is not managed. */
  readonly salableQuantity: number
  readonly minSaleQuantity: number
  readonly maxSaleQuantity: number
  readonly quantityIncrements: number
}

/**
 * Why a line may not have this quantity, in Magento's words, or null. `quantity` is the final quantity of the line, so
 * the quantity in the cart is included.
 */
export function quantityProblem(quantity: number, limits: StockLimits, profile: StatusProfile): UserError | null {
  if (quantity <= 0) return { code: 'UNDEFINED', message: 'The product quantity should be greater than 0' }
  if (!Number.isInteger(quantity)) {
    return { code: 'UNDEFINED', message: 'You cannot use decimal quantity for this product.' }
  }
  if (limits.salableQuantity <= 0) {
    return { code: 'NOT_SALABLE', message: 'There are no source items with the in stock status' }
  }
  if (quantity < limits.minSaleQuantity) {
    return { code: 'INSUFFICIENT_STOCK', message: `The fewest you may purchase is ${limits.minSaleQuantity}.` }
  }
  if (quantity > limits.maxSaleQuantity) {
    return { code: 'UNDEFINED', message: 'The requested qty exceeds the maximum qty allowed in shopping cart' }
  }
  if (quantity % limits.quantityIncrements !== 0) {
    return {
      code: 'UNDEFINED',
      message: `You can buy this product only in quantities of ${limits.quantityIncrements} at a time.`,
    }
  }
  return quantity > limits.salableQuantity ? insufficientStock(quantity, limits.salableQuantity, profile) : null
}

/** Magento's default message for a quantity beyond the stock. */
export const insufficientStockText = 'The requested qty is not available'

// 2.4.8 as with `cataloginventory/options/not_available_message` on: the message contains the remaining stock.
function insufficientStock(requested: number, salable: number, profile: StatusProfile): UserError {
  return profile === '2.4.7'
    ? { code: 'INSUFFICIENT_STOCK', message: insufficientStockText }
    : { code: 'INSUFFICIENT_STOCK', message: `Only ${salable} of ${requested} available`, quantity: salable }
}

export type CartItemError = { readonly code: 'UNDEFINED' | 'ITEM_QTY' | 'ITEM_INCREMENTS'; readonly message: string }

/** The error of a line in the cart; null if there is none. */
export function cartItemErrors(quantity: number, limits: StockLimits): readonly CartItemError[] | null {
  // Magento uses the wording of 2.4.7 for this check in every version.
  const problem = quantityProblem(quantity, limits, '2.4.7')
  if (!problem) return null
  const isIncrement = limits.salableQuantity > 0 && quantity % limits.quantityIncrements !== 0
  return [{ code: isIncrement ? 'ITEM_INCREMENTS' : 'ITEM_QTY', message: problem.message }]
}

export type RuleCircumstances = {
  readonly subtotalCents: Cents
  /** `YYYY-MM-DD` in the shop's time zone. */
  readonly today: string
}

/** Whether a price rule applies to a cart. */
export function ruleHolds(rule: PriceRuleRow, { subtotalCents, today }: RuleCircumstances): boolean {
  return (
    (rule.from_date === null || rule.from_date <= today) &&
    (rule.to_date === null || today <= rule.to_date) &&
    (rule.subtotal_from_cents === null || subtotalCents >= rule.subtotal_from_cents) &&
    (rule.uses_per_customer === null || rule.used_by_customer < rule.uses_per_customer)
  )
}

export type HoldingRules = {
  readonly discounts: readonly AppliedDiscount[]
  readonly grantsFreeShipping: boolean
  /** The coupon in the rule's spelling, null if none is valid. */
  readonly couponCode: string | null
}

/** The rules that apply to a cart, in the given order. */
export function holdingRules(rules: readonly PriceRuleRow[], circumstances: RuleCircumstances): HoldingRules {
  const holding: PriceRuleRow[] = []
  for (const rule of rules) {
    if (!ruleHolds(rule, circumstances)) continue
    holding.push(rule)
    if (rule.stops_further_rules === 1) break
  }
  return {
    discounts: holding.map((rule) => ({
      ruleId: rule.id,
      label: rule.label,
      action:
        rule.action === 'by_percent'
          ? { kind: 'by_percent', percent: rule.amount }
          : { kind: 'cart_fixed', cents: Math.round(rule.amount) },
    })),
    grantsFreeShipping: holding.some((rule) => rule.grants_free_shipping === 1),
    couponCode: holding.find((rule) => rule.coupon_code !== null)?.coupon_code ?? null,
  }
}

/** A shipping method with its price for one cart. */
export type ShippingRate = ShippingCharge & {
  readonly carrierCode: string
  readonly methodCode: string
  readonly carrierTitle: string
  readonly methodTitle: string
}

export type ShippingCircumstances = {
  readonly countryId: string
  /** The items after discount, with or without tax as catalogue prices are: the base for thresholds. */
  readonly goodsCents: Cents
  readonly isFree: boolean
  /** The tax of a method whose own rate is `percent`. */
  readonly taxOf: (percent: number) => TaxRate
}

/** The shipping methods for a cart, in display order, with their prices. */
export const shippingRates = (methods: readonly ShippingMethodRow[], cart: ShippingCircumstances): ShippingRate[] =>
  methods
    .filter((method) => {
      const countries: readonly string[] = JSON.parse(method.countries)
      const threshold = cart.isFree ? null : method.subtotal_from_cents
      return countries.includes(cart.countryId) && (threshold === null || cart.goodsCents >= threshold)
    })
    .map((method) => [method, cart.taxOf(method.tax_percent)] as const)
    .map(([method, tax]) => ({
      carrierCode: method.carrier_code,
      methodCode: method.method_code,
      carrierTitle: method.carrier_title,
      methodTitle: method.method_title,
      cents: cart.isFree ? 0 : method.price_cents,
      taxPercent: tax.percent,
      taxTitle: tax.title,
    }))

/** A message in stored form. */
export const giftMessageOf = (json: string | null): GiftMessage | null => (json === null ? null : JSON.parse(json))

/** Magento's sums over a total of pages: `page_info` of any paged list. */
export const pageInfo = (totalCount: number, pageSize: number, currentPage: number) => ({
  current_page: currentPage,
  page_size: pageSize,
  total_pages: Math.ceil(totalCount / pageSize),
})
