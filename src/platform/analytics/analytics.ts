import type { Vital } from '#src/shop/addresses/vitalsAddress.ts'
import type { CommerceEvents } from './commerceEvents.ts'
import type { DataLayer } from './dataLayer.ts'

/** The parts of a page that a page view reports. */
export type VisitedPage = {
  /** Without search and hash, which may hold typed text or the token of an order. */
  readonly path: string
  /** Distinguishes pages with the same path, such as the pages of a list. Compared, never sent. */
  readonly search: string
  /** Index in the session history. */
  readonly position: number
}

export type Analytics = {
  /**
   * Reports a completed route change. Ignores the page that is already counted: after a reload of its data, a change of
   * the hash, or another variant of the same product at the same position.
   */
  readonly pageview: (page: VisitedPage) => void
  /** Reports how fast a page was for its visitor. `rating` is that of web.dev. */
  readonly measured: (vital: Vital & { readonly rating: string }) => void
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
    measured: ({ name, value, page, rating }) =>
      dataLayer.push({ event: 'web_vital', metric: name, value: withoutNoise(value), page_kind: page, rating }),
    publish(event, ecommerce) {
      // The tag manager merges events, so this removes the items of the previous event.
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
