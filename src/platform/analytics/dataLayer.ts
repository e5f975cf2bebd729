import type { Clock } from '../clock.ts'
import type { ConsentModeSignals } from '../consent/consentMode.ts'

type Entry = Readonly<Record<string, unknown>> | IArguments

declare global {
  interface Window {
    /** Read by the tag manager; everything of the shop writes through {@link DataLayer}. */
    dataLayer?: Entry[]
  }
}

/** The list of what happened on this page, in the tag manager's form. It is there without one. */
export type DataLayer = {
  readonly push: (entry: Readonly<Record<string, unknown>>) => void
  /** The consent state: `default` before anything else, `update` when a choice is known. */
  readonly consent: (command: 'default' | 'update', signals: ConsentModeSignals) => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

export function createDataLayer(window: Pick<Window, 'dataLayer'>, clock: Clock): DataLayer {
  const entries = (window.dataLayer ??= [])
  // Google's commands are told from events by being an `arguments` object; an array is not understood.
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
