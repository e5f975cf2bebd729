import { allRows, jsonList } from '../../../db/rows.ts'
import type { CommerceContext, StoreView } from '../../../engine/context.ts'
import { baseCents } from '../../../engine/currency.ts'
import type { Cents } from '../../../engine/money.ts'
import { decodeUid, encodeUid } from '../../../engine/uid.ts'
import { isEmailAddress } from '../../customer/rules.ts'
import type { BuyRequest } from './buyRequest.ts'

/** How a gift card is delivered to its recipient: by e-mail, by post, or both. */
export type GiftCardType = 'virtual' | 'physical' | 'combined'

/** The choices that a gift card product offers. Cents include tax. */
export type GiftCardOffer = {
  readonly type: GiftCardType
  /** Smallest first. */
  readonly amounts: readonly Cents[]
  /** Any amount within these limits, each of which may be missing; null: only the fixed amounts. */
  readonly openAmount: { readonly min: Cents | null; readonly max: Cents | null } | null
  readonly allowsMessage: boolean
  readonly messageMaxLength: number
  /** How long it is valid; null: without limit. */
  readonly lifetimeDays: number | null
  /** Whether its balance may be converted into store credit. */
  readonly isRedeemable: boolean
}

/** A gift card as it was bought. */
export type GiftCard = {
  /** In the base currency. */
  readonly amountCents: Cents
  /** An amount that the shopper entered, not one of the merchant's. */
  readonly isOpenAmount: boolean
  readonly senderName: string
  readonly senderEmail: string | null
  readonly recipientName: string
  readonly recipientEmail: string | null
  readonly message: string | null
}

type OfferRow = {
  product_id: number
  type: GiftCardType
  allows_open_amount: number
  open_min_cents: number | null
  open_max_cents: number | null
  allows_message: number
  message_max_length: number
  lifetime_days: number | null
  is_redeemable: number
}

/** The offers of gift cards by product. */
export function loadGiftCardOffers(
  { db }: CommerceContext,
  productIds: readonly number[],
): ReadonlyMap<number, GiftCardOffer> {
  const ids = jsonList(productIds)
  const rows = allRows<OfferRow>(
    db,
    'SELECT * FROM gift_card_product WHERE product_id IN (SELECT value FROM json_each(?))',
    [ids],
  )
  if (rows.length === 0) return new Map()
  const amounts = Map.groupBy(
    allRows<{ product_id: number; cents: number }>(
      db,
      `SELECT product_id, cents FROM gift_card_amount
       WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, cents`,
      [ids],
    ),
    (row) => row.product_id,
  )
  return new Map(
    rows.map((row) => [
      row.product_id,
      {
        type: row.type,
        amounts: (amounts.get(row.product_id) ?? []).map(({ cents }) => cents),
        openAmount: row.allows_open_amount === 1 ? { min: row.open_min_cents, max: row.open_max_cents } : null,
        allowsMessage: row.allows_message === 1,
        messageMaxLength: row.message_max_length,
        lifetimeDays: row.lifetime_days,
        isRedeemable: row.is_redeemable === 1,
      },
    ]),
  )
}

const AMOUNT = 'giftcard/giftcard_amount/'

/** Magento writes the amount with four decimals. */
export const amountUid = (cents: Cents): string => encodeUid(`${AMOUNT}${(cents / 100).toFixed(4)}`)

/** Uids of entered values; the names are those of Magento's product form. */
const ENTERED = {
  openAmount: encodeUid('giftcard', 'custom_giftcard_amount'),
  senderName: encodeUid('giftcard', 'giftcard_sender_name'),
  senderEmail: encodeUid('giftcard', 'giftcard_sender_email'),
  recipientName: encodeUid('giftcard', 'giftcard_recipient_name'),
  recipientEmail: encodeUid('giftcard', 'giftcard_recipient_email'),
  message: encodeUid('giftcard', 'giftcard_message'),
} as const

/** A field of `gift_card_options`; Magento labels them in English in every store view. */
export type GiftCardQuestion = {
  readonly uid: string
  readonly title: string
  readonly isRequired: boolean
  readonly maxCharacters: number
}

/** The fields of a card. A card that is only sent by post needs no e-mail addresses. */
export function giftCardQuestions(offer: GiftCardOffer): readonly GiftCardQuestion[] {
  const isMailed = offer.type !== 'physical'
  const question = (uid: string, title: string, isRequired = true, maxCharacters = 0) => [
    { uid, title, isRequired, maxCharacters },
  ]
  return [
    ...(offer.openAmount ? question(ENTERED.openAmount, 'Custom Giftcard Amount', offer.amounts.length === 0) : []),
    ...question(ENTERED.senderName, 'Sender Name'),
    ...(isMailed ? question(ENTERED.senderEmail, 'Sender Email') : []),
    ...question(ENTERED.recipientName, 'Recipient Name'),
    ...(isMailed ? question(ENTERED.recipientEmail, 'Recipient Email') : []),
    ...(offer.allowsMessage ? question(ENTERED.message, 'Message', false, offer.messageMaxLength) : []),
  ]
}

/** The gift card of a request. A line keeps the amount with which it was added to the cart. */
export function giftCardOf(offer: GiftCardOffer, request: BuyRequest): GiftCard {
  const entered = new Map(request.entered.map(({ uid, value }) => [uid, value.trim()]))
  const text = (key: keyof typeof ENTERED): string => entered.get(ENTERED[key]) ?? ''
  const optional = (key: keyof typeof ENTERED): string | null => text(key) || null
  const isOpenAmount = text('openAmount') !== ''
  const isMailed = offer.type !== 'physical'
  return {
    amountCents: isOpenAmount ? centsOf(text('openAmount')) : pickedAmount(request),
    isOpenAmount,
    senderName: text('senderName'),
    senderEmail: isMailed ? optional('senderEmail') : null,
    recipientName: text('recipientName'),
    recipientEmail: isMailed ? optional('recipientEmail') : null,
    message: offer.allowsMessage ? optional('message') : null,
  }
}

function pickedAmount({ selected }: BuyRequest): Cents {
  const path = selected.map(decodeUid).findLast((uid) => uid.startsWith(AMOUNT))
  return path === undefined ? 0 : centsOf(path.slice(AMOUNT.length))
}

/** Zero for a value that is not an amount. */
const centsOf = (text: string): Cents => (/^\d{1,9}(\.\d{1,4})?$/.test(text) ? Math.round(Number(text) * 100) : 0)

/** Why a card cannot be bought with these values, in Magento's words; null if it can. */
export function giftCardProblem(offer: GiftCardOffer, card: GiftCard): string | null {
  const isMailed = offer.type !== 'physical'
  const missing = [
    ...(card.amountCents > 0 ? [] : ['Please specify a gift card amount.']),
    ...(card.recipientName ? [] : ['Please specify a recipient name.']),
    ...(card.senderName ? [] : ['Please specify a sender name.']),
    ...(isMailed && !isAddress(card.recipientEmail) ? ['Please specify a recipient email.'] : []),
    ...(isMailed && !isAddress(card.senderEmail) ? ['Please specify a sender email.'] : []),
  ]
  if (missing.length > 1) return 'Please specify all the required information.'
  return missing[0] ?? amountProblem(offer, card) ?? messageProblem(offer, card)
}

const isAddress = (text: string | null): boolean => text !== null && isEmailAddress(text)

function amountProblem({ amounts, openAmount }: GiftCardOffer, { amountCents, isOpenAmount }: GiftCard): string | null {
  if (!isOpenAmount) return amounts.includes(amountCents) ? null : 'Please specify a gift card amount.'
  if (!openAmount) return 'Please specify a gift card amount.'
  const { min, max } = openAmount
  if (min !== null && amountCents < min) return `Gift Card min amount is ${(min / 100).toFixed(2)}`
  return max !== null && amountCents > max ? `Gift Card max amount is ${(max / 100).toFixed(2)}` : null
}

/** Counted in code points, like Magento's `mb_strlen`; 0 is any length. */
const messageProblem = ({ messageMaxLength: most }: GiftCardOffer, { message }: GiftCard): string | null =>
  most > 0 && Array.from(message ?? '').length > most ? 'The text is too long. Shorten the text and try again.' : null

/** Entered options with the open amount in the base currency, as carts keep it; shoppers enter it in their own. */
export const withBaseAmount = <Entered extends { readonly uid: string; readonly value: string }>(
  store: Pick<StoreView, 'exchangeRate'>,
  entered: readonly Entered[],
): readonly Entered[] =>
  entered.map((option) => {
    const cents = option.uid === ENTERED.openAmount ? centsOf(option.value.trim()) : 0
    return cents === 0 ? option : { ...option, value: (baseCents(store, cents) / 100).toFixed(2) }
  })

/** The request that results in this card, in canonical order. */
export function requestOfGiftCard(card: GiftCard): BuyRequest {
  const texts = [
    card.isOpenAmount ? { uid: ENTERED.openAmount, value: (card.amountCents / 100).toFixed(2) } : null,
    { uid: ENTERED.senderName, value: card.senderName },
    { uid: ENTERED.senderEmail, value: card.senderEmail },
    { uid: ENTERED.recipientName, value: card.recipientName },
    { uid: ENTERED.recipientEmail, value: card.recipientEmail },
    { uid: ENTERED.message, value: card.message },
  ]
  return {
    selected: card.isOpenAmount ? [] : [amountUid(card.amountCents)],
    entered: texts.flatMap((entry) => (entry?.value ? [{ uid: entry.uid, value: entry.value }] : [])),
  }
}

/** The sender, recipient and message of a card, as carts, orders and wish lists show them. */
export const giftCardTexts = ({ senderName, senderEmail, recipientName, recipientEmail, message }: GiftCard) => ({
  sender_name: senderName,
  sender_email: senderEmail,
  recipient_name: recipientName,
  recipient_email: recipientEmail,
  message,
})
