import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '../storage.ts'
import type { AddedLine, PendingAddition } from './pendingAddition.ts'

/**
 * Prefix of the key of an addition without an answer, which the backend may have executed, in the tab's storage. The key
 * ends with the lines: a repeated click looks for them in the cart before it sends them again.
 */
const UNANSWERED_ADDITION = 'vetrina.unanswered.'

export const unansweredKey = (lines: readonly AddedLine[]): string =>
  UNANSWERED_ADDITION + JSON.stringify(lines.map(cartLineRequest))

/**
 * Moves additions that wait for their code, for a sign-in, or for a look into the cart, from the tab's storage to the shared one, where
 * they are finished like all others. `left` are the keys that the previous document of this tab left, read before any
 * click: this document finishes its own ones itself.
 */
export function adoptWaitingAdditions(
  left: readonly string[],
  tabStorage: KeyValueStorage,
  storage: KeyValueStorage,
): void {
  for (const key of left) {
    const addition = tabStorage.get(key)
    if (addition === null || !storage.set(key, addition)) continue
    tabStorage.remove(key)
    // The next click need not look for it any more.
    const { lines } = parseAddition(addition) ?? {}
    if (lines) tabStorage.remove(unansweredKey(lines))
  }
}

/** Reads an entry; null if it is not one of this version of the shop. */
export const parseAddition = (text: string | null): PendingAddition | null => parseJson(text, isAddition)

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
