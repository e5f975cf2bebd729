import { graphql } from 'relay-runtime'
import type { resolveUrlQuery$data } from '#src/__generated__/resolveUrlQuery.graphql.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'

/** Resolves a path of Magento's URL space. */
export const resolveUrlQuery = graphql`
  query resolveUrlQuery($url: String!) {
    route(url: $url) {
      __typename
      type
      relative_url
      redirect_code
      ... on ProductInterface {
        uid
        url_key
      }
      ... on CategoryInterface {
        uid
      }
      ... on CmsPage {
        identifier
      }
    }
  }
`

export type ResolvedUrl =
  | { readonly kind: 'target'; readonly target: UrlTarget }
  | {
      readonly kind: 'redirect'
      readonly path: string
      readonly statusCode: 301 | 302
      /** Whether the backend found a product, a list or a text there: it follows redirects to redirects. */
      readonly isResolved: boolean
      /** The identifier of the text that the backend found there. */
      readonly text: string | null
    }
  | { readonly kind: 'nothing' }

export function resolvedUrlOf({ route }: resolveUrlQuery$data): ResolvedUrl {
  if (!route) return { kind: 'nothing' }
  if (route.redirect_code === 301 || route.redirect_code === 302) {
    return {
      kind: 'redirect',
      path: route.relative_url ?? '',
      statusCode: route.redirect_code,
      isResolved: route.type != null,
      text: route.identifier ?? null,
    }
  }
  switch (route.type) {
    case 'PRODUCT':
      return route.url_key
        ? { kind: 'target', target: { kind: 'product', urlKey: route.url_key } }
        : { kind: 'nothing' }
    case 'CATEGORY':
      return route.uid ? { kind: 'target', target: { kind: 'category', uid: route.uid } } : { kind: 'nothing' }
    case 'CMS_PAGE':
      return route.identifier
        ? { kind: 'target', target: { kind: 'cms', identifier: route.identifier } }
        : { kind: 'nothing' }
    default:
      return { kind: 'nothing' }
  }
}
