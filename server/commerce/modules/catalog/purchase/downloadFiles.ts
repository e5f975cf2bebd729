import type { DatabaseSync } from 'node:sqlite'
import { oneRow } from '../../../db/rows.ts'

const SAMPLE = /^\/downloadable\/download\/sample\/sample_id\/(\d+)\/?$/
const LINK_SAMPLE = /^\/downloadable\/download\/linkSample\/link_id\/(\d+)\/?$/

/** The file of a sample's address, relative to the folder of downloads; null for any other address. */
export function sampleFileOfPath(db: DatabaseSync, path: string): string | null {
  const sampleId = SAMPLE.exec(path)?.[1]
  if (sampleId !== undefined) return fileOf(db, 'SELECT file FROM downloadable_sample WHERE id = ?', sampleId)
  const linkId = LINK_SAMPLE.exec(path)?.[1]
  return linkId === undefined
    ? null
    : fileOf(db, 'SELECT sample_file AS file FROM downloadable_link WHERE id = ?', linkId)
}

const fileOf = (db: DatabaseSync, sql: string, id: string): string | null =>
  oneRow<{ file: string | null }>(db, sql, [Number(id)])?.file ?? null
