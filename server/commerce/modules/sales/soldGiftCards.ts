import type { DatabaseSync } from 'node:sqlite'
import { runSql } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { shownCents } from '../../engine/currency.ts'
import { loadGiftCardOffers } from '../catalog/purchase/giftCards.ts'
import { plainLines, plainName } from '../mail/plainWords.ts'
import { postMail } from '../mail/outbox.ts'
import { shopPage } from '../mail/shopPage.ts'
import { mailTextsOf } from '../mail/texts/mailTextsOf.ts'
import { openGiftCard } from '../quote/giftCards.ts'
import { insertRow, orderParts, type OrderSoldCardRow } from './repository.ts'

/**
 * Creates an account for each gift card of an order and mails the codes to the recipients; a card without an address is
 * posted. As Magento with *Generate Gift Card Account when Order Item is: Ordered*. Call it inside the transaction that
 * places the order.
 */
export function openSoldCards(context: CommerceContext, orderId: number): void {
  const { items, soldCards } = orderParts(context.db, [orderId])(orderId)
  const offers = loadGiftCardOffers(
    context,
    items.map((item) => item.product_id),
  )
  for (const sold of soldCards) {
    const item = items.find(({ id }) => id === sold.item_id)
    if (!item) throw new Error(`The gift card of the row ${sold.item_id} has lost its row`)
    const { lifetimeDays = null, isRedeemable = false } = offers.get(item.product_id) ?? {}
    const until = lifetimeDays === null ? null : dayAfter(context.today, lifetimeDays)
    for (let piece = 0; piece < item.quantity_ordered; piece += 1) {
      const { id, code } = openGiftCard(context, { cents: sold.amount, until, isRedeemable })
      insertRow(context.db, 'sales_opened_gift_card', { account_id: id, item_id: item.id, amount: sold.amount })
      postGiftCard(context, sold, { code, cents: sold.amount, until })
    }
  }
}

/** Empties the cards of an order. Call it inside the transaction that cancels it. */
export const closeSoldCards = (db: DatabaseSync, orderId: number): void =>
  void runSql(
    db,
    `UPDATE gift_card_account SET balance_cents = 0 WHERE id IN (
       SELECT account_id FROM sales_opened_gift_card JOIN sales_order_item AS item ON item.id = item_id
       WHERE order_id = ?)`,
    [orderId],
  )

/**
 * Empties as many cards of a row as there are refunded items, those with the highest balance first. Call it inside the
 * transaction that refunds them.
 */
export const closeRefundedCards = (
  db: DatabaseSync,
  { itemId, quantity }: { readonly itemId: number; readonly quantity: number },
): void =>
  void runSql(
    db,
    `UPDATE gift_card_account SET balance_cents = 0 WHERE id IN (
       SELECT card.id FROM sales_opened_gift_card AS opened JOIN gift_card_account AS card ON card.id = opened.account_id
       WHERE opened.item_id = ? ORDER BY card.balance_cents DESC, card.id LIMIT ?)`,
    [itemId, quantity],
  )

/** The date after a number of days, `YYYY-MM-DD`. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

type OpenedCard = { readonly code: string; readonly cents: number; readonly until: string | null }

function postGiftCard(context: CommerceContext, sold: OrderSoldCardRow, { code, cents, until }: OpenedCard): void {
  if (sold.recipient_email === null) return
  const { store } = context
  const language = store.locale.replace('_', '-')
  const { giftCard: texts, signature } = mailTextsOf(store.locale)
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: store.displayCurrency }).format(
    shownCents(store, cents) / 100,
  )
  const senderName = plainName(sold.sender_name)
  const what = texts.what(senderName, amount)
  const lastDay =
    until && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until))
  postMail(context, {
    kind: 'gift-card',
    recipient: sold.recipient_email,
    content: {
      language,
      subject: texts.subject(senderName),
      preview: what,
      blocks: [
        { kind: 'title', text: texts.title(plainName(sold.recipient_name)) },
        { kind: 'paragraph', text: what },
        ...(sold.message === null
          ? []
          : [
              { kind: 'heading' as const, text: texts.message(senderName) },
              { kind: 'paragraph' as const, text: plainLines(sold.message) },
            ]),
        {
          kind: 'facts',
          facts: [
            { label: texts.code, lines: [code] },
            { label: texts.amount, lines: [amount] },
            ...(lastDay === null ? [] : [{ label: texts.until, lines: [lastDay] }]),
          ],
        },
        { kind: 'paragraph', text: texts.use },
        { kind: 'link', url: shopPage(context, 'cart') },
      ],
      signature: signature(store.websiteName, shopPage(context, '')),
    },
  })
}
