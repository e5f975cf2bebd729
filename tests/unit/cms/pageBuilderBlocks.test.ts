import { expect, test } from 'vitest'
import {
  banner,
  buttonLink,
  columns,
  heading,
  productsCarousel,
  row,
  text,
} from '#server/commerce/seed/demo/pageBuilder.ts'
import { blocksOf } from '#src/features/cms/pageBuilderBlocks.ts'
import type { Block } from '#src/features/cms/pageBuilderBlocks.ts'
import { parseCmsHtml, textOf } from '#src/features/cms/parseCmsHtml.ts'

const read = (html: string) => blocksOf(parseCmsHtml(html))

/** Kinds with what they hold, short enough to compare at a glance. */
function outline(blocks: readonly Block[]): readonly unknown[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'row':
        return { [`row ${block.appearance}`]: outline(block.blocks) }
      case 'columns':
        return { columns: block.columns.map(({ blocks: inner }) => outline(inner)) }
      case 'html':
        return block.nodes.map(textOf).join('|')
      default:
        return block.kind
    }
  })
}

const DRAFT = {
  appearance: 'poster',
  pictures: { desktop: '/media/wysiwyg/wide.jpg', mobile: '/media/wysiwyg/tall.jpg' },
  href: '/casa/vasi.html',
  linkType: 'category',
  content: '<h1>Terra & fuoco</h1>',
  button: 'Scopri',
  label: 'Un vaso "cremisi"',
} as const

test('a page is read as the merchant laid it out', () => {
  const page = [
    row('full-bleed', banner(DRAFT)),
    row('contained', columns(banner({ ...DRAFT, button: null }), banner({ ...DRAFT, button: null }))),
    row('contained', heading('h2', 'Novità'), productsCarousel([]), buttonLink('/novita.html', 'Tutte')),
    row('contained', columns(`${heading('h3', 'A')}${text('<p>a</p>')}`, `${heading('h3', 'B')}${text('<p>b</p>')}`)),
  ].join('\n')
  expect(outline(read(page))).toEqual([
    { 'row full-bleed': ['banner'] },
    { 'row contained': [{ columns: [['banner'], ['banner']] }] },
    { 'row contained': ['Novità', 'products', 'buttons'] },
    { 'row contained': [{ columns: [['A|a'], ['B|b']] }] },
  ])
})

test('a banner has two crops, the words on it, its picture’s text, and one call to action', () => {
  const [block] = read(banner(DRAFT))
  expect(block).toMatchObject({
    kind: 'banner',
    appearance: 'poster',
    picture: { wide: '/media/wysiwyg/wide.jpg', narrow: '/media/wysiwyg/tall.jpg', alt: 'Un vaso "cremisi"' },
    href: '/casa/vasi.html',
    button: 'Scopri',
  })
  expect(block?.kind === 'banner' && block.content.map(textOf)).toEqual(['Terra & fuoco'])
})

test('a banner without a button is a link itself', () => {
  expect(read(banner({ ...DRAFT, button: null }))).toMatchObject([{ button: null, href: '/casa/vasi.html' }])
})

test.each([
  ['a broken list of pictures', '{"desktop_image'],
  ['no picture', '{}'],
  ['a picture that is no address', '{\\&quot;desktop_image\\&quot;:\\&quot;javascript:alert(1)\\&quot;}'],
  ['a picture of data', '{\\&quot;desktop_image\\&quot;:\\&quot;data:image/png;base64,AA\\&quot;}'],
])('%s leaves the words', (_what, pictures) => {
  const html = `<div data-content-type="banner"><div data-element="wrapper" data-background-images="${pictures}"><div data-element="content"><p>a</p></div></div></div>`
  const [block] = read(html)
  expect(block).toMatchObject({ kind: 'banner', picture: null })
  expect(block?.kind === 'banner' && block.content.map(textOf)).toEqual(['a'])
})

test('a script address does not become the target of a banner', () => {
  expect(read(banner({ ...DRAFT, href: 'javascript:alert(1)' }))).toMatchObject([{ href: null }])
})

test('a carousel keeps the order of its SKUs, is named by the heading above, and has links to fall back on', () => {
  const pieces = [
    { sku: 'B', name: 'Brocca', href: '/brocca.html' },
    { sku: 'A', name: 'Anfora', href: '/anfora.html' },
  ]
  const [found] = read(row('contained', heading('h2', 'Appena uscite'), productsCarousel(pieces)))
  expect(found?.kind === 'row' && found.blocks[1]).toEqual({
    kind: 'products',
    skus: ['B', 'A'],
    label: 'Appena uscite',
    links: [
      { href: '/brocca.html', name: 'Brocca' },
      { href: '/anfora.html', name: 'Anfora' },
    ],
  })
})

test('buttons tell which one is loud', () => {
  const html = buttonLink('/a', 'Piano') + buttonLink('/b', 'Forte').replace('secondary', 'primary')
  expect(read(html)).toEqual([
    { kind: 'buttons', buttons: [{ href: '/a', label: 'Piano', loud: false }] },
    { kind: 'buttons', buttons: [{ href: '/b', label: 'Forte', loud: true }] },
  ])
})

test('columns carry the merchant’s shares and colours', () => {
  const html = columns('a', 'b').replace(
    'data-content-type="column" ',
    '$&style="width: 33.3%; background-color: #123456" ',
  )
  expect(read(html)).toMatchObject([
    {
      kind: 'columns',
      columns: [
        { share: 33.3, background: '#123456' },
        { share: null, background: null },
      ],
    },
  ])
})

test('an image knows its shape when the HTML tells it', () => {
  const image = (size: string) =>
    `<figure data-content-type="image" data-appearance="full-width"><img src="/media/a.jpg" alt="Vasi"${size} data-element="desktop_image"><img src="/media/b.jpg" alt="Vasi" data-element="mobile_image"><figcaption>Fuori</figcaption></figure>`
  expect(read(image(' width="1600" height="800"'))).toMatchObject([
    { kind: 'image', ratio: 2, picture: { wide: '/media/a.jpg', narrow: '/media/b.jpg', alt: 'Vasi' } },
  ])
  expect(read(image(''))).toMatchObject([{ ratio: null }])
})

test('what is hidden is not there', () => {
  expect(read('<p>a</p><div data-content-type="text" style="display: none"><p>b</p></div>')).toHaveLength(1)
  expect(outline(read('<p>a</p><div data-content-type="text" style="display: none"><p>b</p></div>'))).toEqual(['a'])
})

test('an unknown content type is its HTML; what is known inside it is drawn', () => {
  expect(outline(read('<div data-content-type="map"><p>a</p></div>'))).toEqual(['a'])
  expect(outline(read(`<div data-content-type="tabs"><p>a</p>${banner(DRAFT)}</div>`))).toEqual(['a', 'banner'])
})

test('plain HTML is one run of words', () => {
  expect(outline(read('<p>a</p>\n<h2>b</h2>\n<ul><li>c</li></ul>'))).toHaveLength(1)
})
