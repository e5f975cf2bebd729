import type { Clock } from '../clock.ts'
import type { ConsentModeSignals } from '../consent/consentMode.ts'

type Entry = Readonly<Record<string, unknown>> | IArguments

declare global {
  interface Window {
    /** The tag manager reads it; the shop writes only through {@link DataLayer}. */
    dataLayer?: Entry[]
  }
}

/** The list of events on this page in the tag manager's format. It exists without a tag manager, too. */
export type DataLayer = {
  readonly push: (entry: Readonly<Record<string, unknown>>) => void
  /** The consent state: `default` first, `update` after a choice. */
  readonly consent: (command: 'default' | 'update', signals: ConsentModeSignals) => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

export function createDataLayer(window: Pick<Window, 'dataLayer'>, clock: Clock): DataLayer {
  const entries = (window.dataLayer ??= [])
  // Google recognises commands by their `arguments` object and does not accept an array.
  function command(..._words: readonly unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- see above
    entries.push(arguments)
  }
  return {
    push: (entry) => void entries.push(entry),
    consent: (kind, signals) => command('consent', kind, signals),
    now: clock.now,
  }
}
