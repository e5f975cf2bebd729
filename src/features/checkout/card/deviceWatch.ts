import type { Client } from 'braintree-web/client'
import type { DataCollector } from 'braintree-web/data-collector'

export type DeviceWatch = {
  /** The text for the backend; null until it is there, and where a browser lets none of it load. */
  readonly read: () => string | null
  readonly close: () => void
}

/**
 * Collects Braintree's facts about the device, which its checks against fraud compare. A payment never waits for them.
 *
 * @param onFacts gets them once they are there
 */
export function watchDevice(client: Client, onFacts?: (facts: string) => void): DeviceWatch {
  let collector: DataCollector | null = null
  let isClosed = false
  const begin = async () => {
    const { create } = await import('braintree-web/data-collector')
    const made = await create({ client })
    if (isClosed) return made.teardown()
    collector = made
    onFacts?.(made.deviceData)
    return undefined
  }
  // Blockers of trackers often stop it, and a payment is complete without it.
  begin().catch(() => undefined)
  return {
    read: () => collector?.deviceData ?? null,
    close() {
      isClosed = true
      collector?.teardown().catch(() => undefined)
    },
  }
}
