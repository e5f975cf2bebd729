import type { IEnvironment } from 'relay-runtime'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import type { CartIdStore } from '#src/platform/cartId.ts'
import type { CartJournal, JournalLine } from '#src/platform/cartJournal.ts'
import type { CustomerTokenStore } from '#src/platform/customerToken.ts'
import { parseJson } from '#src/lib/parseJson.ts'
import type { Locks } from '#src/platform/locks.ts'
import type { PendingAddition, PendingLine } from '#src/platform/pendingAdditions.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { Tabs } from '#src/platform/tabs.ts'
import type { LostCart } from '#src/relay/cartRecovery.ts'
import { CART_LOCK } from './cartKeeper.ts'
import type { CartKeeper } from './cartKeeper.ts'
import { putLines } from './restoreCartLines.ts'

/** What became of additions whose document was gone, by the names of their products. */
export type FinishedAdditions = {
  readonly added: readonly string[]
  /** The backend did not take them, or not all of their pieces. */
  readonly refused: readonly string[]
  /** Sent, and the cart no longer tells whether they came. */
  readonly uncertain: readonly string[]
}

type Pieces = Pick<JournalLine, 'sku' | 'quantity'>

export type FinishAdditionPorts = {
  readonly environment: IEnvironment
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
  readonly journal: CartJournal
  readonly storage: KeyValueStorage
  readonly locks: Locks
  readonly tabs: Tabs
  readonly cartKeeper: CartKeeper
  /** What the backend says that a cart holds, or why there is none; rejects when it does not say. */
  readonly countPieces: (cartId: string) => Promise<readonly Pieces[] | LostCart>
  /** Its document did not live to tell that the cart took it. */
  readonly onAdded: (event: ItemValue) => void
}

const NOTHING: FinishedAdditions = { added: [], refused: [], uncertain: [] }

/**
 * Brings to its end what a document that is gone had begun, exactly once. Call it under the lock of the additions. Where
 * the network is down the entry stays, for the next time somebody looks; not on the `isLastTry`, after which another
 * addition changes what the cart could tell.
 */
export async function finishAddition(
  key: string,
  isLastTry: boolean,
  ports: FinishAdditionPorts,
): Promise<FinishedAdditions> {
  const { customerToken, storage } = ports
  const text = storage.get(key)
  // Whoever began it has finished it meanwhile.
  if (text === null) return NOTHING
  const addition = parseJson(text, isAddition)
  // Of another version of the shop, somebody else's entry, or another customer's.
  if (addition === null || (addition.email !== null && addition.email !== customerToken.get()?.email)) {
    storage.remove(key)
    return NOTHING
  }
  if (customerToken.session().kind === 'expired') return NOTHING
  const mark = (sentTo: PendingAddition['sentTo']) => storage.set(key, JSON.stringify({ ...addition, sentTo }))
  const told = (finished: Partial<Record<keyof FinishedAdditions, readonly PendingLine[]>>): FinishedAdditions => {
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
      noteArrived(addition, ports)
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
  const result = await putLines(environment, cart, lines.map(sentLineOf), held ?? [])
  if (!result.ok) {
    const { kind } = result.error
    // The customer's, and they are to sign in again first.
    if (kind === 'session-expired') mark(null)
    if (!isLastTry && (kind === 'unreachable' || kind === 'session-expired')) return NOTHING
    return told(kind === 'unreachable' ? { uncertain: lines } : { refused: lines })
  }
  cartId.refresh()
  if (cartId.get() === cart) journal.write(cart, result.value)
  tabs.tell({ kind: 'cart', cartId: cart })
  const isAdded = ({ sku, quantity }: PendingLine) =>
    piecesOfSku(result.value, sku) - piecesOfSku(held ?? [], sku) >= quantity
  return told({ added: lines.filter(isAdded), refused: lines.filter((line) => !isAdded(line)) })
}

/** Whether the cart has it already. The request may still be on its way, because it outlives its document. */
async function arrivalOf(
  { email, lines, sentTo }: PendingAddition,
  { cartId, cartKeeper, journal, locks, countPieces }: FinishAdditionPorts,
): Promise<'never' | 'arrived' | 'uncertain' | 'unknown'> {
  if (sentTo === null) return 'never'
  cartId.refresh()
  // Lost, merged or ordered since, with the addition or without.
  if (cartId.get() !== sentTo) return 'uncertain'
  const now = await countPieces(sentTo).catch(() => null)
  if (now === null) return 'unknown'
  if (now === 'missing') {
    // What comes back of it is what was answered, and this was not.
    const recovered = await cartKeeper.recoverCart({ lostId: sentTo, why: now, needsCart: true }).catch(() => null)
    return recovered === null ? 'unknown' : 'never'
  }
  if (typeof now === 'string') return 'uncertain'
  // Answered additions only: what another tab was told since may hold this one already, and then nobody can tell.
  const held = journal.linesOf(sentTo)
  const hasArrived = ({ sku, quantity }: Pieces) => piecesOfSku(now, sku) - piecesOfSku(held ?? [], sku) >= quantity
  if (held && lines.every(hasArrived)) return 'arrived'
  // An empty guest's cart is nothing to keep: in another one nothing that comes late is added twice.
  if (now.length > 0 || email !== null) return 'uncertain'
  return locks.run(CART_LOCK, async () => {
    cartId.refresh()
    if (cartId.get() !== sentTo) return 'uncertain'
    cartId.set(null)
    return 'never'
  })
}

/** Nobody was answered, so nobody has noted it: should this cart be lost, it must come back with the rest. */
function noteArrived({ lines, sentTo }: PendingAddition, { journal }: FinishAdditionPorts): void {
  if (sentTo === null) return
  const arrived = lines.map((line) => ({
    ...sentLineOf(line),
    uid: '',
    name: line.arriving?.name ?? line.sku,
    price: null,
  }))
  journal.write(sentTo, [...(journal.linesOf(sentTo) ?? []), ...arrived])
}

const sentLineOf = ({ sku, quantity, selectedOptions = [], enteredOptions = [] }: PendingLine) => ({
  sku,
  quantity,
  selectedOptions,
  enteredOptions,
})

const piecesOfSku = (lines: readonly Pieces[], wanted: string): number =>
  lines.filter(({ sku }) => sku === wanted).reduce((sum, { quantity }) => sum + quantity, 0)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isAddition = (value: unknown): value is PendingAddition =>
  isObject(value) &&
  (value['email'] === null || typeof value['email'] === 'string') &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isLine) &&
  (value['sentTo'] === null || typeof value['sentTo'] === 'string')

const isLine = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['sku'] === 'string' &&
  typeof value['quantity'] === 'number' &&
  (value['event'] === undefined || (isObject(value['event']) && Array.isArray(value['event']['items']))) &&
  ['selectedOptions', 'enteredOptions'].every((key) => value[key] === undefined || Array.isArray(value[key]))
