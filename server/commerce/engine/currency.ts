import type { StoreView } from './context.ts'
import type { Cents } from './money.ts'

// The database has prices, thresholds and balances in the base currency; carts and orders are in the shopper's.

/** Where an amount is shown: one unit of the base currency is so much there. */
type Shown = Pick<StoreView, 'exchangeRate'>

/** An amount of the base currency in the shopper's currency. */
export const shownCents = ({ exchangeRate }: Shown, cents: Cents): Cents => Math.round(cents * exchangeRate)

/** An amount of the shopper's currency in the base currency. */
export const baseCents = ({ exchangeRate }: Shown, cents: Cents): Cents => Math.round(cents / exchangeRate)

/** The same of an amount that may be absent. */
export const shownCentsOrNull = (shown: Shown, cents: Cents | null): Cents | null =>
  cents === null ? null : shownCents(shown, cents)

/** A part of a balance that pays: in the shopper's currency, and as it is taken from the balance. */
export type Spent = { readonly balance: Cents; readonly applied: Cents; readonly base: Cents }

/** The part of a balance in the base currency that pays an amount in the shopper's currency, at most all of it. */
export function spendBalance(shown: Shown, balanceCents: Cents, dueCents: Cents): Spent {
  const balance = shownCents(shown, balanceCents)
  const applied = Math.min(balance, dueCents)
  // Taken whole, nothing is lost to rounding.
  const base = applied === balance ? balanceCents : Math.min(balanceCents, baseCents(shown, applied))
  return { balance, applied, base }
}

/** A store view in one of its currencies, by its code in any letter case; undefined if it does not have that currency. */
export function storeInCurrency(store: StoreView, code: string): StoreView | undefined {
  const currency = store.currencies.find((each) => each.code === code.toUpperCase())
  return currency && { ...store, displayCurrency: currency.code, exchangeRate: currency.rate }
}
