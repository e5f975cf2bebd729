import { useMemo } from 'react'
import { Prose } from '#src/ui/Prose.tsx'
import { CmsNodes } from './CmsNodes.tsx'
import { parseCmsHtml } from './parseCmsHtml.ts'

/** What {@link CmsHtml} shows. */
export function CmsText({ html }: { html: string }) {
  const nodes = useMemo(() => parseCmsHtml(html), [html])
  return (
    <Prose>
      <CmsNodes nodes={nodes} />
    </Prose>
  )
}
