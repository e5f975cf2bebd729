import type { Plugin } from 'vite'

/** What the browser's build has of the router's own scroll restoration: the page stack keeps places instead. */
export const NO_RESTORATION = `const refuse = () => { throw new Error('[vetrina:router] Take build/leanRouter.ts away.') }
export { refuse as defaultGetScrollRestorationKey, refuse as getElementScrollRestorationEntry }
export const storageKey = ''
export const setupScrollRestoration = () => {}`

/** For React before 18, which has no store hook of its own. */
const SHIM = '/use-sync-external-store/cjs/use-sync-external-store-shim.production.js'
export const REACTS_OWN = `exports.useSyncExternalStore = require('react').useSyncExternalStore`

/** Turned off, the router's scroll restoration would still be loaded, listen to every scroll, and read places on the way. */
export const leanRouter = (): Plugin => ({
  name: 'vetrina:lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    if (id.endsWith('/@tanstack/router-core/dist/esm/scroll-restoration.js')) return NO_RESTORATION
    return id.endsWith(SHIM) ? REACTS_OWN : null
  },
})
