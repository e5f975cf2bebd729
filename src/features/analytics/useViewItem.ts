import { useEffect, useRef } from 'react'
import type { AnalyticsItem } from '#src/platform/analytics/commerceEvents.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'
import { useAnalytics } from './AnalyticsContext.ts'

/** Reports a product view once in the lifetime of its page. */
export function useViewItem(item: AnalyticsItem, currency: string): void {
  const { publish } = useAnalytics()
  const viewed = useRef({ currency, value: valueOf([item]), items: [item] })
  useEffect(() => publish('view_item', viewed.current), [publish])
}
