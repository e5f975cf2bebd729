// Made by `npm run fonts`; change fonts.ts instead.
import writtenUrl from './fonts/raleway-written.woff2?url'

/** The font files that every document preloads. */
export const PRELOADED_FONT_URLS: readonly string[] = [writtenUrl]
