import { useEffect, useRef } from 'react'
import { useAnalytics } from './AnalyticsContext.ts'
import { productItemOf } from './productItem.ts'
import type { ProductItemKey } from './productItem.ts'

type ListedProducts = {
  readonly id: string
  readonly name: string
  /** The number of products on earlier pages. */
  readonly offset: number
  readonly products: readonly ProductItemKey[]
}

/** Reports a view of a list once per state; returns a function that reports the selection of a product. */
export function useItemList({ id, name, offset, products }: ListedProducts): (index: number) => void {
  const { publish } = useAnalytics()
  const items = products.map((product, index) => ({ ...productItemOf(product), index: offset + index }))
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
