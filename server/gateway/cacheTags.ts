/** Magento's header for the page caches in front of it: what an answer was made of, e.g. `cat_c_4,cat_p_12`. */
export const CACHE_TAGS_HEADER = 'x-magento-tags'

/** The tags of an answer; null when it tells none. */
export function readCacheTags(headers: Headers): readonly string[] | null {
  const text = headers.get(CACHE_TAGS_HEADER)
  return text?.split(',').map((tag) => tag.trim()) ?? null
}
