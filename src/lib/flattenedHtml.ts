/** Browsers put elements below 512 others beside each other; recursion over a tree needs a lower limit. */
const MOST_LEVELS = 200

const TAG = /<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi

/** Elements that another one ends, or that have no content: their start tags alone nest nothing. */
const WITHOUT_END_TAGS = new Set(
  'area base br col colgroup dd dt embed hr img input li link meta optgroup option p param rp rt source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
)

/**
 * The HTML without the tags that nest deeper than any text does, as an editor that copies its own markup writes them.
 * Their content stays.
 */
export function flattened(html: string): string {
  let level = 0
  return html.replaceAll(TAG, (tag: string, slash: string, name: string) => {
    if (WITHOUT_END_TAGS.has(name.toLowerCase())) return tag
    if (slash === '') level += 1
    const isKept = level <= MOST_LEVELS
    if (slash !== '' && level > 0) level -= 1
    return isKept ? tag : ''
  })
}
