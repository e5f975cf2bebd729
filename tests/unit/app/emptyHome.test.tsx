import { afterAll, beforeAll, expect, test } from 'vitest'
import { stageDocuments, type Spoil } from './documentStage.ts'

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  documents = await stageDocuments()
})
afterAll(() => documents.close())

/** The merchant's page after an installation: it exists, and is empty. */
const withoutContent: Spoil = async (answer) => {
  const { data } = (await (await answer()).json()) as { readonly data: { readonly cmsPage: object } }
  return Response.json({ data: { ...data, cmsPage: { ...data.cmsPage, content: '<p>&nbsp;</p>' } } })
}

test('a home page without content has the name of the shop, its categories and its products', async () => {
  const { html, ...document } = await documents.open('/', { HomePageQuery: withoutContent })
  expect(document).toMatchObject({ status: 200, reported: [] })
  expect(document.heading).not.toBe('')
  expect(document.heading).not.toBeNull()
  const tiles = /<nav aria-label="Categorie del negozio">.*?<\/nav>/s.exec(html)?.[0] ?? ''
  expect(tiles).toContain('href="/tavola.html"')
  expect(html).toContain('aria-label="Novità"')
  expect(html.match(/<article/g)?.length).toBeGreaterThan(7)
})

test('it is whole where its categories and products cannot be had', async () => {
  const { status } = await documents.open('/', {
    HomePageQuery: withoutContent,
    HomeDoorsQuery: () => new Response('', { status: 503 }),
  })
  expect(status).toBe(200)
})
