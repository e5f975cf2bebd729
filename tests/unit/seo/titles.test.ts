import { afterAll, beforeAll, expect, test } from 'vitest'
import { stageDocuments } from '../app/documentStage.ts'

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  documents = await stageDocuments()
})
afterAll(() => documents.close())

const titleOf = async (path: string) => /<title[^>]*>([^<]*)</.exec((await documents.open(path)).html)?.[1]

test('a title has the suffix of the store view', async () => {
  expect(await titleOf('/tavola.html')).toMatch(/ · Terra e Smalto$/)
})

test('a title that would be too long for search engines goes without it', async () => {
  expect(await titleOf('/ricettario-della-tavola.html')).toBe('Ricettario della Tavola, sessanta ricette toscane')
})

test.each(['/', '/en'])('the search in the structured data of %s finds the results of words', async (home) => {
  const { html } = await documents.open(home)
  const template = /"urlTemplate":"([^"]*)"/.exec(html)?.[1]?.replaceAll('\\u002F', '/').replaceAll('\\/', '/') ?? ''
  expect(template).toMatch(/\/search\?q=\{search_term_string\}$/)
  const { pathname, search } = new URL(template.replace('{search_term_string}', encodeURIComponent('a & b')))
  const found = await documents.open(pathname + search)
  expect(found.status).toBe(200)
  expect(found.heading).toContain('a &amp; b')
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(found.html)?.[1]
  expect(canonical).toMatch(/\/search\?q=a%20%26%20b$/)
})
