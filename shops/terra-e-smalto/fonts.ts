import { defineFonts } from '#src/shop/fonts.ts'

export const fonts = defineFonts({
  family: 'Raleway Variable',
  faces: [
    {
      source: '@fontsource-variable/raleway/files/raleway-latin-wght-normal.woff2',
      name: 'raleway',
      // Up to bold in merchants' texts.
      weights: { least: 320, most: 700 },
      // The SIL Open Font License reserves it (clause 3).
      reservedName: { name: 'Raleway', replacement: 'Vetrina' },
      further: ['@fontsource-variable/raleway/files/raleway-latin-ext-wght-normal.woff2'],
    },
  ],
  // Kerning and ligatures, combined accents, and the lining and equally wide figures of prices.
  features: ['ccmp', 'kern', 'liga', 'lnum', 'mark', 'tnum'],
  // Quotation marks, measures and names of trade in the texts of products.
  extraCharacters: '©«®°·»×Ø–—‘’“”…€−',
})
