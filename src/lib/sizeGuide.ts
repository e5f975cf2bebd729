/** Other blocks of the merchant are no guides, whatever an address says. */
const SIZE_GUIDE = /^size-guide(-[a-z\d]+)*$/

/** The CMS block of a guide to sizes; null where the text names none. */
export const sizeGuideOf = (text: unknown): string | null =>
  typeof text === 'string' && SIZE_GUIDE.test(text) ? text : null
