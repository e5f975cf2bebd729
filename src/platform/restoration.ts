import type { GiftMessage, JournalLine } from './cartJournal.ts'

/** A line of a lost cart that is not, or not wholly, in the new one. */
export type UnrestoredLine = {
  readonly name: string
  /** How many pieces did not come back. */
  readonly quantity: number
}

/** A line that came back at another price. */
type RepricedLine = {
  readonly name: string
  readonly before: NonNullable<JournalLine['price']>
  readonly now: NonNullable<JournalLine['price']>
}

/** A line that came back without the words that lay beside it. */
type WordlessLine = { readonly name: string; readonly giftMessage: GiftMessage }

/** What became of the lines of a lost cart. */
export type Restoration = {
  readonly restored: number
  readonly missing: readonly UnrestoredLine[]
  readonly repriced: readonly RepricedLine[]
  readonly wordless: readonly WordlessLine[]
  /** From the uid of a lost line to that of its successor. */
  readonly uids: ReadonlyMap<string, string>
}
