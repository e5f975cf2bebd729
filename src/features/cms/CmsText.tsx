import { useMemo } from 'react'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { Prose } from '#src/ui/Prose.tsx'
import { CmsNodes } from './CmsNodes.tsx'
import { parseCmsHtml } from './parseCmsHtml.ts'

/** Most texts are but words: the code for the others comes with the first of them. */
const LaidOut = createNeededPart(async () => (await import('./PageBuilder.tsx')).PageBuilder)

if (import.meta.env.SSR) await LaidOut.load()

/** Something in it is more than words, links and pictures. */
const LAYOUT =
  /data-content-type=["']?(?:column-group|banner|slide|tabs|video|map|products|buttons)|<(?:iframe|video)\b|data-role=["']?collapsible|block-products-list/

/** What {@link CmsHtml} shows. */
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
