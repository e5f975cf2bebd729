/** Placeholder in the document for the critical styles (server/ssr/criticalStyles.ts). */
export const CRITICAL_STYLES = '/*critical styles*/'

/**
 * Resolves when the shop's whole stylesheet is applied. Until then the document has styles only for its own elements,
 * so nothing else may be rendered. Rejects if the sheet fails to load.
 */
export async function stylesheetApplied(page: Document, window: Window): Promise<void> {
  const link = page.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  // A complete document has loaded its stylesheets, or failed to.
  if (!link || link.sheet || page.readyState === 'complete') return
  await new Promise<unknown>((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', () => reject(new Error(`${link.href} did not come.`)), { once: true })
    window.addEventListener('load', resolve, { once: true })
  })
}
