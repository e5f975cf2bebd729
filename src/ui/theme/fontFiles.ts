import writtenUrl from './fonts/raleway-written.woff2?url'

/** Font files worth a `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the document's head. */
export const PRELOADED_FONT_URLS: readonly string[] = [writtenUrl]
