import { afterAll, beforeAll, expect, test } from 'vitest'
import { stageDocuments } from './documentStage.ts'

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  documents = await stageDocuments()
})
afterAll(() => documents.close())

/** React's placeholder for content later in the document, which then moves the content below. */
const PLACEHOLDER = /<template id="B:/

test.each([
  ['/servizio-tavola-per-quattro.html', 'Uno in più di'],
  ['/piastrella-con-dedica.html', 'La tua dedica'],
  ['/trio-di-vasi.html', 'Quantità di'],
  ['/ricettario-della-tavola-digitale.html', 'Edizione inglese'],
  ['/vaso-anfora.html', 'Smalto'],
  ['/', 'Terra, fuoco'],
  ['/tavola.html', 'Smalto'],
  ['/search?q=vaso', 'Smalto'],
  ['/search?q=zzyzx', 'Cercati spesso'],
])('check 22: the first document of %s holds everything in its place', async (path, words) => {
  const { html } = await documents.open(path)
  expect(html).toContain(words)
  expect(html).not.toMatch(PLACEHOLDER)
})
