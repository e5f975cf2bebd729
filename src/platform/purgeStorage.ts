import type { KeyValueStorage } from './storage.ts'

/** Prefix of every storage key of the shop. */
const PREFIX = 'vetrina.'

/** Prefix of data of the device rather than the customer, such as scroll positions. */
const DEVICE_PREFIX = 'vetrina.device.'

/**
 * Removes all stored data that may belong to a customer. Only keys with the device prefix stay, so that a new key is
 * removed by default.
 */
export function purgeStorage(storage: KeyValueStorage): void {
  for (const key of storage.keys()) {
    if (key.startsWith(PREFIX) && !key.startsWith(DEVICE_PREFIX)) storage.remove(key)
  }
}
