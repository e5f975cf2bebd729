import { useState } from 'react'
import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { Prose } from '#src/ui/layout/Prose.tsx'
import { useCameFromServer } from '#src/ui/useIsServerHtml.ts'
import { ServedText } from './ServedText.tsx'

export const LateCmsText = createNeededPart(async () => (await import('./CmsText.tsx')).CmsText)
const LaidOut = createNeededPart(async () => (await import('./PageBuilder.tsx')).PageBuilder)

if (import.meta.env.SSR) await Promise.all([LateCmsText.load(), LaidOut.load()])

/** Matches content other than text, links and pictures. */
const LAYOUT =
  /data-content-type=["']?(?:column-group|banner|slide|tabs|video|map|products|buttons)|<(?:iframe|video)\b|data-role=["']?collapsible|block-products-list/

/** The code of a text, for pages that appear together with their texts; null without a text. */
export function textCode(html: string | null | undefined): LazyValue<true> | null {
  if (!html) return null
  return LAYOUT.test(html) ? LaidOut.settled : LateCmsText.settled
}

/**
 * Sanitised HTML from the backend as running text; links within the shop are routed. The parser and the sanitiser load
 * with the first text that the server's document does not contain, or that has a layout.
 */
export function CmsHtml({ html }: { readonly html: string }) {
  const cameFromServer = useCameFromServer()
  const [first] = useState(html)
  if (LAYOUT.test(html)) return <LaidOut html={html} embedded />
  if (!import.meta.env.SSR && cameFromServer && html === first) return <ServedText />
  return (
    <Prose>
      <LateCmsText html={html} />
    </Prose>
  )
}
