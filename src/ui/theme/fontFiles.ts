import writtenUrl from './fonts/raleway-written.woff2?url'

/** Font files to preload with `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const PRELOADED_FONT_URLS: readonly string[] = [writtenUrl]
