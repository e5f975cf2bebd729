/** Stands in the document where the host puts the styles that its elements need (server/ssr/criticalStyles.ts). */
export const CRITICAL_STYLES = '/*critical styles*/'

/**
 * Resolves when the stylesheet of the whole shop is applied: until then the document has the styles of its own elements
 * alone, and nothing else may be rendered. Rejects where the sheet does not come.
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
