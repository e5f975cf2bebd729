import * as v from 'valibot'
import { CONSENTS_PATH, LONGEST_VENDOR, MOST_VENDORS } from '#src/shop/addresses/consentAddress.ts'
import { PURPOSES } from '#src/shop/defineShop.ts'
import type { KeyValueStorage } from '../storage.ts'
import { consentCode } from './consentCode.ts'
import { NOTED_CHOICES_KEY } from './notedChoices.ts'

type SendChoicesOptions = {
  /** All noted choices, one a line; of a browser without storage only those of this document. */
  readonly lines: string
  readonly storage: KeyValueStorage
  readonly send: typeof globalThis.fetch
  /** The names of the vendors that the shop shows. */
  readonly vendors: readonly string[]
}

const Noted = v.object({
  chosenAt: v.number(),
  granted: v.array(v.picklist(PURPOSES)),
  textVersion: v.string(),
  language: v.string(),
  store: v.string(),
})

/** Choices without a connection; the shopper rarely makes more than one. */
const MOST_AT_ONCE = 20

/**
 * Sends the noted choices to the host, which keeps them as proofs. Those that it does not confirm stay noted for the next
 * page; the host keeps a repeated one once. Never rejects, because nothing in the shop depends on it.
 */
export async function sendChoices({ lines, storage, send, vendors }: SendChoicesOptions): Promise<void> {
  const browser = consentCode(storage)
  const named = vendors.slice(0, MOST_VENDORS).map((name) => name.slice(0, LONGEST_VENDOR))
  for (const line of lines.split('\n').filter(Boolean).slice(-MOST_AT_ONCE)) {
    const noted = v.safeParse(Noted, jsonOf(line))
    if (!noted.success || (await isTaken(send, { browser, ...noted.output, vendors: named }))) forget(storage, line)
  }
}

/** Whether the choice need not be sent again: it is kept, or the host takes it for none. */
async function isTaken(send: typeof globalThis.fetch, choice: object): Promise<boolean> {
  try {
    const { status } = await send(CONSENTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(choice),
      // The document may be replaced meanwhile.
      keepalive: true,
    })
    return status < 500 && status !== 429
  } catch {
    // Offline, or cut short.
    return false
  }
}

/** Another tab may have noted choices meanwhile. */
function forget(storage: KeyValueStorage, line: string): void {
  const left = (storage.get(NOTED_CHOICES_KEY) ?? '').split('\n').filter((one) => one !== '' && one !== line)
  if (left.length === 0) storage.remove(NOTED_CHOICES_KEY)
  else storage.set(NOTED_CHOICES_KEY, left.map((one) => `${one}\n`).join(''))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
