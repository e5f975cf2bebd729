import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Icons are drawn by a component of the shop's own in the browser (`leanIcon.ts`): the package's reads names, classes and
 * sizes out of contexts and in more than one notation, which weighs more than all icons of a page.
 */
export const leanIcons = (): Plugin => ({
  name: 'vetrina:lean-icons',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
      ? fileURLToPath(new URL('leanIcon.ts', import.meta.url))
      : null,
})
