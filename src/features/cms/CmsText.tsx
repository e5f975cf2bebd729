import { useMemo } from 'react'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { Prose } from '#src/ui/layout/Prose.tsx'
import { CmsNodes } from './CmsNodes.tsx'
import { parseCmsHtml } from './parseCmsHtml.ts'

/** Most texts are plain: the code for layouts loads with the first text that needs it. */
const LaidOut = createNeededPart(async () => (await import('./PageBuilder.tsx')).PageBuilder)

if (import.meta.env.SSR) await LaidOut.load()

/** Matches content other than text, links and pictures. */
const LAYOUT =
  /data-content-type=["']?(?:column-group|banner|slide|tabs|video|map|products|buttons)|<(?:iframe|video)\b|data-role=["']?collapsible|block-products-list/

/** The content of {@link CmsHtml}. */
export function CmsText({ html }: { readonly html: string }) {
  return LAYOUT.test(html) ? <LaidOut html={html} embedded /> : <Words html={html} />
}

function Words({ html }: { readonly html: string }) {
  const nodes = useMemo(() => parseCmsHtml(html), [html])
  return (
    <Prose>
      <CmsNodes nodes={nodes} />
    </Prose>
  )
}
