import { parseJson } from '#src/lib/parseJson.ts'
import { isGiftMessage } from '../session/cartJournal.ts'
import type { GiftMessage } from '../session/cartJournal.ts'
import { isKeptWish } from './keptWishes.ts'
import type { Wish } from './keptWishes.ts'
import type { KeyValueStorage } from '../storage.ts'

/** Kept because the shopper asked for it (decision 20). Gone with the session of a customer. */
const KEY = 'vetrina.later'

/** A line moved from the cart to "saved for later". */
export type LaterPiece = Wish & {
  readonly name: string
  /** The gift message of the line. */
  readonly giftMessage: GiftMessage | null
}

/** The pieces saved for later in this browser, the newest first. */
export type LaterPieces = {
  /** The same array until something changes, for React's snapshot comparison. */
  readonly get: () => readonly LaterPiece[]
  readonly subscribe: (listener: () => void) => () => void
  /** Adds to a piece with the same options if there is one. False if the browser has no storage. */
  readonly put: (piece: LaterPiece) => boolean
  /** Removes the piece with these options. */
  readonly take: (piece: LaterPiece) => void
  /** Removes the quantity that one {@link put} added. */
  readonly takeBack: (piece: LaterPiece) => void
}

export function createLaterPieces(
  storage: KeyValueStorage,
  isSameChoice: (one: LaterPiece, other: LaterPiece) => boolean,
): LaterPieces {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let pieces: readonly LaterPiece[] = []
  const get = () => {
    const stored = storage.get(KEY)
    // Another tab may have changed the storage; an unchanged text returns the same array.
    if (stored !== text) [text, pieces] = [stored, parseJson(stored, isList) ?? []]
    return pieces
  }
  const write = (wanted: readonly LaterPiece[]): boolean => {
    if (wanted.length === 0) storage.remove(KEY)
    const isWritten = wanted.length === 0 || storage.set(KEY, JSON.stringify(wanted))
    for (const listener of [...listeners]) listener()
    return isWritten
  }
  const others = (piece: LaterPiece) => get().filter((other) => !isSameChoice(other, piece))
  return {
    get,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    put(piece) {
      const known = get().find((other) => isSameChoice(other, piece))
      return write([{ ...piece, quantity: piece.quantity + (known?.quantity ?? 0) }, ...others(piece)])
    },
    take: (piece) => void write(others(piece)),
    takeBack(piece) {
      const known = get().find((other) => isSameChoice(other, piece))
      const quantity = (known?.quantity ?? 0) - piece.quantity
      write(
        known && quantity > 0
          ? get().map((other) => (other === known ? { ...known, quantity } : other))
          : others(piece),
      )
    },
  }
}

const isList = (value: unknown): value is readonly LaterPiece[] =>
  Array.isArray(value) &&
  value.every((piece: unknown) => {
    if (!isKeptWish(piece)) return false
    const { name, giftMessage } = piece as Partial<Record<'name' | 'giftMessage', unknown>>
    return typeof name === 'string' && (giftMessage === null || isGiftMessage(giftMessage))
  })
