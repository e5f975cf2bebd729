import type { IEnvironment } from 'relay-runtime'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { CartJournal, CountedLine } from '#src/platform/session/cartJournal.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { Locks } from '#src/platform/locks.ts'
import { parseAddition } from '#src/platform/session/pendingAdditions.ts'
import type { PendingAddition, AddedLine } from '#src/platform/session/pendingAddition.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { Tabs } from '#src/platform/tabs.ts'
import type { LostCart } from '#src/relay/cartRecovery.ts'
import { CART_LOCK } from '../keeping/cartKeeper.ts'
import type { CartKeeper } from '../keeping/cartKeeper.ts'
import { hasGained, noteArrived, piecesOfSku } from './arrivedLines.ts'
import { putLines } from './restoreCartLines.ts'

/** The results of additions whose document is gone, by product names. */
export type FinishedAdditions = {
  readonly added: readonly string[]
  /** The backend refused them or some of their pieces. */
  readonly refused: readonly string[]
  /** They were sent, and the cart does not show whether they arrived. */
  readonly uncertain: readonly string[]
}

export type FinishAdditionPorts = {
  readonly environment: IEnvironment
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
  readonly journal: CartJournal
  readonly storage: KeyValueStorage
  readonly locks: Locks
  readonly tabs: Tabs
  readonly cartKeeper: CartKeeper
  /** Reads the pieces of a cart, or the reason why there is none; rejects without an answer. */
  readonly countPieces: (cartId: string) => Promise<readonly CountedLine[] | LostCart>
  /** Reports an addition whose document could not. */
  readonly onAdded: (event: ItemValue) => void
}

const NOTHING: FinishedAdditions = { added: [], refused: [], uncertain: [] }

/**
 * Finishes an addition of a document that is gone, exactly once. Call it with the lock of additions. If the network
 * fails, the entry stays for the next attempt, except on the `isLastTry`, after which another addition changes the
 * evidence in the cart.
 */
export async function finishAddition(
  key: string,
  isLastTry: boolean,
  ports: FinishAdditionPorts,
): Promise<FinishedAdditions> {
  const { customerToken, storage } = ports
  const text = storage.get(key)
  // The original document has finished it meanwhile.
  if (text === null) return NOTHING
  const addition = completed(parseAddition(text))
  // The entry belongs to another version of the shop, or to another customer.
  if (addition === null || (addition.email !== null && addition.email !== customerToken.get()?.email)) {
    storage.remove(key)
    return NOTHING
  }
  if (customerToken.session().kind === 'expired') return NOTHING
  const mark = (sentTo: PendingAddition['sentTo']) => storage.set(key, JSON.stringify({ ...addition, sentTo }))
  const told = (finished: Partial<Record<keyof FinishedAdditions, readonly AddedLine[]>>): FinishedAdditions => {
    storage.remove(key)
    for (const { event } of finished.added ?? []) if (event) ports.onAdded(event)
    const namesOf = (kind: keyof FinishedAdditions) =>
      (finished[kind] ?? []).map(({ sku, arriving }) => arriving?.name ?? sku)
    return { added: namesOf('added'), refused: namesOf('refused'), uncertain: namesOf('uncertain') }
  }
  const { lines } = addition
  switch (await arrivalOf(addition, ports)) {
    case 'unknown':
      return isLastTry ? told({ uncertain: lines }) : NOTHING
    case 'arrived':
      return told({ added: lines })
    case 'uncertain':
      return told({ uncertain: lines })
    case 'never':
      mark(null)
  }

  const { environment, cartId, journal, tabs } = ports
  const cart = await ports.cartKeeper.ensureCart().catch(() => null)
  if (cart === null) return isLastTry ? told({ refused: lines }) : NOTHING
  const held = journal.linesOf(cart)
  mark(cart)
  const result = await putLines(environment, cart, lines, held ?? [])
  if (!result.ok) {
    const { kind } = result.error
    // The customer must sign in again first.
    if (kind === 'session-expired') mark(null)
    if (!isLastTry && (kind === 'unreachable' || kind === 'session-expired')) return NOTHING
    return told(kind === 'unreachable' ? { uncertain: lines } : { refused: lines })
  }
  cartId.refresh()
  if (cartId.get() === cart) journal.write(cart, result.value)
  tabs.tell({ kind: 'cart', cartId: cart })
  const isAdded = ({ sku, quantity }: AddedLine) =>
    piecesOfSku(result.value, sku) - piecesOfSku(held ?? [], sku) >= quantity
  return told({ added: lines.filter(isAdded), refused: lines.filter((line) => !isAdded(line)) })
}

/**
 * Whether the cart already contains the addition; then the journal gets it. Its request may still be running, because
 * it outlives its document.
 */
async function arrivalOf(
  { email, lines, sentTo }: PendingAddition,
  { cartId, cartKeeper, journal, locks, countPieces }: FinishAdditionPorts,
): Promise<'never' | 'arrived' | 'uncertain' | 'unknown'> {
  if (sentTo === null) return 'never'
  cartId.refresh()
  // The cart was lost, merged or ordered since, with or without the addition.
  if (cartId.get() !== sentTo) return 'uncertain'
  const now = await countPieces(sentTo).catch(() => null)
  if (now === null) return 'unknown'
  if (now === 'missing') {
    // The recovery restores answered writes only, and this one was not answered.
    const recovered = await cartKeeper.recoverCart({ lostId: sentTo, why: now, needsCart: true }).catch(() => null)
    return recovered === null ? 'unknown' : 'never'
  }
  if (typeof now === 'string') return 'uncertain'
  // Uses answered additions only: answers to other tabs may already include this one, and then nothing can be
  // concluded.
  const held = journal.linesOf(sentTo)
  if (held && hasGained(now, held, lines)) {
    noteArrived(journal, sentTo, lines, now)
    return 'arrived'
  }
  // An empty guest cart is replaced, so that a late addition cannot be doubled.
  if (now.length > 0 || email !== null) return 'uncertain'
  return locks.run(CART_LOCK, async () => {
    cartId.refresh()
    if (cartId.get() !== sentTo) return 'uncertain'
    cartId.set(null)
    return 'never'
  })
}

/** Earlier builds left out empty lists of options. */
const completed = (addition: PendingAddition | null): PendingAddition | null =>
  addition && { ...addition, lines: addition.lines.map((line) => ({ ...line, ...cartLineRequest(line) })) }
