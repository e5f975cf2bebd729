import { nextTask } from '#src/lib/scheduling/nextTask.ts'
import type { DataLayerListener } from '#src/shop/defineExtensions.ts'
import type { Consent } from '../consent/consentCookie.ts'
import type { DataLayer } from './dataLayer.ts'

type ListenerPorts = {
  readonly listeners: readonly DataLayerListener[]
  readonly consent: () => Consent | null
  readonly reportError: (error: unknown, where: string) => void
}

/** The data layer, whose events extensions hear too: later, so that a slow listener delays no click. */
export function withListeners(
  dataLayer: Pick<DataLayer, 'push'>,
  { listeners, consent, reportError }: ListenerPorts,
): Pick<DataLayer, 'push'> {
  return {
    push(entry) {
      dataLayer.push(entry)
      const { event } = entry
      if (typeof event !== 'string') return
      for (const { name, purposes, listen } of listeners) {
        if (!purposes.some((purpose) => consent()?.includes(purpose))) continue
        nextTask()
          .then(() => listen({ ...entry, event }))
          .catch((error: unknown) => reportError(error, `extension ${name}`))
      }
    },
  }
}
