import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import type { Restoration, UnrestoredLine } from '#src/platform/session/restoration.ts'

/** Magento combines lines with the same product and options. */
const identityOf = ({ sku, selectedOptions, enteredOptions }: CartLineRequest): string =>
  JSON.stringify([
    sku,
    selectedOptions.toSorted(),
    enteredOptions.map(({ uid, value }) => [uid, value]).toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
  ])

/** The remaining pieces of lines after removing some. */
export function without<TLine extends CartLineRequest>(
  lines: readonly TLine[],
  taken: readonly CartLineRequest[],
): readonly TLine[] {
  const left = new Map<string, number>()
  for (const line of taken) left.set(identityOf(line), (left.get(identityOf(line)) ?? 0) + line.quantity)
  return lines.flatMap((line) => {
    const gone = Math.min(line.quantity, left.get(identityOf(line)) ?? 0)
    left.set(identityOf(line), (left.get(identityOf(line)) ?? 0) - gone)
    return gone < line.quantity ? [{ ...line, quantity: line.quantity - gone }] : []
  })
}

/** The larger quantity of each line in both lists. */
export const both = <TLine extends CartLineRequest>(
  lines: readonly TLine[],
  others: readonly TLine[],
): readonly TLine[] => [...lines, ...without(others, lines)]

/** Lines that disappeared from a cart, except the one that was removed on purpose. */
export function goneLines(
  before: readonly JournalLine[],
  now: readonly JournalLine[],
  removedUid?: string,
): readonly JournalLine[] {
  const [uids, identities] = [new Set(now.map(({ uid }) => uid)), new Set(now.map(identityOf))]
  return before.filter((line) => line.uid !== removedUid && !uids.has(line.uid) && !identities.has(identityOf(line)))
}

/** The result of merging a guest's lines into the customer's cart, where quantities of equal lines add up. */
export function compareMerged(
  guest: readonly JournalLine[],
  own: readonly JournalLine[],
  merged: readonly JournalLine[],
): Pick<Restoration, 'missing'> & { readonly arrived: readonly CartLineRequest[] } {
  const added = without(merged, own)
  return { missing: unrestored(without(guest, added)), arrived: added.map(cartLineRequest) }
}

/** Compares the lines of a lost cart with the restored ones. */
export function compareRestored(lost: readonly JournalLine[], found: readonly JournalLine[]): Restoration {
  const successors = successorsIn(found)
  const repriced: Restoration['repriced'][number][] = []
  const uids = new Map<string, string>()
  for (const line of lost) {
    const successor = successors.get(identityOf(line))
    if (!successor) continue
    uids.set(line.uid, successor.uid)
    const [before, now] = [line.price, successor.price]
    if (before && now && (before.value !== now.value || before.currency !== now.currency)) {
      repriced.push({ name: line.name, before, now })
    }
  }
  const wordless = missingMessagesOf(lost, found).map(({ name, giftMessage }) => ({ name, giftMessage }))
  return { restored: uids.size, missing: unrestored(without(lost, found)), repriced, wordless, uids }
}

const successorsIn = (found: readonly JournalLine[]) => new Map(found.map((line) => [identityOf(line), line]))

/** Restored lines whose gift message is missing. */
export function missingMessagesOf(lost: readonly JournalLine[], found: readonly JournalLine[]) {
  const successors = successorsIn(found)
  return lost.flatMap((line) => {
    const { name, giftMessage } = line
    const successor = successors.get(identityOf(line))
    return giftMessage && successor && !successor.giftMessage ? [{ name, giftMessage, successor }] : []
  })
}

const unrestored = (lines: readonly JournalLine[]): readonly UnrestoredLine[] =>
  lines.map(({ name, quantity }) => ({ name, quantity }))
