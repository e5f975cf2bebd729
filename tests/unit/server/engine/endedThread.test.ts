import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { allRows, runSql } from '#server/commerce/db/rows.ts'

test('a thread that is ended within a transaction leaves its committed rows and no lock', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-ended-'))
  const path = join(folder, 'commerce.sqlite')
  const worker = new Worker(new URL('fixtures/endlessWriter.ts', import.meta.url), { workerData: path })
  await once(worker, 'message')
  await worker.terminate()
  const db = openDatabase(path)
  runSql(db, 'INSERT INTO written (name) VALUES (?)', ['later'])
  expect(allRows(db, 'SELECT name FROM written')).toEqual([{ name: 'committed' }, { name: 'later' }])
  db.close()
  await rm(folder, { recursive: true })
})
