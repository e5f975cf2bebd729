import { parseSearchTexts } from '#src/lib/url/searchTexts.ts'
import type { UrlSearch } from '#src/lib/url/urlSearch.ts'
import { wellFormedPath } from '#src/lib/url/wellFormedPath.ts'

/** The router's link options for an address of this store view; `base` is the path of the view without a final slash. */
export const routeOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>, base: string) => ({
  to: '/$' as const,
  params: { _splat: decodeURI(wellFormedPath(pathname.slice(base.length + 1))) },
  // The types of links know one value a parameter; the router writes several, as the merchant did.
  search: parseSearchTexts(search) as UrlSearch,
  ...(hash && { hash: hash.slice(1) }),
})
