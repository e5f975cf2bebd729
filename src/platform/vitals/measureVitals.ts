import { onCLS } from 'web-vitals/onCLS.js'
import { onFCP } from 'web-vitals/onFCP.js'
import { onINP } from 'web-vitals/onINP.js'
import { onLCP } from 'web-vitals/onLCP.js'
import { onTTFB } from 'web-vitals/onTTFB.js'
import type { Vital } from '#src/shop/addresses/vitalsAddress.ts'
import type { PageTimeline } from './pageTimeline.ts'

/** A measured value with its rating by web.dev. */
export type RatedVital = Vital & { readonly rating: 'good' | 'needs-improvement' | 'poor' }

type Shift = PerformanceEntry & { readonly value?: number }

/** The moment that decides a value: of several layout shifts the largest one, otherwise the first entry. */
function decisiveTime(entries: readonly Shift[]): number {
  const [first, ...others] = entries
  if (!first) return performance.now()
  return others.reduce((most, entry) => ((entry.value ?? 0) > (most.value ?? 0) ? entry : most), first).startTime
}

/**
 * Measures the document as web.dev defines it. `report` hears a value when it is final, at the latest when the document
 * is hidden; a document that is shown again may report interaction and layout once more.
 */
export function measureVitals({ pageAt }: Pick<PageTimeline, 'pageAt'>, report: (vital: RatedVital) => void): void {
  const measures = [onFCP, onTTFB, onLCP, onCLS, onINP]
  for (const measure of measures) {
    measure(({ name, value, rating, entries }) => report({ name, value, rating, page: pageAt(decisiveTime(entries)) }))
  }
}
