// Made by `npm run fonts`; change fonts.ts instead.
import { globalFontFace } from '@vanilla-extract/css'

// For a character in several files, browsers load the last one.
globalFontFace('Raleway Variable', [
  {
    fontStyle: 'normal',
    fontWeight: '320 700',
    fontDisplay: 'swap',
    src: "url('@fontsource-variable/raleway/files/raleway-latin-ext-wght-normal.woff2') format('woff2')",
    unicodeRange: 'U+0100-02DD, U+1E08-1EF9, U+2020-2113',
  },
  {
    fontStyle: 'normal',
    fontWeight: '320 700',
    fontDisplay: 'swap',
    src: "url('./fonts/raleway-others.woff2') format('woff2')",
    unicodeRange:
      'U+0000-00FF, U+0102, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA-02DC, U+0300-0323, U+2002-201E, U+2022-2044, U+2122-2215',
  },
  {
    fontStyle: 'normal',
    fontWeight: '320 700',
    fontDisplay: 'swap',
    src: "url('./fonts/raleway-written.woff2') format('woff2')",
    unicodeRange:
      'U+0020-00A0, U+00A9, U+00AB, U+00AE, U+00B0, U+00B7, U+00BB, U+00C0, U+00C8-00C9, U+00CC, U+00D2, U+00D7-00D9, U+00E0, U+00E8-00E9, U+00EC, U+00F2, U+00F9, U+2013-2019, U+201C-201D, U+2026, U+20AC, U+2212',
  },
])

// Shown until the first file has arrived: local fonts scaled to its metrics, so that line breaks do not change.
globalFontFace('Raleway Variable Fallback', [
  {
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica'), local('Roboto')",
    fontWeight: '1 384',
    sizeAdjust: '102.6%',
    ascentOverride: '91.6%',
    descentOverride: '22.8%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica'), local('Roboto')",
    fontWeight: '385 499',
    sizeAdjust: '104.3%',
    ascentOverride: '90.1%',
    descentOverride: '22.4%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica'), local('Roboto')",
    fontWeight: '500 594',
    sizeAdjust: '105.6%',
    ascentOverride: '89%',
    descentOverride: '22.2%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Bold'), local('Roboto Bold')",
    fontWeight: '595 1000',
    sizeAdjust: '99.1%',
    ascentOverride: '94.9%',
    descentOverride: '23.6%',
    lineGapOverride: '0%',
  },
])
