/** Only these CMS blocks are size guides, so an address cannot open other blocks. */
const SIZE_GUIDE = /^size-guide(-[a-z\d]+)*$/

/** The CMS block of a size guide; null if the text names none. */
export const sizeGuideOf = (text: unknown): string | null =>
  typeof text === 'string' && SIZE_GUIDE.test(text) ? text : null
