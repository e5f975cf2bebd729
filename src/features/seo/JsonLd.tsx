import { use, useMemo } from 'react'
import { trustedHtml } from '#src/platform/document/trustedHtml.ts'
import { inlineJson } from './inlineJson.ts'
import { IndexedContext, TopmostContext } from './TopmostContext.ts'

/** The schema.org types that this shop uses. */
export type JsonLdData = { readonly '@type': string; readonly [property: string]: unknown }

/**
 * Structured data of the page for search engines, in a script element that browsers do not execute. A page that they must
 * not show has none, and neither has one below an overlay, whose document is not shown either.
 */
export function JsonLd({ data }: { readonly data: JsonLdData }) {
  const text = inlineJson({ '@context': 'https://schema.org', ...data })
  const html = useMemo(() => ({ __html: trustedHtml(text) }), [text])
  const isTopmost = use(TopmostContext)
  if (!use(IndexedContext) || !isTopmost) return null
  // Another element for other data, because browsers with Trusted Types report a script that is modified.
  return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={html} />
}
