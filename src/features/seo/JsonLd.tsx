import { useMemo } from 'react'
import { trustedHtml } from '#src/platform/document/trustedHtml.ts'
import { inlineJson } from './inlineJson.ts'

/** The schema.org types that this shop uses. */
export type JsonLdData = { readonly '@type': string; readonly [property: string]: unknown }

/** Structured data of the page for search engines, in a script element that browsers do not execute. */
export function JsonLd({ data }: { readonly data: JsonLdData }) {
  const text = inlineJson({ '@context': 'https://schema.org', ...data })
  const html = useMemo(() => ({ __html: trustedHtml(text) }), [text])
  // Another element for other data, because browsers with Trusted Types report a script that is modified.
  return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={html} />
}
