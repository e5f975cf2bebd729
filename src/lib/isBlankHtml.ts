/** Whether a merchant's HTML has no visible content: no words, no media, no widget. */
export const isBlankHtml = (html: string): boolean =>
  !/<(?:img|picture|video|iframe|svg|hr)\b|\sdata-(?:skus|product-sku|background-images)=/i.test(html) &&
  !/[^\s\u{a0}]/u.test(html.replaceAll(/<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>|&nbsp;|&#160;/gi, ''))
