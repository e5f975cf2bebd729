import type { ListSort } from '#src/lib/url/listSearch.ts'

/** Exactly one key: Magento sorts by the first key of its schema's order, not of the request's. */
type SortInput = Readonly<Record<string, 'ASC' | 'DESC'>>

/** Magento's default order of a category. */
const UNASKED = 'position'

/**
 * `usual` is the merchant's default attribute, which the API does not apply by itself; null for lists with their own
 * order.
 */
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
