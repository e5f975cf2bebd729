import type { CommerceEvents } from './commerceEvents.ts'
import type { DataLayer } from './dataLayer.ts'

/** A page as far as a page view needs it. */
export type VisitedPage = {
  /** As the shopper sees it, without search and hash: those may hold what was typed, or an order's token. */
  readonly path: string
  /** What tells two pages of one path apart: the page of a list. Compared, never sent. */
  readonly search: string
  /** Index in the session history. */
  readonly position: number
}

export type Analytics = {
  /**
   * A route change is complete. Says nothing for the page that is already counted: after a reload of its data, a hash, or
   * another variant of the same product in the same place.
   */
  readonly pageview: (page: VisitedPage) => void
  readonly publish: <Name extends keyof CommerceEvents>(event: Name, ecommerce: CommerceEvents[Name]) => void
}

export function createAnalytics(dataLayer: Pick<DataLayer, 'push'>): Analytics {
  let counted: VisitedPage | null = null
  return {
    pageview(page) {
      const isCounted =
        counted?.path === page.path && (counted.search === page.search || counted.position === page.position)
      counted = page
      // Spec §2.
      if (!isCounted) dataLayer.push({ event: 'pageview', page: page.path })
    },
    publish(event, ecommerce) {
      // The tag manager merges what follows into what was there: without this, items of the event before would stay.
      dataLayer.push({ ecommerce: null })
      dataLayer.push({ event, ecommerce: withoutNoise(ecommerce) })
    },
  }
}

/** Finer than any currency. */
const STEPS_OF_UNIT = 10_000

/** Magento's prices with tax may end in fractions of a cent, which reports would add up. */
function withoutNoise(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * STEPS_OF_UNIT) / STEPS_OF_UNIT
  if (Array.isArray(value)) return value.map(withoutNoise)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutNoise(each)]))
}
