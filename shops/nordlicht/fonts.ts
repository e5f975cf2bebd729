import { defineFonts } from '#src/shop/fonts.ts'

export const fonts = defineFonts({
  family: 'Figtree Variable',
  faces: [
    {
      source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      name: 'figtree',
      weights: { least: 340, most: 700 },
      further: ['@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'],
    },
  ],
  features: ['ccmp', 'kern', 'liga', 'mark', 'tnum'],
  // Quotation marks and measures in the texts of products.
  extraCharacters: '©®°×Ø–—‘’“”„…€−',
})
