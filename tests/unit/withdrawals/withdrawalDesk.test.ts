import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWithdrawalDesk, type WithdrawalDesk } from '#server/withdrawals/withdrawalDesk.ts'
import type { Statement } from '#server/withdrawals/statement.ts'

let folder = ''
let now = Date.parse('2026-11-20T18:24:28Z')
const opened: WithdrawalDesk[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-withdrawals-'))
  now = Date.parse('2026-11-20T18:24:28Z')
})
afterEach(async () => {
  for (const desk of opened.splice(0)) desk.close()
  await rm(folder, { recursive: true })
})

function open(merchantEmail: string | null = 'shop@example.com'): WithdrawalDesk {
  let keys = 0
  const desk = openWithdrawalDesk({
    databasePath: join(folder, 'withdrawals.sqlite'),
    merchantEmail,
    shopOf: async () => ({ name: 'Terra e Smalto', url: 'https://shop.test', timeZone: 'Europe/Rome' }),
    now: () => now,
    randomText: () => `key${now}${(keys += 1)}`,
  })
  opened.push(desk)
  return desk
}

const statement: Statement = {
  name: 'Ada Bianchi',
  email: 'ada@example.com',
  orderNumber: '000000012',
  goods: 'La tazza petrolio\nIl mortaio',
  language: 'it',
  store: 'it',
}

const mailsOf = (desk: WithdrawalDesk) => {
  const mails = []
  for (let mail = desk.outbox.claim(now, now + 1); mail; mail = desk.outbox.claim(now, now + 1)) mails.push(mail)
  return mails
}

test('art. 54-bis: a statement gets a receipt with its content, day and time, on the screen and by mail', async () => {
  const desk = open()
  const receipt = await desk.file(statement)
  expect(receipt).toEqual({
    reference: 'R-000001',
    receivedAt: '2026-11-20T18:24:28.000Z',
    name: 'Ada Bianchi',
    email: 'ada@example.com',
    orderNumber: '000000012',
    goods: 'La tazza petrolio\nIl mortaio',
  })
  const [mail, notice, ...more] = mailsOf(desk)
  expect(more).toEqual([])
  expect([mail?.kind, mail?.recipient, mail?.subject]).toEqual([
    'withdrawal-receipt',
    'ada@example.com',
    'Ricevuta del tuo recesso R-000001',
  ])
  for (const words of ['20 novembre 2026', '19:24:28', 'Ada Bianchi', '000000012', 'La tazza petrolio', 'Il mortaio']) {
    expect(mail?.plainText).toContain(words)
    expect(mail?.html).toContain(words)
  }
  expect([notice?.kind, notice?.recipient]).toEqual(['withdrawal-notice', 'shop@example.com'])
})

test('no statement is lost or doubled: sent again it is the same one, and a restart keeps it with its mail', async () => {
  const desk = open()
  const receipt = await desk.file(statement)
  now += 60_000
  expect(await desk.file(statement)).toEqual(receipt)
  opened.splice(0).forEach((each) => each.close())

  const again = open()
  expect(await again.file(statement)).toEqual(receipt)
  expect(mailsOf(again).map(({ kind }) => kind)).toEqual(['withdrawal-receipt', 'withdrawal-notice'])
  expect((await again.file({ ...statement, goods: '' }))?.reference).toBe('R-000002')
})

test('without an address of the shop the statement is kept, and the consumer gets the receipt all the same', async () => {
  const desk = open(null)
  await desk.file({ ...statement, goods: '', language: 'en' })
  const mails = mailsOf(desk)
  expect(mails.map(({ subject }) => subject)).toEqual(['Receipt of your withdrawal R-000001'])
  expect(mails[0]?.plainText).toContain('the whole order')
})
