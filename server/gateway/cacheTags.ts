/** Magento's header for the page caches in front of it: what an answer was made of, e.g. `cat_c_4,cat_p_12`. */
export const CACHE_TAGS_HEADER = 'x-magento-tags'

/** What Magento asks its page caches to forget, as it writes it: `((^|,)cat_p_1(,|$))|((^|,)cat_p_2(,|$))`, or `.*`. */
export const PURGE_HEADER = 'x-magento-tags-pattern'

/** The tags of such a pattern; of one that is written in another way it is all. */
export function purgeOf(pattern: string): readonly string[] | 'all' {
  const tags = pattern.replaceAll('((^|,)', '').replaceAll('(,|$))', '').split('|')
  return tags.every((tag) => /^[\w-]+$/.test(tag)) ? tags : 'all'
}

/** On every answer of Magento's built-in page cache, which keeps the tags to itself. */
const NO_TAG = 'FPC'

/** The tags of an answer; null when it tells none. */
export function readCacheTags(headers: Headers): readonly string[] | null {
  const tags =
    headers
      .get(CACHE_TAGS_HEADER)
      ?.split(',')
      .map((tag) => tag.trim()) ?? []
  return tags.every((tag) => tag === NO_TAG) ? null : tags
}
