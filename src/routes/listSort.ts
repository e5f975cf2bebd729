import type { ListSort } from '#src/lib/listSearch.ts'

type SortInput = { readonly price?: 'ASC' | 'DESC'; readonly name?: 'ASC' | 'DESC'; readonly position?: 'ASC' }

/** Exactly one key: Magento sorts by the first key of its schema's order, not of the request's. */
export function sortInputOf(sort: ListSort | undefined): SortInput | null {
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
      return null
  }
}
