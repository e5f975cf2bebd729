import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extensionProblems } from '#src/routes/extensionProblems.ts'
import { EXTENSION_API_VERSION } from '#src/shop/defineExtensions.ts'
import { exampleExtensions, stageExtensions } from './stageExtensions.ts'

const SLOT = 'product.belowPrice'

/** Those of the example, with a block for every way to fail. */
async function withBadBlocks() {
  const example = await exampleExtensions()
  const { badBlocks, BAD_BLOCKS, MISSING, STUCK } = await import('./badBlocks.tsx')
  const bad = badBlocks(Object.keys(BAD_BLOCKS) as (keyof typeof BAD_BLOCKS)[])
  return { ...example, slots: { [SLOT]: [...bad, MISSING, STUCK, ...(example.slots?.[SLOT] ?? [])] } }
}

let documents: Awaited<ReturnType<typeof stageExtensions>>
beforeAll(async () => {
  documents = await stageExtensions(withBadBlocks)
})
afterAll(() => documents.close())

const PRODUCT = '/teiera-pausa.html'

/** The text of the example's block. */
const NOTE = /The parcel weighs [\d.]+ kg/g

const textOf = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>|<!--.*?-->|<[^>]+>/g, '')

describe('the document of a product with extensions', () => {
  test('contains a block with its data, once, and none that throws or waits', async () => {
    const { status, heading, html } = await documents.open(PRODUCT)
    expect({ status, heading }).toEqual({ status: 200, heading: 'Teiera Pausa' })
    expect(textOf(html).match(NOTE)).toHaveLength(1)
    expect(html).not.toMatch(/SHOWN|LOADING/)
    // One mark for each block that the browser tries again.
    expect(html.match(/<template id="[^"]+"><\/template>/g)).toHaveLength(6)
    // React itself found no failure.
    expect(html).not.toContain('<!--$!-->')
  })

  test('hands the answer over, so that the browser does not ask again', async () => {
    const { html } = await documents.open(PRODUCT)
    expect(html).toMatch(/\\"weight\\":[\d.]+/)
  })

  test('reports each failure with the name of the block, and a block that waits is none', async () => {
    const { reported } = await documents.open(PRODUCT)
    expect(reported.toSorted()).toEqual([
      'extension missing',
      'extension stuck',
      'extension throws',
      'extension throws-inside',
    ])
  })

  test('is the same without the data of a block, and the mark is there', async () => {
    const { status, heading, html, reported } = await documents.open(PRODUCT, {
      WeightNoteQuery: () => new Response('', { status: 503 }),
    })
    expect({ status, heading }).toEqual({ status: 200, heading: 'Teiera Pausa' })
    expect(textOf(html)).not.toMatch(NOTE)
    expect(html.match(/<template id="[^"]+"><\/template>/g)).toHaveLength(7)
    expect(reported).toContain('extension weight-note')
  })

  test('does not wait for data that does not come', async () => {
    const hanging = Promise.withResolvers<Response>()
    const { status, html, reported } = await documents.open(PRODUCT, { WeightNoteQuery: () => hanging.promise })
    hanging.resolve(new Response('', { status: 503 }))
    expect(status).toBe(200)
    expect(textOf(html)).not.toMatch(NOTE)
    expect(reported).toContain('extension weight-note')
  })
})

describe('a page of an extension', () => {
  test('is a document of the shop with its data', async () => {
    const { status, heading, html, hasFooter, reported } = await documents.open('/week/tavola')
    expect({ status, heading, hasFooter, reported }).toEqual({
      status: 200,
      heading: 'The week of Tavola',
      hasFooter: true,
      reported: [],
    })
    expect(html).toContain('<title>The week of Tavola')
  })

  test('is missing where its subject is', async () => {
    expect(await documents.open('/week/nothing')).toMatchObject({ status: 404, heading: 'Pagina non trovata' })
  })
})

describe('mistakes in extensions', () => {
  const OWN = [
    { name: 'cart', path: '/cart' },
    { name: 'accountOrder', path: '/account/orders/$number' },
    { name: 'product' },
  ]
  const page = (name: string, path: string) => ({ kind: 'path', name, path }) as const
  const problemsOf = (pages: ReturnType<typeof page>[]) =>
    extensionProblems({ apiVersion: EXTENSION_API_VERSION, pages }, OWN)

  test.each([
    [page('a', '/cart'), '/cart is the page cart'],
    [page('a', '/cart/'), '/cart is the page cart'],
    [page('a', '/account/orders/last'), '/account/orders/$number is the page accountOrder'],
    [page('cart', '/basket'), 'there is a page of this name'],
    [page('product', '/basket'), 'there is a page of this name'],
    [page('a', '/$what'), 'the path must begin with a word'],
    [page('a', '/'), 'the path must be words'],
    [page('a', '/Week'), 'the path must be words'],
    [page('a', '/api/week'), 'the host itself answers /api'],
    [page('a', '/en/week'), '/en is a store'],
  ])('%o', (added, problem) => {
    expect(problemsOf([added])).toEqual([expect.stringContaining(`extensions.ts: page ${added.name}, ${added.path}: `)])
    expect(problemsOf([added])[0]).toContain(problem)
  })

  test('good pages', () => {
    expect(problemsOf([page('a', '/week/$urlKey'), page('b', '/account/loyalty'), page('c', '/week')])).toEqual([])
  })

  test('two pages at one address', () => {
    expect(problemsOf([page('a', '/week'), page('b', '/week')])).toEqual([
      'extensions.ts: page b, /week: /week is the page a',
    ])
  })

  test('slots and blocks', () => {
    const block = { name: 'note', screen: () => Promise.reject(new Error('never')) }
    const slots = { 'home.end': [block], 'receipt.end': [block], 'product.above': [] }
    expect(extensionProblems({ apiVersion: EXTENSION_API_VERSION, slots }, OWN)).toEqual([
      expect.stringContaining('extensions.ts: slots.product.above: there is no such slot. The slots are announcement,'),
      'extensions.ts: slots: two blocks are called note',
    ])
  })

  test('vendors', () => {
    const vendor = {
      id: 'chat',
      name: 'Chat',
      purposes: [],
      sources: { script: ['chat.example/app.js'] },
      load: () => undefined,
    }
    expect(extensionProblems({ apiVersion: EXTENSION_API_VERSION, vendors: [vendor, vendor] }, OWN)).toEqual([
      'extensions.ts: vendors: two vendors have the id chat',
      ...[1, 2].flatMap(() => [
        'extensions.ts: vendor chat: must have a purpose that the shopper may grant',
        'extensions.ts: vendor chat, sources.script: chat.example/app.js must be an origin, e.g. https://scripts.example',
      ]),
    ])
  })

  test('another version of the surface', () => {
    expect(extensionProblems({ apiVersion: 0 as never }, OWN)).toEqual([
      `extensions.ts: apiVersion: must be ${EXTENSION_API_VERSION}. docs/extending.md lists the changes since 0`,
    ])
  })
})
