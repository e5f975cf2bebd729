import { inlineJson } from './inlineJson.ts'

/** The schema.org types that this shop uses. */
export type JsonLdData = { readonly '@type': string; readonly [property: string]: unknown }

/** Structured data of the page for search engines, in a script element that browsers do not execute. */
export function JsonLd({ data }: { readonly data: JsonLdData }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: inlineJson({ '@context': 'https://schema.org', ...data }) }}
    />
  )
}
