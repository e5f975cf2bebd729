import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { PlacedOrder } from '#src/shop/payments.ts'

const KEY = 'vetrina.unseenReceipt'

/**
 * The order whose receipt this tab opens and has not shown yet: a document that replaces the checkout before that opens
 * it instead of an empty checkout.
 */
export const createUnseenReceipt = (tabStorage: KeyValueStorage) => {
  const get = (): PlacedOrder | null => parseJson(tabStorage.get(KEY), isPlacedOrder)
  return {
    get,
    note: ({ number, token }: PlacedOrder): void => void tabStorage.set(KEY, JSON.stringify({ number, token })),
    show(orderNumber: string): void {
      if (get()?.number === orderNumber) tabStorage.remove(KEY)
    },
  }
}

const isPlacedOrder = (value: unknown): value is PlacedOrder =>
  typeof value === 'object' &&
  value !== null &&
  'number' in value &&
  typeof value.number === 'string' &&
  'token' in value &&
  typeof value.token === 'string'
