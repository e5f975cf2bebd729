import type { Plugin } from 'vite'

type ShopParts = { readonly hasExtensions: boolean; readonly hasAccessibilityReport: boolean }

/**
 * Defines the constants `__HAS_EXTENSIONS__` and `__HAS_ACCESSIBILITY_REPORT__`, by which the bundles of a shop without
 * such a file in its folder leave out the code that needs it.
 */
export const shopParts = ({ hasExtensions, hasAccessibilityReport }: ShopParts): Plugin => ({
  name: 'vetrina:shop-parts',
  config: () => ({
    define: {
      __HAS_EXTENSIONS__: String(hasExtensions),
      __HAS_ACCESSIBILITY_REPORT__: String(hasAccessibilityReport),
    },
  }),
})
