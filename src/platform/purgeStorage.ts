import type { KeyValueStorage } from './storage.ts'

/** Everything the shop stores begins with it. */
const PREFIX = 'vetrina.'

/** What is the device's and not the customer's: which external scripts ran, where pages were scrolled to. */
const DEVICE_PREFIX = 'vetrina.device.'

/**
 * Removes what the shop stored and may be a customer's. Whatever is not known to be the device's goes, so that what
 * somebody stores tomorrow does not outlive a sign-out by being forgotten here.
 */
export function purgeStorage(storage: KeyValueStorage): void {
  for (const key of storage.keys()) {
    if (key.startsWith(PREFIX) && !key.startsWith(DEVICE_PREFIX)) storage.remove(key)
  }
}
