import { useEffect, useRef } from 'react'
import type { AnalyticsItem } from '#src/platform/analytics/commerceEvents.ts'
import { useAnalytics } from './AnalyticsContext.ts'

type ListedProducts = {
  readonly id: string
  readonly name: string
  /** The number of products on earlier pages. */
  readonly offset: number
  readonly products: readonly AnalyticsItem[]
}

/** Reports a view of a list once per state; returns a function that reports the selection of a product. */
export function useItemList({ id, name, offset, products }: ListedProducts): (index: number) => void {
  const { publish } = useAnalytics()
  const items = products.map((product, index) => ({ ...product, index: offset + index }))
  const list = { item_list_id: id, item_list_name: name, items }
  const seen = useRef(list)
  const state = [id, ...items.map((item) => item.item_id)].join()
  useEffect(() => {
    seen.current = list
  })
  useEffect(() => {
    if (seen.current.items.length > 0) publish('view_item_list', seen.current)
  }, [state, publish])
  return (index) => publish('select_item', { ...list, items: items.slice(index, index + 1) })
}
