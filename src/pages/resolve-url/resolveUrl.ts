import { graphql } from 'relay-runtime'
import type { resolveUrlQuery$data } from '#src/__generated__/resolveUrlQuery.graphql.ts'
import { isInputRefused, isNoSuchEntity } from '#src/lib/errorCategories.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'

/** Resolves a path of Magento's URL space. */
export const resolveUrlQuery = graphql`
  query resolveUrlQuery($url: String!) {
    route(url: $url) @catch {
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

export type ResolvedUrl = {
  /** The page there, or at the end of the redirects that the backend follows; null if there is none. */
  readonly target: UrlTarget | null
  readonly redirect: {
    readonly path: string
    readonly statusCode: 301 | 302
    /** Whether the backend found a product, a list or a text there: it follows redirects to redirects. */
    readonly isResolved: boolean
  } | null
}

/**
 * The page or redirect of a path; null if the backend could not look the path up. A Magento 2.4.7 fails so for a text
 * that is switched off, and for a product or category that was deleted.
 */
export function resolvedUrlOf({ route: answer }: resolveUrlQuery$data): ResolvedUrl | null {
  if (!answer.ok)
    return isNoSuchEntity(answer.errors) || isInputRefused(answer.errors) ? { target: null, redirect: null } : null
  const { type, url_key: urlKey, uid, identifier, redirect_code: statusCode, relative_url: path } = answer.value ?? {}
  const target: UrlTarget | null =
    type === 'PRODUCT' && urlKey
      ? { kind: 'product', urlKey }
      : type === 'CATEGORY' && uid
        ? { kind: 'category', uid }
        : type === 'CMS_PAGE' && identifier
          ? { kind: 'cms', identifier }
          : null
  const isRedirect = statusCode === 301 || statusCode === 302
  return { target, redirect: isRedirect ? { path: path ?? '', statusCode, isResolved: type != null } : null }
}
