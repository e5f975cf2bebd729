import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPublicConfig } from '#src/app/publicConfig.ts'
import { stageDocuments } from './documentStage.ts'

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  documents = await stageDocuments()
})
afterAll(() => documents.close())

const shopWith = (names: Readonly<Record<string, string>>) =>
  readPublicConfig({
    storeViews: JSON.stringify(Object.fromEntries(Object.entries(names).map(([code, name]) => [code, { name }]))),
  })
const ITALIAN_ALONE = shopWith({ it: 'Italiano' })

const waysToEnglish = (html: string) => [...html.matchAll(/href="\/en[/"]|hreflang="en"/gi)].length

test.each(['/', '/menu', '/language'])('%s offers the languages whose store view there is', async (path) => {
  const both = await documents.open(path, {}, '', shopWith({ it: 'Italiano', en: 'In inglese' }))
  expect(waysToEnglish(both.html)).toBeGreaterThan(0)
  expect(both.html).toContain('In inglese')
  const alone = await documents.open(path, {}, '', ITALIAN_ALONE)
  expect(alone.status).toBe(200)
  expect(waysToEnglish(alone.html)).toBe(0)
})

test('a backend that has not told its store views offers all', async () => {
  expect(waysToEnglish((await documents.open('/')).html)).toBeGreaterThan(0)
})

test.each(['/en', '/en/tableware.html', '/en/account/signin'])('%s is no page without its store view', async (path) => {
  expect(await documents.open(path)).toMatchObject({ status: 200 })
  expect(await documents.open(path, {}, '', ITALIAN_ALONE)).toMatchObject({
    status: 404,
    heading: 'Pagina non trovata',
  })
})
