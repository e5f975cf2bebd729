/**
 * Every navigation loads it, because most pages show a text.
 *
 * @offline
 */

import { useMemo } from 'react'
import { CmsNodes } from './CmsNodes.tsx'
import { parseCmsHtml } from './parseCmsHtml.ts'

/** The content of {@link CmsHtml}. */
export function CmsText({ html }: { readonly html: string }) {
  const nodes = useMemo(() => parseCmsHtml(html), [html])
  return <CmsNodes nodes={nodes} />
}
