import type { GiftMessage, JournalLine } from './cartJournal.ts'

/** A line of a lost cart that was not completely restored. */
export type UnrestoredLine = {
  readonly name: string
  /** The number of missing pieces. */
  readonly quantity: number
}

/** A line restored at another price. */
type RepricedLine = {
  readonly name: string
  readonly before: NonNullable<JournalLine['price']>
  readonly now: NonNullable<JournalLine['price']>
}

/** A line restored without its gift message. */
type WordlessLine = { readonly name: string; readonly giftMessage: GiftMessage }

/** The result of restoring a lost cart. */
export type Restoration = {
  readonly restored: number
  readonly missing: readonly UnrestoredLine[]
  readonly repriced: readonly RepricedLine[]
  readonly wordless: readonly WordlessLine[]
  /** Maps uids of the lost lines to those of the new lines. */
  readonly uids: ReadonlyMap<string, string>
}
