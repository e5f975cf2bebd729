/** The invisible parts. As in a browser, an open tag, comment or style takes the rest of the text. */
const HIDDEN = /<style\b[\s\S]*?(?:<\/style>|$)|<!--[\s\S]*?(?:-->|$)|<[^>]*(?:>|$)|&nbsp;|&#160;/gi

/** Whether a merchant's HTML has no visible content: no words, no media, no widget. */
export const isBlankHtml = (html: string): boolean =>
  !/<(?:img|picture|video|iframe|svg|hr)\b|\sdata-(?:skus|product-sku|background-images)=/i.test(html) &&
  !/[^\s\u{a0}]/u.test(html.replaceAll(HIDDEN, ''))
