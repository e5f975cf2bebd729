import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openRecords } from '#server/records/openRecords.ts'
import type { Choice, Filing, Records } from '#server/records/records.ts'
import type { Statement } from '#server/withdrawals/statement.ts'
import { createSchema, hasPostgres } from '#tests/harness/servers/postgres.ts'

const isThere = await hasPostgres()

const MINUTE = 60_000

/** A place of records that several hosts, or several processes of one host, open. */
type Place = { readonly open: () => Promise<Records>; readonly end: () => Promise<void> }

const log = pino({ level: 'silent' })

async function folderPlace(): Promise<Place> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'vetrina-records-'))
  return {
    open: () => openRecords({ dataDirectory, databaseUrl: null }, { log, isFirst: true }),
    end: () => rm(dataDirectory, { recursive: true }),
  }
}

async function postgresPlace(): Promise<Place> {
  const schema = await createSchema()
  return {
    open: () => openRecords({ dataDirectory: '/nowhere', databaseUrl: schema.url }, { log, isFirst: true }),
    end: schema.drop,
  }
}

const places = [
  ['files of a host', folderPlace],
  ...(isThere ? ([['a PostgreSQL', postgresPlace]] as const) : []),
] as const

const now = Date.now()
const statement: Statement = {
  name: 'Ada Bianchi',
  email: 'ada@example.com',
  orderNumber: '000000012',
  goods: 'La tazza petrolio\nIl mortaio',
  language: 'it',
  store: 'it',
}
const mail = (recipient: string) => ({
  mail: {
    kind: 'withdrawal-receipt',
    recipient,
    content: { language: 'it', subject: 'Ricevuta', preview: '', blocks: [], signature: [] },
  },
  origin: { senderName: 'Shop', senderEmail: null, messageKey: randomUUID(), now },
})
const filing = (references: readonly string[] = [`R-${randomUUID()}`]): Filing => {
  const left = [...references]
  return {
    receivedAt: now,
    createReference: () => left.shift() ?? `R-${randomUUID()}`,
    mailsOf: ({ email }) => [mail(email)],
  }
}

const choice: Choice = {
  browser: 'b'.repeat(22),
  chosenAt: now - MINUTE,
  receivedAt: now,
  granted: ['statistics', 'marketing'],
  textVersion: '0123456789abcdef',
  vendors: ['tagManager'],
  language: 'it',
  store: 'it',
}

describe.each(places)('records in %s', (_name, createPlace) => {
  let place: Place
  let opened: Records[] = []
  const open = async () => {
    const records = await place.open()
    opened.push(records)
    return records
  }
  beforeEach(async () => {
    place = await createPlace()
  })
  afterEach(async () => {
    await Promise.all(opened.map((records) => records.close()))
    opened = []
    await place.end()
  })

  test('a statement is kept once with its mail, also when two hosts get it at the same moment', async () => {
    const [one, other] = [await open(), await open()]
    const receipts = await Promise.all(
      Array.from({ length: 20 }, (_each, index) => (index % 2 ? one : other).statements.file(statement, filing())),
    )
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
    expect(receipts[0]).toMatchObject({ name: 'Ada Bianchi', receivedAt: new Date(now).toISOString() })
    expect(await one.statements.after(0, 10)).toEqual([{ ...receipts[0], language: 'it', place: expect.any(Number) }])
    expect(await one.outbox.claim(now, now + MINUTE)).toMatchObject({ recipient: 'ada@example.com', attempts: 1 })
    expect(await other.outbox.claim(now, now + MINUTE)).toBeNull()
  })

  test('two people never have the same reference, though two hosts draw the same one', async () => {
    const hosts = [await open(), await open()] as const
    const references = ['R-AAAA-AAAA', 'R-BBBB-BBBB', 'R-CCCC-CCCC']
    const receipts = await Promise.all(
      Array.from({ length: 30 }, (_each, index) =>
        hosts[index % 2 ? 0 : 1].statements.file({ ...statement, name: `Person ${index}` }, filing(references)),
      ),
    )
    const given = receipts.map(({ reference }) => reference)
    expect(given).toEqual(expect.arrayContaining(references))
    expect(new Set(given).size).toBe(30)
  })

  test('the longest statement, and one in any script, come back as they were written', async () => {
    const records = await open()
    const long = { ...statement, name: '名'.repeat(255), orderNumber: '9'.repeat(64), goods: '🏺'.repeat(1_000) }
    await records.statements.file(long, filing())
    await records.statements.file({ ...statement, goods: `it's "50 %" \\ ; DROP TABLE withdrawal` }, filing())
    expect((await records.statements.after(0, 10)).map(({ name, goods }) => [name, goods])).toEqual([
      [long.name, long.goods],
      [statement.name, `it's "50 %" \\ ; DROP TABLE withdrawal`],
    ])
  })

  test('statement and mails are kept together or not at all', async () => {
    const records = await open()
    const broken = {
      ...filing(),
      mailsOf: () => {
        throw new Error('no text in this language')
      },
    }
    await expect(records.statements.file(statement, broken)).rejects.toThrow('no text in this language')
    expect(await records.statements.after(0, 10)).toEqual([])
    expect(records.isReady()).toBe(true)
    await records.statements.file(statement, filing())
    expect(await records.statements.after(0, 10)).toHaveLength(1)
  })

  test('each mail is sent by one host, and a host that has died frees its mails', async () => {
    const hosts = [await open(), await open(), await open()] as const
    for (let index = 0; index < 12; index += 1) {
      await hosts[0].statements.file({ ...statement, email: `person${index}@example.com` }, filing())
    }
    const claimed = await Promise.all(
      Array.from({ length: 30 }, async (_each, index) => hosts[index % 2 ? 0 : 1].outbox.claim(now, now + MINUTE)),
    )
    const mails = claimed.filter((one) => one !== null)
    expect(mails).toHaveLength(12)
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(12)
    for (const one of mails) await hosts[0].outbox.delivered(one.id)
    expect(await hosts[2].outbox.claim(now, now + MINUTE)).toBeNull()

    await hosts[0].statements.file(statement, filing())
    // Its claim has ended.
    const dying = await hosts[0].outbox.claim(now, now)
    expect(dying?.attempts).toBe(1)
    const takenOver = await hosts[1].outbox.claim(now + 1, now + MINUTE)
    expect([takenOver?.id, takenOver?.attempts, takenOver?.messageKey]).toEqual([dying?.id, 2, dying?.messageKey])
  })

  test('a mail that did not leave waits for its time, and one that is given up is not sent', async () => {
    const records = await open()
    await records.statements.file(statement, filing())
    const first = await records.outbox.claim(now, now + MINUTE)
    await records.outbox.failed(first?.id ?? 0, now + 60 * MINUTE)
    expect(await records.outbox.claim(now, now + MINUTE)).toBeNull()
    await records.outbox.failed(first?.id ?? 0, now - MINUTE)
    const second = await records.outbox.claim(now, now + MINUTE)
    expect(second?.attempts).toBe(2)
    await records.outbox.failed(second?.id ?? 0, null)
    expect(await records.outbox.claim(now + 90 * MINUTE, now + 99 * MINUTE)).toBeNull()
  })

  test('a choice that is sent twice is kept once, and the later choices of a browser beside it', async () => {
    const [one, other] = [await open(), await open()]
    await Promise.all([one.consents.keep(choice), other.consents.keep({ ...choice, receivedAt: now + 1 })])
    await other.consents.keep({ ...choice, chosenAt: now, granted: [], vendors: [] })
    const kept = await one.consents.after(0, 10)
    expect(kept.map(({ granted, vendors }) => [granted, vendors])).toEqual([
      [choice.granted, choice.vendors],
      [[], []],
    ])
    expect(kept[1]).toEqual({ ...choice, chosenAt: now, granted: [], vendors: [], place: expect.any(Number) })
    expect(await one.consents.after(kept[0]?.place ?? 0, 10)).toEqual([kept[1]])
  })

  test('choices are deleted when their time is over; the texts keep their first day', async () => {
    const records = await open()
    await records.consents.keep({ ...choice, receivedAt: now - 10 * MINUTE })
    await records.consents.keep({ ...choice, chosenAt: now })
    expect(await records.consents.deleteBefore(now - MINUTE)).toBe(1)
    expect(await records.consents.deleteBefore(now - MINUTE)).toBe(0)
    expect(await records.consents.after(0, 10)).toHaveLength(1)

    const texts = { version: 'a', language: 'it', shownSince: now, text: 'Solo i cookie che vuoi' }
    await records.consents.keepTexts([texts])
    await records.consents.keepTexts([
      { ...texts, shownSince: now + 1 },
      { ...texts, version: 'b', language: 'en' },
    ])
    expect(await records.consents.texts()).toEqual([texts, { ...texts, version: 'b', language: 'en' }])
  })

  test('records outlive their host', async () => {
    const first = await place.open()
    const receipt = await first.statements.file(statement, filing())
    await first.consents.keep(choice)
    await first.close()
    const second = await open()
    expect(await second.statements.file(statement, filing())).toEqual(receipt)
    expect(await second.consents.after(0, 10)).toHaveLength(1)
  })
})

test.runIf(isThere)('a host that gets a PostgreSQL moves its records there once, each with its reference', async () => {
  const schema = await createSchema()
  onTestFinished(schema.drop)
  const folders = await Promise.all(
    ['first', 'second'].map((name) => mkdtemp(join(tmpdir(), `vetrina-records-${name}-`))),
  )
  // As the hosts of an earlier version gave them.
  for (const dataDirectory of folders) {
    const files = await openRecords({ dataDirectory, databaseUrl: null }, { log, isFirst: true })
    await files.statements.file({ ...statement, name: dataDirectory }, filing(['R-000001']))
    await files.statements.file(statement, filing())
    await files.consents.keep({ ...choice, browser: randomUUID() })
    await files.consents.keepTexts([{ version: 'a', language: 'it', shownSince: now, text: 'Solo i cookie che vuoi' }])
    await files.close()
  }
  const hosts = await Promise.all(
    [...folders, folders[0] ?? ''].map(async (dataDirectory, index) => {
      const records = await openRecords(
        { dataDirectory, databaseUrl: schema.url },
        { log, isFirst: index < folders.length },
      )
      return records
    }),
  )
  const [records] = hosts
  const kept = await records?.statements.after(0, 10)
  expect(kept?.map(({ name }) => name).toSorted()).toEqual([...folders, statement.name].toSorted())
  expect(kept?.filter(({ reference }) => reference === 'R-000001')).toHaveLength(2)
  expect(await records?.consents.after(0, 10)).toHaveLength(2)
  expect(await records?.consents.texts()).toHaveLength(1)
  const keys = new Set<string>()
  for (let mail = await records?.outbox.claim(now, now + MINUTE); mail;) {
    keys.add(mail.messageKey)
    mail = await records?.outbox.claim(now, now + MINUTE)
  }
  expect(keys.size).toBe(4)
  for (const host of hosts) await host.close()
  for (const folder of folders) {
    expect((await readdir(folder)).toSorted()).toEqual(['consents.moved.sqlite', 'withdrawals.moved.sqlite'])
    await rm(folder, { recursive: true })
  }
})
