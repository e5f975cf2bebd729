import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SLOT_NAMES } from '#src/shop/defineExtensions.ts'
import { PROJECT_ROOT } from '#tests/arch/sources.ts'
import { stageExtensions } from './stageExtensions.ts'

let documents: Awaited<ReturnType<typeof stageExtensions>>
beforeAll(async () => {
  documents = await stageExtensions(async () => ({
    apiVersion: 1,
    slots: (await import('./markedSlots.tsx')).blockInEverySlot,
  }))
})
afterAll(() => documents.close())

/** The contexts of the slots in a document, in their order. */
async function slotsAt(path: string, cookie = '') {
  const { html } = await documents.open(path, {}, cookie)
  return [...html.matchAll(/<aside data-slot="([^"]+)" data-context="([^"]*)">/g)].map(
    ([, slot = '', context = '']) => `${slot} ${context.replaceAll('&quot;', "'")}`,
  )
}

const SHELL = ['announcement {}', 'header.end {}', 'footer.start {}'] as const
const [ANNOUNCEMENT, HEADER, FOOTER] = SHELL

test('the home page', async () => {
  expect(await slotsAt('/')).toEqual([ANNOUNCEMENT, HEADER, 'home.end {}', FOOTER])
})

test('a category', async () => {
  expect(await slotsAt('/tavola.html')).toEqual([
    ANNOUNCEMENT,
    HEADER,
    expect.stringMatching(/^category\.top \{'uid':'\w+=*'\}$/),
    FOOTER,
  ])
})

test('a product', async () => {
  const product = (slot: string) =>
    expect.stringMatching(
      new RegExp(`^product\\.${slot} \\{'sku':'TS-TEIERA','uid':'\\w+=*','urlKey':'teiera-pausa'\\}$`),
    )
  expect(await slotsAt('/teiera-pausa.html')).toEqual([
    ANNOUNCEMENT,
    HEADER,
    product('belowPrice'),
    product('belowChoices'),
    product('belowDescription'),
    FOOTER,
  ])
})

test('another page has the slots of header and footer', async () => {
  expect(await slotsAt('/contact')).toEqual(SHELL)
})

test('the checkout shows none of them', async () => {
  expect(await slotsAt('/checkout')).toEqual([])
})

test('every slot is in the sources once, and docs/extending.md describes it', () => {
  const texts = globSync('src/{features,pages,shell}/**/*.tsx', { cwd: PROJECT_ROOT }).map((path) =>
    readFileSync(`${PROJECT_ROOT}${path}`, 'utf8'),
  )
  const placed = texts.flatMap((text) =>
    [...text.matchAll(/<Slot\s+name=(?:"([^"]+)"|\{`([^`]+)`\})/g)].map(([, name, template]) => name ?? template),
  )
  const steps = ['contact', 'delivery', 'payment'].map((step) => `checkout.step.${step}.end`)
  const found = placed.flatMap((name) => (name === 'checkout.step.${step}.end' ? steps : (name ?? [])))
  expect({ times: found.length, names: new Set(found) }).toEqual({
    times: SLOT_NAMES.length,
    names: new Set(SLOT_NAMES),
  })
  const guide = readFileSync(`${PROJECT_ROOT}docs/extending.md`, 'utf8')
  expect(SLOT_NAMES.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})
