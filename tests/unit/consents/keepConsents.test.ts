import { CONSENT_TEXTS, CONSENT_VERSIONS } from 'virtual:consent-texts'
import { expect, test } from 'vitest'
import { keepOnce } from '#server/consents/keepConsents.ts'
import { openSqliteRecords } from '#server/records/sqliteRecords.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

const DAY = 86_400_000

test('proofs are kept for their days and not longer, and the texts of each build are added', async () => {
  const records = openSqliteRecords({ withdrawalsPath: ':memory:', consentsPath: ':memory:' })
  const { consents } = records
  const logged: unknown[] = []
  let now = 0
  const keep = (version: string) =>
    keepOnce({
      consents,
      texts: [{ version, language: 'it', text: `text of ${version}` }],
      days: 3,
      now: () => now,
      log: { info: (fields: unknown) => void logged.push(fields), error: () => undefined },
    })
  const choice = {
    browser: 'b'.repeat(22),
    granted: [],
    textVersion: 'first',
    vendors: [],
    language: 'it',
    store: 'it',
  }
  await keep('first')
  await consents.keep({ ...choice, chosenAt: 1, receivedAt: now })
  now += 2 * DAY
  await consents.keep({ ...choice, chosenAt: 2, receivedAt: now })
  await keep('second')
  expect(await consents.after(0, 10)).toHaveLength(2)
  now += DAY + 1
  await keep('second')
  expect((await consents.after(0, 10)).map(({ chosenAt }) => chosenAt)).toEqual([2])
  expect(logged).toEqual([{ deleted: 1 }])
  expect((await consents.texts()).map(({ version, shownSince }) => [version, shownSince])).toEqual([
    ['first', 0],
    ['second', 2 * DAY],
  ])
  await records.close()
})

test('the texts of the consent have a version in each language, and contain all that is asked', () => {
  const locales = SHOP.stores.map(({ locale }) => locale)
  expect(Object.keys(CONSENT_VERSIONS).toSorted()).toEqual([...new Set(locales)].toSorted())
  expect(new Set(Object.values(CONSENT_VERSIONS)).size).toBe(new Set(locales).size)
  for (const version of Object.values(CONSENT_VERSIONS)) expect(version).toMatch(/^[\da-f]{16}$/)
  for (const words of ['Solo i cookie che vuoi', 'Accetta tutto', 'Capire dove ci si blocca', 'Fornitori:']) {
    expect(CONSENT_TEXTS['it']).toContain(words)
  }
  expect(CONSENT_TEXTS['en']).toContain('Accept')
})
