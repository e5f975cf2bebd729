import { runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { textScopes } from '../store/textScopes.ts'

export function seedCms(input: SeedInput): void {
  const { db, shop } = input
  const scopes = textScopes(input)
  for (const page of shop.cmsPages) {
    const { lastId: id } = runSql(db, 'INSERT INTO cms_page (identifier, page_layout) VALUES (?, ?)', [
      page.identifier,
      page.pageLayout,
    ])
    const owner = `the page ${page.identifier}`
    for (const { storeId, ownId, text } of scopes) {
      const urlKey = text(page.urlKey, `the URL key of ${owner}`)
      runSql(
        db,
        `INSERT INTO cms_page_text
           (page_id, store_id, url_key, title, content_heading, content, meta_title, meta_description)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          id,
          storeId,
          urlKey,
          text(page.title, `the title of ${owner}`),
          text(page.contentHeading, `the heading of ${owner}`),
          text(page.content, `the content of ${owner}`),
          text(page.meta.title, `the meta title of ${owner}`),
          text(page.meta.description, `the meta description of ${owner}`),
        ],
      )
      runSql(
        db,
        `INSERT INTO url_rewrite (store_id, request_path, entity_type, entity_id, target_path)
         VALUES (?, ?, 'cms-page', ?, ?)`,
        [ownId, urlKey, id, `cms/page/view/page_id/${id}`],
      )
    }
  }
  for (const block of shop.cmsBlocks) {
    const { lastId: id } = runSql(db, 'INSERT INTO cms_block (identifier) VALUES (?)', [block.identifier])
    for (const { storeId, text } of scopes) {
      runSql(db, 'INSERT INTO cms_block_text VALUES (?, ?, ?, ?)', [
        id,
        storeId,
        text(block.title, `the title of the block ${block.identifier}`),
        text(block.content, `the content of the block ${block.identifier}`),
      ])
    }
  }
}
