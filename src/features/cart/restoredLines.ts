import type { JournalLine } from '#src/platform/cartJournal.ts'

/** A line of a lost cart that is not, or not wholly, in the new one. */
export type UnrestoredLine = {
  readonly name: string
  /** How many pieces did not come back. */
  readonly quantity: number
}

/** A line that came back at another price. */
export type RepricedLine = {
  readonly name: string
  readonly before: NonNullable<JournalLine['price']>
  readonly now: NonNullable<JournalLine['price']>
}

/** What became of the lines of a lost cart. */
export type Restoration = {
  readonly restored: number
  readonly missing: readonly UnrestoredLine[]
  readonly repriced: readonly RepricedLine[]
  /** From the uid of a lost line to that of its successor. */
  readonly uids: ReadonlyMap<string, string>
}

/** Two lines with the same product and the same options are one to Magento. */
const identityOf = ({ sku, selectedOptions, enteredOptions }: JournalLine): string =>
  JSON.stringify([
    sku,
    selectedOptions.toSorted(),
    enteredOptions.map(({ uid, value }) => [uid, value]).toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
  ])

/** What of a guest's lines is not in the customer's cart after a merge, where quantities of one line add up. */
export function missingAfterMerge(
  guest: readonly JournalLine[],
  own: readonly JournalLine[],
  merged: readonly JournalLine[],
): readonly UnrestoredLine[] {
  const before = new Map(own.map((line) => [identityOf(line), line.quantity]))
  const added = merged.map((line) => ({
    ...line,
    quantity: Math.max(0, line.quantity - (before.get(identityOf(line)) ?? 0)),
  }))
  return compareRestored(guest, added).missing
}

/** Compares what a cart held with what was put back into a new one. */
export function compareRestored(lost: readonly JournalLine[], found: readonly JournalLine[]): Restoration {
  const successors = new Map(found.map((line) => [identityOf(line), line]))
  const missing: UnrestoredLine[] = []
  const repriced: RepricedLine[] = []
  const uids = new Map<string, string>()
  for (const line of lost) {
    const successor = successors.get(identityOf(line))
    const quantity = line.quantity - (successor?.quantity ?? 0)
    if (quantity > 0) missing.push({ name: line.name, quantity })
    if (!successor) continue
    uids.set(line.uid, successor.uid)
    const [before, now] = [line.price, successor.price]
    if (before && now && (before.value !== now.value || before.currency !== now.currency)) {
      repriced.push({ name: line.name, before, now })
    }
  }
  return { restored: uids.size, missing, repriced, uids }
}
