/** Magento's header for the page caches in front of it: the entities in an answer, e.g. `cat_c_4,cat_p_12`. */
export const CACHE_TAGS_HEADER = 'x-magento-tags'

/** Magento's purge header for its page caches, in its format: `((^|,)cat_p_1(,|$))|((^|,)cat_p_2(,|$))`, or `.*`. */
export const PURGE_HEADER = 'x-magento-tags-pattern'

/** The tags of such a pattern; a pattern in another format purges everything. */
export function purgeOf(pattern: string): readonly string[] | 'all' {
  const tags = pattern.replaceAll('((^|,)', '').replaceAll('(,|$))', '').split('|')
  return tags.every((tag) => /^[\w-]+$/.test(tag)) ? tags : 'all'
}

/** On every answer from Magento's built-in page cache, which does not reveal the tags. */
const NO_TAG = 'FPC'

/** The tags of an answer; null if it has none. */
export function readCacheTags(headers: Headers): readonly string[] | null {
  const tags =
    headers
      .get(CACHE_TAGS_HEADER)
      ?.split(',')
      .map((tag) => tag.trim()) ?? []
  return tags.every((tag) => tag === NO_TAG) ? null : tags
}
