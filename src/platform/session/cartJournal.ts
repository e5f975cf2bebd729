import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'
import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '../storage.ts'

export const CART_JOURNAL_KEY = 'vetrina.cartLines'

/** A gift message of a cart line. */
export type GiftMessage = { readonly to: string; readonly from: string; readonly message: string }

/** A cart line with all data needed to add it to another cart. */
export type JournalLine = CartLineRequest & {
  /** The uid of the line in its original cart. */
  readonly uid: string
  readonly name: string
  /** Price per piece with tax; null if unknown. */
  readonly price: { readonly value: number; readonly currency: string } | null
  /** Absent if there is no message or none is known. */
  readonly giftMessage?: GiftMessage
}

/** A line of a cart with its pieces. */
export type CountedLine = Pick<JournalLine, 'uid' | 'sku' | 'quantity'>

/** How another cart replaced this one, and which pieces it received. */
type Succession = {
  /** True after a merge at sign-in; false if this cart was lost and the other one created in its place. */
  readonly isMerge: boolean
  /** The pieces that the other cart received. */
  readonly arrived: readonly CartLineRequest[]
}

/** A replaced cart, with the new uids of its lines. */
type Predecessor = Succession & { readonly cartId: string; readonly uids: Readonly<Record<string, string>> }

/** The cart that replaced another one. */
type Replacement = Succession & { readonly cartId: string; readonly uids: ReadonlyMap<string, string> }

/** The last known lines of a cart, with the cart's id. */
type JournalEntry = {
  readonly cartId: string
  readonly lines: readonly JournalLine[]
  /** The newest last: a cart may be lost, restored and merged while one write waits. */
  readonly predecessors: readonly Predecessor[]
}

/** A write never waits through more replacements than this. */
const MOST_PREDECESSORS = 5

const NOTHING_CAME_ALONG = { uids: {}, isMerge: false, arrived: [] } as const

/** Keeps the lines of the current cart, so that they can be restored if the backend loses it. Shared by all tabs. */
export type CartJournal = {
  /** Null if the journal holds another cart or none. */
  readonly linesOf: (cartId: string) => readonly JournalLine[] | null
  readonly write: (cartId: string, lines: readonly JournalLine[]) => void
  /** Records the gift message of a known line. */
  readonly noteGiftMessage: (cartId: string, lineUid: string, message: GiftMessage | null) => void
  /** Records a new, empty cart that replaces a lost one without known lines. */
  readonly begin: (cartId: string) => void
  /** Records that one cart replaced another. */
  readonly replace: (
    lostId: string,
    entry: Pick<JournalEntry, 'cartId' | 'lines'>,
    uids: ReadonlyMap<string, string>,
    succession: Succession,
  ) => void
  /** Null if no cart replaced it. */
  readonly replacementOf: (lostId: string) => Replacement | null
  readonly clear: () => void
}

export function createCartJournal(storage: KeyValueStorage): CartJournal {
  // Storage comes first, because another tab may have written. Memory is the fallback for browsers without storage.
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
  value['lines'].every(isJournalLine) &&
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

export const isJournalLine = (value: unknown): value is JournalLine =>
  isObject(value) &&
  isPieces(value) &&
  ['uid', 'name'].every((key) => typeof value[key] === 'string') &&
  (value['price'] === null || (isObject(value['price']) && typeof value['price']['value'] === 'number')) &&
  (value['giftMessage'] === undefined || isGiftMessage(value['giftMessage']))

export const isGiftMessage = (value: unknown): boolean =>
  isObject(value) && ['to', 'from', 'message'].every((key) => typeof value[key] === 'string')
