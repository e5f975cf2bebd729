import { oneRow } from '../../../db/rows.ts'
import type { CommerceContext } from '../../../engine/context.ts'
import { inputError, MagentoDefect, noSuchEntity } from '../../../engine/errors.ts'
import { homePage, loadPage, type CmsPage } from '../../cms/repository.ts'
import { loadCategories, type Category } from './categories.ts'
import { loadProducts, type Product } from '../products/products.ts'
import type { Route } from './route.ts'

/** A redirect to a target that is not an entity of the shop. */
export type RoutableUrl = {
  readonly __typename: 'RoutableUrl'
  readonly redirect_code: number
  readonly relative_url: string
  readonly type: null
}

export type Routed = Product | Category | CmsPage | RoutableUrl

/** Magento follows redirects to redirects; the limit ends circles. */
const MAX_REDIRECTS = 10
const NOT_VISIBLE = 1

type RewriteRow = {
  request_path: string
  entity_type: string
  entity_id: number
  target_path: string
  redirect_code: number
}

/** Not by a regular expression, whose time would grow with the square of the number of slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/**
 * The target of a URL of this store view, or null. A path that differs only in letter case or by a trailing slash finds
 * the entity with `redirect_code` 301 and the correct path (reference §4.5, observed 7).
 */
export function resolveRoute(context: CommerceContext, url: string): Routed | null {
  // PHP's `empty` holds for "0" too.
  if (['', '0'].includes(url.trim())) throw inputError('"url" argument should be specified and not empty')
  const { path, query } = splitUrl(context, url.trim())
  if (path === '') return routed(homePage(context) ?? null, { redirectCode: 0, relativeUrl: '' }, query)

  const asked = withoutLastSlashes(path)
  const first =
    rewriteOfRequest(context, asked) ?? rewriteOfRequest(context, `${asked}/`) ?? rewriteOfTarget(context, asked)
  if (!first) return null
  const foundByTarget = first.target_path === asked && first.redirect_code === 0
  const isExact = first.request_path === path || foundByTarget
  if (first.redirect_code === 0) {
    const route: Route = { redirectCode: isExact ? 0 : 301, relativeUrl: first.request_path }
    return routed(entityOf(context, first, url), route, query)
  }
  const target = followRedirects(context, first)
  if (target.rewrite) {
    const route: Route = { redirectCode: first.redirect_code, relativeUrl: target.rewrite.request_path }
    return routed(entityOf(context, target.rewrite, url), route, query)
  }
  return { __typename: 'RoutableUrl', redirect_code: first.redirect_code, relative_url: target.path, type: null }
}

function splitUrl(context: CommerceContext, url: string): { path: string; query: string } {
  const local = url.startsWith(context.baseUrl) ? url.slice(context.baseUrl.length) : url
  const withoutHash = local.split('#', 1)[0] ?? ''
  const queryStart = withoutHash.indexOf('?')
  const path = queryStart < 0 ? withoutHash : withoutHash.slice(0, queryStart)
  return { path: path.replace(/^\/+/, ''), query: queryStart < 0 ? '' : withoutHash.slice(queryStart) }
}

const rewriteOfRequest = (context: CommerceContext, path: string): RewriteRow | undefined =>
  oneRow<RewriteRow>(context.db, 'SELECT * FROM url_rewrite WHERE store_id = ? AND request_path = ?', [
    context.store.id,
    path,
  ])

const rewriteOfTarget = (context: CommerceContext, path: string): RewriteRow | undefined =>
  oneRow<RewriteRow>(
    context.db,
    'SELECT * FROM url_rewrite WHERE store_id = ? AND target_path = ? AND redirect_code = 0',
    [context.store.id, path],
  )

function followRedirects(
  context: CommerceContext,
  first: RewriteRow,
): { readonly path: string; readonly rewrite: RewriteRow | null } {
  let path = first.target_path
  for (let hop = 0; hop < MAX_REDIRECTS; hop += 1) {
    const next = rewriteOfRequest(context, path)
    if (!next) return { path, rewrite: null }
    if (next.redirect_code === 0) return { path, rewrite: next }
    path = next.target_path
  }
  return { path, rewrite: null }
}

/** The entity of a rewrite; null for a product without its own page. */
function entityOf(context: CommerceContext, rewrite: RewriteRow, url: string): Product | Category | CmsPage | null {
  const { routesToHidden } = context.oddities
  const missing = () =>
    routesToHidden
      ? new MagentoDefect(`${rewrite.entity_type} of a rewrite is gone`)
      : noSuchEntity(`No such entity found with matching URL key: ${url}`)
  const id = rewrite.entity_id
  if (rewrite.entity_type === 'product') {
    const product = loadProducts(context, [id]).get(id)
    if (!product) throw missing()
    if (!product.isEnabled && !routesToHidden) throw noSuchEntity('This product is disabled.')
    const row = oneRow<{ visibility: number }>(context.db, 'SELECT visibility FROM product WHERE id = ?', [id])
    if (row?.visibility === NOT_VISIBLE) return null
    return product.isEnabled ? product : { ...product, isSalable: false }
  }
  if (rewrite.entity_type === 'category') {
    const category = loadCategories(context, [id]).get(id)
    if (!category) throw missing()
    if (!category.isActive && !routesToHidden) throw noSuchEntity("Category doesn't exist")
    return category
  }
  const page = loadPage(context, id)
  if (!page?.isActive) throw missing()
  return page
}

/** The entity with the way in which it was reached. The home page answers with its own path. */
function routed(entity: Product | Category | CmsPage | null, route: Route, query: string): Routed | null {
  if (!entity) return null
  const path = route.relativeUrl === '' && entity.__typename === 'CmsPage' ? entity.identifier : route.relativeUrl
  return { ...entity, route: { redirectCode: route.redirectCode, relativeUrl: `${path}${query}` } }
}
