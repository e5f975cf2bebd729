import { afterAll, beforeAll, expect, test } from 'vitest'
import { stageDocuments } from './documentStage.ts'

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  documents = await stageDocuments('commerce', ['Query.giftRegistry'])
})
afterAll(() => documents.close())

const NOWHERE = '/gift-registry/nobody-has-this'

test('the address of a gift registry that is not there leads nowhere, and the page says what to do', async () => {
  const { html, ...document } = await documents.open(NOWHERE)
  expect(document).toMatchObject({ status: 404, heading: 'Lista regalo', reported: [] })
  expect(html).toContain('Non troviamo questa lista')
  expect(html).toMatch(/<meta name="robots" content="noindex/)
})

test('where the backend fails at it, the address is not said to lead nowhere', async () => {
  const failing = () =>
    Response.json({
      data: { giftRegistry: null, storeConfig: null },
      errors: [{ message: 'Internal server error', path: ['giftRegistry'] }],
    })
  const document = await documents.open(NOWHERE, { GiftRegistryPageQuery: failing })
  expect(document).toMatchObject({ status: 503, retryAfter: '30', heading: 'Torniamo subito' })
})
