import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { stageDocuments } from './documentStage.ts'

const redirect = (requestPath: string, targetPath: string, redirectCode: 301 | 302 = 302) => ({
  store: 'it',
  requestPath,
  targetPath,
  redirectCode,
})

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  const urlRedirects = [
    ...demoShop.urlRedirects,
    redirect('fuori', 'https://esterno.example/x?a=1'),
    redirect('blu', 'tavola.html?smalto=1', 301),
    redirect('storia', 'chi-siamo#Storia'),
    redirect('vecchia-pagina/', 'chi-siamo'),
    redirect('giro-a', 'giro-b'),
    redirect('giro-b', 'giro-a'),
    redirect('giro', 'giro'),
  ]
  documents = await stageDocuments('open-source', [], '2.4.8', { seed: { ...demoShop, urlRedirects } })
})
afterAll(() => documents.close())

test.each([
  ['/fuori', 302, 'https://esterno.example/x?a=1'],
  ['/blu', 301, '/tavola.html?smalto=1'],
  ['/blu?utm_id=7', 301, '/tavola.html?smalto=1'],
  ['/storia', 302, '/chi-siamo#Storia'],
  // Merchants write a slash at the end of some addresses.
  ['/vecchia-pagina/', 302, '/chi-siamo'],
  ['/vecchia-pagina', 302, '/chi-siamo'],
  ['/vasi.html?utm_id=120212345678901234', 301, '/casa/vasi.html?utm_id=120212345678901234'],
])('%s', async (path, status, location) => {
  expect(await documents.open(path)).toMatchObject({ status, location, reported: [] })
})

test.each([
  ['/giro', 0],
  ['/giro-a', 1],
  ['/giro-b', 1],
])('the circle of redirects at %s is a missing page, with one line in the log', async (path, lines) => {
  const { status, location, reported } = await documents.open(path)
  expect({ status, location, lines: reported.length }).toEqual({ status: 404, location: null, lines })
})
