import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '../storage.ts'
import { KEPT_WISHES_KEY } from './savedKeys.ts'

/** A product that a shopper saves, with the choices so far. */
export type Wish = CartLineRequest & {
  /** The choices as readable text, from the time of saving; a link of a download has no label. */
  readonly words: readonly { readonly label: string | null; readonly value: string }[]
  /** The name of the product at the time of saving, for the day on which it is no longer sold. */
  readonly name?: string
}

/** The wishes stored in this browser: a guest's, or a customer's that the backend has not saved yet. */
export const readKeptWishes = (storage: KeyValueStorage): readonly Wish[] =>
  parseJson(storage.get(KEPT_WISHES_KEY), isKept) ?? []

/** False if the browser could not store them. */
export function writeKeptWishes(storage: KeyValueStorage, wishes: readonly Wish[]): boolean {
  if (wishes.length > 0) {
    const kept = wishes.map((wish) => ({
      ...cartLineRequest(wish),
      words: wish.words,
      ...(wish.name !== undefined && { name: wish.name }),
    }))
    return storage.set(KEPT_WISHES_KEY, JSON.stringify(kept))
  }
  storage.remove(KEPT_WISHES_KEY)
  return true
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isKept = (value: unknown): value is readonly Wish[] => Array.isArray(value) && value.every(isKeptWish)

/** Type guard for values from storage. */
export const isKeptWish = (wish: unknown): wish is Wish =>
  isRecord(wish) &&
  typeof wish['sku'] === 'string' &&
  typeof wish['quantity'] === 'number' &&
  (wish['name'] === undefined || typeof wish['name'] === 'string') &&
  isListOf(wish['selectedOptions'], (uid) => typeof uid === 'string') &&
  isListOf(
    wish['enteredOptions'],
    (option) => isRecord(option) && typeof option['uid'] === 'string' && typeof option['value'] === 'string',
  ) &&
  isListOf(
    wish['words'],
    (words) =>
      isRecord(words) &&
      (words['label'] === null || typeof words['label'] === 'string') &&
      typeof words['value'] === 'string',
  )

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem)
