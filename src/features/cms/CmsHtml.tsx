import { useMemo } from 'react'
import { Prose } from '#src/ui/Prose.tsx'
import { CmsNodes } from './CmsNodes.tsx'
import { parseCmsHtml } from './parseCmsHtml.ts'

/** HTML from the backend as running text: sanitised; links to the shop's own pages are routed in the app. */
export function CmsHtml({ html }: { html: string }) {
  const nodes = useMemo(() => parseCmsHtml(html), [html])
  return (
    <Prose>
      <CmsNodes nodes={nodes} />
    </Prose>
  )
}
