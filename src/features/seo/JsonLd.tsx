import { inlineJson } from './inlineJson.ts'

/** A thing of schema.org, as far as this shop describes them. */
export type JsonLdData = { readonly '@type': string; readonly [property: string]: unknown }

/** What the page is about, for search engines: a data block, which no browser executes. */
export function JsonLd({ data }: { readonly data: JsonLdData }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: inlineJson({ '@context': 'https://schema.org', ...data }) }}
    />
  )
}
