import { createCriticalStyles } from './criticalStyles.ts'
import type { StyleRule } from './criticalStyles.ts'
import type { ViteManifest } from './pageAssets.ts'

/** The same placeholder as in src/platform/document/documentStyles.ts. */
const CRITICAL_STYLES = '/*critical styles*/'

/**
 * Completes a rendered document: the styles that its elements need go into its head, and the link to the stylesheet of
 * the whole shop to its end, where the browser paints the content before it without waiting. The needed rules are known
 * only when the document is rendered to its end.
 */
export function createDocumentStyles(manifest: ViteManifest, rules: readonly StyleRule[]) {
  const sheet = manifest['style.css']
  if (!sheet) throw new Error('[vetrina:ssr] The build holds no stylesheet. Run `npm run build`.')
  const link = `<link rel="stylesheet" href="/${sheet.file}">`
  const stylesFor = createCriticalStyles(rules)
  return async (answer: Response): Promise<Response> => {
    if (answer.body === null) return answer
    const html = await answer.text()
    // Functions, because replacement texts read `$` as a pattern.
    const document = html.replace(CRITICAL_STYLES, () => stylesFor(html)).replace('</body>', () => `${link}</body>`)
    return new Response(document, { status: answer.status, headers: answer.headers })
  }
}
