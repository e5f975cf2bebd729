import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from './storage.ts'

export const CART_JOURNAL_KEY = 'vetrina.cartLines'

/** Words that lie beside a present. */
export type GiftMessage = { readonly to: string; readonly from: string; readonly message: string }

/** A line as it can be put into another cart. */
export type JournalLine = {
  /** Of the line, in the cart it was read from. */
  readonly uid: string
  /** Of the product as listed; the chosen variant is told by the options. */
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly selectedOptions: readonly string[]
  readonly enteredOptions: readonly { readonly uid: string; readonly value: string }[]
  /** What one piece cost, tax included; null when it is not known. */
  readonly price: { readonly value: number; readonly currency: string } | null
  /** Absent where there is none, or none is known. */
  readonly giftMessage?: GiftMessage
}

/** Pieces of a line, without what another cart would call it. */
export type LinePieces = Pick<JournalLine, 'sku' | 'quantity' | 'selectedOptions' | 'enteredOptions'>

/** How another cart came to take its place, and what became of its pieces there. */
type Succession = {
  /** The other one took it in at sign-in; else it was lost, and the other one made in its place. */
  readonly isMerge: boolean
  /** Pieces that came along. */
  readonly arrived: readonly LinePieces[]
}

/** A cart whose place another one took, and what its lines are called there. */
type Predecessor = Succession & { readonly cartId: string; readonly uids: Readonly<Record<string, string>> }

/** The cart that took another's place. */
type Replacement = Succession & { readonly cartId: string; readonly uids: ReadonlyMap<string, string> }

/** The lines that a cart was last seen with, beside the cart's id. */
type JournalEntry = {
  readonly cartId: string
  readonly lines: readonly JournalLine[]
  /** The youngest last: a write may have waited while a cart was lost, restored and then merged into another. */
  readonly predecessors: readonly Predecessor[]
}

/** No write waits through more changes of the cart than these. */
const MOST_PREDECESSORS = 5

const NOTHING_CAME_ALONG = { uids: {}, isMerge: false, arrived: [] } as const

/** Remembers the contents of the current cart, for the day the backend has lost it. Shared by all tabs. */
export type CartJournal = {
  /** Null when another cart, or none, was seen last. */
  readonly linesOf: (cartId: string) => readonly JournalLine[] | null
  readonly write: (cartId: string, lines: readonly JournalLine[]) => void
  /** What lies beside a line that is known. */
  readonly noteGiftMessage: (cartId: string, lineUid: string, message: GiftMessage | null) => void
  /** A new, empty cart. It takes the place of one that was lost while nothing was known to be in it. */
  readonly begin: (cartId: string) => void
  /** One cart took another's place. */
  readonly replace: (
    lostId: string,
    entry: Pick<JournalEntry, 'cartId' | 'lines'>,
    uids: ReadonlyMap<string, string>,
    succession: Succession,
  ) => void
  /** Null when none took its place. */
  readonly replacementOf: (lostId: string) => Replacement | null
  readonly clear: () => void
}

export function createCartJournal(storage: KeyValueStorage): CartJournal {
  // The storage first: another tab may have written. Memory serves where the browser stores nothing.
  let memory: JournalEntry | null = null
  const read = () => parseJson(storage.get(CART_JOURNAL_KEY), isEntry) ?? memory
  const write = (entry: JournalEntry) => {
    memory = storage.set(CART_JOURNAL_KEY, JSON.stringify(entry)) ? null : entry
  }
  return {
    linesOf(cartId) {
      const entry = read()
      return entry?.cartId === cartId ? entry.lines : null
    },
    write(cartId, lines) {
      const entry = read()
      write({ cartId, lines, predecessors: entry?.cartId === cartId ? entry.predecessors : [] })
    },
    noteGiftMessage(cartId, lineUid, message) {
      const entry = read()
      if (entry?.cartId !== cartId) return
      const lines = entry.lines.map(({ giftMessage, ...line }) => {
        const known = line.uid === lineUid ? message : giftMessage
        return { ...line, ...(known && { giftMessage: known }) }
      })
      if (JSON.stringify(lines) !== JSON.stringify(entry.lines)) write({ ...entry, lines })
    },
    begin(cartId) {
      const entry = read()
      const lost = entry !== null && entry.cartId !== cartId && entry.lines.length === 0 ? entry : null
      const predecessors = lost ? [...lost.predecessors, { cartId: lost.cartId, ...NOTHING_CAME_ALONG }] : []
      write({ cartId, lines: [], predecessors: predecessors.slice(-MOST_PREDECESSORS) })
    },
    replace(lostId, { cartId, lines }, uids, { isMerge, arrived }) {
      const entry = read()
      const earlier = (entry?.cartId === lostId ? entry.predecessors : []).map((predecessor) => ({
        ...predecessor,
        uids: Object.fromEntries(
          Object.entries(predecessor.uids).flatMap(([from, uid]) => {
            const now = uids.get(uid)
            return now === undefined ? [] : [[from, now]]
          }),
        ),
      }))
      const predecessors = [...earlier, { cartId: lostId, uids: Object.fromEntries(uids), isMerge, arrived }]
      write({ cartId, lines, predecessors: predecessors.slice(-MOST_PREDECESSORS) })
    },
    replacementOf(lostId) {
      const entry = read()
      const lost = entry?.predecessors.findLast(({ cartId }) => cartId === lostId)
      return entry && lost ? { ...lost, cartId: entry.cartId, uids: new Map(Object.entries(lost.uids)) } : null
    },
    clear() {
      memory = null
      storage.remove(CART_JOURNAL_KEY)
    },
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isEntry = (value: unknown): value is JournalEntry =>
  isObject(value) &&
  typeof value['cartId'] === 'string' &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isLine) &&
  Array.isArray(value['predecessors']) &&
  value['predecessors'].every(
    (predecessor) =>
      isObject(predecessor) &&
      typeof predecessor['cartId'] === 'string' &&
      isObject(predecessor['uids']) &&
      typeof predecessor['isMerge'] === 'boolean' &&
      Array.isArray(predecessor['arrived']) &&
      predecessor['arrived'].every(isPieces),
  )

const isPieces = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['sku'] === 'string' &&
  typeof value['quantity'] === 'number' &&
  Array.isArray(value['selectedOptions']) &&
  Array.isArray(value['enteredOptions'])

const isLine = (value: unknown): value is JournalLine =>
  isObject(value) &&
  isPieces(value) &&
  ['uid', 'name'].every((key) => typeof value[key] === 'string') &&
  (value['price'] === null || (isObject(value['price']) && typeof value['price']['value'] === 'number')) &&
  (value['giftMessage'] === undefined || isGiftMessage(value['giftMessage']))

export const isGiftMessage = (value: unknown): boolean =>
  isObject(value) && ['to', 'from', 'message'].every((key) => typeof value[key] === 'string')
