import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../../db/inTransaction.ts'
import { oneRow, runSql } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { shownCents } from '../../engine/currency.ts'
import { inputError, noSuchEntity, notAuthorized } from '../../engine/errors.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { type Cents, toMoney } from '../../engine/money.ts'
import { requiredInput } from '../../engine/requiredInput.ts'
import type { SeedGiftCard } from '../../seed/types.ts'
import { bookStoreCredit } from '../customer/storeCredit.ts'
import { changeCart } from './access.ts'
import { type Cart, loadCart } from './cart.ts'
import { type GiftCardRow, quoteGiftCards } from './repository.ts'

const UNKNOWN_CODE = "The gift card code couldn't be added. Verify your information and try again."

/** A gift card that is valid on a day, by its code in any letter case. */
function spendableCard(db: DatabaseSync, code: string, today: string) {
  return oneRow<GiftCardRow & { is_redeemable: number }>(
    db,
    `SELECT id, code, balance_cents, expires_on, is_redeemable FROM gift_card_account
     WHERE code = ? AND (expires_on IS NULL OR expires_on >= ?)`,
    [code.trim(), today],
  )
}

/** Changes the balance of a gift card: negative cents are spent, positive ones are returned. */
export const changeGiftCard = (db: DatabaseSync, accountId: number, cents: Cents): void =>
  void runSql(db, 'UPDATE gift_card_account SET balance_cents = balance_cents + ? WHERE id = ?', [cents, accountId])

const CODE_LENGTH = 12

type NewGiftCard = {
  readonly cents: Cents
  /** The last valid day, `YYYY-MM-DD`; null: without limit. */
  readonly until: string | null
  /** May be converted into store credit. */
  readonly isRedeemable: boolean
}

/** Creates a gift card with a balance and returns its id and its code, which is too long to guess. */
export function openGiftCard(
  { db, randomText }: CommerceContext,
  { cents, until, isRedeemable }: NewGiftCard,
): { readonly id: number; readonly code: string } {
  const code = randomText(CODE_LENGTH)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1-')
  const { lastId: id } = runSql(
    db,
    'INSERT INTO gift_card_account (code, balance_cents, expires_on, is_redeemable) VALUES (?, ?, ?, ?)',
    [code, cents, until, Number(isRedeemable)],
  )
  return { id, code }
}

export function seedGiftCards(db: DatabaseSync, cards: readonly SeedGiftCard[]): void {
  for (const { code, cents, until } of cards) {
    runSql(db, 'INSERT INTO gift_card_account (code, balance_cents, expires_on) VALUES (?, ?, ?)', [code, cents, until])
  }
}

/** Moves the gift cards of one cart to another, together with its lines. */
export const moveGiftCards = (db: DatabaseSync, fromQuoteId: number, toQuoteId: number): void =>
  void runSql(
    db,
    `INSERT OR IGNORE INTO quote_gift_card (quote_id, account_id)
     SELECT ?, account_id FROM quote_gift_card WHERE quote_id = ? ORDER BY id`,
    [toQuoteId, fromQuoteId],
  )

type GiftCardInput = { readonly cart_id: string; readonly gift_card_code: string }

function checkedInput(input: GiftCardInput | null | undefined): GiftCardInput {
  const checked = requiredInput(input)
  if (!checked.cart_id) throw inputError('Required parameter "cart_id" is missing')
  if (!checked.gift_card_code.trim()) throw inputError('Required parameter "gift_card_code" is missing')
  return checked
}

function applyGiftCardToCart(_: unknown, args: { input?: GiftCardInput | null }, context: CommerceContext) {
  const { cart_id: cartId, gift_card_code: code } = checkedInput(args.input)
  const { db, today } = context
  return {
    cart: changeCart(context, cartId, (quote) => {
      if (loadCart(context, quote).lines.length === 0) throw inputError("The cart doesn't contain products.")
      const card = spendableCard(db, code, today)
      if (!card || card.balance_cents === 0) throw noSuchEntity(UNKNOWN_CODE)
      if (quoteGiftCards(db, quote.id).some(({ id }) => id === card.id)) {
        throw inputError('This gift card account is already in the quote.')
      }
      runSql(db, 'INSERT INTO quote_gift_card (quote_id, account_id) VALUES (?, ?)', [quote.id, card.id])
    }),
  }
}

function removeGiftCardFromCart(_: unknown, args: { input?: GiftCardInput | null }, context: CommerceContext) {
  const { cart_id: cartId, gift_card_code: code } = checkedInput(args.input)
  return {
    cart: changeCart(context, cartId, (quote) => {
      const { changes } = runSql(
        context.db,
        `DELETE FROM quote_gift_card WHERE quote_id = ?
           AND account_id = (SELECT id FROM gift_card_account WHERE code = ?)`,
        [quote.id, code.trim()],
      )
      if (changes === 0) throw noSuchEntity("The gift card couldn't be deleted from the quote.")
    }),
  }
}

/** `Query.giftCardAccount`: the balance of a card. */
function giftCardAccount(
  _: unknown,
  { input: { gift_card_code: code } }: { input: { gift_card_code: string } },
  { db, today, store }: CommerceContext,
) {
  const card = spendableCard(db, code, today)
  if (!card) throw noSuchEntity('Please enter a valid gift card code.')
  return {
    code: card.code,
    balance: toMoney(shownCents(store, card.balance_cents), store.displayCurrency),
    expiration_date: card.expires_on,
  }
}

/** Converts the whole balance of a card into store credit of the signed-in customer. */
function redeemGiftCardBalanceAsStoreCredit(
  _: unknown,
  { input: { gift_card_code: code } }: { input: { gift_card_code: string } },
  context: CommerceContext,
) {
  const { db, today, store, clock, customerId } = context
  if (customerId === null) throw notAuthorized()
  return inTransaction(db, () => {
    const card = spendableCard(db, code, today)
    if (!card) throw noSuchEntity('Please enter a valid gift card code.')
    if (card.is_redeemable === 0 || card.balance_cents === 0) {
      throw inputError("Gift card account isn't redeemable.")
    }
    changeGiftCard(db, card.id, -card.balance_cents)
    bookStoreCredit(db, customerId, { action: 'Updated', cents: card.balance_cents, at: clock.now() })
    return { code: card.code, balance: toMoney(0, store.displayCurrency), expiration_date: card.expires_on }
  })
}

/** The gift cards of a cart with the amount that each pays. */
export const appliedGiftCards = ({ giftCards, currency }: Cart) =>
  giftCards.map((card) => ({
    code: card.code,
    applied_balance: toMoney(card.spent.applied, currency),
    current_balance: toMoney(card.spent.balance, currency),
    expiration_date: card.expires_on,
  }))

export const giftCardQueries: TypeResolvers = { giftCardAccount }
export const giftCardMutations: TypeResolvers = {
  applyGiftCardToCart,
  removeGiftCardFromCart,
  redeemGiftCardBalanceAsStoreCredit,
}
