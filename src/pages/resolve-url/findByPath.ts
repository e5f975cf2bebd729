import { graphql } from 'relay-runtime'
import type { findByPathQuery$data, findByPathQuery$variables } from '#src/__generated__/findByPathQuery.graphql.ts'
import { isInputRefused, isNoSuchEntity } from '#src/lib/errorCategories.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'

/** Looks for a text, a product and a category that a path may belong to, where `route` fails for it. */
export const findByPathQuery = graphql`
  query findByPathQuery($identifier: String!, $urlKey: String!, $urlPath: String!) {
    cmsPage(identifier: $identifier) @catch {
      identifier
    }
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) @catch {
      items {
        uid
        url_key
      }
    }
    categories(filters: { url_path: { eq: $urlPath } }) @catch {
      items {
        uid
      }
    }
  }
`

const without = (path: string, suffix: string): string =>
  suffix !== '' && path.endsWith(suffix) ? path.slice(0, -suffix.length) : path

/** The names that the owner of a path may have. */
export function namesIn(
  path: string,
  suffixes: { readonly productUrlSuffix: string; readonly categoryUrlSuffix: string },
): findByPathQuery$variables {
  const identifier = path.replace(/\/+$/, '')
  return {
    identifier,
    urlKey: without(identifier.slice(identifier.lastIndexOf('/') + 1), suffixes.productUrlSuffix),
    urlPath: without(identifier, suffixes.categoryUrlSuffix),
  }
}

/** Throws if the backend could not say of a kind of page whether the path belongs to one. */
export function foundByPath({ cmsPage, products, categories }: findByPathQuery$data): UrlTarget | null {
  const identifier = cmsPage.ok && cmsPage.value?.identifier
  if (identifier) return { kind: 'cms', identifier }
  const urlKey = products.ok && products.value?.items?.[0]?.url_key
  if (urlKey) return { kind: 'product', urlKey }
  const uid = categories.ok && categories.value?.items?.[0]?.uid
  if (uid) return { kind: 'category', uid }
  for (const answer of [cmsPage, products, categories])
    if (!answer.ok && !isNoSuchEntity(answer.errors) && !isInputRefused(answer.errors))
      throw new Error('[vetrina:routes] no answer about a path')
  return null
}
