import { inputError } from '../../../engine/errors.ts'

/** The position of a page in a list, with the numbers of `SearchResultPageInfo`. */
export type PageBounds = {
  readonly totalCount: number
  readonly pageSize: number
  readonly currentPage: number
  readonly totalPages: number
  readonly offset: number
}

export type Page<Item> = PageBounds & { readonly items: readonly Item[] }

/** Refuses page arguments that are always invalid. Throws Magento's input errors. */
export function checkPageArguments(pageSize: number, currentPage: number): void {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.')
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.')
}

/** The bounds of a page; past the end is an error, but any page of an empty list is empty. */
export function pageOf(totalCount: number, pageSize: number, currentPage: number): PageBounds {
  checkPageArguments(pageSize, currentPage)
  const totalPages = Math.ceil(totalCount / pageSize)
  if (totalPages > 0 && currentPage > totalPages) {
    throw inputError(`currentPage value ${currentPage} specified is greater than the ${totalPages} page(s) available.`)
  }
  return { totalCount, pageSize, currentPage, totalPages, offset: (currentPage - 1) * pageSize }
}

/** The answer of `SearchResultPageInfo`. */
export const pageInfoOf = (page: PageBounds) => ({
  current_page: page.currentPage,
  page_size: page.pageSize,
  total_pages: page.totalPages,
})
