import type { CommerceContext } from '../../engine/context.ts'
import { spendBalance, type Spent } from '../../engine/currency.ts'
import { canBeCollected, PICKUP_CARRIER } from '../pickup/repository.ts'
import { fixedTaxesIn } from '../catalog/products/fixedTaxes.ts'
import { loadPurchaseFacts, type PurchaseFacts, unitCents } from '../catalog/purchase/purchase.ts'
import { storeCreditOf } from '../customer/storeCredit.ts'
import { rewardPointsOf } from '../reward/repository.ts'
import { shownRewards, spendPoints, type SpentPoints } from '../reward/rules.ts'
import { purchaseKeyOf } from './items.ts'
import {
  priceRules,
  type GiftCardRow,
  quoteAddresses,
  type QuoteAddressRow,
  type QuoteItemRow,
  quoteGiftCards,
  quoteItems,
  type QuoteRow,
  type ShippingChoice,
  shippingMethods,
} from './repository.ts'
import { type CartItemError, cartItemErrors, holdingRules, type ShippingRate, shippingRates } from './rules.ts'
import { type TaxPlace, taxationOf } from './taxes.ts'
import { collectTotals, type LineTotals, type Totals } from './totals.ts'

/** A cart line with its product and its current price. */
export type CartLine = {
  readonly item: QuoteItemRow
  readonly facts: PurchaseFacts
  readonly totals: LineTotals
  readonly errors: readonly CartItemError[] | null
}

/** A gift card of a cart. */
export type SpentGiftCard = GiftCardRow & { readonly spent: Spent }

/** A cart with the current prices, stock, rules and shipping rates. */
export type Cart = {
  readonly quote: QuoteRow
  readonly currency: string
  readonly lines: readonly CartLine[]
  /** The totals without gift cards, store credit and points, which reduce the grand total. */
  readonly totals: Totals
  /** The gift cards that are valid today, with the amount that each pays; 0 if the ones before it pay everything. */
  readonly giftCards: readonly SpentGiftCard[]
  /** The store credit of the cart's customer, and the part that is used. Null: a guest's cart. */
  readonly storeCredit: Spent | null
  /** Null: the customer does not use points. */
  readonly rewardPoints: SpentPoints | null
  /** The coupon if it is valid; an invalid one is null here though the row still contains it. */
  readonly couponCode: string | null
  /** The cart price rules that apply. */
  readonly ruleIds: readonly number[]
  readonly isVirtual: boolean
  readonly shippingAddress: QuoteAddressRow | null
  readonly billingAddress: QuoteAddressRow | null
  /** Empty without a shipping address. */
  readonly shippingRates: readonly ShippingRate[]
  /** The chosen method as long as it is offered. */
  readonly selectedRate: ShippingRate | null
  /** Read for an assumed destination: an order would cost something else. */
  readonly isEstimate: boolean
}

/** The destination of a cart for estimates; a method other than the chosen one is optional. */
export type ShippingAssumption = TaxPlace & { readonly choice: ShippingChoice | null }

/**
 * Reads a whole cart in a fixed number of queries. Lines of deleted or disabled products are left out, as in Magento.
 */
export function loadCart(context: CommerceContext, quote: QuoteRow, assumption?: ShippingAssumption): Cart {
  const { db, store } = context
  const bought = boughtLines(context, quote.id)
  const isVirtual = bought.length > 0 && bought.every(({ facts }) => facts.isVirtual)
  const addresses = quoteAddresses(db, quote.id)
  const billingAddress = addresses.find((address) => address.address_type === 'billing')
  const shippingAddress = isVirtual ? undefined : addresses.find((address) => address.address_type === 'shipping')
  const place = assumption ?? placeOf(isVirtual ? billingAddress : shippingAddress)
  const taxation = taxationOf(store, place)
  const fixedTaxes = fixedTaxesIn(
    context,
    place?.countryId ?? store.config.defaultCountry,
    bought.map(({ facts }) => facts.itemId),
  )
  const totalsLines = bought.map(({ item, facts }) => {
    const rate = taxation.goods({ code: facts.taxClassCode, percent: facts.taxRatePercent })
    return {
      id: item.id,
      quantity: item.quantity,
      unitCents: unitCents(facts, item.quantity),
      taxPercent: rate.percent,
      taxTitle: rate.title,
      fixedTaxes: fixedTaxes.get(facts.itemId) ?? [],
    }
  })

  const rules = holdingRules(priceRules(db, store, quote.coupon_code, quote.customer_id), {
    subtotalCents: totalsLines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0),
    today: context.today,
  })
  const goods = collectTotals(totalsLines, rules.discounts, null, taxation.areNet)
  const countryId = assumption?.countryId ?? shippingAddress?.country_code
  const rates =
    countryId === undefined || isVirtual || bought.length === 0
      ? []
      : shippingRates(shippingMethods(db, store), {
          countryId,
          goodsCents: taxation.areNet ? goods.subtotalWithDiscountExclTax : goods.grandTotal - goods.fixedTax,
          isFree: rules.grantsFreeShipping,
          taxOf: taxation.shipping,
        }).filter(
          ({ carrierCode }) => carrierCode !== PICKUP_CARRIER || canBeCollected(db, bought.flatMap(collectedPieces)),
        )
  const choice = assumption?.choice ?? choiceOf(shippingAddress)
  const selectedRate =
    rates.find((rate) => rate.carrierCode === choice?.carrierCode && rate.methodCode === choice.methodCode) ?? null

  const whole = selectedRate ? collectTotals(totalsLines, rules.discounts, selectedRate, taxation.areNet) : goods
  const giftCards = spendGiftCards(context, quoteGiftCards(db, quote.id), whole.grandTotal)
  const afterCards = whole.grandTotal - paidByCards(giftCards)
  const storeCredit = spendStoreCredit(context, quote, afterCards)
  const afterCredit = afterCards - (storeCredit?.applied ?? 0)
  const rewardPoints = spendRewardPoints(context, quote, afterCredit)
  const totals = { ...whole, grandTotal: afterCredit - (rewardPoints?.cents ?? 0) }
  return {
    quote,
    currency: store.displayCurrency,
    lines: bought.flatMap(({ item, facts }, index) => {
      const lineTotals = totals.lines[index]
      return lineTotals ? [{ item, facts, totals: lineTotals, errors: cartItemErrors(item.quantity, facts) }] : []
    }),
    totals,
    giftCards,
    storeCredit,
    rewardPoints,
    couponCode: rules.couponCode,
    ruleIds: rules.discounts.map((discount) => discount.ruleId),
    isVirtual,
    shippingAddress: shippingAddress ?? null,
    billingAddress: billingAddress ?? null,
    shippingRates: rates,
    selectedRate,
    isEstimate: assumption !== undefined,
  }
}

/** The amount that all gift cards pay. */
export const paidByCards = (cards: readonly SpentGiftCard[]): number =>
  cards.reduce((sum, { spent }) => sum + spent.applied, 0)

function spendStoreCredit({ db, store }: CommerceContext, quote: QuoteRow, cents: number): Spent | null {
  if (quote.customer_id === null) return null
  return spendBalance(store, storeCreditOf(db, quote.customer_id), quote.uses_store_credit === 1 ? cents : 0)
}

function spendRewardPoints({ db, store }: CommerceContext, quote: QuoteRow, cents: number): SpentPoints | null {
  const { rewards } = store.config
  if (quote.customer_id === null || quote.reward_points_offered === null || rewards === null) return null
  return spendPoints(rewardPointsOf(db, quote.customer_id), cents, shownRewards(store, rewards))
}

function spendGiftCards(
  { store, today }: CommerceContext,
  cards: readonly GiftCardRow[],
  cents: number,
): readonly SpentGiftCard[] {
  let rest = cents
  return cards
    .filter((card) => card.expires_on === null || card.expires_on >= today)
    .map((card) => {
      const spent = spendBalance(store, card.balance_cents, rest)
      rest -= spent.applied
      return { ...card, spent }
    })
}

/** The items that a location must hand over: the parts of a bundle, and nothing virtual. */
export const collectedPieces = ({ facts }: { facts: PurchaseFacts }): readonly number[] => {
  if (facts.isVirtual) return []
  return facts.parts.length > 0 ? facts.parts.map(({ selection }) => selection.productId) : [facts.itemId]
}

function boughtLines(context: CommerceContext, quoteId: number) {
  const items = quoteItems(context.db, quoteId)
  const facts = loadPurchaseFacts(context, items.map(purchaseKeyOf))
  return items.flatMap((item, index) => {
    const known = facts[index]
    return known?.isEnabled ? [{ item, facts: known }] : []
  })
}

const placeOf = (address: QuoteAddressRow | undefined): TaxPlace | null =>
  address ? { countryId: address.country_code, regionCode: address.region_code } : null

const choiceOf = (address: QuoteAddressRow | undefined): ShippingChoice | null =>
  address?.carrier_code && address.method_code
    ? { carrierCode: address.carrier_code, methodCode: address.method_code }
    : null
