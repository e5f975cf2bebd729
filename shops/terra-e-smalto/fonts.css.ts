import { globalFontFace } from '@vanilla-extract/css'
import { FONT_WEIGHTS, LATIN, WRITTEN } from './fontSubsets.ts'

const face = {
  // The same for all files, because browsers match the weight before the character.
  fontWeight: `${FONT_WEIGHTS.least} ${FONT_WEIGHTS.most}`,
  fontDisplay: 'swap',
} as const

// For a character in several files, browsers load the last one.
globalFontFace('Raleway Variable', [
  {
    ...face,
    src: "url('@fontsource-variable/raleway/files/raleway-latin-ext-wght-normal.woff2') format('woff2')",
    unicodeRange:
      'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113',
  },
  { ...face, src: `url('./fonts/${LATIN.file}') format('woff2')`, unicodeRange: LATIN.unicodeRange },
  { ...face, src: `url('./fonts/${WRITTEN.file}') format('woff2')`, unicodeRange: WRITTEN.unicodeRange },
])

const REGULAR = "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica'), local('Roboto')"

// Shown until Raleway loads: a local font scaled to Raleway's metrics, so that line breaks do not change. Measured over
// Italian and English shop texts, per 1000 em: Raleway 454 (weight 450) and 465 (640) wide, 940 up and 234 down; Arial
// 436 and 471 (bold) wide. Light headings (320) are 1.8 % narrower than the text's. Roboto is within 1 % of Arial.
globalFontFace('Raleway Fallback', [
  {
    src: REGULAR,
    fontWeight: '100 399',
    sizeAdjust: '102.1%',
    ascentOverride: '92.1%',
    descentOverride: '22.9%',
    lineGapOverride: '0%',
  },
  {
    src: REGULAR,
    fontWeight: '400 599',
    sizeAdjust: '104%',
    ascentOverride: '90.4%',
    descentOverride: '22.5%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Bold'), local('Roboto Bold')",
    fontWeight: '600 900',
    sizeAdjust: '98.8%',
    ascentOverride: '95.1%',
    descentOverride: '23.7%',
    lineGapOverride: '0%',
  },
])
