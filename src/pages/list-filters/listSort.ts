import type { ListSort } from '#src/lib/url/listSearch.ts'

/** Exactly one key: Magento sorts by the first key of its schema's order, not of the request's. */
type SortInput = Readonly<Record<string, 'ASC' | 'DESC'>>

/** How Magento sorts a category without being asked to. */
const UNASKED = 'position'

/** `usual` is the merchant's attribute, which the API does not apply by itself; null for what has an order of its own. */
export function sortInputOf(sort: ListSort | undefined, usual: string | null): SortInput | null {
  switch (sort) {
    case 'price-asc':
      return { price: 'ASC' }
    case 'price-desc':
      return { price: 'DESC' }
    case 'name-asc':
      return { name: 'ASC' }
    case 'name-desc':
      return { name: 'DESC' }
    case undefined:
      return usual === null || usual === UNASKED ? null : { [usual]: 'ASC' }
  }
}
