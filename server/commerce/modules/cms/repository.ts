import { oneRow } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'

/** The parent value of `CmsPage`. */
export type CmsPage = {
  readonly __typename: 'CmsPage'
  readonly id: number
  readonly identifier: string
  readonly isActive: boolean
  readonly pageLayout: string
  readonly urlKey: string
  readonly title: string
  readonly contentHeading: string
  readonly content: string
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  readonly route: { readonly redirectCode: number; readonly relativeUrl: string } | null
}

type PageRow = {
  id: number
  identifier: string
  is_active: number
  page_layout: string
  url_key: string
  title: string
  content_heading: string
  content: string
  meta_title: string | null
  meta_description: string | null
}

const PAGE_SQL = `
  SELECT page.id, page.identifier, page.is_active, page.page_layout,
    coalesce(own.url_key, base.url_key, page.identifier) AS url_key, coalesce(own.title, base.title, '') AS title,
    coalesce(own.content_heading, base.content_heading, '') AS content_heading,
    coalesce(own.content, base.content, '') AS content,
    coalesce(own.meta_title, base.meta_title) AS meta_title,
    coalesce(own.meta_description, base.meta_description) AS meta_description
  FROM cms_page page
  LEFT JOIN cms_page_text base ON base.page_id = page.id AND base.store_id = 0
  LEFT JOIN cms_page_text own ON own.page_id = page.id AND own.store_id = :store`

function pageOf(context: CommerceContext, row: PageRow | undefined): CmsPage | undefined {
  if (!row) return undefined
  context.shown.add(`cms_p_${row.id}`)
  return {
    __typename: 'CmsPage',
    id: row.id,
    identifier: row.identifier,
    isActive: row.is_active === 1,
    pageLayout: row.page_layout,
    urlKey: row.url_key,
    title: row.title,
    contentHeading: row.content_heading,
    content: row.content,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    route: null,
  }
}

/** A page by id, inactive ones too. */
export const loadPage = (context: CommerceContext, id: number): CmsPage | undefined =>
  pageOf(context, oneRow<PageRow>(context.db, `${PAGE_SQL} WHERE page.id = :id`, { store: context.store.id, id }))

/** An active page by its identifier, or by its path in this store view. */
export const findPage = (context: CommerceContext, identifier: string): CmsPage | undefined =>
  pageOf(
    context,
    oneRow<PageRow>(
      context.db,
      `${PAGE_SQL}
       WHERE page.is_active = 1 AND (page.identifier = :identifier OR coalesce(own.url_key, base.url_key) = :identifier)
       ORDER BY page.identifier = :identifier DESC LIMIT 1`,
      { store: context.store.id, identifier },
    ),
  )

/** The page that the store view shows at `/`. Magento writes `identifier|id` if identifiers are not unique. */
export const homePage = (context: CommerceContext): CmsPage | undefined =>
  findPage(context, context.store.config.cmsHomePage.split('|', 1)[0] ?? '')

/** The answer of `CmsBlock`. */
export type CmsBlock = { readonly identifier: string; readonly title: string; readonly content: string }

/** An active block by identifier or by its id in digits: Magento accepts both. */
export function findBlock(context: CommerceContext, identifier: string): CmsBlock | undefined {
  const block = oneRow<CmsBlock & { readonly id: number }>(
    context.db,
    `SELECT block.id, block.identifier, coalesce(own.title, base.title, '') AS title,
       coalesce(own.content, base.content, '') AS content
     FROM cms_block block
     LEFT JOIN cms_block_text base ON base.block_id = block.id AND base.store_id = 0
     LEFT JOIN cms_block_text own ON own.block_id = block.id AND own.store_id = :store
     WHERE block.is_active = 1 AND (block.identifier = :identifier OR CAST(block.id AS TEXT) = :identifier)`,
    { store: context.store.id, identifier },
  )
  // Tagged by the requested identifier too: a missing block may be created later.
  context.shown.add(`cms_b_${identifier}`)
  if (block) context.shown.add(`cms_b_${block.id}`).add(`cms_b_${block.identifier}`)
  return block
}
