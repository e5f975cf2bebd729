/** A font file of the shop: a part of a font package's file, see `scripts/fonts.mjs`. */
export type FontSubset = {
  /** The file name in `fonts`. */
  readonly file: string
  /** CSS `unicode-range` of the characters in the file. */
  readonly unicodeRange: string
}

/** The weights that the shop uses, including bold in merchants' texts: CSS `font-weight` of a variable font. */
export const FONT_WEIGHTS = { least: 320, most: 700 }

/** The characters of Italian and English: the file that every first visit loads. */
export const WRITTEN: FontSubset = {
  file: 'raleway-written.woff2',
  unicodeRange:
    'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00AE, U+00B0, U+00B7, U+00BB, U+00C0, U+00C8-00C9, U+00CC, U+00D2, U+00D7-00D9, U+00E0, U+00E8-00E9, U+00EC, U+00F2, U+00F9, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+202F, U+20AC, U+2212',
}

/**
 * The package's complete Latin file, for characters that {@link WRITTEN} lacks, such as those of neighbouring
 * languages.
 */
export const LATIN: FontSubset = {
  file: 'raleway-latin.woff2',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
}

/** The characters of a subset's `unicodeRange`. */
export function charactersOf({ unicodeRange }: FontSubset): readonly string[] {
  return unicodeRange.split(', ').flatMap((span) => {
    const [first = '', last = first] = span.slice('U+'.length).split('-')
    const start = Number.parseInt(first, 16)
    const length = Number.parseInt(last, 16) - start + 1
    return Array.from({ length }, (_, index) => String.fromCodePoint(start + index))
  })
}
