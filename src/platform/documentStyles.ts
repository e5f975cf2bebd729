/** Placeholder in the document for the critical styles (server/ssr/criticalStyles.ts). */
export const CRITICAL_STYLES = '/*critical styles*/'

/**
 * Resolves when the shop's whole stylesheet is applied. Until then the document has styles only for its own elements,
 * so nothing else may be rendered. Rejects if the sheet fails to load.
 */
export async function stylesheetApplied(page: Document): Promise<void> {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet) continue
    // oxlint-disable-next-line no-await-in-loop -- a document has one
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve, { once: true })
      link.addEventListener('error', () => reject(new Error(`${link.href} did not come.`)), { once: true })
    })
  }
}
