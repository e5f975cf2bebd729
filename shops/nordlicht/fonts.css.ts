// Made by `npm run fonts`; change fonts.ts instead.
import { globalFontFace } from '@vanilla-extract/css'

// For a character in several files, browsers load the last one.
globalFontFace('Figtree Variable', [
  {
    fontStyle: 'normal',
    fontWeight: '340 700',
    fontDisplay: 'swap',
    src: "url('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2') format('woff2')",
    unicodeRange: 'U+0100-02DD, U+1E80-1EF3, U+2020-20B9',
  },
  {
    fontStyle: 'normal',
    fontWeight: '340 700',
    fontDisplay: 'swap',
    src: "url('./fonts/figtree-others.woff2') format('woff2')",
    unicodeRange:
      'U+000D-00FF, U+0102, U+0131, U+0152-0153, U+02C6, U+02DA-02DC, U+0300-0308, U+201A, U+2022-2044, U+2122-2215',
  },
  {
    fontStyle: 'normal',
    fontWeight: '340 700',
    fontDisplay: 'swap',
    src: "url('./fonts/figtree-written.woff2') format('woff2')",
    unicodeRange:
      'U+0020-00A0, U+00A9, U+00AE, U+00B0, U+00B7, U+00C4, U+00D6-00D8, U+00DC, U+00DF, U+00E4, U+00F6, U+00FC, U+2013-2019, U+201C-201E, U+2026, U+20AC, U+2212',
  },
])

// Shown until the first file has arrived: local fonts scaled to its metrics, so that line breaks do not change.
globalFontFace('Figtree Variable Fallback', [
  {
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica'), local('Roboto')",
    fontWeight: '1 379',
    sizeAdjust: '99.4%',
    ascentOverride: '95.6%',
    descentOverride: '25.2%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica'), local('Roboto')",
    fontWeight: '380 479',
    sizeAdjust: '100.2%',
    ascentOverride: '94.8%',
    descentOverride: '25%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica'), local('Roboto')",
    fontWeight: '480 589',
    sizeAdjust: '101.2%',
    ascentOverride: '93.9%',
    descentOverride: '24.7%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Bold'), local('Roboto Bold')",
    fontWeight: '590 1000',
    sizeAdjust: '95.3%',
    ascentOverride: '99.7%',
    descentOverride: '26.2%',
    lineGapOverride: '0%',
  },
])
