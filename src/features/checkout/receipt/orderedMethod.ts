import type { KeyValueStorage } from '#src/platform/storage.ts'

const KEY = 'vetrina.orderedMethod'

/** Notes the method with which this browser has made its last order. */
export const noteOrderedMethod = (storage: KeyValueStorage, orderNumber: string, code: string): boolean =>
  storage.set(KEY, `${orderNumber} ${code}`)

/** Null for any other order. */
export function orderedMethodOf(storage: KeyValueStorage, orderNumber: string): string | null {
  const [number, code] = storage.get(KEY)?.split(' ') ?? []
  return number === orderNumber && code ? code : null
}
