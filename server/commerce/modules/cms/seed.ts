import { runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { textScopes } from '../store/textScopes.ts'

export function seedCms(input: SeedInput): void {
  const { db, shop, storeIds } = input
  const scopes = textScopes(input)
  for (const page of shop.cmsPages) {
    const { lastId: id } = runSql(db, 'INSERT INTO cms_page (identifier, page_layout) VALUES (?, ?)', [
      page.identifier,
      page.pageLayout,
    ])
    for (const { storeId, code } of scopes) {
      runSql(
        db,
        `INSERT INTO cms_page_text
           (page_id, store_id, url_key, title, content_heading, content, meta_title, meta_description)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          id,
          storeId,
          page.urlKey[code],
          page.title[code],
          page.contentHeading[code],
          page.content[code],
          page.meta.title[code],
          page.meta.description[code],
        ],
      )
      runSql(
        db,
        `INSERT INTO url_rewrite (store_id, request_path, entity_type, entity_id, target_path)
         VALUES (?, ?, 'cms-page', ?, ?)`,
        [storeIds[code], page.urlKey[code], id, `cms/page/view/page_id/${id}`],
      )
    }
  }
  for (const block of shop.cmsBlocks) {
    const { lastId: id } = runSql(db, 'INSERT INTO cms_block (identifier) VALUES (?)', [block.identifier])
    for (const { storeId, code } of scopes) {
      runSql(db, 'INSERT INTO cms_block_text VALUES (?, ?, ?, ?)', [
        id,
        storeId,
        block.title[code],
        block.content[code],
      ])
    }
  }
}
