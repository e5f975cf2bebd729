import type { CommerceContext } from '../../engine/context.ts'
import { canBeCollected, PICKUP_CARRIER } from '../pickup/repository.ts'
import { loadPurchaseFacts, type PurchaseFacts, unitCents } from '../catalog/purchase/purchase.ts'
import { storeCreditOf } from '../customer/storeCredit.ts'
import { rewardPointsOf } from '../reward/repository.ts'
import { spendPoints, type SpentPoints } from '../reward/rules.ts'
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
import { collectTotals, type LineTotals, type Totals } from './totals.ts'

/** A cart line with its product and its current price. */
export type CartLine = {
  readonly item: QuoteItemRow
  readonly facts: PurchaseFacts
  readonly totals: LineTotals
  readonly errors: readonly CartItemError[] | null
}

/** A gift card of a cart. */
export type SpentGiftCard = GiftCardRow & { readonly appliedCents: number }

/** The store credit of the cart's customer, and the part that is used. */
export type SpentStoreCredit = { readonly balanceCents: number; readonly appliedCents: number }

/** A cart with the current prices, stock, rules and shipping rates. */
export type Cart = {
  readonly quote: QuoteRow
  readonly currency: string
  readonly lines: readonly CartLine[]
  /** The totals without gift cards, store credit and points, which reduce the grand total. */
  readonly totals: Totals
  /** The gift cards that are valid today, with the amount that each pays; 0 if the ones before it pay everything. */
  readonly giftCards: readonly SpentGiftCard[]
  /** Null: a guest's cart. */
  readonly storeCredit: SpentStoreCredit | null
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
}

/** The destination of a cart for estimates; a method other than the chosen one is optional. */
export type ShippingAssumption = { readonly countryId: string; readonly choice: ShippingChoice | null }

/** The name of a rate on totals and orders, e.g. `IVA 22%`. */
export const taxTitle = (percent: number, locale: string): string =>
  `${locale.startsWith('it') ? 'IVA' : 'VAT'} ${percent.toLocaleString(locale.replace('_', '-'))}%`

/**
 * Reads a whole cart in a fixed number of queries. Lines of deleted or disabled products are left out, as in Magento.
 */
export function loadCart(context: CommerceContext, quote: QuoteRow, assumption?: ShippingAssumption): Cart {
  const { db, store } = context
  const bought = boughtLines(context, quote.id)
  const totalsLines = bought.map(({ item, facts }) => ({
    id: item.id,
    quantity: item.quantity,
    unitCents: unitCents(facts, item.quantity),
    taxPercent: facts.taxRatePercent,
    taxTitle: taxTitle(facts.taxRatePercent, store.locale),
  }))

  const rules = holdingRules(priceRules(db, store, quote.coupon_code, quote.customer_id), {
    subtotalCents: totalsLines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0),
    today: context.today,
  })
  const goods = collectTotals(totalsLines, rules.discounts, null)

  const isVirtual = bought.length > 0 && bought.every(({ facts }) => facts.isVirtual)
  const addresses = quoteAddresses(db, quote.id)
  const shippingAddress = isVirtual ? undefined : addresses.find((address) => address.address_type === 'shipping')
  const countryId = assumption?.countryId ?? shippingAddress?.country_code
  const rates =
    countryId === undefined || isVirtual || bought.length === 0
      ? []
      : shippingRates(shippingMethods(db, store.id), {
          countryId,
          goodsCents: goods.grandTotal,
          isFree: rules.grantsFreeShipping,
          localeTaxTitle: (percent) => taxTitle(percent, store.locale),
        }).filter(
          ({ carrierCode }) => carrierCode !== PICKUP_CARRIER || canBeCollected(db, bought.flatMap(collectedPieces)),
        )
  const choice = assumption?.choice ?? choiceOf(shippingAddress)
  const selectedRate =
    rates.find((rate) => rate.carrierCode === choice?.carrierCode && rate.methodCode === choice.methodCode) ?? null

  const whole = selectedRate ? collectTotals(totalsLines, rules.discounts, selectedRate) : goods
  const giftCards = spendGiftCards(quoteGiftCards(db, quote.id), whole.grandTotal, context.today)
  const afterCards = whole.grandTotal - paidByCards(giftCards)
  const storeCredit = spendStoreCredit(context, quote, afterCards)
  const afterCredit = afterCards - (storeCredit?.appliedCents ?? 0)
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
    billingAddress: addresses.find((address) => address.address_type === 'billing') ?? null,
    shippingRates: rates,
    selectedRate,
  }
}

/** The amount that all gift cards pay. */
export const paidByCards = (cards: readonly SpentGiftCard[]): number =>
  cards.reduce((sum, { appliedCents }) => sum + appliedCents, 0)

function spendStoreCredit({ db }: CommerceContext, quote: QuoteRow, cents: number): SpentStoreCredit | null {
  if (quote.customer_id === null) return null
  const balanceCents = storeCreditOf(db, quote.customer_id)
  return { balanceCents, appliedCents: quote.uses_store_credit === 1 ? Math.min(balanceCents, cents) : 0 }
}

function spendRewardPoints({ db, store }: CommerceContext, quote: QuoteRow, cents: number): SpentPoints | null {
  const { rewards } = store.config
  if (quote.customer_id === null || quote.reward_points_offered === null || rewards === null) return null
  return spendPoints(rewardPointsOf(db, quote.customer_id), cents, rewards)
}

function spendGiftCards(cards: readonly GiftCardRow[], cents: number, today: string): readonly SpentGiftCard[] {
  let rest = cents
  return cards
    .filter((card) => card.expires_on === null || card.expires_on >= today)
    .map((card) => {
      const appliedCents = Math.min(rest, card.balance_cents)
      rest -= appliedCents
      return { ...card, appliedCents }
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

const choiceOf = (address: QuoteAddressRow | undefined): ShippingChoice | null =>
  address?.carrier_code && address.method_code
    ? { carrierCode: address.carrier_code, methodCode: address.method_code }
    : null
