import { pino } from 'pino'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { migrate } from '#server/commerce/db/migrate.ts'
import { mailMigrations } from '#server/commerce/modules/mail/migrations.ts'
import { openRecords } from '#server/records/openRecords.ts'
import type { Records } from '#server/records/records.ts'
import { createReference } from '#server/withdrawals/reference.ts'
import { createWithdrawalDesk } from '#server/withdrawals/withdrawalDesk.ts'
import type { Statement } from '#server/withdrawals/statement.ts'

let folder = ''
let now = Date.parse('2026-11-20T18:24:28Z')
const opened: Records[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-withdrawals-'))
  now = Date.parse('2026-11-20T18:24:28Z')
})
afterEach(async () => {
  for (const records of opened.splice(0)) await records.close()
  await rm(folder, { recursive: true })
})

async function open(merchantEmail: string | null = 'shop@example.com') {
  let keys = 0
  let references = 0
  const records = await openRecords(
    { dataDirectory: folder, databaseUrl: null },
    { log: pino({ level: 'silent' }), isFirst: true },
  )
  opened.push(records)
  const desk = createWithdrawalDesk({
    records,
    merchantEmail,
    shopOf: async () => ({ name: 'Terra e Smalto', url: 'https://shop.test', timeZone: 'Europe/Rome' }),
    now: () => now,
    createReference: () => `R-7KQ2-000${(references += 1)}`,
    randomText: () => `key${now}${(keys += 1)}`,
  })
  return { ...desk, outbox: records.outbox }
}

const statement: Statement = {
  name: 'Ada Bianchi',
  email: 'ada@example.com',
  orderNumber: '000000012',
  goods: 'La tazza petrolio\nIl mortaio',
  language: 'it',
  store: 'it',
}

const mailsOf = async ({ outbox }: Pick<Records, 'outbox'>) => {
  const mails = []
  const claim = () => outbox.claim(now, now + 1)
  for (let mail = await claim(); mail; mail = await claim()) mails.push(mail)
  return mails
}

test('art. 54-bis: a statement gets a receipt with its content, day and time, on the screen and by mail', async () => {
  const desk = await open()
  const receipt = await desk.file(statement)
  expect(receipt).toEqual({
    reference: 'R-7KQ2-0001',
    receivedAt: '2026-11-20T18:24:28.000Z',
    name: 'Ada Bianchi',
    email: 'ada@example.com',
    orderNumber: '000000012',
    goods: 'La tazza petrolio\nIl mortaio',
  })
  const [mail, notice, ...more] = await mailsOf(desk)
  expect(more).toEqual([])
  expect([mail?.kind, mail?.recipient, mail?.subject]).toEqual([
    'withdrawal-receipt',
    'ada@example.com',
    'Ricevuta del tuo recesso R-7KQ2-0001',
  ])
  for (const words of ['20 novembre 2026', '19:24:28', 'Ada Bianchi', '000000012', 'La tazza petrolio', 'Il mortaio']) {
    expect(mail?.plainText).toContain(words)
    expect(mail?.html).toContain(words)
  }
  expect([notice?.kind, notice?.recipient]).toEqual(['withdrawal-notice', 'shop@example.com'])
})

test('no statement is lost or doubled: sent again it is the same one, and a restart keeps it with its mail', async () => {
  const desk = await open()
  const receipt = await desk.file(statement)
  now += 60_000
  expect(await desk.file(statement)).toEqual(receipt)
  for (const records of opened.splice(0)) await records.close()

  const again = await open()
  expect(await again.file(statement)).toEqual(receipt)
  expect((await mailsOf(again)).map(({ kind }) => kind)).toEqual(['withdrawal-receipt', 'withdrawal-notice'])
  expect((await again.file({ ...statement, goods: '' }))?.reference).toBe('R-7KQ2-0002')
})

test('without an address of the shop the statement is kept, and the consumer gets the receipt all the same', async () => {
  const desk = await open(null)
  await desk.file({ ...statement, goods: '', language: 'en' })
  const mails = await mailsOf(desk)
  expect(mails.map(({ subject }) => subject)).toEqual(['Receipt of your withdrawal R-7KQ2-0001'])
  expect(mails[0]?.plainText).toContain('the whole order')
})

test('references are random: hosts that know nothing of each other do not give the same one to two people', () => {
  const references = Array.from({ length: 2_000 }, createReference)
  expect(new Set(references).size).toBe(2_000)
  for (const reference of references) expect(reference).toMatch(/^R-[2-9B-DF-HJ-NP-TV-Z]{4}-[2-9B-DF-HJ-NP-TV-Z]{4}$/)
})

test('a statement of an earlier version keeps the reference of its receipt', async () => {
  const db = openDatabase(join(folder, 'withdrawals.sqlite'))
  migrate(db, mailMigrations)
  db.exec(`
    INSERT INTO migration (id, applied_at) VALUES ('withdrawals-001-statements', 0);
    CREATE TABLE withdrawal (
      id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, email TEXT NOT NULL, order_number TEXT NOT NULL,
      goods TEXT NOT NULL, language TEXT NOT NULL, received_at INTEGER NOT NULL,
      UNIQUE (email, order_number, name, goods)
    ) STRICT;
    INSERT INTO withdrawal (id, name, email, order_number, goods, language, received_at)
    VALUES (41, 'Ada Bianchi', 'ada@example.com', '000000012', '', 'it', 1763662000000);
  `)
  db.close()
  const desk = await open()
  expect(await desk.file({ ...statement, goods: '' })).toMatchObject({
    reference: 'R-000041',
    receivedAt: new Date(1763662000000).toISOString(),
  })
  expect(await desk.file(statement)).toMatchObject({ reference: 'R-7KQ2-0001' })
})
