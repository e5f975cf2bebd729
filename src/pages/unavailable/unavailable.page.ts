import { defineFallbackPage } from '#src/routing/definePage.ts'

/** Replaces any page while the backend does not answer. */
export const unavailablePage = defineFallbackPage({
  name: 'unavailable',
  screen: () => import('./UnavailablePage.tsx'),
})
