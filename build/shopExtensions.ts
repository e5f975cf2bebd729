import type { Plugin } from 'vite'

/**
 * Defines the constant `__HAS_EXTENSIONS__`, by which the bundles of a shop without extensions leave out the code that
 * runs them.
 */
export const shopExtensions = (hasExtensions: boolean): Plugin => ({
  name: 'vetrina:shop-extensions',
  config: () => ({ define: { __HAS_EXTENSIONS__: String(hasExtensions) } }),
})
