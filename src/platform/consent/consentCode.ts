import type { KeyValueStorage } from '../storage.ts'

const CONSENT_CODE_KEY = 'vetrina.device.consentCode'

const BYTES = 16

/** The random text under which the host keeps the choices of this browser; null before the first one. */
export const knownConsentCode = (storage: KeyValueStorage): string | null => storage.get(CONSENT_CODE_KEY)

/** The random text of this browser, made with its first choice. */
export function consentCode(storage: KeyValueStorage): string {
  const known = knownConsentCode(storage)
  if (known !== null && /^[\w-]{22}$/.test(known)) return known
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const code = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  storage.set(CONSENT_CODE_KEY, code)
  return code
}
