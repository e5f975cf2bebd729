import { useEffect, useRef } from 'react'
import type { AnalyticsItem } from '#src/platform/analytics/commerceEvents.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'
import { useAnalytics } from './AnalyticsContext.ts'

/** Tells that a product is looked at: once for as long as its page lives. */
export function useViewItem(item: AnalyticsItem, currency: string): void {
  const { publish } = useAnalytics()
  const viewed = useRef({ currency, value: valueOf([item]), items: [item] })
  useEffect(() => publish('view_item', viewed.current), [publish])
}
